import { after } from '../reading/draft.ts';
import type { Figure } from '../reading/reading.ts';
import { totalsOf } from '../reading/totals-of.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { countedBy, dimensionOf, figuresOver, filtersOf, plainName, thresholdsOf } from './carried.ts';
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
  const number = after(draft, tag);
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
  const over = totalsOf(said.draft, tag)?.noun.dimension;
  return over === undefined || dimensionOf(figure) === over;
}

/** Whether a thing is counted, or a figure is over its totals. */
export function isCountedOrOver(dimension: string, { reading }: Said): boolean {
  return figuresOver(reading).has(plainName(dimension));
}

/** Whether there is a condition on values of it. */
export function isFilteredBy(dimension: string, { reading }: Said): boolean {
  return filtersOf(reading).some(({ field }) => plainName(field) === plainName(dimension));
}
