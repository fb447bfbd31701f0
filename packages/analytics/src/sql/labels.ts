import type { Plan, PlannedDimension } from '../plan/plan.ts';
import { bucketLabelSql } from './buckets.ts';
import type { Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { Figures } from './figures.ts';
import { hasFirstValues } from './first-values.ts';
import { groupedSql, isOfList, type Key, keysOf } from './grouped.ts';
import { lookupSql } from './lookups.ts';
import { listLookupOf, membersSql } from './members.ts';

/** A plan on its way to a statement: its groups by key, as SQL. */
export interface Grouped {
  readonly plan: Plan;
  readonly groups: string;
  readonly keys: readonly Key[];
  /** Keys in whose place groups have the smallest key of their label; of lists, that of a member. */
  readonly replaced: readonly Key[];
  readonly figures: Figures;
  readonly parameters: Parameters;
  readonly dialect: Dialect;
  /** Several keys carry one label, and the groups of these are still to be summed. */
  readonly ambiguous: boolean;
}

/**
 * Facts are grouped by integer keys; labels are looked up for the groups that are left. Where several keys carry one label (a
 * company under several ids), groups are then summed by label, or, when a figure does not add up (a median, distinct
 * values), every key is first replaced by the smallest one of its label.
 */
export function groupByKey(plan: Plan, parameters: Parameters, dialect: Dialect): Grouped {
  const keys = keysOf(plan.dimensions);
  const figures = new Figures(plan.measures);
  const isAmbiguous = ({ dimensions }: Key): boolean => !dimensions.some(({ unique }) => unique);
  // Groups of members are found while rows are grouped, and with them the other keys of their list.
  const inGroups = keys.filter((key) => isOfList(key) && key.dimensions.some(({ bucketing }) => bucketing));
  const isReplaced = (key: Key): boolean =>
    isOfList(key) && inGroups.some(({ column }) => column === key.column) ? true : !figures.addUp && isAmbiguous(key);
  const replaced = keys.filter(isReplaced);
  const groups = groupedSql({ ...plan, keys, replaced, figures }, parameters, dialect);
  const ambiguous = figures.addUp && keys.some((key) => isAmbiguous(key) && !replaced.includes(key));
  return { plan, groups, keys, replaced, figures, parameters, dialect, ambiguous };
}

/** Groups with the labels `d0`, `d1` … of the dimensions; of bands, with their numbers, which sort as their bounds do. */
export function labelsSql(grouped: Grouped): string {
  const { plan, groups, keys, figures, dialect, ambiguous } = grouped;
  const id = dialect.identifier;
  const labels = plan.dimensions.map((dimension, index) => `${labelSql(grouped, dimension)} AS d${index}`);
  const figureNames = [...figures.entries()].map(([name]) => id(name));
  const values = figureNames.map((name) => (ambiguous ? `sum(groups.${name}) AS ${name}` : `groups.${name}`));
  const lookups = keys.filter(({ dimensions }) => dimensions[0]?.lookup);
  return [
    `SELECT ${[...labels, ...values].join(', ')}`,
    `  FROM (\n  ${groups}\n  ) groups`,
    ...lookups.map((key) => `  ${joinSql(key, 'groups', grouped)}`),
    ...keys.flatMap((key) => joinFirstLabels(key, dialect)).map((join) => `  ${join}`),
    ...(ambiguous ? [`  GROUP BY ${plan.dimensions.map((_, index) => index + 1).join(', ')}`] : []),
  ].join('\n');
}

function labelSql({ keys, parameters, dialect }: Grouped, dimension: PlannedDimension): string {
  if (dimension.lookup) return `${labelAlias(dimension)}.${dialect.identifier(dimension.lookup.attribute)}`;
  const name = keys.find(({ dimensions }) => dimensions.includes(dimension))?.name;
  const key = `groups.${name}`;
  const { bucketing } = dimension;
  if (bucketing?.kind === 'top') {
    const label = bucketing.lookup ? `l_${name}.${dialect.identifier(bucketing.lookup.attribute)}` : key;
    return `coalesce(${label}, ${parameters.bind(bucketing.others)})`;
  }
  return bucketing?.kind === 'groups' ? bucketLabelSql(bucketing, key, parameters) : key;
}

/** The labels of first values, beside which the others have none. */
function joinFirstLabels({ name, dimensions }: Key, dialect: Dialect): string[] {
  const lookup = hasFirstValues(dimensions[0]) ? dimensions[0].bucketing.lookup : undefined;
  return lookup ? [`LEFT JOIN ${lookupSql(lookup, dialect)} l_${name} ON l_${name}.key = groups.${name}`] : [];
}

/** Of a joined table of labels, named after the column that points to it: that of a list points to its text and to its members. */
export function labelAlias({ column, lookup }: PlannedDimension): string {
  return lookup?.bridge ? `l_${column}_${lookup.bridge.member}` : `l_${column}`;
}

/** The labels of a key, joined to rows that hold it: of a list that was not replaced by its members, those of each member. */
export function joinSql(key: Key, of: string, { plan, replaced, parameters, dialect }: Grouped): string {
  const [dimension] = key.dimensions;
  if (!dimension?.lookup) throw new Error(`${key.name} has no labels`);
  const alias = labelAlias(dimension);
  const lookup = listLookupOf(dimension);
  if (!lookup || replaced.includes(key)) {
    return `JOIN ${lookupSql(dimension.lookup, dialect)} ${alias} ON ${alias}.key = ${of}.${key.name}`;
  }
  const wanted = { dimensions: key.dimensions, as: 'labels' as const, nameOf: () => key.name };
  const members = membersSql(lookup, wanted, { where: plan.where, column: key.column }, { parameters, dialect });
  return `JOIN (${members}) ${alias} ON ${alias}.list_key = ${of}.${key.name}`;
}
