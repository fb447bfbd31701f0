import type { ChartData, Item } from '../chart-data.ts';
import { categorical, type Look, shade } from '../look.ts';
import { tickText } from '../values.ts';

/** Size of the drawing area in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What chart options have in common. ECharts' own tooltip takes HTML, so everything in it is escaped. */
export function baseOption(look: Look) {
  return {
    animation: !look.still,
    // The first picture is there at once; only changes move.
    animationDuration: 0,
    animationDurationUpdate: 180,
    textStyle: { fontFamily: look.font, color: look.text },
    tooltip: {
      trigger: 'item' as const,
      confine: true,
      backgroundColor: look.raised,
      borderColor: look.line,
      padding: [8, 12],
      textStyle: { color: look.text, fontSize: 13, fontFamily: look.font },
      extraCssText: 'max-width: 340px; white-space: normal; box-shadow: 0 6px 20px rgba(0, 0, 0, 0.18);',
      transitionDuration: 0,
    },
  };
}

export function valueAxis(data: ChartData, look: Look) {
  return {
    type: 'value' as const,
    splitNumber: 4,
    axisLabel: {
      color: look.muted,
      fontSize: 11,
      hideOverlap: true,
      formatter: (value: number) => tickText(value, data.measure.type),
    },
    splitLine: { lineStyle: { color: look.line, opacity: 0.7 } },
  };
}

/** The tooltip of one point: full names, exact figures. */
export function tooltipHtml(data: ChartData, item: Item): string {
  const heading = [item.category.text, item.series?.text]
    .filter((text) => text !== undefined && text !== '')
    .join(' · ');
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

/** The colour of a series: steps of one colour for years, which have an order, different colours for everything else. */
export function seriesColor(data: ChartData, look: Look, at: number): string {
  const years = data.series.length > 1 && data.seriesType === 'integer';
  return years ? shade(look, (at + 1) / data.series.length).color : categorical(look, at);
}

/** Series names above the drawing, scrolled when there are many. */
export function legendOf(data: ChartData, look: Look, size: Size) {
  const share = size.width / Math.max(1, data.series.length) - 40;
  return {
    show: data.series.length > 1,
    type: 'scroll' as const,
    top: 0,
    left: 0,
    right: 0,
    itemWidth: 12,
    itemHeight: 8,
    icon: 'roundRect',
    // Names are the series' positions, because two series may have the same text.
    formatter: (name: string) => data.series[Number(name)]?.text ?? name,
    textStyle: {
      color: look.muted,
      fontSize: 12,
      width: Math.min(280, Math.max(110, share)),
      overflow: 'truncate' as const,
    },
    pageTextStyle: { color: look.muted },
    pageIconColor: look.text,
    pageIconInactiveColor: look.line,
    selectedMode: false as const,
  };
}
