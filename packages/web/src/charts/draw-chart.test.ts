import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chartDataOf } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import { drawChart } from './draw-chart.ts';
import { prepareMap } from './echarts-core.ts';
import { NOTHING_MARKED } from './marking.ts';
import { FIELDS, resultOf, THEME, tileOf } from './testing/sample-charts.ts';

const WIDE = { width: 720, height: 420 };
const NARROW = { width: 330, height: 620 };
const NATURES = resultOf(
  ['nature', 'total_amount', 'payments'],
  ['Food and Beverage', 'Consulting Fee', 'Education', 'Gift'].map((nature, at) => [nature, `${900 - at}.00`, at]),
);
const BY_YEAR = resultOf(
  ['nature', 'program_year', 'total_amount', 'payments'],
  [2022, 2023].flatMap((year) => [
    ['Gift', year, '5.00', 1],
    ['Grant', year, '7.00', 1],
  ]),
);
const STATES = resultOf(
  ['state', 'total_amount', 'payments'],
  [
    ['CA', '5.00', 1],
    ['PR', '3.00', 1],
  ],
);

beforeAll(async () => {
  // Texts are measured without a canvas, which jsdom has not.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  use([SVGRenderer]);
  await prepareMap();
});

/** A chart without a page, as servers draw them. */
const chartOf = (size: typeof WIDE) => init(null, null, { renderer: 'svg', ssr: true, ...size });

/** The drawing as SVG, without the names that differ from chart to chart. */
const pictureOf = (chart: ReturnType<typeof chartOf>) =>
  chart.renderToSVGString().replaceAll(/zr\d+-[a-z]+-?\d*/g, 'id');

describe.each<[ChartKind, string[], ReturnType<typeof resultOf>]>([
  ['bar', ['nature'], NATURES],
  ['bar', ['nature', 'program_year'], BY_YEAR],
  ['column', ['nature'], NATURES],
  ['column', ['nature', 'program_year'], BY_YEAR],
  ['line', ['nature'], NATURES],
  ['area', ['nature', 'program_year'], BY_YEAR],
  ['pie', ['nature'], NATURES],
  ['treemap', ['nature'], NATURES],
  ['map', ['state'], STATES],
])('a %s of %s', (kind, dimensions, result) => {
  const data = chartDataOf(tileOf(kind, dimensions), FIELDS, result);
  const drawing = { kind, data, theme: THEME, marking: NOTHING_MARKED };

  it.each([
    ['wide', WIDE, NARROW],
    ['narrow', NARROW, WIDE],
  ])('looks in a %s window that was turned and back as in one that never was', (_, held, other) => {
    const fresh = chartOf(held);
    drawChart(fresh, drawing);
    const turned = chartOf(held);
    for (const size of [held, other, held]) {
      turned.resize(size);
      drawChart(turned, drawing);
    }
    expect(pictureOf(turned)).toBe(pictureOf(fresh));
  });
});

it('a drawing keeps its series, so that bars move instead of jumping', () => {
  const chart = chartOf(WIDE);
  const tile = tileOf('bar', ['nature']);
  drawChart(chart, { kind: 'bar', data: chartDataOf(tile, FIELDS, NATURES), theme: THEME, marking: NOTHING_MARKED });
  const ids = () => (chart.getOption().series as { id: string }[]).map(({ id }) => id);
  const before = ids();
  const fewer = chartDataOf(tile, FIELDS, { ...NATURES, rows: NATURES.rows.slice(0, 2) });
  drawChart(chart, { kind: 'bar', data: fewer, theme: THEME, marking: NOTHING_MARKED });
  expect(ids()).toEqual(before);
});

it('columns beside bars end within a tile of half the page', () => {
  const chart = chartOf({ width: 462, height: 500 });
  const tile = tileOf('bar', ['nature'], { beside: ['payments'] });
  const years = { year: 2024, chosen: true, figures: NATURES.rows.map(() => ({ now: '2.00', before: '1.00' })) };
  const natures = {
    ...NATURES,
    rows: NATURES.rows.map(([nature, ...rest]) => [`${nature} and whatever belongs to it`, ...rest]),
  };
  const data = chartDataOf(tile, FIELDS, natures, years);
  drawChart(chart, { kind: 'bar', data, theme: THEME, marking: NOTHING_MARKED });
  const [longest = Number.NaN] = chart.convertToPixel('grid', [900, 0]) as number[];
  const figureAndColumns = 64 + 2 * 76;
  expect(longest + figureAndColumns).toBeLessThanOrEqual(462);
});
