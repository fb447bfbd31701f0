import { after, before, type Draft, textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { filtersOf, plainName, rowsOf, thresholdsOf } from './carried.ts';
import { isCountedOrOver } from './figures.ts';
import type { CarriedByKind, Said } from './said.ts';
import { isOfTwoSets } from './two-sets.ts';

/** Which records, of whom, and when. */
export const CONDITIONS: CarriedByKind = {
  value: (tag, said) =>
    isFiltered(tag, said) &&
    !areCrossed(tag, said) &&
    !isOfOtherPlace(tag, said) &&
    !isOfOwnAmount(tag, said) &&
    !isOfTwoSets(tag, said),
  period: (tag, said) => isAtTime(tag, said) && isOneTimeOfAmounts(tag, said) && !isOfAnotherTime(tag, said),
  source: ({ source }, { reading, draft }) =>
    reading.source === source || reading.source === 'all_payments' || draft.tags.some(({ kind }) => kind === 'not'),
  not: (tag, said) => isLeftOut(tag, said),
  both: (tag, { draft, reading }) => {
    // `total for both` names neither.
    const isOfNamed = draft.tokens.some(({ low }) => ['and', 'or', ','].includes(low));
    if (/^both$/i.test(textOf(draft, tag)) && !isOfNamed && filtersOf(reading).every(({ values }) => values.length < 2))
      return false;
    const people = before(draft, tag, ['filler', 'preposition', 'verb', 'by', 'who', 'period']);
    return people?.kind !== 'noun' || (reading.among?.all.length ?? 0) > 1;
  },
  only: (tag, said) => isNothingElse(tag, said),
  new: (_, { reading }) => reading.isNew === true || isNewAmong(reading),
  // `list them` after a number of people has a row for each.
  list: (tag, { draft, reading, isOn }) =>
    reading.isList === true || (isOn && /them|those|these/i.test(textOf(draft, tag)) && rowsOf(reading).size > 0),
};

/** `new products in 2023`: none of them has a record of another time. */
function isNewAmong({ among }: Reading): boolean {
  return among?.none.some(({ field, isNegated }) => field === 'program_year' && !isNegated) === true;
}

function isAtTime({ read }: TagOf<'period'>, { draft, reading }: Said): boolean {
  return (
    read.period.kind === 'allTime' ||
    (read.period.kind === 'daysOfWeek' && rowsOf(reading).has('dayOfWeek')) ||
    reading.periods.length > 0 ||
    isPartTime(reading) ||
    draft.comparedWith !== undefined ||
    (reading.comparison?.kind === 'growth' && reading.comparison.from !== undefined) ||
    filtersOf(reading).some(({ field }) => field === 'program_year')
  );
}

/** `more than $1M in 2023 and 2024`: in each or in both together; `over $10k in 2022 and under $1k in 2023`: each its own time. */
function isOneTimeOfAmounts(time: Tag, { draft, reading }: Said): boolean {
  const { tags, tokens } = draft;
  const isOfTotals = thresholdsOf(reading).some(
    ({ on, periods }) => !['record', 'percent'].includes(on) && periods === undefined,
  );
  if (!isOfTotals || rowsOf(reading).has('program_year')) return true;
  const isSummed = tokens.some(({ low }) => ['total', 'together', 'combined', 'altogether', 'overall'].includes(low));
  const isJoined = /\d,? and \d/.test(textOf(draft, time)) && !/between|from/i.test(textOf(draft, time));
  const before = tags.some(({ kind, to }) => kind === 'comparator' && to <= time.from);
  const isBetween = tags.some((tag) => tag.kind === 'comparator' && before && isBetweenTimes(tag, tags));
  return !(isJoined && before && !isSummed) && !isBetween;
}

/** `Q4 as a share of the year`, `what share was on weekends`: the part of each whole. */
function isPartTime({ comparison }: Said['reading']): boolean {
  return comparison?.kind === 'share' && comparison.time !== undefined;
}

/** `top 5 companies in 2023 and their 2024 spend`: the first of one time, and a figure of another. */
function isOfAnotherTime(time: TagOf<'period'>, { draft: { tags, tokens }, reading }: Said): boolean {
  const earlier = tags.find((tag) => tag.kind === 'period' && tag.to <= time.from);
  const isYear = (tag: Tag | undefined) => tag?.kind === 'period' && tag.read.period.kind === 'years';
  const isJoined = earlier && tokens.slice(earlier.to, time.from).some(({ low }) => low === 'and' || low === 'with');
  const isBeside = earlier && tags.indexOf(time) - tags.indexOf(earlier) <= 2;
  const isSum = ![...rowsOf(reading)].some((one) => TIMES.includes(one)) && reading.comparison?.kind !== 'growth';
  return isYear(earlier) && isYear(time) && isJoined === true && !isBeside && isSum && reading.ranking !== undefined;
}

/** `consultants` and `consulting fees` are the same. */
function meantBy({ choices }: TagOf<'value'>): string {
  return JSON.stringify(choices.map(({ field, values }) => [field, values]));
}

function isBetweenTimes({ from }: Tag, tags: readonly Tag[]): boolean {
  const times = tags.filter(({ kind }) => kind === 'period');
  return times.some((one) => one.to <= from) && times.some((one) => one.from > from);
}

function isFiltered(tag: TagOf<'value'>, { reading }: Said): boolean {
  return filtersOf(reading).some(({ values }) =>
    tag.choices.some((choice) => choice.values.every((value) => values.includes(value))),
  );
}

/** `from Pfizer to physicians and from Merck to hospitals`: conditions on different things hold together, and not in pairs. */
function areCrossed(value: Tag, { draft, draft: { tags } }: Said): boolean {
  const fieldOf = (tag: Tag) =>
    tag.kind === 'period'
      ? 'period'
      : tag.kind === 'value'
        ? tag.choices[0]?.field
        : tag.kind === 'noun'
          ? tag.noun.where?.[0]?.field
          : undefined;
  const fields = tags.flatMap((tag) => {
    const field = fieldOf(tag);
    return field === undefined ? [] : [{ tag, field: plainName(field) }];
  });
  const times = new Set(tags.filter(({ kind }) => kind === 'period').map((tag) => textOf(draft, tag).toLowerCase()));
  if (times.size === 1 && fields.some(({ field }) => field === 'period')) return false;
  const own = fields.findIndex(({ tag }) => tag === value);
  const [one, two, three, four] = fields.slice(own, own + 4).map(({ field }) => field);
  return one !== two && one === three && two === four && two !== undefined;
}

/** `meals in Florida for Texas doctors`: two places of which each says something else, and no two of one kind. */
function isOfOtherPlace(value: TagOf<'value'>, { draft: { tags, tokens }, reading }: Said): boolean {
  const other = tags.find(({ kind, from }) => kind === 'value' && from >= value.to);
  const between = tokens.slice(value.to, other?.from).map(({ low }) => low);
  const field = value.choices[0]?.field ?? '';
  const isPlace = ['state', 'city'].includes(field) && other?.kind === 'value' && other.choices[0]?.field === field;
  const areTogether = filtersOf(reading).some(
    (one) =>
      one.field === field &&
      [value, other].every(
        (tag) => tag?.kind === 'value' && tag.choices[0]?.values.every((name) => one.values.includes(name)),
      ),
  );
  return isPlace && areTogether && between.length === 1 && ['for', 'to', 'by', 'from'].includes(between[0] ?? '');
}

/** `over $5k in travel and over $5k in consulting`: each amount is of its own, and one sum has them together. */
function isOfOwnAmount(value: TagOf<'value'>, { draft: { tags, tokens }, reading }: Said): boolean {
  const field = value.choices[0]?.field;
  const like = tags.filter((tag) => tag.kind === 'value' && tag.choices[0]?.field === field);
  const last = like.at(-1);
  const isSame = last?.kind === 'value' && meantBy(last) === meantBy(value);
  // `five disputed records, but less than $1,000 in dispute`.
  if (like[0] !== value || !last || last === value || isSame || thresholdsOf(reading).length === 0) return false;
  const between = tags.filter(({ from }) => from > value.from && from < last.from);
  const isSecondWho = between.some(({ kind, from }) => kind === 'who' && tokens[from - 1]?.low === 'and');
  return isSecondWho || between.some(({ kind }) => kind === 'comparator');
}

/** `without meals`, `other than physicians`: what follows is left out, and not what is asked. */
function isLeftOut(not: Tag, said: Said): boolean {
  const { draft, reading } = said;
  const next = after(draft, not, ['filler', 'preposition', 'verb', 'by', 'who', 'not', 'only', 'unit', 'both', 'or']);
  const negated = filtersOf(reading).filter(({ isNegated, values }) => isNegated || values.length === 0);
  switch (next?.kind) {
    case 'value':
      return negated.some(({ values }) =>
        next.choices.some((choice) => choice.values.every((one) => values.includes(one))),
      );
    case 'noun':
      return negated.some(
        ({ field, values }) =>
          field.startsWith(next.noun.dimension) ||
          (next.noun.where ?? []).some(
            (where) => where.field === field && where.values.every((one) => values.includes(one)),
          ),
      );
    case 'period':
      return isTimeLeftOut(reading);
    case 'source':
      return reading.source !== next.source && !isOfTheirs(not, said);
    case 'comparator':
      return reading.thresholds.length > 0;
    case 'amount':
      // `no spend in 2024`.
      return (
        /^not$/i.test(textOf(draft, not)) ||
        (['period', undefined].includes(after(draft, next)?.kind) && isTimeLeftOut(reading))
      );
    default:
      return negated.length > 0;
  }
}

function isTimeLeftOut(reading: Reading): boolean {
  return (
    filtersOf(reading).some(
      ({ field, isNegated, values }) => field === 'program_year' && (isNegated || values.length === 0),
    ) || reading.periods.some(({ kind }) => kind === 'daysOfWeek' || kind === 'monthsOfYear')
  );
}

const TIMES = ['program_year', 'quarter', 'month', 'week', 'day'];

/** `companies with physician payments only`. */
function isWithBefore({ tokens, tags }: Draft, only: Tag): boolean {
  const head = tags.find(({ kind }) => kind === 'noun');
  return tokens.some(({ low }, at) => low === 'with' && head !== undefined && at >= head.to && at < only.from);
}

/** `companies with research but no general payments`: a condition on each of them. */
function isOfTheirs(not: Tag, said: Said): boolean {
  const { draft, reading } = said;
  const isOfSomebody = ['recipient', 'company'].some((one) => rowsOf(reading).has(one) || isCountedOrOver(one, said));
  return isOfSomebody && /^(?:but )?(?:no|not|never|without|nothing|neither|none)$/i.test(textOf(draft, not));
}

const NOTHING_ELSE = /only|exclusively|solely|nothing but|just/i;

/** `physicians who received only meals`: they received nothing else, which is no condition on their meals. */
function isNothingElse(only: Tag, said: Said): boolean {
  const { draft, reading } = said;
  const verb = before(draft, only, ['filler', 'by', 'preposition']);
  const next = after(draft, only, ['filler', 'preposition', 'by', 'verb']);
  if (said.isOn || !NOTHING_ELSE.test(textOf(draft, only)) || (reading.among?.none.length ?? 0) > 0) return true;
  const hasRows = [...rowsOf(reading)].some((one) => !TIMES.includes(one));
  const isOfPeople = hasRows || ['recipient', 'company'].some((one) => isCountedOrOver(one, said));
  const isPlain = thresholdsOf(reading).length === 0 && reading.ranking === undefined;
  if (!isOfPeople) return true;
  // `companies that paid royalties only in 2024`: and in no other year, or no other time is asked.
  const isSaidOfThem = draft.tags.some(({ kind, to }) => kind === 'verb' && to <= only.from);
  if (next?.kind === 'period' && isPlain && isSaidOfThem) return false;
  if (verb?.kind === 'verb' || verb?.kind === 'where' || verb?.kind === 'who')
    return !(next?.kind === 'value' || next?.kind === 'noun' || (next?.kind === 'period' && isPlain));
  return !(next === undefined && isPlain && isWithBefore(draft, only));
}
