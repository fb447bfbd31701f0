import type { Kind, Tag } from '../tags/tag.ts';
import { type Draft, isFree } from './draft.ts';

const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'where', 'which', 'who', 'value', 'source', 'period', 'not'];
const HAVING = ['with', 'where', 'that', 'which'];

/** What leads from a thing to the payments it has: `products mentioned on Kelvanta payments`. */
export const LEADING_TO_PAYMENTS = /^(?:with|without|mentioned|named|listed|appearing|shown|tied|linked|owning)$/;

/** `products with spend in 2024`, `states where Pfizer had spend`: those that have some, with how much. */
export function isHavingSpend({ tags, tokens, figures }: Draft, noun: Tag): boolean {
  const amount = tags.find(({ kind, from }) => kind === 'amount' && from >= noun.to);
  const [only, another] = figures;
  const isPlain = only?.kind === 'measure' && only.measure === 'total_amount' && another === undefined;
  const between = tags.filter(({ from, to }) => amount && from >= noun.to && to <= amount.from);
  const isSaid = HAVING.includes(tokens[noun.to]?.low ?? '') && between.every(({ kind }) => BETWEEN.includes(kind));
  return amount !== undefined && isPlain && isSaid && tokens[amount.to - 1]?.low !== 'total';
}

/** `states where Pfizer spent`: the word that leads to what happened in them. */
export function leadingWhere(draft: Draft, noun: Tag): Tag | undefined {
  const next = draft.tags[draft.tags.indexOf(noun) + 1];
  return isFree(draft, next, 'where') ? next : undefined;
}

/** `hospitals that got grants from Pfizer, and the sums`, `with amounts`: with how much, which the last words ask for. */
export function isShownLast({ tags, figures }: Draft, noun: Tag): boolean {
  const rest = tags.filter(({ kind, from }) => kind !== 'filler' && from >= noun.to);
  const [and, last] = rest.slice(-2);
  const [only, another] = figures;
  const isAmount = only?.kind === 'measure' && only.measure === 'total_amount' && another === undefined;
  const isSaid = rest.slice(0, -2).some(({ kind }) => kind === 'verb');
  const isBeside = and?.kind === 'and' || (and?.kind === 'preposition' && and.word === 'with');
  return isAmount && isSaid && isBeside && last?.kind === 'amount';
}

/** `doctors who invested in Stellmoor`: what they did says who is meant, with how much. */
export function isInvesting({ tags, tokens, figures }: Draft, noun: Tag): boolean {
  const [only, another] = figures;
  const isAlone = only?.kind === 'measure' && only.measure === 'amount_invested' && another === undefined;
  const said = tags.find((tag) => tag.kind === 'measure' && tag.from >= noun.to);
  const between = said && tokens.slice(noun.to, said.from).every(({ low }) => DOING.includes(low));
  return isAlone && between === true && tokens[said.to]?.low === 'in';
}

const DOING = ['who', 'that', 'have', 'has', 'are', 'had', 'were', 'also', 'ever'];
