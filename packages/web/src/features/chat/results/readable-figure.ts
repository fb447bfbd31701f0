import type { PlotlyFigure } from '@pellucid/contract';
import type { Fields } from '../stream/event-fields.ts';

/** What stands around the bars of a chart (its title and the axis of the values), and what a name or a bar needs to be read, in pixels. */
const AROUND = 120;
const NAME_HEIGHT = 14;
const BAR_HEIGHT = 9;
/** What a colour takes: a line below the chart, and bars. */
const COLOUR_LINE = 20;
const COLOUR_ROOM = 56;

/**
 * The part of a figure that can be read at a height: the first names of bars that lie, and the first colours where there are several.
 * Other figures as they are. What is left out is in the table (see `drawnRows`).
 */
export function readableFigure(figure: PlotlyFigure, height: number): PlotlyFigure {
  const { data } = figure;
  if (!data.every(({ type, orientation }) => type === 'bar' && orientation === 'h')) return figure;
  const room = height - AROUND;
  const colours = data.slice(0, Math.max(1, Math.floor(room / COLOUR_ROOM)));
  const isSingle = colours.length === 1;
  const ofOne = isSingle ? NAME_HEIGHT : BAR_HEIGHT * colours.length + 5;
  const fitting = Math.floor((room - (isSingle ? 0 : colours.length * COLOUR_LINE)) / ofOne);
  const names = [...new Set(colours.flatMap(({ y }) => listOf(y)))].slice(0, fitting);
  return { ...figure, data: colours.map((trace) => withNames(trace, new Set(names))) };
}

/** How many rows of an answer a figure draws. */
export function drawnRows({ data }: PlotlyFigure): number {
  return data.reduce((sum, { type, values, y }) => sum + listOf(type === 'pie' ? values : y).length, 0);
}

function withNames(trace: Fields, names: ReadonlySet<unknown>): Fields {
  const [x, y] = [listOf(trace.x), listOf(trace.y)];
  const places = y.flatMap((name, at) => (names.has(name) ? [at] : []));
  return { ...trace, x: places.map((at) => x[at]), y: places.map((at) => y[at]) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
