import type { Tag } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, take } from './draft.ts';
import { addGroup, addNoun, addNounFilters } from './groups.ts';
import { addFigure } from './read-figures.ts';
import { isPlural } from './read-lists.ts';
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
  const rates = open(draft, 'rate').filter((rate) => isOfDisputes(draft, rate));
  const tags = [...open(draft, 'share'), ...rates];
  if (tags.length === 0) return;
  if (rates.length > 0) addFigure(draft, { kind: 'measure', measure: 'records' });
  readRankedSharer(draft);
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
  readSharers(draft, tags[0]);
  if (draft.figures.length === 0) readShareUnit(draft);
  const isPartOfEach = isOfEachRow(draft, tags[0]);
  const isOfRows =
    !isPartOfEach &&
    (draft.groups.some((group) => group.kind === 'dimension' && group.dimension !== 'program_year') ||
      has(draft, 'compare', 'versus'));
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
  const amounts = isOfRows || part.length > 0 ? [] : draft.thresholds.filter(({ on }) => on === 'record');
  draft.thresholds = draft.thresholds.filter((threshold) => !amounts.includes(threshold));
  if (amounts.length > 0) draft.comparison = { kind: 'share', amounts };
  else if (part.length > 0) draft.comparison = { kind: 'share', part };
  else if (draft.groups.length > 0 || has(draft, 'compare', 'versus')) draft.comparison = { kind: 'share' };
  else draft.cannot ??= 'Say of what the share is, for example what share of spend is food and beverage.';
}

/** `dispute rate`, `rate of disputes`: the part of the records; of what else a rate is, nobody says. */
function isOfDisputes(draft: Draft, rate: Tag): boolean {
  return [before(draft, rate), after(draft, rate)].some(
    (one) => one?.kind === 'value' && one.choices.some(({ field }) => field === 'dispute_status'),
  );
}

/** `company with the highest dispute rate`: what is ranked by its share has a row each. */
function readRankedSharer(draft: Draft): void {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const noun = rank && before(draft, rank, ['filler', 'preposition', 'verb', 'who']);
  if (!draft.ranking || draft.groups.length > 0 || !isFree(draft, noun, 'noun')) return;
  take(draft, noun);
  addNoun(draft, noun.noun);
}

/** `disputed share by company`, `percentage of spend on meals by state`: the part of each row, not the rows of the part. */
function isOfEachRow(draft: Draft, share: Tag | undefined): boolean {
  if (!share) return false;
  const previous = draft.tags[draft.tags.indexOf(share) - 1];
  const isBefore = previous?.kind === 'value' && !previous.choices.some(({ field }) => field.startsWith('company'));
  const whole = after(draft, share);
  const of = whole && after(draft, whole, ['filler', 'preposition', 'which', 'who', 'verb', 'unit']);
  const isAfter =
    (whole?.kind === 'amount' || whole?.kind === 'unit' || whole?.kind === 'source' || whole?.kind === 'verb') &&
    of?.kind === 'value';
  const value = isBefore ? previous : isAfter ? of : undefined;
  return value !== undefined && draft.filters.some(({ at }) => at === value.from);
}

/** `market share of companies`: each of them. */
function readSharers(draft: Draft, share: Tag | undefined): void {
  const next = share && after(draft, share);
  if (next?.kind !== 'noun' || next.noun.where || !isPlural(draft, next)) return;
  take(draft, next);
  addGroup(draft, { kind: 'dimension', dimension: next.noun.dimension });
}

/** `what percent of physicians received …` is a part of the people, not of the money. */
function isOfPeople(draft: Draft, share: Tag | undefined): boolean {
  const next = share && after(draft, share);
  if (next?.kind !== 'noun' || !['recipient', 'company'].includes(next.noun.dimension)) return false;
  return after(draft, next)?.kind === 'verb' || draft.tokens.some(({ low }) => low === 'among' || low === 'amongst');
}

/** `percentage of records`, `share of the number of payments`. */
function readShareUnit(draft: Draft): void {
  const unit = open(draft, 'unit')[0];
  if (unit?.measure === 'records') draft.figures = [{ kind: 'measure', measure: 'records' }];
}

/** `what share goes to the top 10 companies` is what the first hold together. */
function isOfTop({ tags, tokens }: Draft): boolean {
  const rank = tags.findIndex(({ kind }) => kind === 'rank');
  const share = tags.findIndex(({ kind }) => kind === 'share');
  // `how much of the spend goes to the top 3, in percent`.
  const isPart = tokens[0]?.low === 'how' && tokens[2]?.low === 'of';
  return share >= 0 && (rank > share || (rank >= 0 && isPart));
}

/** `how much of … comes from X, in percent`: the word at the end says only how. */
function startOf({ filters }: Draft, shareEnd: number): number {
  return filters.some(({ at = -1 }) => at >= shareEnd) ? shareEnd : 0;
}

/** `how much of the total` names the whole itself. */
function isOfWhole({ tokens }: Draft, shareEnd: number): boolean {
  return ['total', 'all', 'whole'].includes(tokens[shareEnd - 1]?.low ?? '');
}

/** Conditions of the part: what follows `share of` at once, else what follows the last verb. */
function partOf(draft: Draft, shareEnd: number): ValueFilter[] {
  const isOnlyNegated = draft.filters.every(
    ({ at, isNegated, field }) => at === undefined || isNegated || field.startsWith('company'),
  );
  const placed = draft.filters.filter(({ at, isNegated }) => at !== undefined && (isOnlyNegated || !isNegated));
  const pivot = draft.tokens.findLastIndex(
    ({ lemma }, index) => index >= shareEnd && PIVOTS.has(lemma) && placed.some(({ at = 0 }) => at > index),
  );
  const isWholeFirst =
    isOfWhole(draft, shareEnd) ||
    draft.tags.some(
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
