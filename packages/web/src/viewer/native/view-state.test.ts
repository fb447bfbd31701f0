import type { BoardView } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { createHistory, pushView, redoView, reduceView, undoView, type ViewAction } from './view-state.ts';

const EMPTY: BoardView = { page: 'overview', filters: [], marks: [] };
const click = (value: string, add = false): ViewAction => ({
  type: 'mark',
  tile: 'natures',
  field: 'nature',
  value,
  add,
});
const after = (view: BoardView, ...actions: ViewAction[]) => actions.reduce(reduceView, view);
const marked = (view: BoardView) => view.marks.flatMap(({ values }) => values);

describe('companies side by side', () => {
  it('a view says of them what is not as it is at first', () => {
    const share = after(EMPTY, { type: 'side-by-side', change: { figure: 'share' } });
    expect(share.sideBySide).toEqual({ figure: 'share', references: [] });
    const beside = after(share, { type: 'side-by-side', change: { references: ['peers'] } });
    expect(beside.sideBySide).toEqual({ figure: 'share', references: ['peers'] });
    expect(after(beside, { type: 'side-by-side', change: { figure: 'amount', references: [] } })).toEqual(EMPTY);
  });
});

describe('marks', () => {
  it('a click marks, a click on another moves the mark, a click on the marked one clears', () => {
    expect(marked(after(EMPTY, click('a')))).toEqual(['a']);
    expect(marked(after(EMPTY, click('a'), click('b')))).toEqual(['b']);
    expect(after(EMPTY, click('a'), click('a')).marks).toEqual([]);
  });

  it('in a tile that ignores the filter of its field take the place of that filter, and one undo brings it back', () => {
    const year = { field: 'program_year', op: 'eq', value: 2024 } as const;
    const chosen: BoardView = { ...EMPTY, filters: [{ field: 'company', op: 'eq', value: 'Own' }, year] };
    const peer: ViewAction = {
      type: 'mark',
      tile: 'peers',
      field: 'company',
      value: 'Peer',
      add: false,
      replacesFilter: true,
    };
    const history = pushView(createHistory(chosen), reduceView(chosen, peer));
    const mark = { tile: 'peers', field: 'company', values: ['Peer'] };
    expect(history.present).toEqual({ ...EMPTY, filters: [year], marks: [mark] });
    expect(undoView(history).present).toBe(chosen);
    expect(after(chosen, { ...peer, replacesFilter: false }).filters).toEqual(chosen.filters);
  });

  it('a click with ctrl or shift adds and takes away', () => {
    expect(marked(after(EMPTY, click('a'), click('b', true)))).toEqual(['a', 'b']);
    expect(marked(after(EMPTY, click('a'), click('b', true), click('a', true)))).toEqual(['b']);
    expect(marked(after(EMPTY, click('a'), click('b', true), click('a')))).toEqual(['a']);
  });

  it('in a tile with two dimensions holds both values: one step, one undo; another series begins anew', () => {
    const point = (value: string, form: string, add = false): ViewAction => ({
      type: 'mark',
      tile: 'quarters',
      field: 'date',
      value,
      series: { field: 'form', value: form },
      add,
    });
    const cash = { tile: 'quarters', field: 'date', series: { field: 'form', value: 'Cash' } };
    expect(after(EMPTY, point('Q1', 'Cash')).marks).toEqual([{ ...cash, values: ['Q1'] }]);
    expect(after(EMPTY, point('Q1', 'Cash'), point('Q2', 'Cash', true)).marks).toEqual([
      { ...cash, values: ['Q1', 'Q2'] },
    ]);
    expect(after(EMPTY, point('Q1', 'Cash'), point('Q1', 'Stock', true)).marks).toEqual([
      { ...cash, values: ['Q1'], series: { field: 'form', value: 'Stock' } },
    ]);
    expect(after(EMPTY, point('Q1', 'Cash'), point('Q1', 'Cash')).marks).toEqual([]);
    const history = pushView(createHistory(EMPTY), after(EMPTY, point('Q1', 'Cash')));
    expect(undoView(history).present).toBe(EMPTY);
    const removed = after(EMPTY, point('Q1', 'Cash'), { type: 'unmark', tile: 'quarters', value: 'Q1' });
    expect(removed.marks).toEqual([]);
  });

  it('stops at what a request may carry', () => {
    const many = Array.from({ length: 220 }, (_, at) => click(String(at), true));
    expect(marked(after(EMPTY, ...many))).toHaveLength(200);
  });
});

describe('filters', () => {
  const year = (value: number): ViewAction => ({
    type: 'filter',
    field: 'program_year',
    condition: { field: 'program_year', op: 'eq', value },
  });

  it('a field has one filter; setting it again to the same changes nothing', () => {
    const view = after(EMPTY, year(2023), year(2024));
    expect(view.filters).toEqual([{ field: 'program_year', op: 'eq', value: 2024 }]);
    expect(reduceView(view, year(2024))).toBe(view);
  });

  it('the header filter clears the marks first', () => {
    const view = after(EMPTY, click('a'), {
      type: 'header-filters',
      filters: [{ field: 'company', condition: { field: 'company', op: 'eq', value: 'Acme' } }],
    });
    expect(view.marks).toEqual([]);
    expect(view.filters).toHaveLength(1);
  });

  it('"clear all" takes everything but what is kept', () => {
    const view = after(EMPTY, year(2024), click('a'));
    expect(reduceView(view, { type: 'clear-all', keep: view.filters })).toEqual({ ...view, marks: [] });
    expect(reduceView(view, { type: 'clear-all', keep: [] })).toEqual(EMPTY);
  });
});

describe('undo and redo', () => {
  it('go back and forth; a new step forgets what was undone', () => {
    const one = reduceView(EMPTY, click('a'));
    const two = reduceView(one, { type: 'page', page: 'recipients' });
    const history = pushView(pushView(createHistory(EMPTY), one), two);
    const back = undoView(undoView(history));
    expect(back.present).toBe(EMPTY);
    expect(undoView(back)).toBe(back);
    expect(redoView(back).present).toBe(one);
    expect(redoView(redoView(back)).present).toBe(two);
    expect(redoView(pushView(back, two)).present).toBe(two);
    expect(pushView(back, two).future).toEqual([]);
  });
});

describe('from the menu of a mark', () => {
  const marked = after(EMPTY, click('a'));
  const only = (value: string): ViewAction => ({
    type: 'only',
    tile: 'natures',
    conditions: [{ field: 'nature', op: 'eq', value }],
  });
  const exclude = (...values: string[]): ViewAction => ({ type: 'exclude', tile: 'natures', field: 'nature', values });

  it('only this becomes a filter in place of the mark', () => {
    expect(after(marked, only('a'))).toEqual({
      ...EMPTY,
      filters: [{ field: 'nature', op: 'eq', value: 'a' }],
    });
  });

  it('what is excluded is left out beside what was left out before, and taken away from what is chosen', () => {
    expect(after(marked, exclude('a'), exclude('b', 'a')).filters).toEqual([
      { field: 'nature', op: 'notIn', value: ['a', 'b'] },
    ]);
    const chosen: ViewAction = {
      type: 'filter',
      field: 'nature',
      condition: { field: 'nature', op: 'in', value: ['a', 'b'] },
    };
    expect(after(EMPTY, chosen, exclude('a')).filters).toEqual([{ field: 'nature', op: 'eq', value: 'b' }]);
    expect(after(marked, exclude('a')).marks).toEqual([]);
  });

  it('a tile is broken out by another dimension, what is marked in it goes, and it can be as it was', () => {
    const action = only('a');
    if (action.type !== 'only') throw new Error('another action');
    const broken = after(marked, { ...action, breakOutBy: 'state' });
    expect(broken.breakOuts).toEqual([{ tile: 'natures', by: 'state' }]);
    expect(broken.marks).toEqual([]);
    const state: ViewAction = { type: 'mark', tile: 'natures', field: 'state', value: 'CA', add: false };
    const back = after(broken, state, { type: 'break-out', tile: 'natures', by: null });
    expect(back).toEqual({ ...EMPTY, filters: [{ field: 'nature', op: 'eq', value: 'a' }] });
  });

  it('periods are marked together: one step, one undo', () => {
    const range: ViewAction = {
      type: 'mark-range',
      mark: { tile: 'months', field: 'date', values: ['d1', 'd2', 'd3'] },
    };
    const history = pushView(createHistory(EMPTY), reduceView(EMPTY, range));
    expect(history.present.marks).toEqual([{ tile: 'months', field: 'date', values: ['d1', 'd2', 'd3'] }]);
    expect(reduceView(history.present, range)).toBe(history.present);
    expect(undoView(history).present).toBe(EMPTY);
  });
});
