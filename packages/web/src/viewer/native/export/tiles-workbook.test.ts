import type { BoardView, Tile } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { tableDataOf } from '../../../charts/table-data.ts';
import { numberOf } from '../../../charts/values.ts';
import { BOARD, OPENING, resultOf } from '../../testing/fake-boards.ts';
import { readWorkbook } from '../../testing/read-files.ts';
import { tileOf } from '../viewer-snapshot.ts';
import { type SavedTile, savedTiles } from './tile-table.ts';
import { tilesWorkbook } from './tiles-workbook.ts';

const VIEW: BoardView = { page: 'overview', filters: [], marks: [] };
const ABOUT = ['Sample board – Overview', 'Filters: none', 'https://example.test/#/x'];

/** The answer of a tile, changed as a test wants it. */
function answered(id: string, change: Partial<Extract<SavedTile, { result: unknown }>> = {}) {
  const tile = tileOf(OPENING, id) as Tile;
  return { tile, result: resultOf(tile, VIEW), ...change };
}

const workbookOf = async (tiles: SavedTile[]) => readWorkbook(await tilesWorkbook(OPENING, ABOUT, tiles));

it('has a sheet for each tile and one about the file, which names them', async () => {
  const natures = answered('natures');
  const long = 'Amounts: what each of the natures of payment came to';
  const book = await workbookOf([{ ...natures, tile: { ...natures.tile, title: long } }, answered('states')]);
  expect([...book.keys()]).toEqual(['Amounts what each of the nature', 'Tile states', 'About']);
  const about = book.get('About')?.map(([cell]) => cell?.value);
  expect(about).toEqual([
    'About this file',
    ...ABOUT,
    'Sheets:',
    `Amounts what each of the nature: ${long}`,
    'Tile states: Tile states',
  ]);
});

it('has numbers as numbers, days as days and texts as texts', async () => {
  const book = await workbookOf([answered('months'), answered('states')]);
  const [head, first] = book.get('Tile months') ?? [];
  expect(head?.map((cell) => cell?.value)).toEqual(['Date', 'Total spend', 'Records']);
  const { rows } = resultOf(tileOf(OPENING, 'months') as Tile, VIEW);
  const day = Date.parse(String(rows[0]?.[0])) / 86_400_000 + 25_569;
  expect(first).toEqual([
    { type: 'n', value: String(day), format: 'yyyy-mm-dd', formula: false },
    { type: 'n', value: String(Number(rows[0]?.[1])), format: '#,##0.00', formula: false },
    { type: 'n', value: String(rows[0]?.[2]), format: '#,##0', formula: false },
  ]);
  const states = book.get('Tile states') ?? [];
  expect(states[1]?.[0]).toMatchObject({ type: 's' });
});

it('runs no text as a formula', async () => {
  const natures = answered('natures');
  const rows = [['=HYPERLINK("http://x")', '-12.34', 1]];
  const book = await workbookOf([{ ...natures, result: { ...natures.result, rows } }]);
  const cells = book.get('Tile natures')?.[1];
  expect(cells?.[0]).toMatchObject({ type: 's', value: '=HYPERLINK("http://x")', formula: false });
  expect(cells?.[1]).toMatchObject({ type: 'n', value: '-12.34' });
});

it('ends with the totals that the screen shows', async () => {
  const people = answered('people');
  const result = { ...people.result, totals: ['9007199254740.93', 360] };
  const book = await workbookOf([{ ...people, result }]);
  const last = book.get('Tile people')?.at(-1);
  const screen = tableDataOf(people.tile, OPENING.fields, result).totals;
  expect(screen).toEqual(['Total', '$9,007,199,254,740.93', '360']);
  expect(last?.map((cell) => cell?.value ?? null)).toEqual(['Total', null, '9007199254740.93', '360']);
});

it('has both years and the change where the tile compares, as a part of one', async () => {
  const total = answered('total', {
    compared: { year: 2024, chosen: true, figures: [{ now: '150.00', before: '100.00' }] },
  });
  const [head, row] = (await workbookOf([total])).get('Tile total') ?? [];
  expect(head?.slice(2).map((cell) => cell?.value)).toEqual([
    'Total spend 2023',
    'Total spend 2024',
    'Change 2023 to 2024',
  ]);
  expect(row?.slice(2).map((cell) => numberOf(cell?.value))).toEqual([100, 150, 0.5]);
  expect(row?.at(-1)?.format).toBe('0.00%');
});

it('says which tile has no figures, and which shows only the first', async () => {
  const natures = answered('natures');
  const result = { ...natures.result, truncated: true, groups: 70 };
  const [broken] = savedTiles(BOARD.pages[0] ?? { id: '', title: '', tiles: [] }, {
    total: {
      result: null,
      loading: false,
      problem: { type: 'about:blank', title: 'Too slow', status: 400, path: '', message: '' },
    },
  });
  const book = await workbookOf([{ ...natures, result }, ...(broken ? [broken] : [])]);
  expect(book.get('Tile total')?.[0]?.[0]?.value).toBe('No figures: Too slow');
  expect(
    book
      .get('About')
      ?.slice(-2)
      .map(([cell]) => cell?.value),
  ).toEqual([
    'Tile natures: Tile natures (The first 5 of 70, as on the screen)',
    'Tile total: Tile total (No figures: Too slow)',
  ]);
});
