import {
  type Cell,
  type Condition,
  QUERY_LIMIT,
  type QueryInput,
  type QueryResult,
  type Standing,
  type Tile,
} from '@pellucid/contract';
import { onlyAsked } from './answer-columns.ts';
import { tileQuery } from './board-query.ts';
import type { Shown } from './mark-filters.ts';

/** A result with the row of the company that the view is about, and where that company stands. */
export interface StandingResult {
  readonly result: QueryResult;
  readonly standing: Standing;
}

interface StandingQuestion {
  readonly shown: Shown;
  readonly tile: Tile;
  readonly result: QueryResult;
  ask(question: QueryInput): Promise<QueryResult>;
  /** The caller's own company; null where the data has none of its name. */
  own(): Promise<string | null>;
}

/** Where a company stands among all that a tile ranks by its first measure; undefined where the view is about none. */
export async function standingIn({
  shown,
  tile,
  result,
  ask,
  own,
}: StandingQuestion): Promise<StandingResult | undefined> {
  const { standsOut: field } = tile;
  if (field === undefined || !tile.query.dimensions.includes(field)) return undefined;
  const chosen = chosenValue(shown.view.filters, field);
  const value = chosen ?? (await own());
  if (value === null) return undefined;
  const whole = { ...tile, query: { ...tile.query, limit: QUERY_LIMIT.rows } };
  const all = onlyAsked(await ask(tileQuery(shown, whole)), tile);
  const [category, figure] = [field, tile.query.measures[0]].map((name) => placeOf(all, name));
  const figureOf = (row: readonly Cell[]) => Number(row[figure ?? 0] ?? 0);
  const ranked = all.rows.filter((row) => row[category ?? 0] !== null);
  const row = ranked.find((each) => each[category ?? 0] === value);
  const standing = { value, of: ranked.length, own: chosen === null };
  if (row === undefined) return { result, standing: { ...standing, rank: null } };
  const rank = 1 + ranked.filter((each) => figureOf(each) > figureOf(row)).length;
  return { result: withRow(result, row, category ?? 0), standing: { ...standing, rank } };
}

/** The one value that a view is filtered to; null where it is none or several. */
function chosenValue(filters: readonly Condition[], field: string): string | null {
  const { op, value } = filters.find((filter) => filter.field === field) ?? {};
  const values = op === 'eq' ? [value] : op === 'in' && Array.isArray(value) ? value : [];
  const [only, ...more] = values;
  return typeof only === 'string' && more.length === 0 ? only : null;
}

function withRow(result: QueryResult, row: Cell[], category: number): QueryResult {
  if (result.rows.some((each) => each[category] === row[category])) return result;
  return { ...result, rows: [...result.rows, row], rowCount: result.rowCount + 1 };
}

function placeOf({ columns }: QueryResult, name: string | undefined): number {
  return columns.findIndex((column) => column.name === name);
}
