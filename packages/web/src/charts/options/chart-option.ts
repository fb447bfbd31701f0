import type { ChartData } from '../chart-data.ts';
import type { ChartKind } from '../chart-kind.ts';
import type { ChartTheme } from '../chart-theme.ts';
import type { Marking } from '../marking.ts';
import { barsOption } from './bars.ts';
import { linesOption } from './lines.ts';
import { mapOption } from './map.ts';
import { pieOption } from './pie.ts';
import type { Size } from './shared.ts';
import { treemapOption } from './treemap.ts';

/** The whole option of a chart, for ECharts' `setOption`. */
export function chartOption(kind: ChartKind, data: ChartData, theme: ChartTheme, marking: Marking, size: Size) {
  switch (kind) {
    case 'bar':
    case 'column':
      return barsOption(data, kind, theme, marking, size);
    case 'line':
    case 'area':
      return linesOption(data, kind, theme, marking, size);
    case 'pie':
      return pieOption(data, theme, marking, size);
    case 'treemap':
      return treemapOption(data, theme, marking, size);
    case 'map':
      return mapOption(data, theme, marking, size);
  }
}
