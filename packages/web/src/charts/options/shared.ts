import { categorical, valueColor } from '../chart-colors.ts';
import type { ChartData, Item } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { comparedStyle, type SeriesStyle } from '../side-by-side.ts';
import { tickText } from '../values.ts';

/** Size of the drawing area in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What chart options have in common. ECharts' own tooltip takes HTML, so everything in it is escaped. */
export function baseOption(theme: ChartTheme) {
  return {
    animation: !theme.reducedMotion,
    // The first picture is there at once; only changes move.
    animationDuration: 0,
    animationDurationUpdate: 180,
    textStyle: { fontFamily: theme.font, color: theme.text },
    tooltip: {
      trigger: 'item' as const,
      confine: true,
      backgroundColor: theme.raised,
      borderColor: theme.line,
      padding: [8, 12],
      textStyle: { color: theme.text, fontSize: 13, fontFamily: theme.font },
      // Below menus, drawers and the bars that stay in sight: ECharts would lay it over all of them.
      extraCssText: 'z-index: 3; max-width: 340px; white-space: normal; box-shadow: 0 6px 20px rgba(0, 0, 0, 0.18);',
      transitionDuration: 0,
    },
  };
}

/** How many parts an axis has where there is room. */
const AXIS_PARTS = 4;

/** The axis of figures: in as many parts as there is room for, so that none of its figures is left out. */
export function valueAxis(data: ChartData, theme: ChartTheme, mostParts = AXIS_PARTS) {
  return {
    type: 'value' as const,
    splitNumber: Math.max(1, Math.min(AXIS_PARTS, mostParts)),
    // There is no third of a payment.
    minInterval: data.measure.type === 'count' || data.measure.type === 'integer' ? 1 : 0,
    axisLabel: {
      color: theme.muted,
      fontSize: 11,
      hideOverlap: true,
      formatter: (value: number) => tickText(value, data.measure.type),
    },
    splitLine: { lineStyle: { color: theme.line, opacity: 0.7 } },
  };
}

/** The tooltip of one point: full names, exact figures. */
export function tooltipHtml(data: ChartData, item: Item): string {
  const heading = [item.category.fullText, item.series?.fullText ?? ''].filter((text) => text !== '').join(' · ');
  const rows = [{ label: data.measure.label, text: item.text }, ...item.others];
  const lines = rows.map(
    ({ label, text }) =>
      `<div style="display:flex;justify-content:space-between;gap:20px"><span>${escapeHtml(label)}</span>` +
      `<b style="font-variant-numeric:tabular-nums">${escapeHtml(text)}</b></div>`,
  );
  return `<div style="font-weight:600;margin-bottom:4px">${escapeHtml(heading)}</div>${lines.join('')}`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The colour of a series; a chart that has none is drawn in the first colour. */
export function seriesColor(data: ChartData, theme: ChartTheme, at: number): string {
  const { seriesField, series } = data;
  const compared = seriesStyle(data, theme, at);
  if (compared !== null) return compared.color;
  return seriesField === null ? categorical(theme, 0) : valueColor(theme, seriesField, series[at]?.value ?? null);
}

/** How a series of companies side by side is told apart; null of other charts. */
export function seriesStyle(
  { sideBySide, seriesField, series }: ChartData,
  theme: ChartTheme,
  at: number,
): SeriesStyle | null {
  if (sideBySide === undefined || seriesField === null) return null;
  return comparedStyle(theme, sideBySide, series[at]?.value ?? null);
}

/** First months of the year's parts, by how many months lie between two names of an axis. */
const LABEL_STRIDES = [1, 2, 3, 6, 12, 24, 48, 120] as const;
const PERIOD_NAME = 64;

/**
 * Which periods of an axis have their names: as many as there is room for, and always the same months of each year, so
 * that the eye can count in years. `auto` for what is no time.
 */
export function periodLabelInterval(data: ChartData, size: Size): 'auto' | ((index: number) => boolean) {
  if (data.category?.type !== 'date') return 'auto';
  const months = data.categories.map(({ value }) => monthsOf(String(value)));
  if (months.some((month) => month === null)) return 'auto';
  const room = Math.max(1, Math.floor(size.width / PERIOD_NAME));
  const named = (stride: number) => months.filter((month) => (month ?? 0) % stride === 0).length;
  const stride = LABEL_STRIDES.find((each) => named(each) <= room) ?? 120;
  return named(stride) === 0 ? 'auto' : (index) => (months[index] ?? 0) % stride === 0;
}

function monthsOf(day: string): number | null {
  const match = /^(\d{4})-(\d{2})-01/.exec(day);
  return match === null ? null : Number(match[1]) * 12 + Number(match[2]) - 1;
}
