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

/** Marks of the first categories of a tile, with the figures that the records behind them must add up to. */
function marksOf(tile: Tile, result: { columns: { name: string }[]; rows: (string | number | null)[][] }) {
  const { mark: field } = tile;
  if (field === undefined) return [];
  const place = (name: string) => result.columns.findIndex((column) => column.name === name);
  const categories = [...groupBy(result.rows, (row) => row[place(field)] ?? null)].slice(0, 3);
  return categories.map(([value, rows]) => {
    const mark: Mark = { tile: tile.id, field, values: [value] };
    const add = (name: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[place(name)]) * 100), 0) / 100;
    const figures: Record<string, string | number> = {};
    if (tile.query.measures.includes('total_amount')) figures.total_amount = add('total_amount').toFixed(2);
    if (tile.query.measures.includes('payments')) figures.payments = String(add('payments'));
    if (tile.query.measures.includes('records')) figures.records = add('records');
    return { mark, figures };
  });
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
