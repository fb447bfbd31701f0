import { svg2pdf } from 'svg2pdf.js';
import type { LegendEntry } from '../../../charts/chart-legend.ts';
import { chartSvg } from '../../../charts/chart-svg.ts';
import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { type ChartTile, drawnChart } from './drawn-chart.ts';
import { type Box, MUTED, type PdfPages } from './pdf-page.ts';
import { pdfText } from './pdf-text.ts';

/** Points of the paper for a pixel of the screen: a tile has about the pixels that it has in a window of 1,366. */
const SCALE = 0.56;
const NOTE = { size: 7.5, color: MUTED };
const LINE = 11;
const SWATCH = 6;
/** Names of a legend are told in at most so many lines; the drawing needs the rest. */
const MAX_LEGEND_LINES = 4;

/** Draws a chart as on a light screen of that size, with its legend above and what it leaves out below. */
export async function drawChartTile(pages: PdfPages, chart: ChartTile, box: Box): Promise<void> {
  const drawn = drawnChart(chart, { ...chartThemeOf('light'), font: 'helvetica' });
  if (drawn === null) return;
  const lines = drawn.notes.flatMap((note) => pages.lines(note, box.width, NOTE));
  const top = box.y + drawLegend(pages, drawn.legend, box);
  const height = box.y + box.height - lines.length * LINE - top;
  const size = { width: Math.round(box.width / SCALE), height: Math.round(Math.max(height, LINE) / SCALE) };
  const svg = pdfText(await chartSvg(drawn.drawing, size));
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  // It writes on with what was set last.
  pages.doc.setFont('helvetica', 'normal');
  await svg2pdf(picture, pages.doc, { x: box.x, y: top, width: box.width, height });
  for (const [at, line] of lines.entries()) {
    pages.text(line, box.x, box.y + box.height - (lines.length - at) * LINE, NOTE);
  }
}

/** Writes the legend in lines, and says how high it is. */
function drawLegend(pages: PdfPages, entries: readonly LegendEntry[], { x, y, width }: Box): number {
  let line = 0;
  let at = 0;
  for (const [index, { color, text }] of entries.entries()) {
    const needed = SWATCH + 4 + pages.widthOf(text, NOTE) + 12;
    if (at > 0 && at + needed > width) {
      line += 1;
      at = 0;
    }
    if (line === MAX_LEGEND_LINES) {
      pages.text(`and ${entries.length - index} more`, x, y + line * LINE, NOTE);
      line += 1;
      break;
    }
    pages.doc.setFillColor(color).rect(x + at, y + line * LINE + 1, SWATCH, SWATCH, 'F');
    pages.text(text, x + at + SWATCH + 4, y + line * LINE, NOTE);
    at += needed;
  }
  return entries.length === 0 ? 0 : (line + 1) * LINE + 2;
}
