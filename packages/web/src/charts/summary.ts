import type { Tile } from '@pellucid/contract';
import type { ChartData, Item } from './chart-data.ts';

/** One sentence that says what a chart shows, for those who do not see it. */
export function summaryOf(tile: Tile, data: ChartData): string {
  const largest = data.items.reduce<Item | null>(
    (best, item) => (best && best.value >= item.value ? best : item),
    null,
  );
  if (largest === null) return `${tile.title}: no data.`;
  if (data.category === null) return `${tile.title}: ${data.measure.label} ${largest.text}.`;
  const groups = data.categories.length === 1 ? '1 value' : `${data.categories.length} values`;
  const split = data.series.length > 0 ? ` in ${data.series.length} series` : '';
  return `${tile.title}: ${data.measure.label} by ${data.category.label}, ${groups}${split}; the largest is ${nameOf(largest)} with ${largest.text}.`;
}

/** An item as it is read out. */
export function itemLabel(data: ChartData, item: Item): string {
  const others = item.others.map(({ label, text }) => `, ${label} ${text}`).join('');
  return `${nameOf(item)}: ${data.measure.label} ${item.text}${others}`;
}

export function nameOf(item: Item): string {
  return item.series === null ? item.category.text : `${item.category.text}, ${item.series.text}`;
}
