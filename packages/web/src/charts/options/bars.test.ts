import { expect, it } from 'vitest';
import { chartDataOf } from '../chart-data.ts';
import { NOTHING_MARKED } from '../marking.ts';
import { FIELDS, resultOf, THEME, tileOf } from '../testing/sample-charts.ts';
import { barsOption } from './bars.ts';

const LONG = 'Thornvale Cardiovascular Systems, Inc.';
const NAMES = ['Gift', 'Grant', 'Education', LONG, 'Royalty', 'Travel'];
const RESULT = resultOf(
  ['nature', 'total_amount', 'payments'],
  NAMES.map((name, at) => [name, `${900 - at}.00`, at]),
);

const optionOf = (kind: 'bar' | 'column', size: { width: number; height: number }) => {
  const tile = tileOf(kind, ['nature'], { beside: ['payments'] });
  const option = barsOption(chartDataOf(tile, FIELDS, RESULT), kind, THEME, NOTHING_MARKED, size);
  const axes = [option.yAxis].flat();
  const names = [option.xAxis, ...axes].find((axis) => axis.type === 'category');
  const named = names as { axisLabel: { interval: unknown; formatter: (text: string, at: number) => string } };
  return {
    option,
    axes,
    named: NAMES.map((name, at) => named.axisLabel.formatter(name, at)),
    axisLabel: named.axisLabel,
  };
};

it('a telephone has columns only below names that stand above their bars', () => {
  expect(optionOf('bar', { width: 330, height: 240 }).axes).toHaveLength(2);
  expect(optionOf('bar', { width: 330, height: 150 }).axes).toHaveLength(1);
});

it('the names of columns stand above a name of any length that stands above the first bar', () => {
  const gap = (width: number) => optionOf('bar', { width, height: 240 }).axes[1];
  expect(gap(330)).toMatchObject({ nameGap: 15 });
  expect(gap(640)).toMatchObject({ nameGap: 4 });
});

it('names take the room that bars can spare before they are cut', () => {
  expect(optionOf('bar', { width: 640, height: 400 }).named).toContain(LONG);
  expect(optionOf('bar', { width: 480, height: 400 }).named).not.toContain(LONG);
});

it('every column has its name', () => {
  for (const width of [330, 1400]) {
    const { axisLabel } = optionOf('column', { width, height: 300 });
    expect(axisLabel).toMatchObject({ interval: 0, hideOverlap: false });
  }
});

it('an axis has as many parts as there is room for their figures', () => {
  const grouped = resultOf(
    ['nature', 'program_year', 'total_amount', 'payments'],
    [2022, 2023].map((year) => [LONG, year, '5.00', 1]),
  );
  const parts = (width: number) => {
    const data = chartDataOf(tileOf('bar', ['nature', 'program_year']), FIELDS, grouped);
    return barsOption(data, 'bar', THEME, NOTHING_MARKED, { width, height: 300 }).xAxis;
  };
  expect(parts(330)).toMatchObject({ splitNumber: 2 });
  expect(parts(900)).toMatchObject({ splitNumber: 4 });
});

it('an axis of a count has whole numbers alone, however few they are', () => {
  const axis = (measures: string[]) => {
    const tile = tileOf('column', ['nature']);
    const query = { ...tile.query, measures };
    const result = resultOf(['nature', ...measures], [['Gift', 1]]);
    const data = chartDataOf({ ...tile, query }, FIELDS, result);
    return barsOption(data, 'column', THEME, NOTHING_MARKED, { width: 330, height: 240 }).yAxis;
  };
  expect(axis(['payments'])).toMatchObject({ minInterval: 1 });
  expect(axis(['total_amount'])).toMatchObject({ minInterval: 0 });
});
