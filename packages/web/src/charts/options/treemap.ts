import type { ChartData } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { isMarked, type Marking, opacityOf } from '../marking.ts';
import { shortText } from '../values.ts';
import { baseOption, type Size } from './shared.ts';
import { MIN_LABELLED_SHARE, shareTooltip, totalOf, treemapFill } from './shares.ts';

/** Larger rectangles, in square CSS pixels, have room for a name even where they are a small share. */
const READABLE_AREA = 5_600;
/** Those larger than this, in a drawing that is wider than this, have room for several lines. */
const ROOMY_AREA = 10_000;
const ROOMY_WIDTH = 380;
/** How strong a rectangle is that stepped back, as the last two digits of its colour. */
const FADED = '47';

/** Rectangles as large as their values. */
export function treemapOption(data: ChartData, theme: ChartTheme, marking: Marking, size: Size) {
  const total = totalOf(data);
  const area = (size.width * size.height) / (total || 1);
  return {
    ...baseOption(theme),
    tooltip: { ...baseOption(theme).tooltip, formatter: shareTooltip(data) },
    series: [
      {
        type: 'treemap' as const,
        id: '0',
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
          // The figure comes first: a long name below it is cut, the figure never.
          formatter: ({ name }: { name: string }) => {
            const item = data.items[Number(name)];
            return item && (item.value >= total * MIN_LABELLED_SHARE || item.value * area >= READABLE_AREA)
              ? `${shortText(item.value, data.measure.type)}\n${item.category.text}`
              : '';
          },
        },
        itemStyle: { borderColor: theme.surface, borderWidth: 1, gapWidth: 2 },
        emphasis: { itemStyle: { borderColor: theme.text, borderWidth: 2 } },
        data: data.items.map((item, at) => {
          const { color, ink } = treemapFill(data, theme, item);
          const strength = opacityOf(item, marking);
          return {
            name: String(at),
            value: Math.max(0, item.value),
            label: {
              // A rectangle that stepped back is nearly the colour of the tile, and its name is to be read all the same.
              color: strength < 1 ? theme.text : ink,
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
              ...(isMarked(item.mark, marking) ? { borderColor: theme.text, borderWidth: 2 } : {}),
            },
          };
        }),
      },
    ],
  };
}
