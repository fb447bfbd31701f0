import type { PlotlyFigure } from '@pellucid/contract';
import { categorical } from '../../../charts/chart-colors.ts';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { percent, percentTick, shortMoney, shortNumber } from '../../../lib/format.ts';
import { type Fields, isFields } from '../stream/event-fields.ts';
import { valueTicks } from './value-ticks.ts';

/** What is drawn of a figure: nothing in an answer can run, load or link to anything. */
const KINDS = ['bar', 'scatter', 'pie'];
const TRACE_KEYS = ['name', 'x', 'y', 'labels', 'values', 'orientation', 'mode', 'hole', 'sort', 'fill', 'stackgroup'];
const LAYOUT_KEYS = ['barmode', 'showlegend'];
const AXIS_KEYS = ['type', 'autorange', 'categoryorder', 'categoryarray', 'tickprefix', 'tickformat'];
/** Letters of all names below bars together. */
const MAX_UPRIGHT_LETTERS = 50;
/** About how many ticks an axis of values has, and how long names beside bars and of colours may be, where there is room and where not. */
const ROOM = {
  wide: { ticks: 5, letters: 40, legend: 80 },
  narrow: { ticks: 2, letters: 16, legend: 36 },
} as const;
const MARGIN = { l: 8, r: 16, t: 48, b: 8 };

export interface DrawnFigure {
  readonly title: string;
  readonly data: readonly Fields[];
  readonly layout: Fields;
}

type Format = (value: number) => string;

/**
 * A figure of the stream in our colours and letters, with values in K, M and B.
 *
 * @throws where it is of a kind that is not drawn here.
 */
export function drawnFigure(figure: PlotlyFigure, theme: ChartTheme, room: keyof typeof ROOM): DrawnFigure {
  const { data, layout } = withReadableNames(figure);
  const traces = data.map((trace): Fields => {
    if (!KINDS.includes(String(trace.type))) throw new Error(`There are no charts of the kind ${String(trace.type)}`);
    const name = typeof trace.name === 'string' && { name: escaped(shortened(trace.name, ROOM[room].legend)) };
    return { ...picked(trace, TRACE_KEYS), ...name, type: trace.type };
  });
  const isLying = traces.some((trace) => trace.orientation === 'h');
  const isOfBars = traces.every(({ type }) => type === 'bar');
  const [valueAxis, nameAxis] = isLying ? (['xaxis', 'yaxis'] as const) : (['yaxis', 'xaxis'] as const);
  const format = formatOf(isFields(layout[valueAxis]) ? layout[valueAxis] : {});
  const names = isLying ? shortNames(traces, ROOM[room].letters) : {};
  const values = traces.flatMap((trace) => numbersOf(isLying ? trace.x : trace.y));
  const title = titleOf(layout.title);
  return {
    title,
    data: traces.map((trace, index) => styled(trace, index, isLying, format, theme)),
    layout: {
      ...picked(layout, LAYOUT_KEYS),
      ...frame(theme),
      title: { text: escaped(title), x: 0, xanchor: 'left', font: { size: 15, color: theme.text } },
      [nameAxis]: {
        // Years as texts would be numbers, with halves between them.
        ...(isOfBars && { type: 'category' }),
        ...axis(layout[nameAxis], theme),
        ...names,
        showgrid: traces.every(({ type }) => type !== 'bar'),
      },
      [valueAxis]: { ...axis(layout[valueAxis], theme), ...ticks(valueTicks(values, ROOM[room].ticks), format) },
    },
  };
}

/** Whether names fit below bars that stand. */
export function fitBelow(names: readonly unknown[]): boolean {
  return [...new Set(names.map(String))].join('').length <= MAX_UPRIGHT_LETTERS;
}

/** Bars lie down where their names would not fit below them, so that the largest is the first from the top. */
export function withReadableNames(figure: PlotlyFigure): PlotlyFigure {
  const { data, layout } = figure;
  const isUpright = data.length > 0 && data.every(({ type, orientation }) => type === 'bar' && orientation !== 'h');
  if (!isUpright || fitBelow(data.flatMap(({ x }) => listOf(x)))) return figure;
  const nameAxis = isFields(layout.xaxis) ? layout.xaxis : {};
  return {
    data: data.map(({ x, y, ...trace }) => ({ ...trace, orientation: 'h', x: y, y: x })),
    layout: { ...layout, xaxis: layout.yaxis, yaxis: { ...nameAxis, autorange: 'reversed' } },
  };
}

/** Money and shares are told by the format that the answer gave their axis. */
function formatOf({ tickprefix, tickformat }: Fields): Format {
  if (tickprefix === '$') return shortMoney;
  return typeof tickformat === 'string' && tickformat.endsWith('%') ? percent : shortNumber;
}

function styled(trace: Fields, index: number, isLying: boolean, format: Format, theme: ChartTheme): Fields {
  const color = categorical(theme, index);
  if (trace.type === 'pie') {
    const colors = listOf(trace.labels).map((_, at) => categorical(theme, at));
    const text = numbersOf(trace.values).map(shortNumber);
    return { ...trace, text, marker: { colors }, textinfo: 'percent', hoverinfo: 'label+text+percent' };
  }
  const text = numbersOf(isLying ? trace.x : trace.y).map(format);
  const hoverinfo = isLying ? 'y+text+name' : 'x+text+name';
  const insidetextfont = { color: theme.surface };
  return trace.type === 'bar'
    ? { ...trace, text, textposition: 'auto', textangle: 0, insidetextfont, hoverinfo, marker: { color } }
    : { ...trace, text, hoverinfo, line: { color, width: 2.5 }, marker: { color, size: 7 } };
}

function frame(theme: ChartTheme): Fields {
  return {
    paper_bgcolor: 'rgba(0,0,0,0)',
    plot_bgcolor: 'rgba(0,0,0,0)',
    font: { family: theme.font, size: 13, color: theme.text },
    hoverlabel: { bgcolor: theme.raised, bordercolor: theme.line, font: { family: theme.font, color: theme.text } },
    margin: MARGIN,
    legend: { orientation: 'h', y: -0.2, font: { color: theme.text } },
    bargap: 0.25,
    uniformtext: { mode: 'hide', minsize: 11 },
  };
}

function axis(given: unknown, theme: ChartTheme): Fields {
  const fields = isFields(given) ? given : {};
  const { tickprefix: _, tickformat: __, ...kept } = picked(fields, AXIS_KEYS);
  // Without a distance of its own, as plotly reckons that from labels, of which a small chart may show none.
  const title = { text: escaped(titleOf(fields.title)), font: { size: 13, color: theme.muted } };
  // Zooming would leave the ticks behind, and takes the wheel from the page.
  return { ...kept, title, automargin: true, fixedrange: true, gridcolor: theme.line, zerolinecolor: theme.line };
}

function ticks(tickvals: readonly number[], format: Format): Fields {
  const ticktext = tickvals.map(format === percent ? percentTick : format);
  return { tickmode: 'array', tickvals, ticktext, tickangle: 0 };
}

/** Long names leave the bars their room; the whole name is where one points at, and in the table. */
function shortNames(traces: readonly Fields[], letters: number): Fields {
  const tickvals = [...new Set(traces.flatMap(({ y }) => listOf(y)).map(String))];
  return { tickmode: 'array', tickvals, ticktext: tickvals.map((name) => shortened(name, letters)) };
}

function shortened(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;
}

/** The listed fields, with nothing in their texts that plotly would take for HTML. */
function picked(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, plain(fields[key])]));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return escaped(value);
  return Array.isArray(value) ? value.map(plain) : value;
}

function escaped(text: string): string {
  return text.replaceAll('<', '&lt;');
}

function titleOf(title: unknown): string {
  const text = isFields(title) ? title.text : title;
  return typeof text === 'string' ? text : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numbersOf(value: unknown): number[] {
  return listOf(value).map(Number);
}
