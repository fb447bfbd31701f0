import type { Tag } from '../../tags/tag.ts';
import type { Token } from '../../text/tokens.ts';
import { after, type Draft, replace, textOf } from '../draft.ts';
import { addGroup } from '../groups.ts';

/** `what share goes to the top 10 companies` is what the first hold together. */
export function isOfTop({ tags, tokens }: Draft): boolean {
  const rank = tags.findIndex(({ kind }) => kind === 'rank');
  const share = tags.findIndex(({ kind }) => kind === 'share');
  // `how much of the spend goes to the top 3, in percent`.
  const isPart = tokens[0]?.low === 'how' && tokens[2]?.low === 'of';
  // `the top 3 companies' share per year`.
  const owner = tags.slice(0, Math.max(0, share)).findLast(({ kind }) => kind !== 'filler');
  const isTheirs =
    rank >= 0 && rank < share && owner?.kind === 'noun' && tokens[tags[share]?.from ?? 0]?.low !== 'what';
  // `the 10 largest companies account for what percentage of spend`.
  const isHeld = rank >= 0 && rank < share && tokens.slice(tags[rank]?.to, tags[share]?.from).some(isHolding);
  // `share by company, top 5` are rows.
  const isOfRows = tags.slice(Math.max(0, share), Math.max(0, rank)).some(
    (tag) =>
      tag.kind === 'by' &&
      !['pay', 'hold', 'make', 'receive'].includes(tokens[tag.from - 1]?.lemma ?? '') &&
      // `accounted for by the five largest companies`: they have it together.
      !isOfFirst(tags, tag) &&
      // `what part of the payments, by amount, went to the top 10`.
      !['amount', 'measure', 'unit'].includes(tags[tags.indexOf(tag) + 1]?.kind ?? ''),
  );
  return share >= 0 && !isOfRows && (rank > share || isTheirs || isHeld || (rank >= 0 && isPart));
}

/** `by the top 3 companies`, `by five biggest spenders`. */
function isOfFirst(tags: readonly Tag[], by: Tag): boolean {
  const rest = tags.slice(tags.indexOf(by) + 1).filter(({ kind }) => kind !== 'filler');
  const [first, second] = rest;
  return first?.kind === 'rank' || (first?.kind === 'number' && second?.kind === 'rank');
}

/** `what share of the money paid to doctors went to the ten best paid ones`: the first of those who are named before. */
export function readFirstOnes(draft: Draft): void {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const those = rank && draft.tags[draft.tags.indexOf(rank) + 1];
  // `the ten best paid of them`.
  if (those?.kind === 'followUp' && OF_THEM.test(textOf(draft, those))) replace(draft, those, { kind: 'filler' });
  const ones = rank && draft.tokens.slice(rank.to, rank.to + 3).some(({ low }) => low === 'ones' || low === 'them');
  const isLast = rank && after(draft, rank, ['filler', 'preposition', 'number', 'period', 'unit']) === undefined;
  const noun = rank && draft.tags.findLast((tag) => tag.to <= rank.from && isOfSomebody(tag));
  if (!(ones || isLast) || !noun || !draft.ranking || draft.groups.length > 0) return;
  const dimension = noun.kind === 'noun' ? noun.noun.dimension : 'recipient';
  addGroup(draft, { kind: 'dimension', dimension });
}

const OF_THEM = /^(?:of|among) (?:them|those|these)$/i;

function isOfSomebody(tag: Tag): boolean {
  return (
    (tag.kind === 'noun' && RANKED_AGAIN.includes(tag.noun.dimension)) ||
    (tag.kind === 'value' && tag.isPerson === true)
  );
}

/** `what share of spend went to the ten with the highest consulting fees`: the first by something else than what they have a share of. */
export function areFirstByOther({ tags, tokens }: Draft): boolean {
  const at = tags.findIndex(({ kind }) => kind === 'rank');
  const rank = tags[at];
  const kindOf = (tag: Tag | undefined) =>
    tag?.kind === 'value' && tag.choices[0]?.field === 'nature' ? JSON.stringify(tag.choices[0].values) : undefined;
  const by = kindOf(tags[at + 1]);
  const isWith = rank && tokens.slice(Math.max(0, rank.from - 2), rank.from).some(({ low }) => low === 'with');
  const whole = new Set(tags.slice(0, Math.max(0, at)).flatMap((tag) => kindOf(tag) ?? []));
  return isWith === true && by !== undefined && !(whole.size === 1 && whole.has(by));
}

export const FIRST_BY_OTHER =
  'I can say what part the first of them hold by the same money, and not what part those hold who are first by something else.';

/** `what share of the ten best paid doctors is royalties`: a part of theirs, and no part that is theirs. */
export function isPartOfFirst({ tags, tokens, filters }: Draft): boolean {
  const rank = tags.find(({ kind }) => kind === 'rank');
  const number = rank && tags[tags.indexOf(rank) - 1];
  const start = (number?.kind === 'number' ? number.from : rank?.from) ?? 0;
  const isOf = tokens.slice(Math.max(0, start - 2), start).some(({ low }) => ['of', 'for', 'among'].includes(low));
  const being = tokens.findLastIndex(({ lemma }) => lemma === 'be' || lemma === 'go');
  return isOf && rank !== undefined && being >= rank.to && filters.some(({ at = -1 }) => at > being);
}

/** `for each of the five largest companies, what share of their spend`: the first by all that they have, and not by the part. */
export function areEachOfFirst({ tags, tokens }: Draft): boolean {
  return tags.some((tag, at) => {
    const [rank, noun] = tags.slice(at + 1).filter(({ kind }) => !['filler', 'preposition', 'number'].includes(kind));
    const isEach = tag.kind === 'by' && ['each', 'every'].includes(tokens[tag.to - 1]?.low ?? '');
    return isEach && rank?.kind === 'rank' && noun?.kind === 'noun';
  });
}

export const PART_OF_FIRST =
  'I can say what part the first of them hold, and not yet what part of theirs is something else.';

const RANKED_AGAIN = ['recipient', 'company', 'product', 'specialty', 'state', 'city', 'investigator'];

/** What has a part of the whole: `meals make up`, `the ten largest account for`; `payments Pfizer makes` are whole. */
export function isHolding({ lemma }: Token, at: number, tokens: readonly Token[]): boolean {
  const isMade = lemma === 'make' && tokens[at + 1]?.lemma === 'be';
  return !isMade && ['account', 'make', 'represent', 'hold', 'cover'].includes(lemma);
}
