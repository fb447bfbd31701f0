import { describe, expect, it } from 'vitest';
import { sortedRows, tableDataOf } from './table-data.ts';
import { FIELDS, resultOf, tileOf } from './testing/sample-charts.ts';

const query = {
  measures: ['total_amount'],
  dimensions: ['nature', 'program_year'],
  where: [],
  having: [],
  orderBy: [],
  totals: false,
};
const tile = tileOf('bar', ['nature', 'program_year'], { query });
const result = resultOf(
  ['nature', 'program_year', 'total_amount'],
  [
    ['Consulting Fee', 2022, '100.00'],
    ['Consulting Fee', 2023, '112.50'],
    ['Food and Beverage', 2022, '200.00'],
    ['Food and Beverage', 2023, '150.00'],
    ['Education', 2023, '5.00'],
  ],
);

describe('years against each other, as a table', () => {
  const { columns, rows } = tableDataOf(tile, FIELDS, result);

  it('have a row for each value, a column for each year, and what changed', () => {
    expect(columns.map(({ label }) => label)).toEqual(['Nature of payment', '2022', '2023', '2022 to 2023']);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Consulting fee', '$100.00', '$112.50', '+12.5%'],
      ['Food and beverage', '$200.00', '$150.00', '−25.0%'],
      ['Education', '–', '$5.00', 'new'],
    ]);
  });

  it('are marked by the value, and sort by any column', () => {
    expect(rows[0]?.mark).toEqual({ value: 'Consulting Fee' });
    const byChange = sortedRows(rows, 3, false).map(({ cells }) => cells[0]?.text);
    expect(byChange).toEqual(['Food and beverage', 'Consulting fee', 'Education']);
  });
});

it('a table tile with two dimensions keeps its rows', () => {
  const { rows } = tableDataOf({ ...tile, kind: 'table' }, FIELDS, result);
  expect(rows).toHaveLength(5);
  expect(rows[1]?.mark).toEqual({ value: 'Consulting Fee', series: { field: 'program_year', value: 2023 } });
});
