import type { BoardView, Condition } from '@pellucid/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OPENING } from '../../testing/fake-boards.ts';
import { proposedName } from './file-name.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 5, 30) }));
afterEach(() => void vi.useRealTimers());

const nameOf = (change: Partial<BoardView>, part = 'Overview') =>
  proposedName(OPENING, { page: 'overview', filters: [], marks: [], ...change }, {}, part);
const year: Condition = { field: 'program_year', op: 'in', value: [2023, 2024] };
const company: Condition = { field: 'company', op: 'eq', value: "O'Hara & Sons, Inc." };
const mark = { tile: 'natures', field: 'nature', values: ['Food and Beverage'] };

it('says board, part, what narrows it most, and the day', () => {
  expect(nameOf({})).toBe('sample-board_overview_2026-06-30');
  expect(nameOf({}, 'Tile people records')).toBe('sample-board_tile-people-records_2026-06-30');
  expect(nameOf({ filters: [year, company] })).toBe('sample-board_overview_ohara-sons-inc_2023-and-1-more_2026-06-30');
  expect(nameOf({ marks: [mark] })).toBe('sample-board_overview_food-and-beverage_2026-06-30');
});

it('has no sign that a system refuses, and no part without end', () => {
  const text = `a/b\\c:*?"<>| ${'x'.repeat(200)}`;
  const name = nameOf({ filters: [{ field: 'company', op: 'contains', value: text }] });
  expect(name).toMatch(/^[\p{L}\d_-]+$/u);
  expect(name.length).toBeLessThan(100);
});
