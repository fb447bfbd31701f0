import type { Tile } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { tileOf } from '../../charts/testing/sample-charts.ts';
import { heightsOf } from './tile-heights.ts';

const tile = (kind: Tile['kind'], width: number, height = 5): Tile => ({ ...tileOf(kind, ['nature']), width, height });
const rows = (count: number, isEmpty = false) => ({ rows: count, isEmpty });

it('a line of tiles is as high as the one that needs most', () => {
  const line = [tile('bar', 6), tile('table', 6)];
  expect(heightsOf(line, [rows(3), rows(1)])).toEqual([2, 2]);
  expect(heightsOf(line, [rows(3), rows(12)])).toEqual([5, 5]);
  expect(heightsOf(line, [rows(40), rows(40)])).toEqual([5, 5]);
});

it('lines have their own heights, and a chart over time keeps the one it was made with', () => {
  const tiles = [tile('kpi', 6, 1), tile('kpi', 6, 1), tile('table', 12), tile('line', 8, 3), tile('bar', 4, 3)];
  expect(heightsOf(tiles, [rows(3), rows(3), rows(2), rows(12), rows(3)])).toEqual([1, 1, 2, 3, 3]);
});

it('what the filters leave empty is low, unless something stands beside it', () => {
  const line = [tile('map', 6), tile('bar', 6)];
  expect(heightsOf(line, [rows(3, true), rows(3, true)])).toEqual([2, 2]);
  expect(heightsOf(line, [rows(3, true), rows(15)])).toEqual([5, 5]);
});
