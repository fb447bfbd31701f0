import { expect, it } from 'vitest';
import type { FilterRequest, FilterSetting } from '../analytics-viewer.ts';
import { filterCalls, withConditions, withRequest } from './filter-calls.ts';

const request = (...settings: FilterSetting[]): FilterRequest => ({ settings, table: null, schemes: [], markings: [] });
const all = (field: string): FilterSetting => ({ field, value: null, includeEmpty: true });
const one = (field: string, value: string | number, includeEmpty = true): FilterSetting => ({
  field,
  value,
  includeEmpty,
});
const place = { scheme: 'Company_Filter', table: 'payments' };
const column = (name: string, filterSettings: object) => ({
  filteringSchemeName: place.scheme,
  dataTableName: place.table,
  dataColumnName: name,
  filterSettings,
});

it('adds all values without naming any, or replaces them with one and says whether empties stay', () => {
  expect(filterCalls(request(all('company')), place)).toEqual([
    { operation: 'ADD_ALL', columns: [column('company', { includeEmpty: true })] },
  ]);
  expect(filterCalls(request(one('state', 'CA', false)), place)).toEqual([
    { operation: 'REPLACE', columns: [column('state', { values: ['CA'], includeEmpty: false })] },
  ]);
});

it('sets two columns in one call, and a year beside all companies in two', () => {
  const two = filterCalls(request(one('company', 'Acme'), one('competitor', 'Zeta')), place);
  expect(two.map(({ columns }) => columns.map(({ dataColumnName }) => dataColumnName))).toEqual([
    ['company', 'competitor'],
  ]);
  const both = filterCalls(request(all('company'), one('year', 2023)), place);
  expect(both.map(({ operation }) => operation)).toEqual(['ADD_ALL', 'REPLACE']);
  expect(both[1]?.columns[0]?.filterSettings.values).toEqual(['2023']);
});

it('keeps what was set of other fields', () => {
  const set = withRequest([request(one('company', 'Acme'), one('year', 2023))], request(one('company', 'Zeta')));
  expect(set.map(({ settings }) => settings)).toEqual([[one('year', 2023)], [one('company', 'Zeta')]]);
});

it('tells what is set as filters, each field in its place', () => {
  const first = withConditions([], request(one('nature', 'Travel', false), one('state', 'CA', false)));
  const second = withConditions(first, request(one('nature', 'Meals')));
  expect(second).toEqual([
    { field: 'nature', op: 'in', value: ['Meals', null] },
    { field: 'state', op: 'eq', value: 'CA' },
  ]);
  expect(withConditions(second, request(all('nature')))).toEqual([{ field: 'state', op: 'eq', value: 'CA' }]);
});
