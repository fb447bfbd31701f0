import type { Tag } from '../tags/tag.ts';
import { after, type Draft, has, open, take } from './draft.ts';
import { addNounFilters } from './read-groups.ts';
import type { ValueFilter } from './reading.ts';

/** Verbs between the whole and its part: `what share of spend is meals`, `goes to cardiologists`. */
const PIVOTS = new Set([
  'be',
  'go',
  'come',
  'pay',
  'spend',
  'receive',
  'do',
  'account',
  'represent',
  'make',
  'get',
  'from',
  'have',
  'attributable',
  'on',
  'flow',
  'take',
  'involve',
  'cover',
]);

/** `share of meals in spend` has a part; `share of each company` is of every row. */
export function readShares(draft: Draft): void {
  const tags = open(draft, 'share');
  if (tags.length === 0) return;
  take(draft, ...tags);
  if (has(draft, 'growth')) return;
  if (isOfPeople(draft, tags[0]))
    draft.cannot = 'I can say the share of an amount or of a number of payments, but not yet of people.';
  for (const tag of open(draft, 'noun').filter(
    ({ noun }) => noun.where || noun.dimension === 'recipient' || noun.dimension === 'company',
  )) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  if (draft.figures.length === 0) readShareUnit(draft);
  const isOfRows =
    draft.groups.some((group) => group.kind === 'dimension' && group.dimension !== 'program_year') ||
    has(draft, 'compare', 'versus');
  if (draft.ranking && draft.groups.some(({ kind }) => kind === 'dimension') && isOfTop(draft)) {
    const group = draft.groups.find((one) => one.kind === 'dimension');
    if (group?.kind === 'dimension')
      draft.comparison = { kind: 'concentration', n: draft.ranking.n, dimension: group.dimension };
    draft.groups = [];
    draft.ranking = undefined;
    return;
  }
  const part = isOfRows ? [] : partOf(draft, startOf(draft, tags[0]?.to ?? 0));
  draft.filters = draft.filters.filter((filter) => !part.includes(filter));
  draft.comparison = part.length > 0 ? { kind: 'share', part } : { kind: 'share' };
}

/** `what percent of physicians received …` is a part of the people, not of the money. */
function isOfPeople(draft: Draft, share: Tag | undefined): boolean {
  const next = share && after(draft, share);
  return next?.kind === 'noun' && next.noun.dimension === 'recipient' && after(draft, next)?.kind === 'verb';
}

/** `percentage of records`, `share of the number of payments`. */
function readShareUnit(draft: Draft): void {
  const unit = open(draft, 'unit')[0];
  if (unit?.measure === 'records') draft.figures = [{ kind: 'measure', measure: 'records' }];
}

/** `what share goes to the top 10 companies` is what the first hold together. */
function isOfTop({ tags }: Draft): boolean {
  const rank = tags.findIndex(({ kind }) => kind === 'rank');
  const share = tags.findIndex(({ kind }) => kind === 'share');
  return share >= 0 && rank > share;
}

/** `how much of … comes from X, in percent`: the word at the end says only how. */
function startOf({ filters }: Draft, shareEnd: number): number {
  return filters.some(({ at = -1 }) => at >= shareEnd) ? shareEnd : 0;
}

/** Conditions of the part: what follows `share of` at once, else what follows the last verb. */
function partOf(draft: Draft, shareEnd: number): ValueFilter[] {
  const placed = draft.filters.filter(({ at, isNegated }) => at !== undefined && !isNegated);
  const pivot = draft.tokens.findLastIndex(
    ({ lemma }, index) => index >= shareEnd && PIVOTS.has(lemma) && placed.some(({ at = 0 }) => at > index),
  );
  const isWholeFirst = draft.tags.some(
    (tag) =>
      tag.from >= shareEnd &&
      ['amount', 'unit', 'measure', 'source'].includes(tag.kind) &&
      (pivot < 0 || tag.from < pivot),
  );
  const first = shareEnd === 0 ? undefined : placed.find(({ at = 0 }) => at >= shareEnd && at - shareEnd <= 2);
  if (first && !(isWholeFirst && pivot >= 0)) return [first];
  const later = pivot >= 0 ? placed.filter(({ at = 0 }) => at > pivot) : [];
  const chosen = later.length > 0 ? later : placed;
  return chosen.slice(0, 1);
}
