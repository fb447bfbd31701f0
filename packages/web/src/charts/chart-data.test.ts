import { describe, expect, it } from 'vitest';
import { standOutColor } from './chart-colors.ts';
import { chartDataOf } from './chart-data.ts';
import { elementOf, itemAt, nearestItem, touchedItem } from './hit-test.ts';
import { nextPosition } from './keyboard-navigation.ts';
import { NOTHING_MARKED } from './marking.ts';
import { chartOption } from './options/chart-option.ts';
import { itemsOffMap, quantileBins } from './options/map.ts';
import { periodLabelInterval, tooltipHtml } from './options/shared.ts';
import { itemLabel, summaryOf } from './summary.ts';
import { FIELDS, resultOf, THEME, tileOf } from './testing/sample-charts.ts';
import { truncate, truncateDistinct } from './truncate.ts';
import { exactText, shortText, tickText } from './values.ts';

const SIZE = { width: 600, height: 300 };

const NATURES = resultOf(
  ['nature', 'total_amount', 'payments'],
  [
    ['Food <b>&</b> Beverage', '90071992547409.93', 12345],
    [null, '10.10', 2],
  ],
);

describe('values', () => {
  it('text is exact where floating point is not', () => {
    expect(exactText('90071992547409931.01', 'money')).toBe('$90,071,992,547,409,931.01');
    expect(exactText('12345678901234567890.5', 'decimal')).toBe('12,345,678,901,234,567,890.5');
    expect(exactText(2024, 'integer')).toBe('2024');
    expect(exactText(null, 'text')).toBe('<Empty>');
  });

  it('truncate numbers have two decimals, ticks only those they need', () => {
    expect(shortText(2_600_000, 'money')).toBe('$2.60M');
    expect(shortText(-3_100_000_000, 'money')).toBe('-$3.10B');
    expect(shortText(15_700, 'count')).toBe('15.70K');
    expect(shortText(999_999.9, 'count')).toBe('1.00M');
    expect(shortText(860, 'count')).toBe('860');
    expect(tickText(2_500_000, 'money')).toBe('$2.5M');
    expect(tickText(-20_000, 'count')).toBe('-20K');
  });
});

describe('what is drawn', () => {
  const data = chartDataOf(tileOf('bar', ['nature']), FIELDS, NATURES);

  it('tooltips and sentences say every cent, and names never become HTML', () => {
    const [first] = data.items;
    if (first === undefined) throw new Error('no item');
    const html = tooltipHtml(data, first);
    expect(html).toContain('$90,071,992,547,409.93');
    expect(html).toContain('Food &lt;b&gt;&amp;&lt;/b&gt; Beverage');
    expect(html).toContain('12,345');
    expect(itemLabel(data, first)).toContain('$90,071,992,547,409.93');
    expect(summaryOf(tileOf('bar', ['nature']), data)).toContain('2 values');
  });

  it('the value that a view is about has a colour of its own, and its name is bold', () => {
    const standing = { value: 'Food <b>&</b> Beverage', rank: 1, of: 2, own: true };
    const ranked = chartDataOf(tileOf('bar', ['nature']), FIELDS, NATURES, undefined, { standing });
    expect(ranked.items.map((item) => item.standsOut)).toEqual([true, false]);
    const option = chartOption('bar', ranked, THEME, NOTHING_MARKED, SIZE) as unknown as {
      series: { data: { itemStyle: { color?: string } }[] }[];
      yAxis: { axisLabel: { formatter: (text: string, at: number) => string } };
    };
    expect(option.series[0]?.data.map(({ itemStyle }) => itemStyle.color)).toEqual([standOutColor(THEME), undefined]);
    expect([0, 1].map((at) => option.yAxis.axisLabel.formatter('', at).startsWith('{standsOut|'))).toEqual([
      true,
      false,
    ]);
  });

  it('marked items stand out, the others step back', () => {
    const option = chartOption('bar', data, THEME, { values: new Set([null]) }, SIZE) as unknown as {
      series: { data: { itemStyle: { opacity: number } }[] }[];
    };
    expect(option.series[0]?.data.map(({ itemStyle }) => itemStyle.opacity)).toEqual([0.28, 1]);
    const plain = chartOption('pie', data, THEME, NOTHING_MARKED, SIZE) as unknown as typeof option;
    expect(plain.series[0]?.data.map(({ itemStyle }) => itemStyle.opacity)).toEqual([1, 1]);
  });

  it('every kind finds the item again where it drew it', () => {
    const states = resultOf(
      ['state', 'total_amount', 'payments'],
      [
        ['CA', '5.00', 1],
        ['PR', '3.00', 1],
      ],
    );
    for (const kind of ['bar', 'column', 'line', 'area', 'pie', 'treemap', 'map'] as const) {
      const drawn = chartDataOf(tileOf(kind, ['state']), FIELDS, states);
      for (const item of drawn.items) {
        const place = elementOf(kind, drawn, item);
        const name = place?.name ?? (kind === 'pie' ? String(place?.dataIndex) : undefined);
        expect(itemAt(kind, drawn, { ...place, name })).toBe(item);
      }
    }
  });

  it('namesakes stay apart, and an id is marked while its name is shown', () => {
    const people = resultOf(
      ['recipient_id', 'recipient', 'total_amount', 'payments'],
      [
        ['17', 'Ann Doe', '5.00', 1],
        ['18', 'Ann Doe', '3.00', 1],
      ],
    );
    const { categories, items } = chartDataOf(
      tileOf('bar', ['recipient_id', 'recipient'], { mark: 'recipient_id', label: 'recipient' }),
      FIELDS,
      people,
    );
    expect(categories.map(({ text }) => text)).toEqual(['Ann Doe', 'Ann Doe']);
    expect(items.map(({ mark }) => mark)).toEqual([{ value: '17' }, { value: '18' }]);
  });

  it('series fill a grid; lines go from left to right whatever the order of rows', () => {
    const rows = resultOf(
      ['date', 'nature', 'total_amount', 'payments'],
      [
        ['2024-02-01', 'a', '5.00', 1],
        ['2024-01-01', 'b', '1.00', 1],
        ['2024-02-01', 'b', '3.00', 1],
      ],
    );
    const data = chartDataOf(tileOf('line', ['date', 'nature']), FIELDS, rows);
    expect(data.categories.map(({ value }) => value)).toEqual(['2024-01-01', '2024-02-01']);
    expect(data.grid.map((line) => line.map((item) => item?.value ?? null))).toEqual([
      [null, 5],
      [1, 3],
    ]);
    // Right stays in the series, down visits everything.
    expect(nextPosition(0, 'ArrowRight', data)).toBe(2);
    expect(nextPosition(0, 'ArrowDown', data)).toBe(1);
    expect(nextPosition(2, 'End', data)).toBe(2);
    expect(nextPosition(2, 'x', data)).toBeUndefined();
  });
});

describe('what there is room for', () => {
  it('years stand against each other for the largest groups; how many are left out is known', () => {
    const rows = Array.from({ length: 20 }, (_, at) => [`n${at}`, 2023, `${at + 1}.00`, 1] as const).flatMap((row) => [
      [...row],
      [row[0], 2024, '0.50', 1],
    ]);
    const result = resultOf(['nature', 'program_year', 'total_amount', 'payments'], rows);
    const data = chartDataOf(tileOf('bar', ['nature', 'program_year']), FIELDS, result);
    expect(data.categories.map(({ text }) => text)).toEqual(['n19', 'n18', 'n17', 'n16', 'n15', 'n14', 'n13', 'n12']);
    expect(data.omittedCategories).toBe(12);
    expect(data.items).toHaveLength(16);
  });

  it('names are cut in their middle', () => {
    expect(truncate('Compensation for serving as faculty', 126)).toBe('Compensation…faculty');
  });

  it('names of one list that would be truncate alike show where they differ', () => {
    const names = ['Grant', 'Compensation for serving as faculty', 'Compensation for services as a faculty'];
    expect(truncateDistinct(names, 126)).toEqual(['Grant', '…serving as faculty', '…services as a facu…']);
    expect(truncateDistinct(['Grant', 'Grant'], 126)).toEqual(['Grant', 'Grant']);
  });

  it('an axis of time names the same months of every year, as many as there is room for', () => {
    const months = ['2021-11', '2021-12', '2022-01', '2022-02', '2022-03', '2022-04', '2022-05', '2022-06', '2022-07'];
    const rows = resultOf(
      ['date', 'total_amount', 'payments'],
      months.map((month) => [`${month}-01`, '1.00', 1]),
    );
    const data = chartDataOf(tileOf('line', ['date']), FIELDS, rows);
    const named = periodLabelInterval(data, { width: 200, height: 100 });
    expect(months.filter((_, at) => named !== 'auto' && named(at))).toEqual(['2022-01', '2022-04', '2022-07']);
    expect(periodLabelInterval(chartDataOf(tileOf('bar', ['nature']), FIELDS, rows), SIZE)).toBe('auto');
  });

  it('a click in a line chart means the layer under it, or the line nearest to it', () => {
    const rows = resultOf(
      ['date', 'nature', 'total_amount', 'payments'],
      [
        ['2024-01-01', 'a', '2.00', 1],
        ['2024-01-01', 'b', '5.00', 1],
      ],
    );
    const data = chartDataOf(tileOf('line', ['date', 'nature']), FIELDS, rows);
    const at = (value: number, stacked: boolean) => nearestItem(data, stacked, 0.2, value)?.series?.text;
    expect([at(3, false), at(4, false)]).toEqual(['a', 'b']);
    // The larger layer lies below.
    expect([at(3, true), at(6, true)]).toEqual(['b', 'a']);
    expect(nearestItem(data, true, 7, 1)).toBeNull();
  });

  it('a finger means the peak that it came down on, not the month beside it', () => {
    const rows = resultOf(
      ['date', 'total_amount', 'payments'],
      [
        ['2023-12-01', '2.00', 1],
        ['2024-01-01', '90.00', 1],
        ['2024-02-01', '3.00', 1],
      ],
    );
    const data = chartDataOf(tileOf('line', ['date']), FIELDS, rows);
    // Columns five pixels wide, the highest value at the top of a hundred.
    const touched = (x: number, y: number) =>
      touchedItem(data, (column, value) => [column * 5, 100 - value], [x, y])?.category.value;
    expect(touched(9, 15)).toBe('2024-01-01');
    expect(touched(9, 90)).toBe('2024-02-01');
    expect(touched(40, 40)).toBeUndefined();
  });
});

describe('map', () => {
  it('colours by steps that cover every value, and names what is not on the map', () => {
    const rows = resultOf(
      ['state', 'total_amount', 'payments'],
      [
        ['CA', '900.00', 1],
        ['Texas', '300.00', 1],
        ['AE', '2.00', 1],
        [null, '1.00', 1],
      ],
    );
    const data = chartDataOf(tileOf('map', ['state']), FIELDS, rows);
    expect(itemsOffMap(data).map(({ category }) => category.text)).toEqual(['AE', '<Empty>']);
    const values = [1, 5, 20, 21, 400, 900, 1234.56];
    const steps = quantileBins(values, ['a', 'b', 'c', 'd']);
    expect(steps[0]?.from).toBeLessThanOrEqual(1);
    expect(steps.at(-1)?.to).toBe(1234.56);
    expect(new Set(steps.map(({ color }) => color)).size).toBe(steps.length);
    expect(quantileBins([22.75], ['a', 'b', 'c', 'd'])).toEqual([{ from: 0, to: 22.75, color: 'd' }]);
    expect(quantileBins([5.24, 100, 5.24], ['a', 'b', 'c', 'd'])).toEqual([
      { from: 0, to: 5.24, color: 'a' },
      { from: 5.24, to: 100, color: 'd' },
    ]);
  });
});

it('series that are compared stand beside each other, parts of a whole on each other', () => {
  const rows = resultOf(
    ['nature', 'recipient_type', 'total_amount'],
    [
      ['Consulting Fee', 'Covered Recipient Physician', '2.00'],
      ['Consulting Fee', 'Covered Recipient Teaching Hospital', '1.00'],
    ],
  );
  const stacksOf = (more: { grouped?: boolean }) => {
    const data = chartDataOf(tileOf('bar', ['nature', 'recipient_type'], more), FIELDS, rows);
    const option = chartOption('bar', data, THEME, NOTHING_MARKED, SIZE) as unknown as { series: { stack: string }[] };
    return option.series.map(({ stack }) => stack);
  };
  expect(stacksOf({})).toEqual(['all', 'all']);
  expect(stacksOf({ grouped: true })).toEqual(['', '']);
});
