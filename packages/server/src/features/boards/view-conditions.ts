import { type Analytics, type Model, QueryRefused } from '@pellucid/analytics';
import type { Board, BoardView, Filter } from '@pellucid/contract';
import { sourceNamed } from './board-fields.ts';
import { boardOf, pageOf } from './board-query.ts';
import type { Asking } from './filter-values.ts';
import { markFilters } from './mark-filters.ts';
import { boardInTier } from './plain-board.ts';
import { withCompared } from './side-by-side.ts';

/** What a view says of the records of its board, by who said it. */
export interface ViewConditions {
  readonly source: string;
  readonly title: string;
  /** What the whole board is about. */
  readonly about: readonly Filter[];
  readonly filters: readonly Filter[];
  readonly marks: readonly Filter[];
}

/** Throws QueryRefused where the caller may not see the board, or the board has no such page, filter or mark. */
export async function viewConditions(
  { model, analytics }: { model: Model; analytics: Analytics },
  shipped: Board,
  view: BoardView,
  { scope, signal }: Asking,
): Promise<ViewConditions> {
  const plain = boardInTier(shipped, scope, model);
  pageOf(plain, view);
  const { dimensions } = sourceNamed(plain.source, model);
  const unknown = view.filters.find(({ field }) => !dimensions.has(field));
  if (unknown) throw new QueryRefused('invalid', `Board "${plain.title}" has no field "${unknown.field}"`, 'filters');
  const options = signal ? { signal } : {};
  const shown = boardOf(plain, view, model);
  const { board } = await withCompared(shown, view, (question) => analytics.run(question, scope, options));
  return {
    source: board.source,
    title: board.title,
    about: board.where,
    filters: view.filters,
    marks: markFilters({ board, view, recordsOf: analytics.recordsOf }, view.marks),
  };
}
