import type { BoardView, Tile } from '@pellucid/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { OPENING, resultOf } from '../../testing/fake-boards.ts';
import { readPdf } from '../../testing/read-files.ts';
import { tileOf } from '../viewer-snapshot.ts';
import type { FileAbout } from './about-view.ts';
import { pdfText } from './pdf-text.ts';
import { tabPdf } from './tab-pdf.ts';
import type { SavedTile } from './tile-table.ts';

const VIEW: BoardView = { page: 'recipients', filters: [], marks: [] };
const TITLE = 'Sample board – Recipients';
const LINK = 'https://example.test/#/dashboard/4?tab=recipients';
const MADE = 'Made by Ana Reyes (analyst) on July 1, 2026 at 9:05 AM EDT';
const ABOUT: FileAbout = {
  board: 'Sample board',
  tab: 'Recipients',
  facts: [
    { name: 'Filters', text: 'Program year: 2024' },
    { name: 'Data as of', text: 'June 30, 2026' },
  ],
  made: MADE,
  link: LINK,
};

beforeAll(() => {
  // jsdom has neither a canvas nor sizes of SVG elements, which charts measure their letters by.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 40, height: 10 }) });
});

function answered(id: string): Extract<SavedTile, { result: unknown }> {
  const tile = tileOf(OPENING, id) as Tile;
  return { tile, result: resultOf(tile, VIEW) };
}

it('a table has all of its rows, over as many pages as they take, and its totals once', async () => {
  const people = answered('people');
  const rows = Array.from({ length: 80 }, (_, at) => [String(at), `Person ${at}`, '1.00', 1]);
  const result = { ...people.result, rows, totals: ['80.00', 80] };
  const { pages } = await readPdf(await tabPdf(OPENING, VIEW, ABOUT, [{ ...people, result }]));
  expect(pages.length).toBeGreaterThan(1);
  const texts = pages.flat();
  for (const row of rows) expect(texts).toContain(row[1]);
  expect(texts.filter((text) => text === '$80.00')).toHaveLength(1);
  for (const page of pages) expect(page).toContain('Total spend');
});

it('begins with what it holds; each page says what it is of, who made it and when, and leads to the view', async () => {
  const tiles = ['people', 'people', 'people'].map(answered);
  const { pages, links } = await readPdf(await tabPdf(OPENING, VIEW, ABOUT, tiles));
  const facts = ['Filters', 'Program year: 2024', 'Data as of', 'June 30, 2026', 'Link', LINK];
  expect(pages[0]?.slice(0, 8)).toEqual(['Sample board', 'Recipients', ...facts]);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page.slice(-3)).toEqual([MADE, `Page ${at + 1} of ${pages.length}`, 'Open this view']);
    if (at > 0) expect(page).toEqual(expect.arrayContaining([TITLE, 'Data as of June 30, 2026']));
  }
  expect(links).toEqual([LINK, ...pages.map(() => LINK)]);
});

it('a link and filters that are longer than a line are there in full, and the address on every line leads there', async () => {
  const link = `${LINK}&f.company.in=${Array.from({ length: 60 }, (_, at) => `Company%20${at}`).join('~')}`;
  const many = Array.from({ length: 60 }, (_, at) => `Company number ${at}`);
  const about = { ...ABOUT, link, facts: [{ name: 'Filters', text: many.join(', ') }] };
  const { pages, links } = await readPdf(await tabPdf(OPENING, VIEW, about, [answered('people')]));
  const [first = []] = pages;
  const from = first.indexOf('Link') + 1;
  expect(first.slice(from).join('')).toContain(link);
  for (const one of many) expect(first.join(' ')).toContain(one);
  expect(new Set(links)).toEqual(new Set([link]));
});

it('says nothing of itself where that is not wanted, but for its title and pages', async () => {
  const { pages, links } = await readPdf(await tabPdf(OPENING, VIEW, null, [answered('people')]));
  expect(pages[0]?.slice(0, 2)).toEqual(['Sample board', 'Recipients']);
  expect(pages[0]?.at(-1)).toBe(`Page 1 of ${pages.length}`);
  expect(links).toEqual([]);
});

it('figures are exact, with their change; a tile without figures says why', async () => {
  const total: SavedTile = {
    ...answered('total'),
    compared: { year: 2024, chosen: true, figures: [{ now: '150.00', before: '100.00' }] },
  };
  const without: SavedTile = { tile: tileOf(OPENING, 'natures') as Tile, without: 'No records match' };
  const { pages } = await readPdf(await tabPdf(OPENING, VIEW, ABOUT, [total, without]));
  expect(pages[0]).toEqual(
    expect.arrayContaining(['Tile total', '+50.0% 2023 to 2024', 'Records 360', 'No records match']),
  );
});

it('charts are text, with their legend and what they have no room for', async () => {
  const tiles = ['natures', 'parts', 'states', 'years'].map(answered);
  const { pages } = await readPdf(await tabPdf(OPENING, VIEW, ABOUT, tiles));
  const texts = pages.flat();
  for (const { title } of tiles.map(({ tile }) => tile)) expect(texts).toContain(title);
  expect(texts).toContain('Food and Beverage');
  expect(texts.find((text) => text.startsWith('Not on the map: <Empty> $'))).toBeTruthy();
});

it('writes letters that its fonts lack by what they are made of', () => {
  expect(pdfText('Łódź – “Ångström” ≥ 5 € −3 š 漢\n')).toBe('?ódz – “Ångström” >= 5 € -3 š ?\n');
});
