import type { Cell, ModelDescription, PlotlyFigure, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { cellText } from './cell-text.ts';
import { type AnswerColumn, type AnswerTable, isIdBeside, isTime, tableOf } from './columns.ts';

/** What a picture can show without becoming unreadable; the table has the rest. */
const MAX_BARS = 30;
const MAX_SLICES = 8;
const MAX_SERIES = 8;
/** More names than this are written beside bars that lie. */
const MAX_UPRIGHT = 10;

type Trace = PlotlyFigure['data'][number];

interface Chart {
  readonly isTime: boolean;
  /** What there is a bar or a point for. */
  readonly axis: AnswerColumn;
  /** What there is a colour for. */
  readonly series: AnswerColumn | undefined;
  readonly value: AnswerColumn;
  readonly points: readonly { readonly at: string; readonly of: string; readonly value: number }[];
}

/**
 * The picture of an answer, from a closed set: bars, lines, or a pie. None for one number and for lists. Plotly draws some HTML in
 * texts, so that every name is escaped; nothing of the question is in it.
 */
export function figureOf(read: Answered, result: QueryResult, model: ModelDescription): PlotlyFigure | null {
  const kind = read.suggestedChart ?? 'table';
  if (kind === 'figure' || kind === 'table' || result.rows.length < 2) return null;
  const chart = chartOf(read, tableOf(read.query, result, model));
  if (chart === null) return null;
  if (kind === 'pie' && isWhole(chart)) return pie(chart);
  return chart.isTime || kind === 'line' ? lines(chart) : bars(chart);
}

function chartOf(read: Answered, { columns, rows }: AnswerTable): Chart | null {
  const groups = columns.filter(({ isFigure, name }) => !isFigure && !isIdBeside(name, columns));
  const times = groups.filter(isTime);
  const [axis = groups[0]] = times;
  const series = groups.find((group) => group !== axis);
  const value = mainFigure(read, columns);
  if (!axis || !value || groups.length > 2) return null;
  const cells = rows.map((row) => (column: AnswerColumn) => row[columns.indexOf(column)] ?? null);
  const name = namesOf(rows, axis, columns);
  const points = cells.flatMap((cell, index) => {
    const number = cell(value);
    if (number === null || !Number.isFinite(Number(number))) return [];
    // What has no date has no place on an axis of time.
    if (times.length > 0 && cell(axis) === null) return [];
    return [{ at: name(index), of: series ? nameOf(cell(series)) : value.label, value: Number(number) }];
  });
  return points.length < 2 ? null : { isTime: times.length > 0, axis, series, value, points };
}

/** The figure that the rows are in the order of, or else the first. */
function mainFigure({ query }: Answered, columns: readonly AnswerColumn[]): AnswerColumn | undefined {
  const figures = columns.filter(({ isFigure, name }) => isFigure && name !== 'place');
  const share = figures.find(({ type }) => type === 'percent');
  const ordered = query.orderBy?.flatMap(({ field }) => figures.find(({ name }) => name === field) ?? []) ?? [];
  return share ?? ordered[0] ?? figures[0];
}

/** What each row is called: people of one name are told apart by their ids. */
function namesOf(rows: readonly (readonly Cell[])[], axis: AnswerColumn, columns: readonly AnswerColumn[]) {
  const names = rows.map((row) => {
    const cell = row[columns.indexOf(axis)] ?? null;
    return nameOf(axis.part ? cellText(cell, axis) : cell);
  });
  const ids = columns.findIndex(({ name }) => name === `${axis.name}_id`);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return (index: number): string => {
    const name = names[index] ?? '';
    return ids >= 0 && isShared(name) ? `${name} (${nameOf(rows[index]?.[ids] ?? null)})` : name;
  };
}

/** What is empty is called as it is on boards (docs/promises/pages.md#empty-values). */
const nameOf = (cell: Cell) => escaped(cell === null || cell === '' ? '<Empty>' : String(cell));

/** Text that Plotly shows as it is. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Figures whose parts make a whole; means and medians do not. */
const ADDITIVE = ['total_amount', 'payments', 'records', 'amount_invested', 'value_of_interest'];

const isWhole = ({ series, points, value }: Chart) =>
  (ADDITIVE.includes(value.name) || value.type === 'percent') &&
  series === undefined &&
  points.length <= MAX_SLICES &&
  points.every(({ value }) => value >= 0);

function pie({ points, axis, value }: Chart): PlotlyFigure {
  const trace = {
    type: 'pie',
    labels: points.map(({ at }) => at),
    values: points.map((point) => point.value),
    sort: false,
  };
  return { data: [trace], layout: { title: titleOf(value, axis), showlegend: true } };
}

function lines(chart: Chart): PlotlyFigure {
  const data = seriesOf(chart).map(
    ({ name, points }): Trace => ({
      type: 'scatter',
      mode: 'lines+markers',
      name,
      x: points.map(({ at }) => at),
      y: points.map(({ value }) => value),
    }),
  );
  const type = chart.axis.type === 'date' ? 'date' : 'category';
  return {
    data,
    layout: { ...layoutOf(chart), xaxis: { title: { text: chart.axis.label }, type }, yaxis: valueAxis(chart) },
  };
}

function bars(chart: Chart): PlotlyFigure {
  const names = [...new Set(chart.points.map(({ at }) => at))].slice(0, MAX_BARS);
  const isLying = names.length > MAX_UPRIGHT;
  const data = seriesOf(chart).map(({ name, points }): Trace => {
    const kept = points.filter(({ at }) => names.includes(at));
    const at = kept.map((point) => point.at);
    const values = kept.map(({ value }) => value);
    return { type: 'bar', name, ...(isLying ? { orientation: 'h', x: values, y: at } : { x: at, y: values }) };
  });
  const nameAxis = {
    title: { text: chart.axis.label },
    type: 'category',
    automargin: true,
    ...(isLying && { autorange: 'reversed' }),
  };
  const [xaxis, yaxis] = isLying ? [valueAxis(chart), nameAxis] : [nameAxis, valueAxis(chart)];
  return { data, layout: { ...layoutOf(chart), barmode: 'group', xaxis, yaxis } };
}

/** The points of each colour; colours beyond the most are left to the table. */
function seriesOf({ points }: Chart): { name: string; points: Chart['points'] }[] {
  const names = [...new Set(points.map(({ of }) => of))].slice(0, MAX_SERIES);
  return names.map((name) => ({ name, points: points.filter(({ of }) => of === name) }));
}

function layoutOf({ value, axis, series }: Chart) {
  return { title: titleOf(value, axis), showlegend: series !== undefined };
}

const titleOf = (value: AnswerColumn, axis: AnswerColumn) => ({
  text: `${value.label} by ${axis.label.toLowerCase()}`,
});

const TICKS: Readonly<Partial<Record<AnswerColumn['type'], object>>> = {
  money: { tickprefix: '$', tickformat: '.3~s' },
  percent: { tickformat: '.0%' },
  count: { tickformat: '.3~s' },
};

function valueAxis({ value }: Chart) {
  return { title: { text: value.label }, automargin: true, ...TICKS[value.type] };
}
