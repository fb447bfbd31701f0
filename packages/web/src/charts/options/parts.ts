import type { ChartData, Item } from '../chart-data.ts';
import { categorical, type Look, shade } from '../look.ts';
import { isMarked, type MarkedValues, opacityOf } from '../marks.ts';
import { shortText } from '../values.ts';
import { baseOption, type Size, tooltipHtml } from './shared.ts';

export function totalOf(data: ChartData): number {
  return data.items.reduce((sum, item) => sum + Math.max(0, item.value), 0);
}

/** Share of a whole in per cent, one decimal. */
export function shareText(value: number, total: number): string {
  return total === 0 ? '' : `${((value / total) * 100).toFixed(1)} %`;
}

function partsTooltip(data: ChartData) {
  const total = totalOf(data);
  return ({ name }: { name: string }) => {
    const item = data.items[Number(name)];
    if (item === undefined || name === '') return '';
    const share = { label: 'Share of what is shown', text: shareText(item.value, total) };
    return tooltipHtml(data, { ...item, others: [share, ...item.others] });
  };
}

/** A ring of parts; their names are beside it in HTML (`part-names.tsx`). */
export function pieOption(data: ChartData, look: Look, marked: MarkedValues, size: Size) {
  const radius = Math.min(size.width, size.height) / 2 - 6;
  return {
    ...baseOption(look),
    // Rings unroll when they move: between two answers that says nothing.
    animation: false,
    tooltip: { ...baseOption(look).tooltip, formatter: partsTooltip(data) },
    series: [
      {
        type: 'pie' as const,
        radius: [radius * 0.62, radius],
        center: ['50%', '50%'],
        minAngle: 2,
        label: { show: false },
        emphasis: { scaleSize: 4, label: { show: false } },
        data: data.items.map((item, at) => ({
          name: String(at),
          value: Math.max(0, item.value),
          itemStyle: {
            color: categorical(look, at),
            opacity: opacityOf(item, marked),
            borderColor: isMarked(item, marked) ? look.text : look.surface,
            borderWidth: 2,
          },
        })),
      },
    ],
  };
}

/** Rectangles smaller than this, in square CSS pixels, would show torsos of words; their tooltip has the name. */
const READABLE_AREA = 5_600;

/** Rectangles as large as their values, the larger the darker; a series has a colour of its own. */
export function treemapOption(data: ChartData, look: Look, marked: MarkedValues, size: Size) {
  const area = (size.width * size.height) / (totalOf(data) || 1);
  const largest = Math.max(...data.items.map(({ value }) => value), 0);
  const fill = (item: Item) => {
    if (data.series.length > 1 && item.series !== null) {
      return { color: categorical(look, data.series.indexOf(item.series)), ink: look.dark ? '#06181d' : '#ffffff' };
    }
    // The strongest step is left out: a large area of it would shout.
    return shade(look, largest === 0 ? 0 : 0.82 * Math.sqrt(Math.max(0, item.value) / largest));
  };
  return {
    ...baseOption(look),
    tooltip: { ...baseOption(look).tooltip, formatter: partsTooltip(data) },
    series: [
      {
        type: 'treemap' as const,
        roam: false as const,
        nodeClick: false as const,
        breadcrumb: { show: false },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        visibleMin: 1,
        cursor: 'pointer',
        label: {
          show: true,
          position: [8, 7],
          fontSize: 12,
          lineHeight: 16,
          overflow: 'truncate' as const,
          formatter: ({ name }: { name: string }) => {
            const item = data.items[Number(name)];
            return item && item.value * area >= READABLE_AREA
              ? `${item.category.text}\n${shortText(item.value, data.measure.type)}`
              : '';
          },
        },
        itemStyle: { borderColor: look.surface, borderWidth: 1, gapWidth: 2 },
        emphasis: { itemStyle: { borderColor: look.text, borderWidth: 2 } },
        data: data.items.map((item, at) => {
          const { color, ink } = fill(item);
          return {
            name: String(at),
            value: Math.max(0, item.value),
            label: { color: ink },
            itemStyle: {
              color,
              opacity: opacityOf(item, marked),
              ...(isMarked(item, marked) ? { borderColor: look.text, borderWidth: 2 } : {}),
            },
          };
        }),
      },
    ],
  };
}
