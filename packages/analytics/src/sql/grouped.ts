import { ofOneMember } from '../plan/bridges.ts';
import { type Aggregate, isPlan, type Plan, type PlannedDimension } from '../plan/plan.ts';
import { aggregateSql, columnSql } from './aggregates.ts';
import { bucketSql, reachedSql } from './buckets.ts';
import { filtersOf, type Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { FirstValueJoins, firstValueSql, hasFirstValues } from './first-values.ts';
import { lookupSql } from './lookups.ts';
import {
  type ListLookup,
  listLookupOf,
  membersSql,
  namesOf,
  numberedMembersSql,
  setsSql,
  type Wanted,
  type Writing,
} from './members.ts';
import { movedSql, untilSql } from './moved.ts';
import { tableSql } from './tables.ts';

/** A column of the facts that is grouped by, and the dimensions that are read from it. */
export interface Key {
  /** Within a statement. */
  readonly name: string;
  readonly column: string;
  readonly dimensions: readonly PlannedDimension[];
}

/** What is grouped. */
export interface Grouping extends Pick<Plan, 'relation' | 'where' | 'nothing' | 'grouped' | 'moved'> {
  readonly keys: readonly Key[];
  /** Keys in whose place the smallest key with the same labels is put. */
  readonly replaced: readonly Key[];
  readonly figures: { entries(): Iterable<[string, Aggregate]> };
}

/** The columns that dimensions are read from, each once; what is cut to periods or buckets is a column of its own. */
export function keysOf(
  dimensions: readonly PlannedDimension[],
  nameOf = (index: number, _dimension?: PlannedDimension) => `k${index}`,
): Key[] {
  const byKey = new Map<string, PlannedDimension[]>();
  for (const dimension of dimensions) {
    const { column, grain, bucketing, lookup } = dimension;
    const key = JSON.stringify([column, grain, bucketing, lookup?.table]);
    byKey.set(key, [...(byKey.get(key) ?? []), dimension]);
  }
  return [...byKey.values()].map((read, index) => {
    const column = read[0]?.column ?? '';
    return { name: nameOf(index, read[0]), column, dimensions: read };
  });
}

/** Rows of a table grouped by key, with their figures. */
export function groupedSql(grouping: Grouping, parameters: Parameters, dialect: Dialect): string {
  const { keys, replaced, figures, where } = grouping;
  const id = dialect.identifier;
  const writing = { parameters, dialect };
  const joins = membersJoins(grouping, writing);
  const first = new FirstValueJoins(parameters, dialect);

  const selected = keys.map((key) => {
    const { column, name, dimensions } = key;
    const { grain, bucketing, lookup, reached } = dimensions[0] ?? {};
    if (replaced.includes(key) && isOfList(key)) return `m_${column}.${id(name)} AS ${id(name)}`;
    if (hasFirstValues(dimensions[0])) {
      first.add(dimensions[0]);
      return `${firstValueSql(dimensions[0])} AS ${id(name)}`;
    }
    if (reached) return `${reachedSql(reached, `f.${id(column)}`, dialect)} AS ${id(name)}`;
    if (bucketing && bucketing.kind !== 'top')
      return `${bucketSql(bucketing, column, 'f', parameters, dialect)} AS ${id(name)}`;
    if (lookup && replaced.includes(key)) {
      const attributes = dimensions.flatMap((dimension) => (dimension.lookup ? [id(dimension.lookup.attribute)] : []));
      const smallest = `SELECT key, min(key) OVER (PARTITION BY ${attributes.join(', ')}) AS label_key FROM ${lookupSql(lookup, dialect)}`;
      joins.push(`JOIN (${smallest}) s_${column} ON s_${column}.key = f.${id(column)}`);
      return `s_${column}.label_key AS ${id(name)}`;
    }
    return `${grain ? dialect.truncate(grain, `f.${id(column)}`) : `f.${id(column)}`} AS ${id(name)}`;
  });

  // Without keys there is one row even where the table has none.
  const summed = !grouping.grouped || keys.length === 0;
  const counted = summed ? countedJoins(grouping, writing) : [];
  joins.push(...counted.map(({ join }) => join));
  for (const [name, figure] of figures.entries()) {
    const own = counted.find(({ of }) => of === figure);
    const once = counted.flatMap((one) => (one === own ? [] : (one.once ?? [])));
    const value = summed
      ? aggregateSql(figure, 'f', parameters, dialect, own?.label, once)
      : columnSql(figure, 'f', dialect);
    selected.push(`${value} AS ${id(name)}`);
  }

  const conditions = grouping.nothing ? ['false'] : filtersOf(where, 'f', parameters, dialect);
  if (!isPlan(grouping.relation) && grouping.moved) {
    conditions.push(...untilSql(grouping.relation, grouping.moved, parameters, dialect));
  }
  return [
    `SELECT ${selected.join(', ')}`,
    `FROM ${relationSql(grouping, parameters, dialect)} f`,
    ...joins,
    ...first.lines,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    ...(keys.length > 0 && summed ? [`GROUP BY ${keys.map((_, index) => index + 1).join(', ')}`] : []),
  ].join('\n  ');
}

/** Whether a key is of what a record has several of. */
export function isOfList({ dimensions }: Key): boolean {
  return dimensions.some((dimension) => listLookupOf(dimension) !== undefined);
}

/** What groups want of the members of a list. */
function wantedMembers({ keys, replaced }: Grouping, column: string): Wanted {
  const ofColumn = keys.filter((key) => key.column === column && replaced.includes(key) && isOfList(key));
  return {
    dimensions: ofColumn.flatMap((key) => key.dimensions),
    as: 'key',
    nameOf: (dimension) => ofColumn.find((key) => key.dimensions.includes(dimension))?.name ?? '',
  };
}

/** Rows joined to the members of their lists, or to the smallest list of the same set: one join for each list. */
function membersJoins(grouping: Grouping, writing: Writing): string[] {
  const { keys, replaced, where } = grouping;
  const columns = new Set(keys.filter((key) => replaced.includes(key) && isOfList(key)).map(({ column }) => column));
  return [...columns].flatMap((column) => {
    const wanted = wantedMembers(grouping, column);
    const [first] = wanted.dimensions;
    const lookup = first && listLookupOf(first);
    if (!lookup) return [];
    const { identifier: id } = writing.dialect;
    const members = first.set
      ? `SELECT list_key, set_key AS ${id(wanted.nameOf(first))} FROM (${setsSql(lookup, wanted.dimensions, writing.dialect)})`
      : membersSql(lookup, wanted, { where, column }, writing);
    return [`JOIN (${members}) m_${column} ON m_${column}.list_key = f.${id(column)}`];
  });
}

/** A join that a distinct count needs: of labels in place of keys, or of the members of lists. */
interface CountedJoin {
  readonly of: Aggregate;
  readonly join: string;
  /** The column that is counted. */
  readonly label: string;
  /** The condition under which a row that has several members counts once in other figures. */
  readonly once?: string;
}

function countedJoins(grouping: Grouping, writing: Writing): CountedJoin[] {
  const id = writing.dialect.identifier;
  return [...grouping.figures.entries()].flatMap(([name, figure]): CountedJoin[] => {
    if (figure.kind !== 'distinct' || !figure.lookup) return [];
    const alias = name.replace('distinct', 'd');
    const { lookup, column, unique } = figure;
    if (lookup.bridge) {
      const counted = { ...figure, lookup: { ...lookup, bridge: lookup.bridge }, of: figure };
      return [countedMembers(grouping, counted, alias, writing)];
    }
    if (unique) return [];
    const labels = id(lookup.attribute);
    const smallest = `SELECT key, CASE WHEN ${labels} IS NOT NULL THEN min(key) OVER (PARTITION BY ${labels}) END AS label_key FROM ${lookupSql(lookup, writing.dialect)}`;
    const join = `JOIN (${smallest}) ${alias} ON ${alias}.key = f.${id(column)}`;
    return [{ of: figure, join, label: `${alias}.label_key` }];
  });
}

/** Different values among the members of lists: those that the filters leave, and of them those of each group. */
function countedMembers(
  grouping: Grouping,
  { of, column, lookup, where = [] }: { of: Aggregate; column: string; lookup: ListLookup; where?: Aggregate['where'] },
  alias: string,
  writing: Writing,
): CountedJoin {
  const grouped = wantedMembers(grouping, column);
  const conditions = [...ofOneMember(grouping.where, column), ...ofOneMember(where, column)];
  const members = numberedMembersSql(lookup, { grouped, conditions }, writing);
  const on = [
    `${alias}.list_key = f.${writing.dialect.identifier(column)}`,
    ...namesOf(grouped, writing.dialect).map((name) => `${alias}.${name} = m_${column}.${name}`),
  ];
  return {
    of,
    join: `LEFT JOIN (${members}) ${alias} ON ${on.join(' AND ')}`,
    label: `${alias}.value_key`,
    once: `coalesce(${alias}.number, 1) = 1`,
  };
}

/** A table, or the answer to another question in its place. */
function relationSql({ relation, moved }: Grouping, parameters: Parameters, dialect: Dialect): string {
  if (isPlan(relation)) return `(\n${parameters.answerSql(relation, parameters)}\n)`;
  return moved ? movedSql(relation, moved, parameters, dialect) : tableSql(relation, dialect);
}
