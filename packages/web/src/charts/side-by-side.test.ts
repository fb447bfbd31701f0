import type { FieldInfo, QueryResult, SideBySide } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { chartDataOf } from './chart-data.ts';
import { linesOption } from './options/lines.ts';
import { comparedStyle } from './side-by-side.ts';
import { tableDataOf } from './table-data.ts';
import { FIELDS, resultOf, THEME, tileOf } from './testing/sample-charts.ts';

const COMPANIES = ['Zebra Inc', 'Aster Pharma', 'Middling LLC', 'Quill Corp'];
const SIDES: SideBySide = {
  companies: COMPANIES.map((company, at) => ({ company, color: at, rank: at + 1, share: '0.1' })),
  picked: true,
  peers: ['Peer One'],
  reported: 40,
};
const fields: FieldInfo[] = [...FIELDS, { name: 'compared_company', label: 'Company', type: 'text' }];
const NAMES = ['nature', 'compared_company', 'total_amount'];
const ROWS: QueryResult['rows'] = [
  ['Consulting Fee', 'Aster Pharma', '900.00'],
  ['Consulting Fee', 'Zebra Inc', '20.00'],
  ['Food and Beverage', 'Zebra Inc', '10.00'],
  ['Food and Beverage', 'Industry average', '5000.00'],
  ['Food and Beverage', 'Top 5 peers', '7.00'],
];
const tile = tileOf('bar', ['nature', 'compared_company'], { grouped: true });
tile.query.measures = ['total_amount'];
const data = chartDataOf(tile, fields, resultOf(NAMES, ROWS), undefined, { sideBySide: SIDES });

it('companies come in the order in which they were picked, references after them', () => {
  const names = data.series.map(({ value }) => value);
  expect(names).toEqual(['Zebra Inc', 'Aster Pharma', 'Top 5 peers', 'Industry average']);
});

it('references do not move categories, and cannot be marked: they have no records', () => {
  expect(data.categories.map(({ value }) => value)).toEqual(['Consulting Fee', 'Food and Beverage']);
  const marks = data.items.map(({ series, mark }) => [series?.value, mark !== undefined]);
  expect(marks).toContainEqual(['Zebra Inc', true]);
  expect(marks).toContainEqual(['Industry average', false]);
});

describe.each([false, true])('dark: %s', (dark) => {
  const theme = { ...THEME, dark };
  const style = (name: string) => comparedStyle(theme, SIDES, name);

  it('each has a colour and a symbol of its own, references a line of their own', () => {
    const styles = [...COMPANIES, 'Top 5 peers', 'Industry average'].map(style);
    expect(new Set(styles.map(({ color }) => color)).size).toBe(6);
    expect(new Set(styles.slice(0, 4).map(({ symbol }) => symbol)).size).toBe(4);
    expect(styles.map(({ line }) => line)).toEqual(['solid', 'solid', 'solid', 'solid', 'dashed', 'dotted']);
  });

  it('and keeps them when another company goes', () => {
    const fewer = { companies: SIDES.companies.slice(1) };
    for (const { company } of fewer.companies) expect(comparedStyle(theme, fewer, company)).toEqual(style(company));
  });

  it('which are the same in a chart that lacks others of them', () => {
    const some = chartDataOf(tile, fields, resultOf(NAMES, ROWS.slice(0, 1)), undefined, { sideBySide: SIDES });
    const [series] = linesOption(some, 'line', theme, { values: new Set() }, { width: 800, height: 300 }).series;
    expect(series).toMatchObject({ color: style('Aster Pharma').color, symbol: 'diamond' });
  });
});

it('symbols stand on lines of many points too', () => {
  const days = Array.from({ length: 60 }, (_, i) => `2023-01-${i}`);
  const rows = days.flatMap((day) => COMPANIES.map((company): QueryResult['rows'][number] => [day, company, '1.00']));
  const line = tileOf('line', ['date', 'compared_company']);
  line.query.measures = ['total_amount'];
  const result = resultOf(['date', 'compared_company', 'total_amount'], rows);
  const drawn = chartDataOf(line, fields, result, undefined, { sideBySide: SIDES });
  const { series } = linesOption(drawn, 'line', THEME, { values: new Set() }, { width: 390, height: 300 });
  const symbols = series.map(
    (each) => each.data.filter((point) => 'symbolSize' in point && point.symbolSize > 0).length,
  );
  for (const count of symbols) {
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(12);
  }
});

it('the table of a share has a column for each company', () => {
  const shares = { ...tile, query: { ...tile.query, measures: ['share', 'total_amount'] } };
  const rows = ROWS.map((row) => [...row.slice(0, 2), '0.5', ...row.slice(2)]);
  const result = resultOf(['nature', 'compared_company', 'share', 'total_amount'], rows);
  const { columns } = tableDataOf(shares, fields, result, undefined, SIDES);
  expect(columns.map(({ label }) => label)).toEqual([
    'Nature of payment',
    'Zebra Inc',
    'Aster Pharma',
    'Top 5 peers',
    'Industry average',
  ]);
});
