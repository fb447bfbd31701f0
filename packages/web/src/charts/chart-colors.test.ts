import { describe, expect, it } from 'vitest';
import { categorical, valueColor } from './chart-colors.ts';
import { chartDataOf } from './chart-data.ts';
import { seriesColor } from './options/shared.ts';
import { shareColor } from './options/shares.ts';
import { FIELDS, resultOf, THEME, tileOf } from './testing/sample-charts.ts';

const PHYSICIAN = 'Covered Recipient Physician';
const HOSPITAL = 'Covered Recipient Teaching Hospital';
const donutOf = (rows: [string | null, string][]) =>
  chartDataOf(
    tileOf('pie', ['recipient_type']),
    FIELDS,
    resultOf(
      ['recipient_type', 'total_amount', 'payments'],
      rows.map((row) => [...row, 1]),
    ),
  );
/** The colours of a donut, by the values of its slices. */
const colorsOf = (data: ReturnType<typeof donutOf>) =>
  new Map(data.items.map((item) => [item.category.value, shareColor('pie', data, THEME, item)]));

describe('the colour of a value', () => {
  it('stays when a mark or a filter changes what is larger, or leaves it alone', () => {
    const whole = colorsOf(
      donutOf([
        [PHYSICIAN, '9.00'],
        [HOSPITAL, '5.00'],
      ]),
    );
    const turned = colorsOf(
      donutOf([
        [HOSPITAL, '5.00'],
        [PHYSICIAN, '1.00'],
      ]),
    );
    const alone = colorsOf(donutOf([[HOSPITAL, '5.00']]));
    expect(turned.get(HOSPITAL)).toBe(whole.get(HOSPITAL));
    expect(turned.get(PHYSICIAN)).toBe(whole.get(PHYSICIAN));
    expect(alone.get(HOSPITAL)).toBe(whole.get(HOSPITAL));
    expect(whole.get(HOSPITAL)).not.toBe(whole.get(PHYSICIAN));
  });

  it('is the same as a slice and as a series', () => {
    const rows = [
      ['2024-01-01', HOSPITAL, '5.00', 1],
      ['2024-01-01', PHYSICIAN, '1.00', 1],
    ];
    const names = ['date', 'recipient_type', 'total_amount', 'payments'];
    const columns = chartDataOf(tileOf('column', ['date', 'recipient_type']), FIELDS, resultOf(names, rows));
    expect(columns.series.map(({ value }) => value)).toEqual([HOSPITAL, PHYSICIAN]);
    expect(seriesColor(columns, THEME, 0)).toBe(colorsOf(donutOf([[HOSPITAL, '1.00']])).get(HOSPITAL));
  });

  it('is grey where there is none, and fixed for a value that the field does not list', () => {
    const [field = { name: '', label: '', type: 'text' }] = FIELDS;
    const grey = valueColor(THEME, field, null);
    const categories = Array.from({ length: 9 }, (_, at) => categorical(THEME, at));
    expect(categories).not.toContain(grey);
    expect(valueColor(THEME, field, 'Something new')).toBe(valueColor(THEME, field, 'Something new'));
    expect(categories).toContain(valueColor(THEME, field, 'Something new'));
  });

  it('of a year is its step among all years of the source, whichever are shown', () => {
    const years = [2021, 2022, 2023, 2024].map((value) => ({ value, shortName: String(value) }));
    const field = { name: 'program_year', label: 'Program year', type: 'integer' as const, values: years };
    expect(new Set(years.map(({ value }) => valueColor(THEME, field, value))).size).toBe(4);
    const shown = chartDataOf(
      tileOf('bar', ['nature', 'program_year']),
      [field, ...FIELDS],
      resultOf(['nature', 'program_year', 'total_amount', 'payments'], [['Gift', 2023, '1.00', 1]]),
    );
    expect(seriesColor(shown, THEME, 0)).toBe(valueColor(THEME, field, 2023));
  });
});
