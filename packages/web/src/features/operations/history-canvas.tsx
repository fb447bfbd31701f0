import { connect } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { categorical, dangerColor } from '../../charts/chart-colors.ts';
import type { ChartTheme } from '../../charts/chart-theme.ts';
import { init } from '../../charts/echarts-core.ts';
import { axisScale } from './axis-scale.ts';

export interface HistoryLine {
  label: string;
  /** Milliseconds since 1970 and the value; null leaves a gap. */
  points: readonly (readonly [number, number | null])[];
  /** Which of the theme's colours; -1 is the colour of trouble. */
  color: number;
  filled?: boolean;
}

export interface HistoryCanvasProps {
  lines: readonly HistoryLine[];
  from: number;
  to: number;
  theme: ChartTheme;
  format: (value: number) => string;
  /** The least that the scale reaches, so that small noise does not look like a mountain. */
  minExtent: number;
  /** 1024 for sizes in bytes. */
  unit: 10 | 1024;
}

type Chart = ReturnType<typeof init>;
/** Charts of a screen show the same moment when the pointer is over one of them. */
const GROUP = 'operations-history';

/** The drawing of a history; hidden from screen readers, which get a sentence beside it. */
export function HistoryCanvas(props: HistoryCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const created = init(element);
    created.group = GROUP;
    connect(GROUP);
    chart.current = created;
    const observer = new ResizeObserver(() => created.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.current = null;
      created.dispose();
    };
  }, []);

  useEffect(() => {
    chart.current?.setOption(optionOf(props), { replaceMerge: ['series'] });
  }, [props]);

  return <div ref={host} className="history-canvas" aria-hidden="true" />;
}

function colorOf(theme: ChartTheme, color: number): string {
  return color < 0 ? dangerColor(theme) : categorical(theme, color);
}

function optionOf({ lines, from, to, theme, format, minExtent, unit }: HistoryCanvasProps) {
  const maxValue = Math.max(0, ...lines.flatMap(({ points }) => points.map(([, value]) => value ?? 0)));
  return {
    animation: false,
    textStyle: { fontFamily: theme.font },
    grid: {
      left: 4,
      right: 12,
      top: 10,
      bottom: 2,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    tooltip: {
      trigger: 'axis' as const,
      confine: true,
      backgroundColor: theme.raised,
      borderColor: theme.line,
      padding: [6, 10],
      transitionDuration: 0,
      textStyle: { color: theme.text, fontSize: 12 },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? format(value) : '–'),
      axisPointer: { lineStyle: { color: theme.muted, type: 'solid' as const } },
    },
    xAxis: {
      type: 'time' as const,
      min: from,
      max: to,
      axisLine: { lineStyle: { color: theme.line } },
      axisTick: { show: false },
      axisLabel: { color: theme.muted, fontSize: 11, hideOverlap: true, formatter: '{HH}:{mm}' },
      splitNumber: 4,
    },
    yAxis: {
      type: 'value' as const,
      min: 0,
      ...axisScale(maxValue, minExtent, unit),
      axisLabel: { color: theme.muted, fontSize: 11, formatter: format },
      splitLine: { lineStyle: { color: theme.line, opacity: 0.7 } },
    },
    series: lines.map(({ label, points, color, filled }) => ({
      type: 'line' as const,
      name: label,
      data: points.map(([at, value]) => [at, value]),
      // A moment between two without any is a dot and no line.
      symbolSize: 2,
      connectNulls: false,
      color: colorOf(theme, color),
      lineStyle: { width: 1.75 },
      ...(filled === true && { areaStyle: { opacity: 0.14 } }),
      emphasis: { disabled: true },
    })),
  };
}
