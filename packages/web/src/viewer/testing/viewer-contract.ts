import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsViewer, FilterRequest, FilterSetting, OpenRequest, ViewerEvent } from '../analytics-viewer.ts';

/** An implementation of the interface with something to open. */
export interface ViewerUnderTest {
  readonly viewer: AnalyticsViewer;
  readonly path: string;
  /** A field whose records are partly empty, and a value of it. */
  readonly field: string;
  readonly value: string;
  /** Another field of the same analysis, and a value of it. */
  readonly other: { readonly field: string; readonly value: string };
  /** A setting that this analysis cannot apply, or that leaves nothing of it. */
  readonly failing: FilterSetting;
  /** Marks something, as a person does in the viewer; null where that server does not tell what is marked. */
  readonly mark: (() => void) | null;
  dispose(): void;
}

/** Milliseconds, far above what it takes: nothing is measured. */
const PATIENCE = 15_000;

/** A request in an analysis that has one table, one scheme and no markings that are named. */
export const filterRequest = (...settings: FilterSetting[]): FilterRequest => ({
  settings,
  table: null,
  schemes: [],
  markings: [],
});

/** What the dashboard page relies on, whichever viewer it has (docs/promises/filters.md#how-a-filter-is-applied). */
export function describeViewer(name: string, make: () => ViewerUnderTest): void {
  describe(name, () => {
    let made: ViewerUnderTest;
    let events: ViewerEvent[];
    const open = (request: Partial<OpenRequest> = {}) =>
      made.viewer.open({ path: made.path, state: null, filters: [], page: null, ...request });
    const apply = async (...settings: FilterSetting[]) => {
      made.viewer.applyFilters(filterRequest(...settings));
      await vi.waitFor(() => expect(made.viewer.phase).toBe('ready'), PATIENCE);
    };
    const told = (...types: ViewerEvent['type'][]) =>
      events.map(({ type }) => type).filter((type) => types.includes(type));
    const setting = (value: string | null, includeEmpty = true) => ({ field: made.field, value, includeEmpty });

    beforeEach(() => {
      made = make();
      events = [];
      made.viewer.on((event) => events.push(event));
    });
    afterEach(() => {
      made.viewer.dispose();
      made.dispose();
    });

    it('is ready when its first page is active', async () => {
      await open();
      expect(told('page-activated', 'ready')).toEqual(['page-activated', 'ready']);
      expect(made.viewer.pages().map(({ id }) => id)).toContain(made.viewer.activePage());
    });

    it('begins with the filters that were chosen before', async () => {
      await open({ filters: [filterRequest(setting(made.value, false))] });
      expect(made.viewer.filters()).toEqual([{ field: made.field, op: 'eq', value: made.value }]);
    });

    it('clears the markings, then sets the filter', async () => {
      await open();
      const { mark } = made;
      mark?.();
      await vi.waitFor(() => expect(made.viewer.markings()).toHaveLength(mark === null ? 0 : 1), PATIENCE);
      events.length = 0;
      await apply(setting(made.value));
      expect(made.viewer.markings()).toEqual([]);
      expect(told('marking-changed', 'filter-changed')).toEqual(['marking-changed', 'filter-changed']);
    });

    it('puts one value in place of what was filtered, and leaves what is empty', async () => {
      await open({ filters: [filterRequest(setting('Another', false))] });
      await apply(setting(made.value));
      expect(made.viewer.filters()).toEqual([{ field: made.field, op: 'in', value: [made.value, null] }]);
    });

    it('leaves out what is empty where it is told so, as states are', async () => {
      await open();
      await apply(setting(made.value, false));
      expect(made.viewer.filters()).toEqual([{ field: made.field, op: 'eq', value: made.value }]);
    });

    it('adds all where no value is given', async () => {
      await open({ filters: [filterRequest(setting(made.value))] });
      await apply(setting(null));
      expect(made.viewer.filters()).toEqual([]);
    });

    it('sets two columns in one step, and two values of one column as one filter', async () => {
      await open();
      await apply(setting(made.value, false), { ...made.other, includeEmpty: false });
      expect(told('filter-changed')).toHaveLength(1);
      expect(made.viewer.filters()).toEqual([
        { field: made.field, op: 'eq', value: made.value },
        { field: made.other.field, op: 'eq', value: made.other.value },
      ]);
      await apply(setting(made.value, false), setting('Another', false));
      expect(made.viewer.filters()[0]).toEqual({ field: made.field, op: 'in', value: [made.value, 'Another'] });
    });

    it('sets one scheme per marking where there are several, and tells it as one filter', async () => {
      await open();
      const request = filterRequest(setting(made.value, false));
      made.viewer.applyFilters({ ...request, schemes: ['Fees', 'Travel'], markings: ['Fees', 'Travel'] });
      await vi.waitFor(() => expect(made.viewer.phase).toBe('ready'), PATIENCE);
      expect(made.viewer.filters()).toEqual([{ field: made.field, op: 'eq', value: made.value }]);
    });

    it('tells that a filter failed, and a later one that can be applied', async () => {
      await open();
      await apply(made.failing);
      await vi.waitFor(() => expect(told('filter-failed', 'filter-changed').at(-1)).toBe('filter-failed'), PATIENCE);
      await apply(setting(made.value), { ...made.failing, value: null });
      expect(told('filter-failed', 'filter-changed').at(-1)).toBe('filter-changed');
    });

    it('says nothing any more when it is disposed of', async () => {
      await open();
      made.viewer.dispose();
      events.length = 0;
      made.viewer.applyFilters(filterRequest(setting(made.value)));
      expect(events).toEqual([]);
    });
  });
}
