import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type Drawing, drawChart } from './draw-chart.ts';
import { init, prepareMap } from './echarts-core.ts';
import type { Size } from './options/shared.ts';

use([SVGRenderer]);

/** A chart as the text of an SVG picture, drawn beside the page: its letters are text, not dots. */
export async function chartSvg(drawing: Drawing, size: Size): Promise<string> {
  if (drawing.kind === 'map') await prepareMap();
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    drawChart(chart, { ...drawing, theme: { ...drawing.theme, reducedMotion: true } });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
