import type { BoardView, SideBySide } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { coloredCompanies, withKeptColors } from './kept-colors.ts';

const viewOf = (...companies: string[]): BoardView => ({
  page: 'overview',
  filters: companies.length === 0 ? [] : [{ field: 'company', op: 'in', value: companies }],
  marks: [],
});
/** What a view shows in which colour, after the picks one after the other. */
function after(...picks: string[][]): Record<string, number> {
  const view = picks
    .map((companies) => viewOf(...companies))
    .reduce((a, b) => withKeptColors(a, b, 'company', LARGEST));
  return Object.fromEntries(coloredCompanies(view, 'company', LARGEST).map(({ company, color }) => [company, color]));
}
const LARGEST: SideBySide = {
  companies: ['Big', 'Bigger'].map((company, color) => ({ company, color, rank: null, share: null })),
  picked: false,
  peers: [],
  reported: 2,
};

it('who stays keeps the colour, who comes gets the first that is free', () => {
  expect(after(['A', 'B', 'C', 'D'], ['A', 'C', 'D'])).toEqual({ A: 0, C: 2, D: 3 });
  expect(after(['A', 'B', 'C', 'D'], ['A', 'C', 'D'], ['A', 'C', 'D', 'E'])).toEqual({ A: 0, C: 2, D: 3, E: 1 });
  expect(after(['A', 'B', 'C', 'D', 'E'], ['B', 'C', 'D', 'E'])).toEqual({ B: 1, C: 2, D: 3, E: 0 });
});

it('who is picked among the largest keeps theirs, and a new comparison begins with the first', () => {
  expect(after([], ['Bigger'])).toEqual({ Bigger: 1 });
  expect(after(['A', 'B'], ['B'], [])).toEqual({ Big: 0, Bigger: 1 });
});

it('a view says colours only where they are not the first ones', () => {
  const both = viewOf('A', 'B');
  const one = withKeptColors(both, viewOf('B'), 'company', undefined);
  expect(one.sideBySide?.colors).toEqual([1]);
  expect(withKeptColors(one, viewOf(), 'company', undefined)).toEqual(viewOf());
  const sorted = { ...both, page: 'natures' };
  expect(withKeptColors(both, sorted, 'company', undefined)).toBe(sorted);
});
