import { type Cell, type Filter, type NamedMeasure, partsOf, type Query } from '@pellucid/contract';
import type { Formula, Source } from '../model/model.ts';
import { countedMembers, type Judge, satisfiesAll } from './reference-lists.ts';
import { type FlatRow, GROUPED } from './reference-rows.ts';
import { divided, type Exact, exact } from './reference-values.ts';

/** A measure's value in a group: a number, a date, or nothing. */
export type Value = Exact | string | null;

/** What named measures are computed with. */
export interface Context {
  readonly source: Source;
  readonly query: Query;
  readonly types: ReadonlyMap<string, string>;
  readonly judge: Judge;
  /** The groups of the question, of records that are moved by so many months as if they had happened later. */
  groupsBefore(months: number): readonly Group[];
}

export interface Group {
  readonly key: readonly Cell[];
  /** As the key is sorted by: amounts as numbers. */
  readonly order: readonly Value[];
  readonly rows: readonly FlatRow[];
  readonly values: Map<string, Value>;
}

export const nameOf = (asked: string | { name: string }): string => (typeof asked === 'string' ? asked : asked.name);

export function add(groups: readonly Group[], name: string, value: (group: Group) => Value): void {
  for (const group of groups) group.values.set(name, value(group));
}

/** What figures are computed with: the filters, each list of which leaves the members that are counted. */
interface Asking {
  readonly source: Source;
  readonly judge: Judge;
  readonly filters: readonly (readonly Filter[])[];
}

export function modelValue(asking: Asking, name: string, rows: readonly FlatRow[]): Value {
  const measure = asking.source.measures.get(name);
  if (!measure) throw new Error(`no measure ${name}`);
  const { formula, type } = measure;
  if (formula.kind === 'ratio') {
    const [of, per] = [modelValue(asking, formula.of, rows), modelValue(asking, formula.per, rows)];
    return divided(of as Exact, per as Exact, type === 'share' ? 6 : 2);
  }
  return figure(formula, rows, asking);
}

function figure(formula: Exclude<Formula, { kind: 'ratio' }>, rows: readonly FlatRow[], asking: Asking): Value {
  switch (formula.kind) {
    case 'sum':
      return rows.reduce((sum, row) => sum + exact(String(row[`sum:${formula.column}`])), 0n);
    case 'records':
      return exact(rows.length);
    case 'distinct':
      return exact(new Set(rows.flatMap((row) => valuesOf(row, formula.dimension, asking))).size);
    case 'median':
      return median(rows.map((row) => exact(String(row[`sum:${formula.column}`]))));
  }
}

function valuesOf(row: FlatRow, field: string, { judge, filters }: Asking): Cell[] {
  const list = judge.listOf(field);
  if (list === undefined) return [row[field] ?? []].flat();
  const members = filters.map((some) => countedMembers(row, list, some, judge));
  const ofGroup = row[GROUPED]?.[list] ?? members[0] ?? [];
  const inAll = ofGroup.filter((member) => members.every((some) => some.includes(member)));
  return inAll.flatMap((member) => member[field] ?? []);
}

function median(values: readonly Exact[]): Value {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : divided(low + high, exact(2), 2);
}

/** Of a sample, to the cent: only its root is a floating point number. */
function deviation(values: readonly Exact[]): Value {
  if (values.length < 2) return null;
  const cents = values.map((value) => value / 10_000n);
  const n = BigInt(cents.length);
  const sum = cents.reduce((all, one) => all + one, 0n);
  const squares = cents.reduce((all, one) => all + one * one, 0n);
  const variance = Number(n * squares - sum * sum) / Number(n * (n - 1n));
  return BigInt(Math.floor(Math.sqrt(variance) + 0.5)) * 10_000n;
}

export function addNamed(groups: readonly Group[], asked: NamedMeasure, context: Context): void {
  const { types, query } = context;
  if ('previous' in asked) addPrevious(groups, asked, context);
  else if ('where' in asked) add(groups, asked.name, ({ rows }) => ofRecords(asked, context, rows));
  else if (isMade(asked))
    add(groups, asked.name, (group) => madeOf(asked, group, types.get(asked.name) === 'share' ? 6 : 2));
  else add(groups, asked.name, (group) => amongOthers(asked, group, groups, query));
}

/** The groups before have what stands before it in the question too, of which it may be made. */
function addPrevious(
  groups: readonly Group[],
  asked: Extract<NamedMeasure, { previous: unknown }>,
  context: Context,
): void {
  const { of, period } = asked.previous;
  const { source, query, judge } = context;
  const asking = { source, judge, filters: [query.where] };
  const before = context.groupsBefore({ year: 12, quarter: 3, month: 1 }[period]);
  for (const name of source.measures.keys()) add(before, name, ({ rows }) => modelValue(asking, name, rows));
  for (const one of query.measures.slice(0, query.measures.findIndex((one) => nameOf(one) === of) + 1)) {
    if (typeof one !== 'string') addNamed(before, one, context);
  }
  const textOf = ({ key }: Group) => JSON.stringify(key);
  const values = new Map(before.map((group) => [textOf(group), group.values.get(of) ?? null]));
  add(groups, asked.name, (group) => values.get(textOf(group)) ?? null);
}

function number({ values }: Group, name: string): Exact | null {
  return (values.get(name) ?? null) as Exact | null;
}

type Made = Extract<
  NamedMeasure,
  { ratio: unknown } | { difference: unknown } | { growth: unknown } | { proportion: unknown }
>;

/** Whether a measure is made of others of its row. */
export function isMade(asked: NamedMeasure): asked is Made {
  return 'ratio' in asked || 'difference' in asked || 'growth' in asked || 'proportion' in asked;
}

function madeOf(asked: Made, group: Group, decimals: number): Value {
  const [a, b] = partsOf(asked).map((name) => number(group, name));
  if (a == null || b == null) return null;
  if ('difference' in asked) return a - b;
  return divided('growth' in asked ? a - b : a, b, decimals);
}

type Among = Extract<NamedMeasure, { share: unknown } | { rank: unknown } | { runningTotal: unknown }>;

function amongOthers(asked: Among, group: Group, groups: readonly Group[], { dimensions }: Query): Value {
  const place = (name: string): number => dimensions.map(nameOf).indexOf(name);
  const { within } = 'share' in asked ? asked.share : 'rank' in asked ? asked.rank : asked.runningTotal;
  const beside = groups.filter(({ key }) => within.every((name) => key[place(name)] === group.key[place(name)]));
  const total = (some: readonly Group[], of: string): Exact | null => {
    const all = some.flatMap((one) => number(one, of) ?? []);
    return all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0n);
  };
  if ('share' in asked) {
    const [own, all] = [number(group, asked.share.of), total(beside, asked.share.of)];
    return own === null || all === null ? null : divided(own, all, 6);
  }
  if ('rank' in asked) {
    const { by, direction, parts } = asked.rank;
    const own = group.values.get(by) ?? null;
    const before = beside.filter(({ values }) => compare(values.get(by) ?? null, own, direction === 'desc') < 0);
    if (parts === undefined) return exact(before.length + 1);
    const number = beside.filter(({ values }) => (values.get(by) ?? null) !== null).length;
    return number === 0 ? null : exact(Math.floor((before.length * parts) / number) + 1);
  }
  const { of, along } = asked.runningTotal;
  const until = group.order[place(along)] ?? null;
  return total(
    beside.filter(({ order }) => compare(order[place(along)] ?? null, until, false) <= 0),
    of,
  );
}

function ofRecords(
  asked: Extract<NamedMeasure, { where: Filter[] }>,
  { source, judge, query }: Context,
  all: readonly FlatRow[],
): Value {
  const rows = all.filter((row) => satisfiesAll(row, asked.where, judge));
  const asking = { source, judge, filters: [query.where, asked.where] };
  if ('of' in asked) return modelValue(asking, asked.of, rows);
  if ('distinct' in asked) return figure({ kind: 'distinct', dimension: asked.distinct }, rows, asking);
  const field = fieldOf(asked);
  const type = judge.typeOf(field);
  const values = rows.flatMap((row): Value[] =>
    row[field] == null ? [] : [type === 'date' ? String(row[field]) : exact(String(row[field]))],
  );
  if ('median' in asked) return median(values as Exact[]);
  if ('deviation' in asked) return deviation(values as Exact[]);
  const sum = () => (values as Exact[]).reduce((all, one) => all + one, 0n);
  if ('sum' in asked) return sum();
  if ('average' in asked) return divided(sum(), exact(values.length), type === 'share' ? 6 : 2);
  const sorted = values.toSorted((one, other) => compare(one, other, false));
  if ('min' in asked) return sorted[0] ?? null;
  if ('max' in asked) return sorted.at(-1) ?? null;
  const hundredths = Math.round(asked.percentile.p * 100);
  return sorted[Math.max(0, Math.ceil((hundredths * sorted.length) / 10_000) - 1)] ?? null;
}

export function typeOf(asked: NamedMeasure, source: Source, types: ReadonlyMap<string, string>): string {
  if ('of' in asked) return types.get(asked.of) ?? '';
  if ('distinct' in asked || 'rank' in asked) return 'count';
  if ('growth' in asked || 'share' in asked || 'proportion' in asked) return 'share';
  if ('ratio' in asked)
    return types.get(asked.ratio.of) === 'money' && types.get(asked.ratio.per) === 'count' ? 'money' : 'decimal';
  if ('difference' in asked) return types.get(asked.difference.of) ?? '';
  if ('previous' in asked) return types.get(asked.previous.of) ?? '';
  if ('runningTotal' in asked) return types.get(asked.runningTotal.of) ?? '';
  const type = source.dimensions.get(fieldOf(asked))?.type ?? '';
  return ('average' in asked || 'median' in asked || 'deviation' in asked) && type !== 'money' && type !== 'share'
    ? 'decimal'
    : type;
}

function fieldOf(
  asked: Exclude<Extract<NamedMeasure, { where: Filter[] }>, { of: string } | { distinct: string }>,
): string {
  if ('min' in asked) return asked.min;
  if ('max' in asked) return asked.max;
  if ('sum' in asked) return asked.sum;
  if ('average' in asked) return asked.average;
  if ('deviation' in asked) return asked.deviation;
  return 'median' in asked ? asked.median : asked.percentile.of;
}

/** Empty ones come last in either direction. */
export function compare(one: Value, other: Value, descending: boolean): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  const order = one < other ? -1 : one > other ? 1 : 0;
  return descending ? -order : order;
}
