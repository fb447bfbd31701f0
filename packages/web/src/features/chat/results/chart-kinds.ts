import type { PlotlyFigure } from '@pellucid/contract';
import { type Fields, isFields } from '../stream/event-fields.ts';
import { fitBelow } from './figure.ts';

export type ChartKind = 'bar' | 'horizontal' | 'line' | 'pie';

export const CHART_KINDS: Readonly<Record<ChartKind, string>> = {
  bar: 'Bars',
  horizontal: 'Horizontal bars',
  line: 'Line',
  pie: 'Pie',
};

interface Series {
  readonly name: string;
  readonly names: readonly unknown[];
  readonly values: readonly unknown[];
}

/** The kind that a figure is drawn as; null where it is of several, or of another. */
export function kindOf({ data }: PlotlyFigure): ChartKind | null {
  const kinds = new Set(data.map(kindOfTrace));
  const [kind = null, ...others] = kinds;
  return others.length > 0 ? null : kind;
}

function kindOfTrace({ type, orientation, mode }: Fields): ChartKind | null {
  if (type === 'bar') return orientation === 'h' ? 'horizontal' : 'bar';
  if (type === 'scatter') return mode === undefined || String(mode).includes('lines') ? 'line' : null;
  return type === 'pie' ? 'pie' : null;
}

/**
 * The kinds that a figure can be shown as, its own among them. A line needs an order, which only time has; a pie needs one series of parts
 * of a whole, which the server alone knows: it sends a pie where there is one. Bars stand where their names fit below them.
 */
export function kindsFor(figure: PlotlyFigure): ChartKind[] {
  const own = kindOf(figure);
  if (own === null) return [];
  const stands = fitBelow(seriesOf(figure).flatMap(({ names }) => names));
  const isOffered: Readonly<Record<ChartKind, boolean>> = {
    bar: stands,
    horizontal: own !== 'line' || !stands,
    line: own === 'line',
    pie: own === 'pie',
  };
  return (Object.keys(CHART_KINDS) as ChartKind[]).filter((kind) => isOffered[kind]);
}

/** The figure as another kind, of the same names and values. */
export function withKind(figure: PlotlyFigure, kind: ChartKind): PlotlyFigure {
  const own = kindOf(figure);
  if (own === null || own === kind) return figure;
  const [nameAxis, valueAxis] = axesOf(figure, own);
  const isLying = kind === 'horizontal';
  const data = seriesOf(figure).map(({ name, names, values }) => ({
    type: kind === 'line' ? 'scatter' : 'bar',
    name,
    ...(isLying ? { orientation: 'h', x: values, y: names } : { x: names, y: values }),
  }));
  const named = { ...nameAxis, type: 'category', ...(isLying && { autorange: 'reversed' }) };
  const axes = isLying ? { xaxis: valueAxis, yaxis: named } : { xaxis: named, yaxis: valueAxis };
  return { data, layout: { ...figure.layout, barmode: 'group', showlegend: data.length > 1, ...axes } };
}

function seriesOf({ data }: PlotlyFigure): Series[] {
  return data.map((trace) => {
    const kind = kindOfTrace(trace);
    const [names, values] =
      kind === 'pie' ? [trace.labels, trace.values] : kind === 'horizontal' ? [trace.y, trace.x] : [trace.x, trace.y];
    return { name: typeof trace.name === 'string' ? trace.name : '', names: listOf(names), values: listOf(values) };
  });
}

/** The axis of the names and that of the values, without what turned them round. */
function axesOf({ layout: { xaxis, yaxis } }: PlotlyFigure, kind: ChartKind): [names: Fields, values: Fields] {
  const [names, values] = kind === 'horizontal' ? [yaxis, xaxis] : [xaxis, yaxis];
  const { autorange: _, ...upright } = isFields(names) ? names : {};
  return [upright, isFields(values) ? values : {}];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
