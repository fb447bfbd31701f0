import type { BoardPage, SideBySide } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { resultOf, tileOf } from '../../../charts/testing/sample-charts.ts';
import { savedTiles } from './tile-table.ts';

it('a file keeps who stands side by side, for the same colours and order as on the screen', () => {
  const tile = tileOf('bar', ['nature']);
  const page: BoardPage = { id: 'a', title: 'A', tiles: [tile] };
  const sideBySide: SideBySide = { companies: [], picked: false, peers: [], reported: 3 };
  const result = resultOf(['nature', 'total_amount'], [['Grant', '1.00']]);
  const saved = savedTiles(page, { t: { result, sideBySide, problem: null, loading: false } });
  expect(saved).toEqual([{ tile, result, compared: undefined, sideBySide }]);
});
