import { BarChart, LineChart, MapChart, PieChart, TreemapChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, registerMap, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { US_MAP } from './options/map.ts';

/** The parts of ECharts that boards draw with; this module is a chunk of its own. */
use([BarChart, LineChart, MapChart, PieChart, TreemapChart, GridComponent, TooltipComponent, CanvasRenderer]);

let map: Promise<void> | null = null;

/** Loads and registers the US map once. */
export function prepareMap(): Promise<void> {
  map ??= import('./us-map.ts').then(({ usAreas }) =>
    registerMap(US_MAP, usAreas() as Parameters<typeof registerMap>[1]),
  );
  return map;
}

export { init };
