import type { BoardView, Condition, Mark, MarkedValue, SideBySideView } from '@pellucid/contract';
import type { FieldCondition } from '../header-conditions.ts';
import { excluding } from './mark-conditions.ts';

/** Most values of one mark and most marks of a view that a request may carry. */
const MAX_VALUES = 200;
const MAX_MARKS = 10;

/** What a click on an item marks: a value, and in a tile with two dimensions that of the other one. */
interface Target {
  tile: string;
  field: string;
  value: MarkedValue;
  series?: Mark['series'];
  /** Where the tile ignores what filters the field: the mark takes the filter's place, since hardly a record satisfies both. */
  replacesFilter?: boolean;
}

/** What is said of companies side by side; undefined where it is as at first. */
type SideBySideChange = { [name in keyof SideBySideView]?: SideBySideView[name] | undefined };

/** What a person does to a view. */
export type ViewAction =
  | { type: 'page'; page: string }
  /** A click on an item: marks it alone, or clears it when it alone is marked; `add` adds and takes away. */
  | ({ type: 'mark'; add: boolean } & Target)
  /** Marks a value alone, whatever was marked in the tile before. */
  | ({ type: 'mark-only' } & Target)
  /** Marks values together, whatever was marked in the tile before. */
  | { type: 'mark-range'; mark: Mark }
  | { type: 'unmark'; tile: string; value: MarkedValue }
  | { type: 'clear-mark'; tile: string }
  | { type: 'clear-marks' }
  | { type: 'filter'; field: string; condition: Condition | null }
  /** Clears the marks, then sets the filters of fields: what is chosen in the page's header starts afresh. */
  | { type: 'header-filters'; filters: readonly FieldCondition[] }
  /** Filters by what is marked in a tile, which may then be broken out by another dimension. */
  | { type: 'only'; tile: string; conditions: readonly Condition[]; breakOutBy?: string }
  /** Leaves values out of the whole board; those that are marked in the tile are so no longer. */
  | { type: 'exclude'; tile: string; field: string; values: readonly MarkedValue[] }
  /** Shows a tile by another dimension, or by its own again. */
  | { type: 'break-out'; tile: string; by: string | null }
  /** Shows companies side by side by another figure, or beside other references. */
  | { type: 'side-by-side'; change: SideBySideChange }
  /** Takes away all marks and all filters but those to keep. */
  | { type: 'clear-all'; keep: readonly Condition[] };

/** The view after an action; the same object when nothing changes. */
export function reduceView(view: BoardView, action: ViewAction): BoardView {
  switch (action.type) {
    case 'page':
      return view.page === action.page ? view : { ...view, page: action.page };
    case 'mark':
      return besideFilter(
        action,
        withMark(view, action, (values) => nextValues(values, action.value, action.add)),
      );
    case 'mark-only':
      return besideFilter(
        action,
        withMark(view, action, (values) =>
          values.length === 1 && values[0] === action.value ? values : [action.value],
        ),
      );
    case 'mark-range': {
      const { mark } = action;
      const same = view.marks.some((other) => JSON.stringify(other) === JSON.stringify(mark));
      return same ? view : withMark(withoutMark(view, mark.tile), mark, () => mark.values.slice(0, MAX_VALUES));
    }
    case 'unmark': {
      const mark = view.marks.find(({ tile }) => tile === action.tile);
      if (mark === undefined) return view;
      return withMark(view, mark, (values) => values.filter((value) => value !== action.value));
    }
    case 'clear-mark':
      return withoutMark(view, action.tile);
    case 'clear-marks':
      return view.marks.length === 0 ? view : { ...view, marks: [] };
    case 'filter':
      return withFilter(view, action);
    case 'header-filters':
      return action.filters.reduce(withFilter, reduceView(view, { type: 'clear-marks' }));
    case 'only': {
      const { tile, conditions, breakOutBy } = action;
      const filtered = conditions.reduce(
        (next, condition) => withFilter(next, { field: condition.field, condition }),
        withoutMark(view, tile),
      );
      return breakOutBy === undefined ? filtered : withBreakOut(filtered, tile, breakOutBy);
    }
    case 'exclude': {
      const { tile, field, values } = action;
      const before = view.filters.find((filter) => filter.field === field) ?? null;
      return withFilter(withoutMark(view, tile), { field, condition: excluding(before, field, values) });
    }
    case 'break-out':
      return withBreakOut(view, action.tile, action.by);
    case 'side-by-side':
      return withSideBySide(view, action.change);
    case 'clear-all': {
      const filters = view.filters.filter((filter) => action.keep.includes(filter));
      return filters.length === view.filters.length && view.marks.length === 0 ? view : { ...view, filters, marks: [] };
    }
  }
}

/** The view without the filter that its mark has replaced. */
function besideFilter({ field, replacesFilter = false }: Target, view: BoardView): BoardView {
  return replacesFilter ? withFilter(view, { field, condition: null }) : view;
}

function nextValues(values: readonly MarkedValue[], value: MarkedValue, add: boolean): readonly MarkedValue[] {
  if (!add) return values.length === 1 && values[0] === value ? [] : [value];
  if (values.includes(value)) return values.filter((other) => other !== value);
  return values.length >= MAX_VALUES ? values : [...values, value];
}

/**
 * Replaces the values of a tile's mark in place; no values, no mark. Values of another series begin a new mark: a question
 * has no "or" that could hold both.
 */
function withMark(
  view: BoardView,
  { tile, field, series }: Pick<Target, 'tile' | 'field' | 'series'>,
  change: (values: readonly MarkedValue[]) => readonly MarkedValue[],
): BoardView {
  const at = view.marks.findIndex((mark) => mark.tile === tile);
  const mark = view.marks[at];
  const before = mark !== undefined && sameSeries(mark.series, series) ? mark.values : [];
  const values = change(before);
  if (values === before) return view;
  if (at < 0 && view.marks.length >= MAX_MARKS) return view;
  const next = values.length === 0 ? [] : [{ tile, field, values: [...values], ...(series && { series }) }];
  const marks = at < 0 ? [...view.marks, ...next] : view.marks.toSpliced(at, 1, ...next);
  return { ...view, marks };
}

function withoutMark(view: BoardView, tile: string): BoardView {
  const marks = view.marks.filter((mark) => mark.tile !== tile);
  return marks.length === view.marks.length ? view : { ...view, marks };
}

/** What is marked in a tile goes with its dimension. */
function withBreakOut({ breakOuts = [], ...view }: BoardView, tile: string, by: string | null): BoardView {
  const others = breakOuts.filter((breakOut) => breakOut.tile !== tile);
  const next = by === null ? others : [...others, { tile, by }];
  return { ...withoutMark(view, tile), ...(next.length > 0 && { breakOuts: next }) };
}

/** A view in which all is as it is at first says nothing of it, so that links stay short. */
export function withSideBySide({ sideBySide, ...view }: BoardView, change: SideBySideChange): BoardView {
  const { figure = 'amount', references = [], colors } = { ...sideBySide, ...change };
  const asAtFirst = figure === 'amount' && references.length === 0 && colors === undefined;
  return asAtFirst ? view : { ...view, sideBySide: { figure, references, ...(colors && { colors }) } };
}

function sameSeries(a: Mark['series'], b: Mark['series']): boolean {
  return a?.field === b?.field && a?.value === b?.value;
}

/** A field has at most one filter. */
function withFilter(view: BoardView, { field, condition }: FieldCondition): BoardView {
  const at = view.filters.findIndex((filter) => filter.field === field);
  if (at < 0) return condition === null ? view : { ...view, filters: [...view.filters, condition] };
  if (condition !== null && JSON.stringify(view.filters[at]) === JSON.stringify(condition)) return view;
  return { ...view, filters: view.filters.toSpliced(at, 1, ...(condition === null ? [] : [condition])) };
}

/** A view with the ones before and after it. */
export interface History {
  readonly past: readonly BoardView[];
  readonly present: BoardView;
  readonly future: readonly BoardView[];
}

const MAX_UNDO_STEPS = 100;

export function createHistory(view: BoardView): History {
  return { past: [], present: view, future: [] };
}

/** Goes on to a view; what had been undone is forgotten. */
export function pushView(history: History, view: BoardView): History {
  if (view === history.present) return history;
  return { past: [...history.past, history.present].slice(-MAX_UNDO_STEPS), present: view, future: [] };
}

export function undoView(history: History): History {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redoView(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}

/** The history with a view as its present: a step back or forward where it is one of these, a new step otherwise. */
export function historyAt(history: History, view: BoardView): History {
  const same = (other: BoardView | undefined) => JSON.stringify(other) === JSON.stringify(view);
  if (same(history.present)) return history;
  if (same(history.past.at(-1))) return undoView(history);
  return same(history.future[0]) ? redoView(history) : pushView(history, view);
}
