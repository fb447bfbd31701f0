import { percent } from '../../lib/format.ts';
import { categorical, shade, valueColor } from '../chart-colors.ts';
import type { ChartData, Item } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { tooltipHtml } from './shared.ts';

/** What the items of a chart add up to. */
export function totalOf(data: ChartData): number {
  return data.items.reduce((sum, item) => sum + Math.max(0, item.value), 0);
}

/** The share of an item in a whole; nothing where the whole is nothing. */
export function shareText(value: number, total: number): string {
  return total === 0 ? '' : percent(value / total);
}

/** Rectangles under this share of the whole get no name in a treemap: there is no room in them; a list names them. */
export const MIN_LABELLED_SHARE = 0.05;

/** The colour of a slice or rectangle, for the picture and for the name beside it. */
export function shareColor(kind: 'pie' | 'treemap', data: ChartData, theme: ChartTheme, item: Item): string {
  if (kind === 'treemap') return treemapFill(data, theme, item).color;
  return data.category === null ? categorical(theme, 0) : valueColor(theme, data.category, item.category.value);
}

/** The tooltip of a slice or rectangle: with its share. */
export function shareTooltip(data: ChartData) {
  const total = totalOf(data);
  return ({ name }: { name: string }) => {
    const item = data.items[Number(name)];
    if (item === undefined || name === '') return '';
    const share = { label: 'Share of what is shown', text: shareText(item.value, total) };
    return tooltipHtml(data, { ...item, others: [share, ...item.others] });
  };
}

/** The larger a rectangle the darker; a series has a colour of its own. */
export function treemapFill(data: ChartData, theme: ChartTheme, item: Item): { color: string; ink: string } {
  if (data.seriesField !== null && item.series !== null) {
    const color = valueColor(theme, data.seriesField, item.series.value);
    return { color, ink: theme.dark ? '#06181d' : '#ffffff' };
  }
  const largest = Math.max(...data.items.map(({ value }) => value), 0);
  // The strongest step is left out: a large area of it would shout.
  return shade(theme, largest === 0 ? 0 : 0.82 * Math.sqrt(Math.max(0, item.value) / largest));
}
