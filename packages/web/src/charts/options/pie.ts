import type { ChartData } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { isMarked, type Marking, opacityOf } from '../marking.ts';
import { baseOption, type Size } from './shared.ts';
import { shareColor, shareTooltip } from './shares.ts';

/** A ring of parts; their names are beside it in HTML (`share-legend.tsx`). */
export function pieOption(data: ChartData, theme: ChartTheme, marking: Marking, size: Size) {
  const radius = Math.min(size.width, size.height) / 2 - 6;
  return {
    ...baseOption(theme),
    // Rings unroll when they move: between two answers that says nothing.
    animation: false,
    tooltip: { ...baseOption(theme).tooltip, formatter: shareTooltip(data) },
    series: [
      {
        type: 'pie' as const,
        id: '0',
        radius: [radius * 0.62, radius],
        center: ['50%', '50%'],
        minAngle: 2,
        label: { show: false },
        emphasis: { scaleSize: 4, label: { show: false } },
        data: data.items.map((item, at) => ({
          name: String(at),
          value: Math.max(0, item.value),
          itemStyle: {
            color: shareColor('pie', data, theme, item),
            opacity: opacityOf(item, marking),
            borderColor: isMarked(item.mark, marking) ? theme.text : theme.surface,
            borderWidth: 2,
          },
        })),
      },
    ],
  };
}
