import type { ChartData } from '../chart-data.ts';
import type { Look } from '../look.ts';
import { isMarked, type MarkedValues, opacityOf } from '../marks.ts';
import { shortened } from '../shortened.ts';
import { shortText } from '../values.ts';
import { baseOption, legendOf, type Size, seriesColor, tooltipHtml, valueAxis } from './shared.ts';

/** Bars from the left (`bar`) or upwards (`column`); with a series they are stacked. */
export function barsOption(data: ChartData, kind: 'bar' | 'column', look: Look, marked: MarkedValues, size: Size) {
  const across = kind === 'bar';
  const many = data.series.length > 1;
  // Years stand beside each other to be compared; other series are parts of a whole.
  const stacked = many && data.seriesType !== 'integer';
  const figures = across && !many;
  const nameWidth = Math.round(Math.min(size.width > 900 ? 340 : 190, Math.max(84, size.width * 0.38)));
  const slot = size.width / Math.max(1, data.categories.length) - 8;
  // Periods are left out where there is no room; names may not be, so they lean.
  const leaning =
    !across && data.category?.type === 'text' && data.categories.some(({ text }) => text.length * 6.3 > slot);
  const names = {
    type: 'category' as const,
    data: data.categories.map(({ text }) => text),
    inverse: across,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.line } },
    axisLabel: {
      color: look.text,
      fontSize: 12,
      interval: across || leaning ? 0 : ('auto' as const),
      formatter: (text: string) => shortened(text, across || leaning ? nameWidth : Math.max(slot, 56)),
      rotate: leaning ? 35 : 0,
      hideOverlap: true,
    },
  };
  const values = valueAxis(data, look);
  return {
    ...baseOption(look),
    tooltip: { ...baseOption(look).tooltip, formatter: tooltipOf(data) },
    legend: legendOf(data, look, size),
    grid: {
      left: 4,
      right: figures ? 64 : 12,
      top: many ? 30 : 8,
      bottom: 4,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    // Where each bar has its figure, an axis would only say it again.
    xAxis: figures ? { ...values, max: 'dataMax' as const, show: false } : across ? values : names,
    yAxis: across ? names : values,
    series: data.grid.map((line, at) => ({
      type: 'bar' as const,
      name: String(at),
      color: seriesColor(data, look, at),
      ...(stacked ? { stack: 'all' } : {}),
      barMaxWidth: many && !stacked ? 14 : across ? 26 : 44,
      barMinWidth: 2,
      barCategoryGap: '28%',
      label: {
        show: figures,
        position: 'right' as const,
        color: look.muted,
        fontSize: 12,
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const item = line[dataIndex];
          return item ? shortText(item.value, data.measure.type) : '';
        },
      },
      emphasis: { focus: 'none' as const, itemStyle: { borderColor: look.text, borderWidth: 1.5 } },
      data: line.map((item) =>
        item === null
          ? { value: null }
          : {
              value: item.value,
              itemStyle: {
                opacity: opacityOf(item, marked),
                borderRadius: stacked ? 0 : across ? [0, 3, 3, 0] : [3, 3, 0, 0],
                ...(isMarked(item, marked) ? { borderColor: look.text, borderWidth: 1 } : {}),
              },
              // A figure is to be read, its bar marked or not.
              label: { opacity: 1 },
            },
      ),
    })),
  };
}

/** Finds the point under the pointer by its place in the grid. */
export function tooltipOf(data: ChartData) {
  return (point: { seriesIndex?: number; dataIndex: number }) => {
    const item = data.grid[point.seriesIndex ?? 0]?.[point.dataIndex];
    return item ? tooltipHtml(data, item) : '';
  };
}
