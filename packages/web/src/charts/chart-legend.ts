import type { ChartData } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import type { ChartTheme } from './chart-theme.ts';
import { mapColorBins } from './options/map.ts';
import { seriesColor } from './options/shared.ts';
import { MIN_LABELLED_SHARE, shareColor, shareText, totalOf } from './options/shares.ts';
import { tickText } from './values.ts';

export interface LegendEntry {
  readonly color: string;
  readonly text: string;
}

/** What the colours of a drawing stand for, where it does not say so itself: the legends of the screen, for files. */
export function chartLegend(kind: ChartKind, data: ChartData, theme: ChartTheme): LegendEntry[] {
  if (kind === 'map') {
    return mapColorBins(data, theme).map(({ from, to, color }) => ({
      color,
      text: `${tickText(from, data.measure.type)} – ${tickText(to, data.measure.type)}`,
    }));
  }
  if (kind === 'pie' || kind === 'treemap') {
    const total = totalOf(data);
    const parts = data.items.filter(({ value }) => kind === 'pie' || value < total * MIN_LABELLED_SHARE);
    return parts.map((item) => ({
      color: shareColor(kind, data, theme, item),
      text: `${item.category.text} ${shareText(item.value, total)}`,
    }));
  }
  if (data.series.length < 2) return [];
  return data.series.map(({ text }, at) => ({ text, color: seriesColor(data, theme, at) }));
}
