import { expect, it, vi } from 'vitest';
import { BoundedMemory } from './bounded-memory.ts';

it('forgets what was used least recently when it is full', () => {
  const onEvicted = vi.fn();
  const memory = new BoundedMemory<number>(100, onEvicted);
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) expect(memory.set(key, index, 25)).toBe(true);
  expect(memory.get('a')).toBe(0);
  memory.set('e', 4, 25);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => memory.get(key))).toEqual([0, undefined, 2, 3, 4]);
  expect([memory.size, onEvicted.mock.calls.length]).toEqual([4, 1]);
});

it('does not keep what would take a quarter of it', () => {
  const memory = new BoundedMemory<number>(100);
  expect(memory.set('a', 0, 26)).toBe(false);
  expect(memory.get('a')).toBeUndefined();
});

it('gives back the room of what is replaced or forgotten', () => {
  const memory = new BoundedMemory<number>(50);
  for (let value = 0; value < 20; value++) memory.set('a', value, 12);
  memory.set('b', 1, 12);
  expect([memory.get('a'), memory.get('b')]).toEqual([19, 1]);
  expect(memory.retain((key) => key === 'b')).toBe(1);
  for (const key of ['c', 'd', 'e']) memory.set(key, 1, 12);
  expect(memory.size).toBe(4);
});
