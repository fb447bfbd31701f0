import { setConcentration } from '../reading/comparisons/read-concentration.ts';
import type { Draft } from '../reading/draft.ts';
import { addFigure } from '../reading/figures/read-figures.ts';
import { UNDER_SAME } from '../reading/rows/read-first-of-all.ts';
import { measureOf } from './figures.ts';
import type { Sentence } from './sentence.ts';

/** A share is one of the amount, where no number is said. */
export function addTotal(draft: Draft): void {
  if (draft.figures.length === 0) addFigure(draft, { kind: 'measure', measure: 'total_amount' });
}

/** What the first hold: those of a kind that the whole is not of are the first of that kind alone. */
export function sayHolders(draft: Draft, { holders, direction, n }: Sentence): void {
  if (!holders || !n) return;
  const { dimension, where = [] } = holders.noun;
  const isWhole = draft.filters.some(({ field }) => where.some((one) => one.field === field));
  addTotal(draft);
  setConcentration(draft, {
    n: Number(n.value),
    dimension,
    ...(direction === 'asc' && { direction }),
    of: isWhole ? [] : where,
  });
}

/** Within which of them the first are asked: those that come first under the same conditions. */
export function sayAmongFirst(draft: Draft, { amongFirst, within = [] }: Sentence): void {
  const [outer] = within;
  if (!amongFirst || outer?.kind !== 'noun') return;
  const { n, direction, by } = amongFirst;
  const measure = measureOf(by.figure) ?? 'total_amount';
  draft.firstOf = {
    dimension: outer.noun.dimension,
    measure: draft.source === 'ownership' && measure === 'total_amount' ? 'value_of_interest' : measure,
    n: Number(n.value),
    direction,
    filters: draft.filters.map(({ at: _, ...filter }) => filter),
    periods: [...draft.periods],
  };
  draft.assumptions.push(UNDER_SAME);
}
