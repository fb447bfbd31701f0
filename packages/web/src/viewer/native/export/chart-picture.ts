import type { LegendEntry } from '../../../charts/chart-legend.ts';
import { chartSvg } from '../../../charts/chart-svg.ts';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import type { Size } from '../../../charts/options/shared.ts';
import { type ChartTile, drawnChart } from './drawn-chart.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 16;
const LINE = 18;
const SWATCH = 10;
const TITLE = { 'font-size': '15', 'font-weight': '600' };
const NOTE = { 'font-size': '12' };
/** The widest letters of a note, on average: nothing measures letters outside the page. */
const LETTER = 6.6;

/**
 * The chart of a tile as an SVG picture of lines and letters, which stays sharp at any size and can be edited: its title, what its
 * colours stand for, the drawing, what it leaves out, and what else is to stand below. Null for tiles that are no charts.
 */
export async function chartPicture(
  chart: ChartTile,
  foot: readonly string[],
  look: ChartTheme,
  size: Size,
): Promise<Blob | null> {
  const theme = { ...look, font: 'sans-serif' };
  const drawn = drawnChart(chart, theme);
  if (drawn === null) return null;
  const width = size.width + 2 * MARGIN;
  const legend = legendOf(drawn.legend, theme, size.width);
  const top = MARGIN + LINE + 8 + legend.lines * LINE;
  const bottom = top + size.height + LINE;
  const notes = [...drawn.notes, ...foot].flatMap((note) => linesOf(note, size.width));
  const height = bottom + notes.length * LINE + MARGIN / 2;
  const svg = element('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': theme.font });
  svg.append(element('rect', { width, height, fill: theme.surface }));
  svg.append(text(chart.answered.tile.title, { x: MARGIN, y: MARGIN + 12, fill: theme.text, ...TITLE }));
  svg.append(...legend.elements);
  svg.append(drawingAt(MARGIN, top, await chartSvg(drawn.drawing, size)));
  for (const [at, note] of notes.entries()) {
    svg.append(text(note, { x: MARGIN, y: bottom + at * LINE, fill: theme.muted, ...NOTE }));
  }
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
}

function drawingAt(x: number, y: number, drawing: string): SVGElement {
  const group = element('g', { transform: `translate(${x} ${y})` });
  group.append(new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement);
  return group;
}

/** A swatch and a name for each entry, in as many lines as they take. */
function legendOf(entries: readonly LegendEntry[], theme: ChartTheme, width: number) {
  let [x, line] = [0, 0];
  const elements = entries.flatMap(({ color, text: name }) => {
    const needed = SWATCH + 6 + name.length * LETTER + 14;
    if (x > 0 && x + needed > width) [x, line] = [0, line + 1];
    const [left, base] = [MARGIN + x, MARGIN + 2 * LINE + line * LINE];
    x += needed;
    return [
      element('rect', { x: left, y: base - SWATCH + 1, width: SWATCH, height: SWATCH, rx: 2, fill: color }),
      text(name, { x: left + SWATCH + 6, y: base, fill: theme.text, ...NOTE }),
    ];
  });
  return { elements, lines: entries.length === 0 ? 0 : line + 1 };
}

/** A text in lines of whole words, as many letters each as the width has room for. */
function linesOf(note: string, width: number): string[] {
  const most = Math.floor(width / LETTER);
  const lines: string[] = [];
  for (const word of note.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function text(content: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = element('text', attributes);
  made.textContent = content;
  return made;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
