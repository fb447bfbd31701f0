import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import type { Board, Mark, Tile } from '@pellucid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from './free-tier.ts';

const { model, boards } = await loadCatalogue();

let app: TestApp;
beforeAll(async () => {
  const analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
  app = await buildTestApp({ database: embedded, analytics });
});
afterAll(() => app.close());

it.each(boards.map((board): [string, Board] => [board.id, board]))(
  'records add up to the marked figure of every tile of %s',
  async (id, board) => {
    const admin = app.as('admin');
    for (const page of board.pages) {
      const { body } = await admin.post(`/api/boards/${id}/run`, { page: page.id });
      for (const tile of page.tiles) {
        const answer = body.answers.find((each: { tile: string }) => each.tile === tile.id);
        expect(answer.problem, `${page.id} ${tile.id}`).toBeUndefined();
        if (tile.query.dimensions.length === 0) {
          const details = await admin.post(`/api/boards/${id}/details`, { page: page.id, tile: tile.id, limit: 1 });
          const { records, sums } = details.body.total;
          expect({ records, ...sums }, tile.id).toMatchObject(figuresOf(tile, answer.result, answer.result.rows));
        }
        for (const { mark, figures } of marksOf(tile, answer.result)) {
          const view = { page: page.id, marks: [mark], limit: 1 };
          const details = await admin.post(`/api/boards/${id}/details`, view);
          const { records, sums } = details.body.total;
          expect({ records, ...sums }, `${tile.id} ${JSON.stringify(mark)}`).toMatchObject(figures);
        }
      }
    }
  },
);

it.each(boards.map((board): [string, Board] => [board.id, board]))(
  'records add up to the figure of a tile of %s under the mark of another tile',
  async (id, board) => {
    const admin = app.as('admin');
    for (const page of board.pages) {
      const run = async (marks: Mark[]): Promise<Result[]> =>
        (await admin.post(`/api/boards/${id}/run`, { page: page.id, marks })).body.answers.map(
          (answer: { result: Result }) => answer.result,
        );
      const unmarked = await run([]);
      for (const [index, tile] of page.tiles.entries()) {
        const other = page.tiles.findIndex((each) => each.id !== tile.id && each.mark !== undefined);
        const [first] = other < 0 ? [] : marksOf(page.tiles[other] as Tile, unmarked[other] as Result);
        if (!first) continue;
        const [second] = marksOf(tile, (await run([first.mark]))[index] as Result);
        if (!second) continue;
        const view = { page: page.id, marks: [first.mark, second.mark], tile: tile.id, limit: 1 };
        const { records, sums } = (await admin.post(`/api/boards/${id}/details`, view)).body.total;
        expect({ records, ...sums }, `${tile.id} ${JSON.stringify(view.marks)}`).toMatchObject(second.figures);
      }
    }
  },
);

interface Result {
  columns: { name: string }[];
  rows: (string | number | null)[][];
}

/**
 * Marks of the first categories of a tile, and of its first points where it has two dimensions, with the figures that the
 * records behind them must add up to.
 */
function marksOf(tile: Tile, result: Result) {
  const { mark: field } = tile;
  if (field === undefined) return [];
  const place = (name: string) => result.columns.findIndex((column) => column.name === name);
  const other = tile.query.dimensions.find((name) => name !== field && name !== tile.label);
  // Of a category some points may have been left out for their figures: only points are marked there.
  const whole = other === undefined || tile.query.having.length === 0;
  const categories = whole ? [...groupBy(result.rows, (row) => row[place(field)] ?? null)].slice(0, 3) : [];
  const points = other === undefined ? [] : result.rows.slice(0, 3);
  const marks: [Mark, Result['rows']][] = [
    ...categories.map(([value, rows]): [Mark, Result['rows']] => [{ tile: tile.id, field, values: [value] }, rows]),
    ...points.map((row): [Mark, Result['rows']] => {
      const series = { field: other ?? '', value: row[place(other ?? '')] ?? null };
      return [{ tile: tile.id, field, values: [row[place(field)] ?? null], series }, [row]];
    }),
  ];
  return marks.map(([mark, rows]) => ({ mark, figures: figuresOf(tile, result, rows) }));
}

/** What records must add up to that are behind some rows of a tile. */
function figuresOf({ query }: Tile, { columns }: Result, rows: Result['rows']): Record<string, string | number> {
  const add = (measure: string) => {
    const place = columns.findIndex(({ name }) => name === measure);
    return rows.reduce((sum, row) => sum + Math.round(Number(row[place]) * 100), 0) / 100;
  };
  return {
    ...(query.measures.includes('total_amount') && { total_amount: add('total_amount').toFixed(2) }),
    // Over the totals of recipients: what these received.
    ...(query.measures.includes('received') && { total_amount: add('received').toFixed(2) }),
    ...(query.measures.includes('spent') && { total_amount: add('spent').toFixed(2) }),
    ...(query.measures.includes('payments') && { payments: String(add('payments')) }),
    ...(query.measures.includes('records') && { records: add('records') }),
  };
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
