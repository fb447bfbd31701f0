import type { BoardView, Condition } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { periodOf } from './period-of.ts';

const OPENING = { programYears: [2024, 2023, 2022, 2021] };
const TILE = { source: undefined, ignores: [] as string[] };
const years = (...value: number[]): Condition[] => [{ field: 'program_year', op: 'in', value }];
const month: BoardView['marks'] = [{ tile: 'months', field: 'date', values: ['2023-03-01'] }];

it.each<[string, Condition[], BoardView['marks'], string | null]>([
  ['all years', [], [], '2021–2024'],
  ['one year', [{ field: 'program_year', op: 'eq', value: 2023 }], [], '2023'],
  ['years in a row', years(2023, 2022), [], '2022–2023'],
  ['years apart', years(2024, 2021), [], '2021, 2024'],
  ['days', [{ field: 'date', op: 'gte', value: '2023-01-01' }], [], null],
  ['a marked month', [], month, null],
  ['another company', [{ field: 'company', op: 'eq', value: 'Acme' }], [], '2021–2024'],
])('a card of %s says so', (_, filters, marks, period) => {
  expect(periodOf(OPENING, { filters, marks }, TILE)).toBe(period);
});

it('a card that ignores the chosen year is of all, and one of another source says nothing', () => {
  const view = { filters: years(2023), marks: [] };
  expect(periodOf(OPENING, view, { ...TILE, ignores: ['program_year'] })).toBe('2021–2024');
  expect(periodOf(OPENING, view, { ...TILE, source: 'research' })).toBeNull();
});
