import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIELDS, resultOf, tileOf } from '../../charts/testing/sample-charts.ts';
import { rowsOf, useMostRows } from './use-most-rows.ts';

const OPENING = { fields: FIELDS };
const bars = (count: number) =>
  resultOf(
    ['nature', 'total_amount', 'payments'],
    Array.from({ length: count }, (_, at) => [`Nature ${at}`, '1.00', 1]),
  );

it('what was expected before there were figures is no room for them', () => {
  const tile = tileOf('bar', ['nature']);
  const filters: [] = [];
  const { result, rerender } = renderHook(
    (rows: number | null) =>
      useMostRows(
        OPENING,
        [tile],
        { [tile.id]: { result: rows === null ? null : bars(rows), loading: false } },
        filters,
      ),
    { initialProps: null as number | null },
  );
  const rows = () => result.current.map((each) => each.rows);
  expect(rows()).toEqual([16]);
  rerender(5);
  expect(rows()).toEqual([5]);
  rerender(4);
  expect(rows()).toEqual([5]);
  rerender(0);
  expect(result.current).toMatchObject([{ isEmpty: false }]);
});

it('groups of bars have room for the groups that there are', () => {
  const tile = tileOf('bar', ['nature', 'company'], { grouped: true });
  const rows = ['Gift', 'Grant', 'Travel'].flatMap((nature) => [
    [nature, 'A', '1.00', 1],
    [nature, 'B', '1.00', 1],
  ]);
  const result = resultOf(['nature', 'company', 'total_amount', 'payments'], rows);
  expect(rowsOf(OPENING, tile, result, [])).toBeLessThan(8);
  expect(rowsOf(OPENING, tile, result, [])).toBeGreaterThan(3);
});

it('tables have room for their rows and their total, whatever their columns are', () => {
  const table = tileOf('table', ['nature']);
  expect(rowsOf(OPENING, table, bars(2), [])).toBe(2);
  const withTotal = { ...table, query: { ...table.query, totals: true } };
  expect(rowsOf(OPENING, withTotal, bars(2), [])).toBe(3);
  const years = ['Gift', 'Grant'].flatMap((nature) => [2023, 2024].map((year) => [nature, year, '1.00', 1]));
  const result = resultOf(['nature', 'program_year', 'total_amount', 'payments'], years);
  expect(rowsOf(OPENING, tileOf('matrix', ['nature', 'program_year']), result, [])).toBe(2);
});

it('of values that are filtered there will be as many rows, unless the tile ignores the filter', () => {
  const table = tileOf('table', ['nature']);
  const two = [{ field: 'nature', op: 'in' as const, value: ['Gift', 'Grant'] }];
  expect(rowsOf(OPENING, table, null, two)).toBe(2);
  expect(rowsOf(OPENING, table, null, [{ field: 'nature', op: 'eq', value: 'Gift' }])).toBe(1);
  expect(rowsOf(OPENING, table, null, [{ field: 'nature', op: 'ne', value: 'Gift' }])).toBe(16);
  expect(rowsOf(OPENING, { ...table, ignores: ['nature'] }, null, two)).toBe(16);
});
