import { expect, test } from 'vitest';
import { changeSummary, changesOf } from './value-diff.ts';

test('an update tells its changed fields first, each with both values', () => {
  const changes = changesOf({ id: 1, name: 'A', tags: ['x'] }, { id: 1, name: 'B', tags: ['x', 'y'], note: '' });
  expect(changes.map(({ field, changed }) => [field, changed])).toEqual([
    ['name', true],
    ['tags', true],
    ['note', true],
    ['id', false],
  ]);
  expect(changes[0]).toMatchObject({ old: 'A', new: 'B' });
  expect(changes[2]).toMatchObject({ old: null, new: '' });
  expect(changeSummary(changes)).toBe('name, tags, note');
});

test('creations, deletions, plain values and nothing at all', () => {
  expect(changesOf(null, { name: 'A' })).toEqual([{ field: 'name', old: null, new: 'A', changed: true }]);
  expect(changesOf({ name: 'A' }, null)[0]).toMatchObject({ old: 'A', new: null });
  expect(changesOf(1, 2)).toEqual([{ field: '', old: '1', new: '2', changed: true }]);
  expect(changesOf(null, null)).toEqual([]);
  expect(changeSummary(changesOf({ a: 1, b: 1, c: 1, d: 1, e: 1 }, {}))).toBe('a, b, c and 2 more');
});
