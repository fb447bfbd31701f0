import { open, textOf } from '../reading/draft.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { filtersOf, thresholdsOf } from './carried.ts';
import type { CarriedByKind, Said } from './said.ts';

/** Which of them come first, how many, and within which amounts. */
export const ORDER: CarriedByKind = {
  rank: (tag, { draft, reading: { ranking, comparison, figures } }) => {
    const { by, direction } = tag;
    if (by === 'date') return ranking?.by === 'date';
    // Rows have the largest first anyhow.
    if (ranking !== undefined || textOf(draft, { from: tag.to, to: tag.to + 1 }).toLowerCase() === 'first') return true;
    if (comparison?.kind === 'concentration') return (comparison.direction ?? 'desc') === direction;
    const extreme = direction === 'desc' ? 'largest' : 'smallest';
    return (
      comparison?.kind === 'growth' ||
      figures.some((figure) => figure.kind === 'statistic' && figure.statistic.kind === extreme)
    );
  },
  standing: (_, { reading }) => reading.ranking !== undefined,
  number: (tag, said) => isNumberAsked(tag, said) || isOrder(tag, said),
  comparator: (_, { draft, reading }) =>
    thresholdsOf(reading).length >=
    draft.tags.filter(({ kind }) => kind === 'comparator').length - open(draft, 'comparator').length,
};

/** `newest first`, `largest first`. */
function isOrder(number: Tag, { draft }: Said): boolean {
  return textOf(draft, number).toLowerCase() === 'first' && draft.tags[draft.tags.indexOf(number) - 1]?.kind === 'rank';
}

function isNumberAsked({ value }: TagOf<'number'>, { reading }: Said): boolean {
  const { ranking, comparison } = reading;
  const asked = [
    ranking?.n,
    ranking?.place,
    comparison?.kind === 'concentration' ? comparison.n : undefined,
    ...thresholdsOf(reading).flatMap((one) => [one.value, one.to]),
    ...filtersOf(reading).flatMap(({ values }) => values),
  ];
  return asked.some((one) => one !== undefined && String(one) === value);
}
