import { after, textOf } from '../reading/draft.ts';
import type { Figure } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { countedBy, dimensionOf, figuresOver, filtersOf, plainName, thresholdsOf } from './carried.ts';
import type { CarriedByKind, Said } from './said.ts';

const COUNTS: readonly string[] = ['payments', 'records'];

function isCount(figure: Figure): boolean {
  if (figure.kind === 'distinct') return true;
  const measure = figure.kind === 'measure' ? figure.measure : figure.of;
  return measure !== undefined && (COUNTS.includes(measure) || countedBy(measure) !== undefined);
}

/** What is asked for is among the figures. */
export const FIGURES: CarriedByKind = {
  statistic: (tag, said) => said.reading.figures.some((figure) => isStatistic(figure, tag, said)),
  count: (_, { reading }) =>
    reading.figures.some(isCount) ||
    reading.comparison?.kind === 'peopleShare' ||
    thresholdsOf(reading).some(({ measure }) => measure !== undefined),
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
    said.reading.isList === true ||
    said.reading.figures.some((figure) => !isCount(figure)),
};

/** The amount of `sorted by amount`, `an amount above $500`, `not the amount`. */
function isOfOrderOrCondition(tag: Tag, { draft, reading }: Said): boolean {
  const previous = draft.tags[draft.tags.indexOf(tag) - 1];
  const next = after(draft, tag);
  return (
    previous?.kind === 'by' ||
    previous?.kind === 'not' ||
    (next?.kind === 'comparator' && thresholdsOf(reading).length > 0)
  );
}

function isStatistic(figure: Figure, tag: TagOf<'statistic'>, said: Said): boolean {
  if (figure.kind !== 'statistic' || JSON.stringify(figure.statistic) !== JSON.stringify(tag.statistic)) return false;
  const over = totalsOf(tag, said);
  return over === undefined || dimensionOf(figure) === over;
}

/** Words by which totals of people are meant, and no single records: `median total of physicians`, `what the average doctor gets`. */
const OF_TOTALS = /\b(?:total|receive[sd]?|get|gets|earn|earns|annual|yearly)\b/i;

function totalsOf(tag: TagOf<'statistic'>, { draft }: Said): string | undefined {
  const rest = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  const noun = rest.find(({ kind }) => ['noun', 'by', 'grain', 'unit', 'value', 'comparator'].includes(kind));
  if (noun?.kind !== 'noun' || !['recipient', 'company'].includes(noun.noun.dimension)) return undefined;
  const isDirect = draft.tags[draft.tags.indexOf(tag) + 1] === noun;
  return isDirect || OF_TOTALS.test(textOf(draft, { from: tag.from, to: noun.from })) ? noun.noun.dimension : undefined;
}

/** Whether a thing is counted, or a figure is over its totals. */
export function isCountedOrOver(dimension: string, { reading }: Said): boolean {
  return figuresOver(reading).has(plainName(dimension));
}

/** Whether there is a condition on values of it. */
export function isFilteredBy(dimension: string, { reading }: Said): boolean {
  return filtersOf(reading).some(({ field }) => plainName(field) === plainName(dimension));
}
