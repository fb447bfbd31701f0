import type { ChartData } from './chart-data.ts';
import type { ChartKind } from './chart-kind.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { init } from './echarts-core.ts';
import type { Marking } from './marking.ts';
import { chartOption } from './options/chart-option.ts';

export interface Drawing {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly theme: ChartTheme;
  readonly marking: Marking;
}

/**
 * Draws on a chart of any size, whatever was drawn on it before. Components are replaced, because ECharts keeps the
 * settings of an axis that a later option does not name; series are found again by their ids, so that their changes move.
 */
export function drawChart(
  chart: Pick<ReturnType<typeof init>, 'getWidth' | 'getHeight' | 'setOption'>,
  { kind, data, theme, marking }: Drawing,
): void {
  const size = { width: chart.getWidth(), height: chart.getHeight() };
  if (size.width === 0 || size.height === 0) return;
  chart.setOption(chartOption(kind, data, theme, marking, size), {
    replaceMerge: ['grid', 'xAxis', 'yAxis', 'series'],
  });
}
