import { isCountable, isOfNumber } from '../reading/comparisons/read-counted-growth.ts';
import { after, type Draft, textOf } from '../reading/draft.ts';
import { isToDate } from '../reading/rows/read-trends.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { filtersOf, plainName, rowsOf } from './carried.ts';
import { isCount } from './figures.ts';
import type { CarriedByKind, Said } from './said.ts';

/** Parts, changes and what is set beside each other. */
export const COMPARISONS: CarriedByKind = {
  share: (tag, said) => {
    const { comparison } = said.reading;
    const isShare =
      comparison !== undefined && ['share', 'peopleShare', 'concentration', 'growth'].includes(comparison.kind);
    if (isOfOtherFirst(said) || isOfSomeMonths(said) || isOfTheirTime(tag, said)) return false;
    return (
      isShare &&
      !isOfDisputedToo(said) &&
      !isOfEither(tag, said) &&
      !isOfAmount(tag, said) &&
      !isGrowthAlone(tag, said) &&
      !isOfPairs(said)
    );
  },
  rate: (_, { reading: { comparison } }) => comparison?.kind === 'share',
  growth: (tag, said) => {
    const kind = said.reading.comparison?.kind;
    if (kind !== 'growth' && kind !== 'difference') return false;
    return isOfWhatIsSaid(tag, said) && !isEveryTime(tag, said) && !isOfOneTime(tag, said);
  },
  concentration: (_, { reading: { comparison, groups } }) =>
    comparison?.kind === 'concentration' &&
    groups.every((group) => group.kind !== 'dimension' || group.dimension === 'program_year'),
  runningTotal: (_, { draft, reading: { comparison } }) => comparison?.kind === 'runningTotal' || isToDate(draft),
  compare: (tag, said) => isBesideEachOther(tag, said),
  versus: (tag, said) => isBesideEachOther(tag, said),
};

/** `top 20 recipients percent of total per company`: of what is ranked, and not of the rows. */
function isOfOtherFirst({ draft, reading: { comparison } }: Said): boolean {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const noun = rank && after(draft, rank, ['filler', 'number', 'value']);
  if (comparison?.kind !== 'concentration' || noun?.kind !== 'noun') return false;
  return plainName(comparison.dimension) !== plainName(noun.noun.dimension);
}

/** `share of payments in December by year`: of the whole year, and not of all Decembers. */
function isOfSomeMonths({ reading: { comparison, periods, groups } }: Said): boolean {
  const isPlain = comparison?.kind === 'share' && !comparison.part && !comparison.amounts && !comparison.time;
  const isOfTimes = groups.every((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  return isPlain && isOfTimes && periods.some(({ kind }) => kind === 'monthsOfYear');
}

/** `what percentage of Pfizer's payments were made in Q4`: of all of theirs, and not theirs of all. */
function isOfTheirTime(share: Tag, { draft: { tags, tokens }, reading: { comparison } }: Said): boolean {
  const [owner, what] = tags
    .slice(tags.indexOf(share) + 1)
    .filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const isTheirs = owner?.kind === 'value' && (what?.kind === 'unit' || what?.kind === 'amount');
  const [part, another] = comparison?.kind === 'share' ? (comparison.part ?? []) : [];
  const time = tags.find(({ kind, from }) => kind === 'period' && what !== undefined && from >= what.to);
  const isBeing = tokens.slice(what?.to, time?.from).some(({ lemma }) => lemma === 'be');
  const isPart = owner?.kind === 'value' && owner.choices.some(({ values }) => part?.values.includes(values[0] ?? ''));
  return isTheirs && isBeing && time !== undefined && isPart && another === undefined;
}

/** `how many more doctors`, `growth of physicians`: of their number. */
function isOfWhatIsSaid(tag: TagOf<'growth'>, { draft, reading }: Said): boolean {
  const noun = after(draft, tag, ['filler', 'preposition', 'value']);
  const isOf =
    isOfNumber(draft, tag) || /\b(?:in|of)$/i.test(textOf(draft, { from: tag.from, to: noun?.from ?? tag.to }));
  const isCounted = noun?.kind === 'noun' ? isCountable(draft, noun) : isOfNumber(draft, tag);
  return (
    !(isOf && isCounted) ||
    rowsOf(reading).has(noun?.kind === 'noun' ? noun.noun.dimension : '') ||
    reading.figures.some(isCount)
  );
}

/** `the biggest increase month`: one of them, and not all in their order. */
function isOfOneTime(growth: Tag, { draft, reading: { ranking, groups } }: Said): boolean {
  const isFirst = /^(?:biggest|largest|greatest|highest|fastest)\b/i.test(textOf(draft, growth));
  return isFirst && ranking === undefined && groups.length > 0 && groups.every(({ kind }) => kind !== 'dimension');
}

/** `which companies increased their spend every year`: a condition on all of them. */
function isEveryTime({ direction }: TagOf<'growth'>, { draft }: Said): boolean {
  const every = draft.tags.find((tag) => tag.kind === 'by' && /^(?:in )?(?:every|each)$/i.test(textOf(draft, tag)));
  const isOfRows = draft.tags.some(({ kind }) => kind === 'which' || kind === 'noun');
  return direction !== undefined && isOfRows && every !== undefined && after(draft, every)?.kind === 'grain';
}

/** `percent of Norvelis records disputed`: how many are disputed, and not how much of what is disputed is theirs. */
function isOfDisputedToo({ draft, reading: { comparison, filters } }: Said): boolean {
  const isSaid = draft.tags.some(
    (tag) =>
      tag.kind === 'value' &&
      tag.choices[0]?.field === 'dispute_status' &&
      draft.tokens[tag.to - 1]?.low === 'disputed' &&
      draft.tags.slice(draft.tags.indexOf(tag) + 1).every(({ kind }) => kind !== 'unit'),
  );
  const isOther = comparison?.kind === 'share' && comparison.part?.every(({ field }) => field !== 'dispute_status');
  return isSaid && isOther === true && filters.some(({ field }) => field === 'dispute_status');
}

/** `percentage of meals over $100`: in all meals, and not of meals in what is over $100. */
function isOfAmount(share: Tag, { draft, reading: { comparison, thresholds } }: Said): boolean {
  const value = after(draft, share);
  const isBound = value && after(draft, value, ['filler', 'preposition', 'amount', 'verb'])?.kind === 'comparator';
  const isPart = comparison?.kind === 'share' && comparison.part !== undefined;
  return value?.kind === 'value' && isBound === true && isPart && thresholds.some(({ on }) => on === 'record');
}

/** `share and growth by company` is two things; growth `in percent` one. */
function isGrowthAlone(share: Tag, { draft, reading: { comparison } }: Said): boolean {
  const words = textOf(draft, share).toLowerCase();
  return comparison?.kind === 'growth' && /\bshare\b/.test(words) && draft.tokens[share.from - 1]?.low !== 'by';
}

/** `share of each nature by company`: of all, or of what each company spends, nobody says. */
function isOfPairs({ reading: { comparison, groups } }: Said): boolean {
  const isPlain = comparison?.kind === 'share' && !comparison.part && !comparison.amounts && !comparison.within;
  return isPlain && groups.filter((one) => one.kind === 'dimension' && one.dimension !== 'program_year').length > 1;
}

/** `highest share of meals by company`: of meals in what each spends, or of each in all meals. */
function isOfEither(share: Tag, { draft, reading }: Said): boolean {
  const { comparison, groups } = reading;
  const value = after(draft, share);
  const next = value && after(draft, value);
  const isOfThing =
    (value?.kind === 'value' &&
      ['nature', 'form', 'product', 'dispute_status'].includes(value.choices[0]?.field ?? '')) ||
    (value?.kind === 'noun' && value.noun.where !== undefined) ||
    (value?.kind === 'unit' && next?.kind === 'comparator');
  const isPlain = comparison?.kind === 'share' && comparison.part === undefined && comparison.amounts === undefined;
  const isOfRows = groups.some((group) => group.kind === 'dimension' && group.dimension !== 'program_year');
  return isOfThing && isPlain && isOfRows && next?.kind !== 'amount';
}

/** `which doctors received more from A than from B`: a condition on each, and no rows of both. */
function isMoreThan(tag: Tag, draft: Draft): boolean {
  const asked = draft.tags.find(({ kind }) => kind === 'which' || kind === 'noun');
  const noun = asked && (asked.kind === 'noun' ? asked : after(draft, asked));
  const first = draft.tags.find(({ kind }) => !['filler', 'preposition', 'period'].includes(kind));
  const isMore = draft.tokens.some(({ low }, at) => at < tag.from && (low === 'more' || low === 'less'));
  return (
    tag.kind === 'versus' &&
    textOf(draft, tag).toLowerCase() === 'than' &&
    isMore &&
    noun?.kind === 'noun' &&
    (first === asked || first === noun)
  );
}

/** Two times with their change, or a row for each of what is compared. */
function isBesideEachOther(tag: Tag, { draft, reading }: Said): boolean {
  if (['growth', 'ratio', 'difference'].includes(reading.comparison?.kind ?? '')) return true;
  if (areFigures(draft, tag)) return reading.figures.length > 1;
  if (/^ratio/i.test(textOf(draft, tag))) return false;
  if (/(?:more|less)$/i.test(textOf(draft, tag))) return true;
  const rows = rowsOf(reading);
  if (isMoreThan(tag, draft)) return false;
  const several = filtersOf(reading).filter(({ values, isNegated }) => values.length > 1 && !isNegated);
  // `total and number of payments, side by side`: figures, where none of those that are named is beside another.
  if (BESIDE.test(textOf(draft, tag)) && several.length === 0 && reading.figures.length > 1) return true;
  const isOfYears = rows.has('program_year') && /\d{4}/.test(textOf(draft, { from: tag.to, to: draft.tokens.length }));
  // `number of doctors, Q3 2024 vs Q4 2024`.
  const isOfTimes = (rows.has('quarter') || rows.has('month')) && after(draft, tag)?.kind === 'period';
  return (
    rows.size > 0 &&
    (isOfYears || isOfTimes || several.length === 0 || several.some(({ field }) => rows.has(plainName(field))))
  );
}

const BESIDE = /^(?:side by side|next to (?:each other|one another)|beside each other)$/i;

/** `mean vs median payment`: two figures of the same. */
function areFigures({ tags }: Draft, mark: Tag): boolean {
  const at = tags.indexOf(mark);
  const isFigure = ({ kind }: Tag) => kind === 'statistic';
  return tags.slice(0, at).some(isFigure) && tags.slice(at + 1).some(isFigure);
}
