import type { ChartData } from '../chart-data.ts';
import type { Look } from '../look.ts';
import { isMarked, type MarkedValues, opacityOf } from '../marks.ts';
import { tooltipOf } from './bars.ts';
import { baseOption, legendOf, type Size, seriesColor, valueAxis } from './shared.ts';

/** Lines over time or over an ordered dimension; `area` fills below them and stacks series. */
export function linesOption(data: ChartData, kind: 'line' | 'area', look: Look, marked: MarkedValues, size: Size) {
  const many = data.series.length > 1;
  const roomy = data.categories.length <= Math.max(12, size.width / 24);
  return {
    ...baseOption(look),
    tooltip: { ...baseOption(look).tooltip, formatter: tooltipOf(data) },
    legend: legendOf(data, look),
    grid: {
      left: 4,
      right: 18,
      top: many ? 34 : 12,
      bottom: 4,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    xAxis: {
      type: 'category' as const,
      boundaryGap: false,
      data: data.categories.map(({ text }) => text),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { color: look.muted, fontSize: 11, hideOverlap: true, alignMaxLabel: 'right' as const },
    },
    yAxis: valueAxis(data, look),
    series: data.grid.map((line, at) => {
      const color = seriesColor(data, look, at);
      const faded = line.every((item) => item === null || opacityOf(item, marked) < 1);
      const strength = faded ? 0.28 : 1;
      return {
        type: 'line' as const,
        name: String(at),
        ...(many && kind === 'area' ? { stack: 'all' } : {}),
        showSymbol: true,
        symbol: 'circle',
        cursor: 'pointer',
        connectNulls: false,
        color,
        lineStyle: { color, width: 2.25, opacity: strength },
        ...(kind === 'area' ? { areaStyle: { color, opacity: (many ? 0.55 : 0.18) * strength } } : {}),
        emphasis: { focus: 'none' as const, scale: 1.4 },
        data: line.map((item, position) =>
          item === null
            ? { value: null }
            : {
                value: item.value,
                itemStyle: { color, opacity: opacityOf(item, marked) },
                symbolSize: isMarked(item, marked) ? 11 : roomy || standsAlone(line, position) ? 6 : 0,
              },
        ),
      };
    }),
  };
}

/** A point between two gaps has no line to be seen by. */
function standsAlone(line: ChartData['grid'][number], position: number): boolean {
  return (line[position - 1] ?? null) === null && (line[position + 1] ?? null) === null;
}
