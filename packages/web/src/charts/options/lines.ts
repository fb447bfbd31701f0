import type { ChartData } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { isMarked, type Marking, opacityOf } from '../marking.ts';
import {
  baseOption,
  escapeHtml,
  periodLabelInterval,
  type Size,
  seriesColor,
  seriesStyle,
  tooltipHtml,
  valueAxis,
} from './shared.ts';

/** What a symbol takes of a line of many points, in CSS pixels. */
const SYMBOL_ROOM = 48;

/** Lines over time or over an ordered dimension; `area` fills below them and stacks series. */
export function linesOption(data: ChartData, kind: 'line' | 'area', theme: ChartTheme, marking: Marking, size: Size) {
  const many = data.series.length > 1;
  const roomy = data.categories.length <= Math.max(12, size.width / 24);
  // Companies side by side are told apart by their symbols, where lines cross and where there is room for few of them.
  const every = data.sideBySide === undefined ? 0 : Math.ceil((data.categories.length * SYMBOL_ROOM) / size.width);
  const hasSymbol = (line: ChartData['grid'][number], position: number, at: number) =>
    roomy || standsAlone(line, position) || (every > 0 && (position + at) % every === 0);
  return {
    ...baseOption(theme),
    // Anywhere above a period tells its figures: the points of a dense line are too small to be aimed at.
    tooltip: {
      ...baseOption(theme).tooltip,
      trigger: 'axis' as const,
      axisPointer: { type: 'line' as const, lineStyle: { color: theme.muted, type: 'solid' as const } },
      formatter: (points: readonly { dataIndex: number }[]) => periodHtml(data, theme, points[0]?.dataIndex ?? 0),
    },
    grid: {
      left: 4,
      right: 18,
      top: 12,
      bottom: 4,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    xAxis: {
      type: 'category' as const,
      boundaryGap: false,
      data: data.categories.map(({ text }) => text),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: {
        color: theme.muted,
        fontSize: 11,
        margin: 10,
        interval: periodLabelInterval(data, size),
        hideOverlap: true,
        alignMaxLabel: 'right' as const,
      },
    },
    yAxis: valueAxis(data, theme),
    series: data.grid.map((line, at) => {
      const color = seriesColor(data, theme, at);
      const style = seriesStyle(data, theme, at);
      const faded = line.every((item) => item === null || opacityOf(item, marking) < 1);
      const strength = faded ? 0.28 : 1;
      return {
        type: 'line' as const,
        id: String(at),
        name: String(at),
        stack: many && kind === 'area' ? 'all' : '',
        showSymbol: true,
        symbol: style?.symbol ?? 'circle',
        cursor: 'pointer',
        connectNulls: false,
        color,
        lineStyle: { color, width: 2.25, opacity: strength, type: style?.line ?? 'solid' },
        ...(kind === 'area' ? { areaStyle: { color, opacity: (many ? 0.55 : 0.18) * strength } } : {}),
        emphasis: { focus: 'none' as const, scale: 1.4 },
        data: line.map((item, position) =>
          item === null
            ? { value: null }
            : {
                value: item.value,
                itemStyle: { color, opacity: opacityOf(item, marking) },
                symbolSize: isMarked(item.mark, marking) ? 11 : hasSymbol(line, position, at) ? 6 : 0,
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

/** The tooltip of one period: its figures, one line for each series. */
function periodHtml(data: ChartData, theme: ChartTheme, position: number): string {
  const items = data.grid.flatMap((line, at) => {
    const item = line[position] ?? null;
    return item === null ? [] : [{ item, color: seriesColor(data, theme, at) }];
  });
  const [first] = items;
  if (first === undefined) return `${escapeHtml(data.categories[position]?.text ?? '')}: no data`;
  if (data.series.length < 2) return tooltipHtml(data, first.item);
  const lines = items.map(
    ({ item, color }) =>
      `<div style="display:flex;align-items:center;gap:8px"><i style="width:9px;height:9px;border-radius:50%;background:${color}"></i>` +
      `<span style="flex:1">${escapeHtml(item.series?.text ?? '')}</span>` +
      `<b style="padding-left:12px;font-variant-numeric:tabular-nums">${escapeHtml(item.text)}</b></div>`,
  );
  return `<div style="font-weight:600;margin-bottom:4px">${escapeHtml(first.item.category.text)}</div>${lines.join('')}`;
}
