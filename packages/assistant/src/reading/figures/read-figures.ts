import type { Tag, TagOf } from '../../tags/tag.ts';
import { COUNTED, countedMeasure } from '../counted.ts';
import { after, before, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';
import type { Figure } from '../reading.ts';
import { unitToThird } from '../third-parties.ts';
import { readAverageOfCounts } from './averages-of-counts.ts';
import { readComparedBy } from './compared-by.ts';
import { isBesidePayments, isOrder } from './count-beside.ts';
import { isBeside, isFirstFigure, isInRow, isPerEach, readOfEachKind, startsSeries } from './figures-beside.ts';
import { isJoinedCount } from './joined-count.ts';
import { readCountedBy } from './read-counted-by.ts';
import { readRate } from './read-rate.ts';
import { readStatistics } from './read-statistics.ts';
import { readWorth } from './read-worth.ts';
import { readTheNumber } from './the-number.ts';

const AMOUNT: Figure = { kind: 'measure', measure: 'total_amount' };

/** What is asked for: amounts, numbers, averages; without a word of it the total amount. */
export function readFigures(draft: Draft): void {
  readTheNumber(draft);
  readWorth(draft);
  readCountedBy(draft);
  readRate(draft);
  if (readComparedBy(draft)) addFigure(draft, AMOUNT);
  if (!readAverageOfCounts(draft)) for (const tag of open(draft, 'count')) readCount(draft, tag);
  readStatistics(draft);
  for (const tag of open(draft, 'measure')) {
    take(draft, tag);
    addFigure(draft, { kind: 'measure', measure: tag.measure });
  }
  for (const tag of open(draft, 'amount')) {
    const not = before(draft, tag, ['filler']);
    if (not?.kind === 'not' && /^not$/i.test(textOf(draft, not))) take(draft, tag, not);
  }
  for (const tag of open(draft, 'amount')) if (isOfBound(draft, tag)) take(draft, tag);
  readWhatGot(draft);
  const amounts = open(draft, 'amount');
  take(draft, ...amounts);
  const [statistic] = draft.tags.filter(({ kind }) => kind === 'statistic');
  const isBoth =
    statistic !== undefined &&
    amounts.some((amount) => isBeside(draft, statistic, amount) || startsSeries(draft, amount));
  const [first] = draft.figures;
  const isPerEntity = first?.kind === 'statistic' && first.per !== 'record' && first.per !== 'payment';
  // An average of totals has the total beside it; other figures of totals are refused with another.
  if (isBoth && isPerEntity) {
    if (first.statistic.kind !== 'average') addFigure(draft, AMOUNT);
    if (amounts.some((amount) => isPerEach(draft, amount))) draft.cannot ??= TOTAL_PER;
  } else if (amounts.length > 0 && (isBoth || draft.figures.every(({ kind }) => kind !== 'statistic'))) {
    const counts = draft.figures.length;
    const isOwn =
      counts === 0 || has(draft, 'and') || isJoinedCount(draft) || amounts.some((amount) => isInRow(draft, amount));
    if (isOwn)
      addFigure(
        draft,
        AMOUNT,
        amounts.some((amount) => amount.from < 4 || (startsSeries(draft, amount) && isFirstFigure(draft, amount))),
      );
  }
}

const TOTAL_PER =
  'A total per each of them is what one gets on average, or that of all: say average, or the total before the other figure.';

/** `what did doctors get from Pfizer, and how many were there`, `… and what was the median`: what they got is asked first. */
function readWhatGot(draft: Draft): void {
  const [first] = draft.tags.filter(({ kind }) => kind !== 'filler');
  const count = draft.tags.find(
    (tag) =>
      tag.kind === 'count' ||
      (tag.kind === 'measure' && /^and\b/i.test(textOf(draft, tag))) ||
      (tag.kind === 'statistic' && before(draft, tag, ['filler'])?.kind === 'which'),
  );
  const isWhat =
    first?.kind === 'which' && draft.tokens[first.from]?.low === 'what' && draft.tokens[first.to]?.lemma === 'do';
  const isJoined =
    count &&
    (isJoinedCount(draft) || ['and', 'preposition'].includes(before(draft, count, ['filler', 'which'])?.kind ?? ''));
  const isPaid = count && draft.tags.some(({ kind, to }) => kind === 'verb' && to <= count.from);
  const hasAnd = count && draft.tags.some(({ kind, to }) => kind === 'and' && to <= count.from);
  if (isWhat && isJoined && isPaid && (hasAnd || isJoinedCount(draft))) addFigure(draft, AMOUNT, true);
}

/** `number of physicians with a total between $1,000 and $5,000`: whose condition it is, and no figure beside their number. */
function isOfBound(draft: Draft, amount: Tag): boolean {
  const bound = after(draft, amount, ['filler', 'preposition', 'unit', 'verb']);
  const isCounted = draft.figures.some(({ kind }) => kind === 'distinct');
  return (
    isCounted &&
    bound?.kind === 'comparator' &&
    draft.used.has(bound) &&
    draft.thresholds.some(({ on }) => on === 'figure')
  );
}

export function addFigure(draft: Draft, figure: Figure, isFirst = false): void {
  const isKnown = draft.figures.some((one) => JSON.stringify(one) === JSON.stringify(figure));
  if (isKnown) return;
  if (isFirst) draft.figures.unshift(figure);
  else draft.figures.push(figure);
}

/** `nurse practitioners in Texas - how many of them`: those that the question itself has named. */
function readThose(draft: Draft, count: Tag): boolean {
  const next = draft.tags[draft.tags.indexOf(count) + 1];
  const named = draft.tags.findLast(
    (one) => one.to <= count.from && (one.kind === 'noun' || (one.kind === 'value' && one.isPerson === true)),
  );
  if (!named || next?.kind !== 'followUp' || !/^of (?:them|those|these)$/i.test(textOf(draft, next))) return false;
  const dimension = named.kind === 'noun' ? named.noun.dimension : 'recipient';
  if (!(dimension in COUNTED)) return false;
  replace(draft, next, { kind: 'filler' });
  addFigure(draft, { kind: 'measure', measure: countedMeasure(dimension) });
  return true;
}

/** `how many doctors`, `number of states`, `how many payments`. */
function readCount(draft: Draft, tag: TagOf<'count'>): void {
  take(draft, tag);
  if (readThose(draft, tag)) return;
  const next = after(draft, tag, ['filler', 'preposition', 'new']);
  // `the number of distinct physicians`.
  if (next?.kind === 'count' || isAskedAgain(draft, tag, next)) return;
  if (isFree(draft, next, 'unit')) {
    take(draft, next);
    addFigure(draft, { kind: 'measure', measure: next.measure });
    return;
  }
  const noun = nounAfter(draft, tag);
  const unit = noun?.kind === 'unit' ? noun : unitToThird(draft, noun);
  if (unit) {
    take(draft, unit);
    addFigure(draft, { kind: 'measure', measure: unit.measure });
    return;
  }
  if (noun?.kind === 'noun' && readOfEachKind(draft, noun)) return;
  if (noun?.kind === 'noun') {
    take(draft, noun);
    addFigure(draft, { kind: 'distinct', dimension: noun.noun.dimension });
    for (const { field, values } of noun.noun.where ?? []) draft.filters.push({ field, values });
    return;
  }
  if (noun?.kind === 'value') {
    const isOwner = noun.choices.some(({ field }) => field === 'physician_ownership');
    const isDispute = noun.choices.some(({ field }) => field === 'dispute_status');
    const measure = isDispute ? 'records' : 'payments';
    addFigure(
      draft,
      noun.isPerson || isOwner ? { kind: 'distinct', dimension: 'recipient' } : { kind: 'measure', measure },
    );
    return;
  }
  if (next?.kind === 'grain') {
    take(draft, next);
    addFigure(draft, { kind: 'distinct', dimension: countedTime(next.grain) });
    if (!(next.grain in COUNTED_TIMES) && !has(draft, 'comparator') && draft.thresholds.length === 0)
      draft.cannot = `I can count the ${next.grain}s whose figure is above a bound, and not those that have any: ask for a row for each ${next.grain}.`;
    return;
  }
  // `nurse practitioner count`.
  const people = draft.tags[draft.tags.indexOf(tag) - 1];
  if (people?.kind === 'value' && people.isPerson && /^(?:head ?)?count$/i.test(textOf(draft, tag))) {
    addFigure(draft, { kind: 'distinct', dimension: 'recipient' });
    return;
  }
  // `by number of physicians; show n and total`: the number that is ranked by.
  const isAgain = /^(?:n|number)$/i.test(textOf(draft, tag)) && draft.figures.some(({ kind }) => kind === 'distinct');
  if (!isAgain) addFigure(draft, { kind: 'measure', measure: countOf(draft, tag) });
}

/** Years and days are told apart by what records have, months and quarters by their first day. */
const COUNTED_TIMES: Readonly<Record<string, string>> = { year: 'program_year', day: 'date' };
export const countedTime = (grain: string) => COUNTED_TIMES[grain] ?? grain;

/** `how many doctors does A pay, and how many does B`: the same of another. */
function isAskedAgain(draft: Draft, tag: Tag, next: Tag | undefined): boolean {
  const isOfName =
    next?.kind === 'value' && next.choices.some(({ field }) => field.startsWith('company') || field === 'product');
  const isSecond = before(draft, tag)?.kind === 'and' && draft.figures.length > 0;
  return isOfName && isSecond && after(draft, next, ['filler', 'preposition', 'verb', 'period']) === undefined;
}

/** A count of nothing named is of what the question is about: `doctors paid over $20k, how many`, `meals, number and total`. */
function countOf(draft: Draft, tag: Tag): string {
  const unit = open(draft, 'unit').find((one) => !isBounded(draft, one));
  // `top 10 recipients by count`: there is one of each.
  if (isOrder(draft, tag)) return unit?.measure ?? 'payments';
  const noun = open(draft, 'noun').find(
    (tag) => tag.noun.dimension in COUNTED && before(draft, tag, ['filler'])?.kind !== 'by',
  );
  if (/^head ?count$/i.test(textOf(draft, tag))) return countedMeasure('recipient');
  if (unit) return unit.measure;
  if (noun && noun.from > tag.from && isBesidePayments(draft, tag)) return 'payments';
  const first = draft.tags.find(({ kind }) => !['filler', 'preposition', 'value', 'period'].includes(kind));
  if (noun) return countedMeasure(noun.noun.dimension);
  if (isOfPeople(draft)) return countedMeasure('recipient');
  if (!isFree(draft, first, 'noun')) return 'records';
  take(draft, first);
  return countedMeasure(first.noun.dimension);
}

/** `doctors with total payments over $50k, count`: the payments say whose amount is bounded, and are not counted. */
function isBounded(draft: Draft, unit: Tag): boolean {
  const bound = after(draft, unit, ['filler', 'preposition']);
  const isOfTotal = draft.thresholds.some(({ on, measure }) => on === 'figure' && measure === undefined);
  return isOfTotal && bound?.kind === 'comparator' && draft.used.has(bound);
}

/** `dermatologists in CA: how many and total`: of them, and not of their records. */
function isOfPeople(draft: Draft): boolean {
  const [first] = draft.tags.filter(
    ({ kind }) => !['filler', 'preposition', 'period', 'amount', 'verb'].includes(kind),
  );
  return first?.kind === 'value' && first.isPerson === true && isPlural(draft, first);
}

/** `how many Texas cardiologists`: those of a place or company, and not what they got. */
function isOfPeopleThere(draft: Draft, value: TagOf<'value'>, people: TagOf<'value'>): boolean {
  const isThere = value.choices.every(({ field }) => /^(?:state|city|company)/.test(field));
  return isThere && people.from === value.to && people.isPerson === true && isPlural(draft, people);
}

/** The noun that is counted may stand after its adjectives: `how many research payments`, `how many Texas doctors`. */
function nounAfter(draft: Draft, tag: TagOf<'count'>): TagOf<'noun'> | TagOf<'unit'> | TagOf<'value'> | undefined {
  const rest = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  let value: TagOf<'value'> | undefined;
  for (const one of rest) {
    if (isFree(draft, one, 'noun', 'unit')) return one.kind === 'noun' && isNatures(draft, value) ? value : one;
    if (one.kind === 'value' && (!value || isOfPeopleThere(draft, value, one))) value = one;
    else if (!['filler', 'preposition', 'source', 'new', 'value', 'verb'].includes(one.kind)) break;
    if (one.kind === 'preposition' && value) break;
    // `how many royalty payments did Pfizer make to physicians`.
    if (value?.choices[0]?.field === 'nature' && (one.kind === 'verb' || /\bto$/i.test(textOf(draft, one)))) break;
    if (value?.isPerson) break;
  }
  return value;
}

/** `how many grants did hospitals get` counts grants; `how many royalty recipients` counts people. */
function isNatures(draft: Draft, value: TagOf<'value'> | undefined): boolean {
  return value?.choices[0]?.field === 'nature' && draft.tokens[value.to - 1]?.low.endsWith('s') === true;
}
