import { after, textOf } from '../reading/draft.ts';
import { startsSeries } from '../reading/figures/figures-beside.ts';
import { totalsOf } from '../reading/figures/totals-of.ts';
import type { Figure } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { countedBy, dimensionOf, figuresOver, filtersOf, plainName, thresholdsOf } from './carried.ts';
import { isListedFigure } from './listed-units.ts';
import type { CarriedByKind, Said } from './said.ts';

const COUNTS: readonly string[] = ['payments', 'records'];

/** Whether a figure is a number of things. */
export function isCount(figure: Figure): boolean {
  if (figure.kind === 'distinct') return true;
  const measure = figure.kind === 'measure' ? figure.measure : figure.of;
  return measure !== undefined && (COUNTS.includes(measure) || countedBy(measure) !== undefined);
}

/** What is asked for is among the figures. */
export const FIGURES: CarriedByKind = {
  statistic: (tag, said) =>
    !said.reading.isList && said.reading.figures.some((figure) => isStatistic(figure, tag, said)),
  count: (tag, said) =>
    isOfWhatIsCounted(tag, said) &&
    (said.reading.figures.some(isCount) ||
      countsThem(said) ||
      thresholdsOf(said.reading).some(({ measure }) => measure !== undefined)),
  unit: (tag, said) => isListedFigure(tag, said),
  verb: (tag, said) => !isSpendFirst(tag, said) || said.reading.figures.some((figure) => !isCount(figure)),
  measure: ({ measure }, { reading }) =>
    reading.figures.some(
      (figure) =>
        (figure.kind === 'measure' && figure.measure === measure) ||
        (figure.kind === 'statistic' && figure.of === measure),
    ) ||
    reading.ranking?.by === measure ||
    thresholdsOf(reading).some((threshold) => threshold.measure === measure),
  amount: (tag, said) =>
    isOfOrderOrCondition(tag, said) ||
    (said.reading.isList === true && !isSumOfFirst(tag, said)) ||
    said.reading.figures.some((figure) => !isCount(figure) && !said.reading.isList && isOwn(figure, tag, said)),
};

/** `total, average and number of payments`: the total is a figure of its own; over totals it comes with their average. */
function isOwn(figure: Figure, amount: Tag, { draft: { tags }, draft }: Said): boolean {
  const at = tags.indexOf(amount);
  const isJoin = (tag: Tag | undefined) => tag !== undefined && (tag.kind === 'and' || textOf(draft, tag) === ',');
  const isBeside = [1, -1].some((step) => isJoin(tags[at + step]) && tags[at + 2 * step]?.kind === 'statistic');
  return (
    !(isBeside || startsSeries(draft, amount)) ||
    figure.kind === 'measure' ||
    (figure.kind === 'statistic' && figure.per === 'recipient')
  );
}

/** `spend on meals, and number of physicians`: it is read as a verb, and asked for. */
function isSpendFirst(verb: Tag, { draft, reading }: Said): boolean {
  const [first] = draft.tags.filter(({ kind }) => kind !== 'filler');
  return first === verb && /^spend/i.test(textOf(draft, verb)) && !reading.isList && !reading.comparison;
}

function countsThem({ reading: { comparison } }: Said): boolean {
  return comparison?.kind === 'peopleShare' || comparison?.kind === 'coverage';
}

const OF_UNITS = ['payment_kind', 'third_party'];

/** `number of physicians`: of those, and not of payments. */
function isOfWhatIsCounted(count: Tag, said: Said): boolean {
  const noun = after(said.draft, count, ['filler', 'preposition', 'value', 'source', 'new']);
  // `how many royalty payments were made to physicians` counts the payments.
  const first = after(said.draft, count);
  if (first?.kind === 'value' && first.choices[0]?.field === 'nature' && said.reading.figures.some(isOfPayments))
    return true;
  const isThere = countsThem(said) || said.reading.isList === true;
  // `how many research payments`, `how many third-party payments`: the payments are counted.
  const isOfUnit =
    noun?.kind === 'noun' && OF_UNITS.includes(noun.noun.dimension) && after(said.draft, noun)?.kind === 'unit';
  return noun?.kind !== 'noun' || isThere || isOfUnit || isCountedOrOver(noun.noun.dimension, said);
}

function isOfPayments(figure: Figure): boolean {
  return figure.kind === 'measure' && COUNTS.includes(figure.measure);
}

/** `sum of the 10 largest payments` is one figure, and no list of them. */
function isSumOfFirst(amount: Tag, { draft }: Said): boolean {
  const words = textOf(draft, amount).toLowerCase();
  const next = after(draft, amount, ['filler', 'preposition', 'number']);
  return next?.kind === 'rank' && /^(?:sum|total|combined)/.test(words);
}

/** The amount of `sorted by amount`, `an amount above $500`, `not the amount`. */
function isOfOrderOrCondition(tag: Tag, { draft, reading }: Said): boolean {
  const previous = draft.tags[draft.tags.indexOf(tag) - 1];
  // `total payments between $1,000 and $5,000`.
  const number = after(draft, tag, ['filler', 'preposition', 'unit']);
  // `spent $500k or more`.
  const next = number?.kind === 'number' ? draft.tags[draft.tags.indexOf(number) + 1] : number;
  return (
    previous?.kind === 'by' ||
    previous?.kind === 'not' ||
    (next?.kind === 'comparator' && thresholdsOf(reading).length > 0)
  );
}

function isStatistic(figure: Figure, tag: TagOf<'statistic'>, said: Said): boolean {
  if (figure.kind !== 'statistic' || JSON.stringify(figure.statistic) !== JSON.stringify(tag.statistic)) return false;
  const counted = after(said.draft, tag);
  const isOfNumber = counted?.kind === 'count' || (counted?.kind === 'measure' && counted.from - tag.to < 1);
  if (isOfNumber && figure.of === undefined) return false;
  const isOfPerson = counted?.kind === 'value' && counted.isPerson === true;
  if (
    isOfPerson &&
    after(said.draft, counted)?.kind === 'verb' &&
    figure.per !== 'recipient' &&
    counted.from - tag.to < 1
  )
    return false;
  const over = totalsOf(said.draft, tag)?.noun.dimension ?? totalsAfter(said, tag);
  return (over === undefined || dimensionOf(figure) === over) && after(said.draft, tag)?.kind !== 'growth';
}

/** `average of physicians' totals`. */
function totalsAfter({ draft }: Said, statistic: Tag): string | undefined {
  const noun = after(draft, statistic);
  const total = noun && draft.tags[draft.tags.indexOf(noun) + 1];
  return noun?.kind === 'noun' && total?.kind === 'amount' && /^totals$/i.test(textOf(draft, total))
    ? noun.noun.dimension
    : undefined;
}

/** Whether a thing is counted, or a figure is over its totals. */
export function isCountedOrOver(dimension: string, { reading }: Said): boolean {
  return figuresOver(reading).has(plainName(dimension));
}

/** What `cardiology products` have in common. */
const OF_PRODUCTS = ['product_category', 'product_type'];

/** Whether there is a condition on values of it. */
export function isFilteredBy(dimension: string, { reading }: Said): boolean {
  return filtersOf(reading).some(
    ({ field }) =>
      plainName(field) === plainName(dimension) || (OF_PRODUCTS.includes(field) && dimension === 'product'),
  );
}
