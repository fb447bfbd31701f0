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

/** Parts under this share of the whole get no name in a treemap: there is no room in them; a list names them. */
export const SMALL_PART = 0.05;

/** The colour of a part, for the picture and for the name beside it. */
export function partColor(kind: 'pie' | 'treemap', data: ChartData, look: Look, item: Item): string {
  return kind === 'pie' ? categorical(look, data.items.indexOf(item)) : treemapFill(data, look, item).color;
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
            color: partColor('pie', data, look, item),
            opacity: opacityOf(item, marked),
            borderColor: isMarked(item, marked) ? look.text : look.surface,
            borderWidth: 2,
          },
        })),
      },
    ],
  };
}

/** Larger rectangles, in square CSS pixels, have room for a name even where they are a small share. */
const READABLE_AREA = 5_600;
/** Those larger than this, in a drawing that is wider than this, have room for several lines. */
const ROOMY_AREA = 10_000;
const ROOMY_WIDTH = 380;
/** How strong a rectangle is that stepped back, as the last two digits of its colour. */
const FADED = '47';

/** The larger a rectangle the darker; a series has a colour of its own. */
function treemapFill(data: ChartData, look: Look, item: Item): { color: string; ink: string } {
  if (data.series.length > 1 && item.series !== null) {
    return { color: categorical(look, data.series.indexOf(item.series)), ink: look.dark ? '#06181d' : '#ffffff' };
  }
  const largest = Math.max(...data.items.map(({ value }) => value), 0);
  // The strongest step is left out: a large area of it would shout.
  return shade(look, largest === 0 ? 0 : 0.82 * Math.sqrt(Math.max(0, item.value) / largest));
}

/** Rectangles as large as their values. */
export function treemapOption(data: ChartData, look: Look, marked: MarkedValues, size: Size) {
  const total = totalOf(data);
  const area = (size.width * size.height) / (total || 1);
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
          position: [0, 0],
          padding: [7, 8],
          fontSize: 12,
          lineHeight: 16,
          overflow: 'truncate' as const,
          lineOverflow: 'truncate' as const,
          formatter: ({ name }: { name: string }) => {
            const item = data.items[Number(name)];
            return item && (item.value >= total * SMALL_PART || item.value * area >= READABLE_AREA)
              ? `${item.category.text}\n${shortText(item.value, data.measure.type)}`
              : '';
          },
        },
        itemStyle: { borderColor: look.surface, borderWidth: 1, gapWidth: 2 },
        emphasis: { itemStyle: { borderColor: look.text, borderWidth: 2 } },
        data: data.items.map((item, at) => {
          const { color, ink } = treemapFill(data, look, item);
          const strength = opacityOf(item, marked);
          return {
            name: String(at),
            value: Math.max(0, item.value),
            label: {
              // A rectangle that stepped back is nearly the colour of the tile, and its name is to be read all the same.
              color: strength < 1 ? look.text : ink,
              opacity: 1,
              // Words would break to pieces in narrow rectangles; the larger ones are not narrow.
              overflow:
                size.width >= ROOMY_WIDTH && item.value * area >= ROOMY_AREA
                  ? ('break' as const)
                  : ('truncate' as const),
            },
            itemStyle: {
              // Treemaps fade their names by the opacity, not their rectangles.
              color: strength < 1 ? `${color}${FADED}` : color,
              ...(isMarked(item, marked) ? { borderColor: look.text, borderWidth: 2 } : {}),
            },
          };
        }),
      },
    ],
  };
}
