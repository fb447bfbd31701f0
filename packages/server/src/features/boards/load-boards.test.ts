import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { freeTierOf } from './free-tier.ts';
import { loadBoards } from './load-boards.ts';

const { model, boards } = await loadCatalogue();

const GOOD = `id: example
title: Example
description: An example.
source: general
details: [date, total_amount]
pages:
  - id: one
    title: One
    tiles:
      - id: companies
        title: Companies
        kind: bar
        width: 6
        height: 3
        mark: company
        query:
          measures: [total_amount]
          dimensions: [company]
          orderBy: [{ field: total_amount, direction: desc }]
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pellucid-boards-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function faultOf(text: string, name = 'example.yml'): Promise<string> {
  await writeFile(join(folder, name), text);
  const error: unknown = await loadBoards(folder, model).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('The board was accepted');
  return error.message.replace(`${folder}/`, '');
}

test('a table of a shipped board begins with a name, not with the identifier behind it', () => {
  const tables = boards
    .flatMap(({ pages }) => pages.flatMap(({ tiles }) => tiles))
    .filter(({ kind }) => kind === 'table');
  const first = tables.map(({ id, label, query }) => ({ id, label, field: query.dimensions[0] ?? '' }));
  expect(first.filter(({ label, field }) => label === undefined && field.endsWith('_id'))).toEqual([]);
});

test('the shipped boards fit their schema, the model and themselves', () => {
  expect(boards.map(({ id, free }) => [id, free])).toEqual([
    ['company-analysis', false],
    ['competitor-analysis', false],
    ['general-spend-by-nop', true],
    ['hcp-probe', false],
    ['meal-limits', false],
    ['physician-probe', false],
    ['research-and-ownership', false],
    ['specialty-analysis', false],
    ['state-spend-analytics', false],
    ['top-10-specialty-by-spend', true],
    ['top-companies-by-spend', true],
    ['top-devices-by-spend', true],
    ['top-drugs-by-spend', true],
    ['top-physicians-by-spend', true],
    ['top-speaker', false],
    ['venues', false],
  ]);
});

test('a table with payments and an average per record has the records that it is divided by', () => {
  const tables = boards
    .flatMap(({ pages }) => pages.flatMap(({ tiles }) => tiles))
    .filter(({ kind }) => kind === 'table');
  expect(tables.filter(({ query }) => query.measures.includes('average_amount')).length).toBeGreaterThan(9);
  const lacking = tables.filter(
    ({ query: { measures } }) =>
      measures.includes('payments') && measures.includes('average_amount') && !measures.includes('records'),
  );
  expect(lacking.map(({ title }) => title)).toEqual([]);
});

test('titles say amounts where the rows are bands of them, and several where one company does not count', () => {
  const tiles = boards.flatMap(({ pages }) => pages.flatMap((page) => page.tiles));
  const bands = tiles.filter(({ query }) => query.dimensions.some((name) => /^(received|day)_band$/.test(name)));
  expect(bands.length).toBeGreaterThan(5);
  for (const { title } of bands) expect(title).not.toMatch(/\bby what\b/);
  const shared = tiles.filter(({ title }) => /that several .*name$/.test(title));
  expect(shared.map(({ query }) => query.having)).toEqual([[{ field: 'companies', op: 'gte', value: 2 }]]);
});

test('every average and median of the shipped boards says per what', () => {
  const isMean = /\b(average|mean|median)\b/i;
  const saysPer = /\b(average|mean|median)\b.*\bper\b/i;
  const captions = boards.flatMap(({ id, source, description, pages }) => [
    ...description.split('.').map((text) => ({ id, text })),
    ...pages.flatMap(({ tiles }) =>
      tiles.flatMap(({ title, note = '', query, source: own = source }) => {
        const labels = query.measures.map((name) => model.sources.get(own)?.measures.get(name)?.label ?? name);
        return [title, ...note.split('.'), ...labels].map((text) => ({ id, text }));
      }),
    ),
  ]);
  const means = captions.filter(({ text }) => isMean.test(text));
  expect(means.length).toBeGreaterThan(10);
  expect(means.filter(({ text }) => !saysPer.test(text))).toEqual([]);
  // A single figure is known by the title of its tile alone.
  const figures = boards
    .flatMap(({ pages }) => pages.flatMap(({ tiles }) => tiles))
    .filter(({ kind }) => kind === 'kpi');
  const untold = figures.filter(
    ({ title, query }) => /average|median/.test(query.measures.join()) && !saysPer.test(title),
  );
  expect(untold.map(({ title }) => title)).toEqual([]);
});

test('the shipped boards filter specialties by their levels, so that who ticks one has its subspecialties too', () => {
  const filters = boards.flatMap(({ id, filters: own }) => own.map((filter) => ({ id, ...filter })));
  expect(filters.filter(({ field, control }) => field === 'specialty' && control !== 'tree')).toEqual([]);
});

test('pages of the shipped boards fill whole rows of the twelve columns', () => {
  for (const { id, pages } of boards) {
    for (const page of pages) {
      let column = 0;
      for (const { width } of page.tiles) {
        column = (column + width) % 12;
        expect(column === 0 || column + 2 <= 12, `${id}, ${page.id}`).toBe(true);
      }
      expect(column, `${id}, ${page.id}`).toBe(0);
    }
  }
});

test('a good board is read', async () => {
  await writeFile(join(folder, 'example.yml'), GOOD);
  expect((await loadBoards(folder, model))[0]?.pages[0]?.tiles[0]?.mark).toBe('company');
});

const WRONG: [what: string, from: string, to: string, fault: string][] = [
  ['an unknown key', 'mark: company', 'marks: company', 'example.yml:15: unknown key "marks"'],
  ['bad YAML', 'kind: bar', 'kind: [bar', 'example.yml:13: '],
  ['an unknown kind', 'kind: bar', 'kind: donut', 'example.yml:12: pages.0.tiles.0.kind: '],
  ['an unknown source', 'source: general', 'source: generall', 'example.yml:4: unknown source "generall"'],
  ['an unknown measure', 'measures: [total_amount]', 'measures: [spend]', 'has no measure "spend"'],
  ['an unknown dimension', 'dimensions: [company]', 'dimensions: [company, town]', 'has no dimension "town"'],
  [
    'an unknown detail',
    'details: [date,',
    'details: [day,',
    'example.yml:5: source "general" has no dimension or measure',
  ],
  ['a mark that is not shown', 'mark: company', 'mark: state', 'example.yml:15: mark "state" is not among the tile'],
  ['a sort by what is not asked', 'field: total_amount', 'field: payments', 'example.yml:19: sorted by "payments"'],
  ['a preview on a board that is not free', 'details:', 'preview: companies\ndetails:', 'only a free board does'],
  ['an id that is not the file name', 'id: example', 'id: other', 'example.yml:1: the file of board "other"'],
];
test.each(WRONG)('%s is refused with file and line', async (_, from, to, fault) => {
  expect(await faultOf(GOOD.replace(from, to))).toContain(fault);
});

test('a tile id that is there twice is refused, also on two pages, because a mark names its tile alone', async () => {
  const page = GOOD.slice(GOOD.indexOf('  - id: one')).replace('id: one', 'id: two');
  expect(await faultOf(GOOD + page)).toBe('example.yml:23: tile "companies" is there twice');
});

test('everything that is wrong is told at once, in all files', async () => {
  await writeFile(join(folder, 'another.yml'), 'id: another\n');
  const faults = (await faultOf(GOOD.replace('[company]', '[town]'))).split('\n');
  expect(faults.some((fault) => fault.includes('another.yml'))).toBe(true);
  expect(faults.some((fault) => fault.includes('has no dimension "town"'))).toBe(true);
  expect(faults.some((fault) => fault.includes('mark "company"'))).toBe(true);
});

test('the free vocabulary is what the free boards ask, and nothing of other sources', () => {
  const free = freeTierOf(boards, model);
  expect(free.sources).toEqual(['general']);
  expect(free.dimensions).toEqual(expect.arrayContaining(['program_year', 'company', 'record_id', 'recipient_npi']));
  expect(free.dimensions).not.toContain('submitting_company');
  expect(free.measures).toEqual(expect.arrayContaining(['total_amount', 'payments', 'records']));
  expect(free.measures).not.toContain('median_amount');
});
