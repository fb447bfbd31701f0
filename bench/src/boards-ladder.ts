import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Analytics, createAnalytics, type Model, type Scope } from '@pellucid/analytics';
import {
  Board,
  type Condition,
  NamedFields,
  type QueryInput,
  type QueryResult,
  type Tile,
  tileQuestion,
} from '@pellucid/contract';
import { parse } from 'yaml';
import { linesOf, type PageTimes, rollupsLine, slowest, summaryOf, type TileTimes } from './boards-lines.ts';
import { openPrepared } from './data.ts';
import { type HandWritten, handWritten, type Relation } from './hand-written.ts';
import { interleaved, type Sample, sampleOf, timed } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Line } from './report.ts';

/** As many as the gate's engine lends one user. */
type Connections = readonly [DuckDBConnection, DuckDBConnection, DuckDBConnection, DuckDBConnection];

const CATALOGUE = join(import.meta.dirname, '../../catalogue');
const BOARDS = join(CATALOGUE, 'boards');

/** Who asks: a user of a paying company, for whom the gate does all that it does for a person. */
const SCOPE: Scope = {
  kind: 'user',
  login: 'bench',
  authorities: ['ROLE_USER'],
  company: { id: 1, tier: 'UNLIMITED' },
};

/** The base table takes long when there are many rows: it is asked less often then. */
const BASE_ROUNDS = { few: 1, many: 3, from: 10_000_000 } as const;

/** What is filtered while a board is looked at. */
interface View {
  readonly name: string;
  readonly filters: readonly Condition[];
}

/** (a) Every tile of every board through the gate, against SQL by hand on the same tables, and against the base table. */
export async function boardsLadder(
  options: BenchOptions,
  dataDir: string,
  model: Model,
  say: (text: string) => void,
): Promise<Line[]> {
  const boards = await loadBoards();
  const warehouse = await openPrepared(dataDir);
  const connect = () => warehouse.connect();
  const connections: Connections = [await connect(), await connect(), await connect(), await connect()];
  try {
    const analytics = await createAnalytics({
      warehouse,
      model,
      freeTier: { sources: [], dimensions: [], measures: [], rankings: [] },
    });
    const lines: Line[] = [];
    const all: PageTimes[] = [];
    for (const view of await viewsOf(analytics)) {
      for (const board of boards) {
        const pages: PageTimes[] = [];
        for (const { id, tiles } of board.pages) {
          pages.push({ page: id, ...(await measurePage(options, analytics, connections, board, tiles, view)) });
        }
        lines.push(...linesOf(board, view.name, pages));
        all.push(...pages);
        say(`${board.id}, ${view.name}: slowest page ${slowest(pages).atOnce.median.toFixed(0)} ms`);
      }
    }
    return [...lines, ...summaryOf(all), rollupsLine(analytics.rollups())];
  } finally {
    for (const connection of connections) connection.closeSync();
    await warehouse.close();
  }
}

/** The boards that the product ships, with the names that they share. */
export async function loadBoards(): Promise<Board[]> {
  const names = (await readdir(BOARDS)).filter((name) => name.endsWith('.yml')).sort();
  const named = NamedFields.parse(parse(await readFile(join(CATALOGUE, 'named-fields.yml'), 'utf8')));
  return Promise.all(
    names.map(async (name) => ({ ...Board.parse(parse(await readFile(join(BOARDS, name), 'utf8'))), named })),
  );
}

async function viewsOf(analytics: Analytics): Promise<View[]> {
  const first = async (dimension: string, measure?: string) => {
    const orderBy = [{ field: measure ?? dimension, direction: 'desc' as const }];
    const query = {
      source: 'general',
      dimensions: [dimension],
      ...(measure ? { measures: [measure] } : {}),
      orderBy,
      limit: 1,
    };
    return (await analytics.run(query, SCOPE)).rows[0]?.[0] ?? null;
  };
  const year: Condition = { field: 'program_year', op: 'eq', value: await first('program_year') };
  const company: Condition = { field: 'company', op: 'eq', value: await first('company', 'records') };
  return [
    { name: 'all years', filters: [] },
    { name: 'newest year', filters: [year] },
    { name: 'largest company', filters: [company] },
    { name: 'largest company, newest year', filters: [company, year] },
  ];
}

async function measurePage(
  options: BenchOptions,
  analytics: Analytics,
  connections: Connections,
  board: Board,
  tiles: readonly Tile[],
  view: View,
): Promise<Omit<PageTimes, 'page'>> {
  const questions = tiles.map((tile) => ({ tile, query: queryOf(board, tile, view) }));
  const ask = (query: QueryInput) => analytics.run(query, SCOPE, { noCache: true });
  const byHand = new Map<Tile, HandWritten>();
  const measured: TileTimes[] = [];
  for (const { tile, query } of questions) {
    const answer = await ask(query);
    const { answeredBy } = answer;
    const base = await baseTimes(options, () => analytics.run(query, SCOPE, { noCache: true, baseOnly: true }));
    const relation = await relationOf(connections[0], board, answer);
    if (relation === undefined || !isWrittenByHand(tile, board)) {
      const times = await interleaved(options.rounds, { gate: () => timed(() => ask(query)) });
      measured.push({ tile: tile.id, answeredBy, ...times, base });
      continue;
    }
    const statement = handWritten(board, tile, view.filters, relation);
    byHand.set(tile, statement);
    holdTogether(`${board.id}/${tile.id}, ${view.name}`, tile, answer, await rowsOf(connections[0], statement));
    const { gate, hand } = await interleaved(options.rounds, {
      gate: () => timed(() => ask(query)),
      hand: () => timed(() => rowsOf(connections[0], statement)),
    });
    measured.push({ tile: tile.id, answeredBy, gate, hand, base });
  }
  const atOnce = await interleaved(options.rounds, {
    gate: () => timed(() => Promise.all(questions.map(({ query }) => ask(query)))),
    hand: () => timed(() => allAtOnce(connections, [...byHand.values()])),
  });
  return { atOnce: atOnce.gate, byHandAtOnce: atOnce.hand, tiles: measured };
}

/** Without texts there is nothing to bind, and no second turn to the engine is paid. */
async function rowsOf(connection: DuckDBConnection, { sql, texts }: HandWritten) {
  return (await connection.runAndReadAll(sql, texts.length > 0 ? [...texts] : undefined)).getRowsJson();
}

/** Runs statements over several connections, each of which takes the next one when it is done. */
async function allAtOnce(connections: Connections, statements: readonly HandWritten[]): Promise<void> {
  const waiting = [...statements];
  await Promise.all(
    connections.map(async (connection) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await rowsOf(connection, next);
    }),
  );
}

function queryOf(board: Board, { source = board.source, query }: Tile, view: View): QueryInput {
  const { from, where = [], ...question } = tileQuestion(query, board.named);
  const records = [...board.where, ...view.filters];
  if (from) return { source, ...question, where, from: { ...from, where: [...records, ...(from.where ?? [])] } };
  return { source, ...question, where: [...records, ...where] };
}

/** Whether a tile asks by the names of the model alone, for sums that an expert would add up from one table. */
function isWrittenByHand({ source, query: { from, having, measures, dimensions } }: Tile, { named }: Board): boolean {
  const own = [
    ...named.measures.map(({ measure }) => measure.name),
    ...named.dimensions.map((one) => one.dimension.name),
  ];
  return (
    source === undefined &&
    !from &&
    having.length === 0 &&
    [...measures, ...dimensions].every((name) => !own.includes(name))
  );
}

/** The table that answered; undefined where records of several sources are read from a table each. */
async function relationOf(
  connection: DuckDBConnection,
  board: Board,
  { answeredBy }: QueryResult,
): Promise<Relation | undefined> {
  const name = answeredBy === board.source ? answeredBy : `rollup_${answeredBy}`;
  const columns = await connection.runAndReadAll(
    `SELECT column_name FROM duckdb_columns() WHERE table_name = '${name}' AND NOT internal`,
  );
  const names = columns.getRows().map(([column]) => String(column));
  return names.length > 0 ? { name, columns: new Set(names) } : undefined;
}

/** A time counts only when both gave the same answer: the same number of rows, and the same figures whatever order ties have. */
function holdTogether(what: string, tile: Tile, answer: QueryResult, byHand: readonly (readonly unknown[])[]): void {
  const figure =
    tile.query.orderBy.find(({ field }) => tile.query.measures.includes(field))?.field ?? tile.query.measures[0];
  const column = answer.columns.findIndex(({ name }) => name === figure);
  const ours = sorted(answer.rows.map((row) => Number(row[column])));
  const place = tile.query.dimensions.length + tile.query.measures.indexOf(figure ?? '');
  const theirs = sorted(byHand.map((row) => Number(row[place])));
  const differ =
    ours.length !== theirs.length ||
    ours.some((value, index) => Math.abs(value - (theirs[index] ?? Number.NaN)) > 0.006 + Math.abs(value) * 1e-12);
  if (differ) {
    const shown = (values: readonly number[]) => `${values.length} rows: ${values.slice(0, 3).join(', ')}`;
    throw new Error(`${what}: the gate answers ${shown(ours)}; by hand ${shown(theirs)}`);
  }
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** A question that takes longer than the gate allows counts as that long. */
async function baseTimes({ rows, rounds }: BenchOptions, ask: () => Promise<unknown>): Promise<Sample> {
  const values: number[] = [];
  const times = Math.min(rounds, rows >= BASE_ROUNDS.from ? BASE_ROUNDS.few : BASE_ROUNDS.many);
  for (let round = 0; round < times; round++) values.push(await timed(() => ask().catch(() => {})));
  return sampleOf(values);
}
