import { expect, it } from 'vitest';
import { textWidth } from '../truncate.ts';
import { columnsWidth } from './columns-beside.ts';

it('names of columns stand apart, so that two are not read as one', () => {
  const names = ['Share', '2023 to 2024'];
  for (const name of names) expect(columnsWidth([name]) - textWidth(name)).toBeGreaterThan(12);
  expect(columnsWidth(names)).toBe(columnsWidth(['Share']) + columnsWidth(['2023 to 2024']));
});
