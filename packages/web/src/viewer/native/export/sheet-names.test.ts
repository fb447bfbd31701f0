import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetNames } from './sheet-names.ts';

it('titles that Excel takes stay as they are', () => {
  expect(sheetNames(['About', 'Total spend', 'By nature'])).toEqual(['About', 'Total spend', 'By nature']);
});

it('what Excel refuses is left out, and what is the same to it is numbered', () => {
  expect(sheetNames(["'Who: got [most]?'", 'History', 'About', 'ABOUT', '**', '**'])).toEqual([
    'Who got most',
    'History (2)',
    'About',
    'ABOUT (2)',
    'Tile',
    'Tile (2)',
  ]);
});

it('long titles are cut, each to a name of its own', () => {
  const long = 'Largest amounts of recipients in each quarter';
  const [first = '', second = ''] = sheetNames([long, long]);
  expect(first).toBe('Largest amounts of recipients i');
  expect(second).toBe('Largest amounts of recipien (2)');
});

it('holds for every list of titles', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 12 }), (titles) => {
      const names = sheetNames(titles);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
      for (const name of names) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).not.toMatch(/[\\/?*[\]:]|^'|'$|^history$/i);
      }
    }),
  );
});
