import {
  type Cell,
  type Condition,
  type Filter,
  isCondition,
  isMembership,
  type Membership,
  type NamedDimension,
  type Query,
} from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { dimensionValue, type FlatRow, LISTS, satisfiesCondition } from './reference-rows.ts';

/** What a filter is judged by, besides the record: the types of fields, and who is in the answers to other questions. */
export interface Judge {
  typeOf(field: string): string;
  membersOf(membership: Membership): ReadonlySet<Cell>;
  /** The latest date of all records; nothing where they have none. */
  latestDate(): string | null;
  /** The list that a field is in, of which records have several values. */
  listOf(field: string): string | undefined;
}

/** The list that each dimension of which records have several values is in. */
export function listsOf(source: Source): Map<string, string> {
  return new Map(
    [...source.dimensions.values()].flatMap(({ name, column, lookup }) => (lookup?.bridge ? [[name, column]] : [])),
  );
}

/** Every member of every list, with the key of the list and what the member is by the names of dimensions. */
export function membersSql(source: Source, list: string): string {
  const dimensions = [...source.dimensions.values()].filter(({ column, lookup }) => column === list && lookup?.bridge);
  const { table = '', bridge } = dimensions[0]?.lookup ?? {};
  const columns = dimensions.map(({ name, lookup }) => `m.${lookup?.attribute} AS "${name}"`);
  return `SELECT b.list_key, ${columns.join(', ')} FROM ${bridge?.table} b JOIN ${table} m ON m.key = b.${bridge?.member}`;
}

/** What a record has several of; nothing is one member without values. */
export function membersOf(row: FlatRow, list: string): readonly FlatRow[] {
  return row[LISTS]?.[list] ?? [];
}

const NEGATIVE: readonly Condition['op'][] = ['ne', 'notIn', 'notContains', 'isEmpty'];

/** Whether a record satisfies a filter. */
export function satisfies(row: FlatRow, filter: Filter, judge: Judge): boolean {
  if ('field' in filter) {
    return judge.listOf(filter.field) === undefined ? fits(row, filter, judge) : satisfiesAll(row, [filter], judge);
  }
  if ('all' in filter) return satisfiesAll(row, filter.all, judge);
  if ('any' in filter) return filter.any.some((part) => satisfies(row, part, judge));
  return !satisfies(row, filter.not, judge);
}

/** A condition or membership on the value that a row has. */
function fits(row: FlatRow, filter: Condition | Membership, judge: Judge): boolean {
  if (isCondition(filter)) return satisfiesCondition(row, filter, judge.typeOf(filter.field), judge.latestDate());
  const cell = row[filter.field] ?? null;
  return (cell !== null || filter.orEmpty === true) && judge.membersOf(filter).has(cell);
}

/** Filters that all hold. Of those on one list, the ones that ask for a value hold for the same member. */
export function satisfiesAll(row: FlatRow, filters: readonly Filter[], judge: Judge): boolean {
  const all = flattened(filters);
  return [...new Set(all.map((filter) => listOf(filter, judge)))].every((list) => {
    const ofList = all.filter((filter) => listOf(filter, judge) === list);
    if (list === undefined) return ofList.every((filter) => satisfies(row, filter, judge));
    const ofOne = ofOneMember(ofList, list, judge);
    const others = ofList.filter((filter) => !ofOne.includes(filter));
    const fits = ofOne.length === 0 || membersOf(row, list).some((member) => fitsAll(member, ofOne, judge));
    return fits && others.every((filter) => ofRecord(row, filter, list, judge));
  });
}

/** The members of a record that the filters of a question leave to be grouped and counted. */
export function countedMembers(row: FlatRow, list: string, filters: readonly Filter[], judge: Judge): FlatRow[] {
  const ofOne = ofOneMember(flattened(filters), list, judge);
  return membersOf(row, list).filter((member) => fitsAll(member, ofOne, judge));
}

/** What rows of the answer a record is in by the dimensions of one list, and the members that it is in each for. */
export function memberKeys(
  row: FlatRow,
  list: string,
  dimensions: readonly (string | NamedDimension)[],
  query: Query,
  judge: Judge,
): { cells: Cell[]; members: FlatRow[] }[] {
  const keys = new Map<string, { cells: Cell[]; members: FlatRow[] }>();
  for (const member of countedMembers(row, list, query.where, judge)) {
    const cells = dimensions.map((asked) => dimensionValue(member, asked, query));
    const key = keys.get(JSON.stringify(cells)) ?? { cells, members: [] };
    key.members.push(member);
    keys.set(JSON.stringify(cells), key);
  }
  const isAskedOfOne = ofOneMember(flattened(query.where), list, judge).length > 0;
  const hasValue = [...keys.values()].filter(({ cells }) => cells.some((cell) => cell !== null));
  return isAskedOfOne || hasValue.length === 0 ? [...keys.values()] : hasValue;
}

function flattened(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) => ('all' in filter ? flattened(filter.all) : [filter]));
}

function listOf(filter: Filter, judge: Judge): string | undefined {
  return isCondition(filter) || isMembership(filter) ? judge.listOf(filter.field) : undefined;
}

function ofOneMember(filters: readonly Filter[], list: string, judge: Judge): Filter[] {
  const ofList = filters.filter((filter) => listOf(filter, judge) === list);
  if (!ofList.some(asksForValue)) return [];
  return ofList.filter((filter) => asksForValue(filter) || asksForEmpty(filter));
}

function valuesIn({ value }: Condition): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function asksForValue(filter: Filter): boolean {
  if (isMembership(filter)) return true;
  if (!isCondition(filter)) return false;
  if (filter.op === 'ne' || filter.op === 'notIn') return valuesIn(filter).every((value) => value === null);
  if (filter.op === 'eq' || filter.op === 'in') return !valuesIn(filter).includes(null);
  return !NEGATIVE.includes(filter.op);
}

function asksForEmpty(filter: Filter): boolean {
  if (!isCondition(filter)) return false;
  const isNull = ['eq', 'in'].includes(filter.op) && valuesIn(filter).every((value) => value === null);
  return filter.op === 'isEmpty' || isNull;
}

function fitsAll(member: FlatRow, filters: readonly Filter[], judge: Judge): boolean {
  return filters.every((filter) => 'field' in filter && fits(member, filter, judge));
}

function ofRecord(row: FlatRow, filter: Filter, list: string, judge: Judge): boolean {
  if (!isCondition(filter)) throw new Error('Only a condition is on all members at once');
  const { field, op } = filter;
  const named = membersOf(row, list).filter((member) => member[field] != null);
  const members: readonly FlatRow[] = named.length > 0 ? named : [{ [field]: null }];
  const holds = (member: FlatRow): boolean => fitsAll(member, [filter], judge);
  return NEGATIVE.includes(op) ? members.every(holds) : members.some(holds);
}
