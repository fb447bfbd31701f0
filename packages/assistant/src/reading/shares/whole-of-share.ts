import { after, type Draft } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';
import { isHolding } from './share-of-first.ts';

const THEIRS = ['its', 'their', 'his', 'her'];

/** `Kelvanta's spend`, `what share of its spend did Kelvanta put into meals`: whose money the whole is, wherever it stands. */
export function ownsWhole(draft: Draft, share: { from: number; to: number }, filter: ValueFilter): boolean {
  const at = filter.at ?? 0;
  if (filter.isNegated || !/^(?:company|recipient_id)/.test(filter.field)) return false;
  return (hasMoney(draft, at) && !isSubject(draft, share, at)) || isWhose(draft, share, at);
}

/** `Kelvanta's 2024 spend`; of `was Kelvanta's spend` it is the part. */
function hasMoney(draft: Draft, at: number): boolean {
  const value = draft.tags.find(({ from }) => from === at);
  const isOwner = value !== undefined && /(?:'s|s')$/i.test(draft.tokens[value.to - 1]?.text ?? '');
  if (!isOwner || draft.tokens[at - 1]?.lemma === 'be') return false;
  const money = after(draft, value, ['filler', 'period', 'preposition']);
  return money?.kind === 'amount' || money?.kind === 'unit' || money?.kind === 'verb';
}

/** `Kelvanta's spend makes up what share of meals`. */
function isSubject({ tokens, filters }: Draft, share: { from: number }, at: number): boolean {
  const verb = tokens.findIndex((token, index) => index > at && index < share.from && isHolding(token, index, tokens));
  return verb >= 0 && filters.every((other) => (other.at ?? 0) <= at || (other.at ?? 0) > verb);
}

/** `of its 2024 spend did Kelvanta devote`: said before who it is. */
function isWhose({ tokens }: Draft, share: { to: number }, at: number): boolean {
  const isSaid = tokens.slice(share.to, at).some(({ low }) => THEIRS.includes(low));
  return isSaid && ['do', 'have'].includes(tokens[at - 1]?.lemma ?? '');
}
