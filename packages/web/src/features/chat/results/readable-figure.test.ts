import type { PlotlyFigure } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { drawnRows, readableFigure } from './readable-figure.ts';

const names = Array.from({ length: 30 }, (_, at) => `Company ${at}`);
const lying = (colours: number): PlotlyFigure => ({
  data: Array.from({ length: colours }, (_, at) => ({
    type: 'bar',
    orientation: 'h',
    name: `Nature ${at}`,
    x: names.map((_, value) => value),
    y: names,
  })),
  layout: {},
});
const namesIn = ({ data: [trace] }: PlotlyFigure) => (Array.isArray(trace?.y) ? trace.y.length : 0);

it.each([
  [400, 20],
  [350, 16],
  [300, 12],
])('a chart of %i pixels has the first %i names beside its bars', (height, count) => {
  const shown = readableFigure(lying(1), height);
  expect(shown.data[0]?.y).toEqual(names.slice(0, count));
  expect(shown.data[0]?.x).toEqual(names.slice(0, count).map((_, at) => at));
  expect(drawnRows(shown)).toBe(count);
});

it('has fewer names where each has a bar of several colours, and not more colours than can be told apart', () => {
  const shown = readableFigure(lying(8), 400);
  expect(shown.data.map(({ name }) => name)).toEqual(['Nature 0', 'Nature 1', 'Nature 2', 'Nature 3', 'Nature 4']);
  expect(namesIn(shown)).toBe(3);
  expect(namesIn(readableFigure(lying(2), 400))).toBe(10);
  expect(namesIn(readableFigure(lying(8), 300))).toBe(3);
});

it('leaves every other figure as it is', () => {
  const line = { data: [{ type: 'scatter', x: names, y: names.map((_, at) => at) }], layout: {} };
  const pie = { data: [{ type: 'pie', labels: ['a', 'b'], values: [1, 2] }], layout: {} };
  expect(readableFigure(line, 300)).toBe(line);
  expect(readableFigure(pie, 300)).toBe(pie);
  expect([drawnRows(line), drawnRows(pie)]).toEqual([30, 2]);
});
