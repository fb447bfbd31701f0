import type { Bridge, Lookup } from '../model/model.ts';
import { ofOneMember } from '../plan/bridges.ts';
import type { PlannedCondition, PlannedDimension, PlannedFilter } from '../plan/plan.ts';
import { groupNumberSql } from './buckets.ts';
import { type Parameters, testsSql } from './conditions.ts';
import type { Dialect } from './dialect.ts';

/** What a statement is written with. */
export interface Writing {
  readonly parameters: Parameters;
  readonly dialect: Dialect;
}

/** A lookup of which a record has several. */
export type ListLookup = Lookup & { readonly bridge: Bridge };

/** The lookup of a dimension of which a record has several values, also where it puts them into groups. */
export function listLookupOf({ lookup, bucketing }: PlannedDimension): ListLookup | undefined {
  const read = lookup ?? (bucketing?.kind === 'groups' ? bucketing.groups[0]?.condition.lookup : undefined);
  return read?.bridge ? { ...read, bridge: read.bridge } : undefined;
}

/** What is wanted of the members of lists: their labels, or one key for each combination of these; and groups of them. */
export interface Wanted {
  readonly dimensions: readonly PlannedDimension[];
  readonly as: 'labels' | 'key';
  /** The name of the key, and of each dimension that is a group. */
  nameOf(dimension: PlannedDimension): string;
}

/** The filters of a question, and the column of the list that is looked at. */
interface OfList {
  readonly where: readonly PlannedFilter[];
  readonly column: string;
}

/**
 * The lists with what is wanted of their members, each combination once. Where conditions ask for a value, only members that
 * satisfy all of them; else what has no value at all only where no member has one.
 */
export function membersSql(lookup: ListLookup, wanted: Wanted, { where, column }: OfList, writing: Writing): string {
  const { dimensions, as } = wanted;
  const plain = dimensions.filter(({ bucketing }) => !bucketing);
  const attributes = attributesOf(plain, writing.dialect);
  const selected = as === 'labels' ? attributes : selectedKeys(wanted, writing);
  const conditions = ofOneMember(where, column);
  const rows = memberRowsSql(lookup, as === 'key' ? { label_key: attributes } : {}, writing.dialect);
  const all = `SELECT DISTINCT list_key, ${selected.join(', ')}`;
  if (conditions.length > 0) return `${all} FROM ${rows} WHERE ${memberTests(conditions, writing)}`;
  if (plain.length < dimensions.length) return `${all} FROM ${rows}`;
  const isBlank = attributes.map((attribute) => `${attribute} IS NULL`).join(' AND ');
  const members = `WITH members AS (${all}, (${isBlank}) AS is_blank FROM ${rows})`;
  return `${members} SELECT * FROM members WHERE NOT is_blank OR list_key NOT IN (SELECT list_key FROM members WHERE NOT is_blank)`;
}

/**
 * Lists with the different values of an attribute that their members have, numbered; where the members are grouped by too,
 * those of each group.
 */
export function numberedMembersSql(
  lookup: ListLookup,
  { grouped, conditions }: { grouped: Wanted; conditions: readonly PlannedCondition[] },
  writing: Writing,
): string {
  const { dialect } = writing;
  const attribute = dialect.identifier(lookup.attribute);
  const names = namesOf(grouped, dialect);
  const tests = [`${attribute} IS NOT NULL`, ...conditions.map((one) => memberTests([one], writing))];
  const plain = attributesOf(
    grouped.dimensions.filter(({ bucketing }) => !bucketing),
    dialect,
  );
  const rows = memberRowsSql(lookup, { label_key: plain, value_key: [attribute] }, dialect);
  const columns = ['list_key', ...selectedKeys(grouped, writing), 'value_key'].join(', ');
  const distinct = `SELECT DISTINCT ${columns} FROM ${rows} WHERE ${tests.join(' AND ')}`;
  const number = `row_number() OVER (PARTITION BY ${['list_key', ...names].join(', ')} ORDER BY value_key)`;
  return `SELECT *, ${number} AS number FROM (${distinct})`;
}

/** The names of the keys of members, as groups have them. */
export function namesOf({ dimensions, nameOf }: Wanted, dialect: Dialect): string[] {
  return [...new Set(dimensions.map((dimension) => dialect.identifier(nameOf(dimension))))];
}

/** Lists, and the smallest list that has the same set of combinations of labels. */
export function setsSql(lookup: ListLookup, dimensions: readonly PlannedDimension[], dialect: Dialect): string {
  const rows = memberRowsSql(lookup, { label_key: attributesOf(dimensions, dialect) }, dialect);
  const sets = `SELECT list_key, ${dialect.set('label_key')} AS members FROM ${rows} GROUP BY list_key`;
  return `SELECT list_key, min(list_key) OVER (PARTITION BY members) AS set_key FROM (${sets})`;
}

/** How many different values each list has. */
export function memberCountsSql(lookup: ListLookup, dialect: Dialect): string {
  const count = `count(DISTINCT ${dialect.identifier(lookup.attribute)}) AS number`;
  return `SELECT list_key, ${count} FROM ${memberRowsSql(lookup, {}, dialect)} GROUP BY list_key`;
}

function attributesOf(dimensions: readonly PlannedDimension[], dialect: Dialect): string[] {
  return dimensions.flatMap(({ lookup }) => (lookup ? [dialect.identifier(lookup.attribute)] : []));
}

/** One key for each combination of labels, and the numbers of groups. */
function selectedKeys({ dimensions, nameOf }: Wanted, writing: Writing): string[] {
  const id = writing.dialect.identifier;
  const labelled = dimensions.find(({ bucketing }) => !bucketing);
  const groups = dimensions.flatMap((dimension) => {
    if (dimension.bucketing?.kind !== 'groups') return [];
    const number = groupNumberSql(dimension.bucketing, (group) => memberTests([group], writing));
    return [`${number} AS ${id(nameOf(dimension))}`];
  });
  return [...(labelled ? [`label_key AS ${id(nameOf(labelled))}`] : []), ...groups];
}

/** The members of lists with their attributes, and with the smallest key of each combination of some of these. */
function memberRowsSql(
  { table, bridge }: ListLookup,
  keys: Readonly<Record<string, readonly string[]>>,
  dialect: Dialect,
): string {
  const id = dialect.identifier;
  const smallest = Object.entries(keys).map(([name, attributes]) =>
    attributes.length > 0 ? `, min(key) OVER (PARTITION BY ${attributes.join(', ')}) AS ${name}` : '',
  );
  return `(SELECT b.list_key, m.* FROM ${id(bridge.table)} b JOIN (SELECT *${smallest.join('')} FROM ${id(table)}) m ON m.key = b.${id(bridge.member)})`;
}

function memberTests(conditions: readonly PlannedCondition[], { parameters, dialect }: Writing): string {
  return testsSql(conditions, (attribute) => attribute ?? 'key', parameters, dialect);
}
