import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Analytics, createAnalytics, type Model, type Scope } from '@pellucid/analytics';
import { openWarehouse } from '@pellucid/analytics/ingest';
import { Board, type Condition, type QueryInput, type QueryResult, type Tile } from '@pellucid/contract';
import { parse } from 'yaml';
import { handWritten, type Relation } from './hand-written.ts';
import { interleaved, type Sample, sampleOf, sumOf, timed } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Line } from './report.ts';

const BOARDS = join(import.meta.dirname, '../../catalogue/boards');

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

interface TileTimes {
  readonly tile: string;
  readonly answeredBy: string;
  readonly gate: Sample;
  readonly hand: Sample;
  readonly base: Sample;
}

interface PageTimes {
  readonly page: string;
  /** All tiles at once, as a server asks them for a screen. */
  readonly atOnce: Sample;
  readonly tiles: readonly TileTimes[];
}

/** (a) Every tile of every board through the gate, against SQL by hand on the same tables, and against the base table. */
export async function boardsLadder(
  options: BenchOptions,
  dataDir: string,
  model: Model,
  say: (text: string) => void,
): Promise<Line[]> {
  const boards = await loadBoards();
  const warehouse = await openWarehouse({ folder: join(dataDir, 'warehouse') });
  const connection = await warehouse.connect();
  try {
    const analytics = await createAnalytics({
      warehouse,
      model,
      freeVocabulary: { sources: [], dimensions: [], measures: [] },
    });
    const lines: Line[] = [];
    for (const view of await viewsOf(analytics)) {
      for (const board of boards) {
        const pages: PageTimes[] = [];
        for (const { id, tiles } of board.pages) {
          pages.push({ page: id, ...(await measurePage(options, analytics, connection, board, tiles, view)) });
        }
        lines.push(...linesOf(board, view, pages));
        say(`${board.id}, ${view.name}: slowest page ${slowest(pages).atOnce.median.toFixed(0)} ms`);
      }
    }
    return lines;
  } finally {
    connection.closeSync();
    await warehouse.close();
  }
}

async function loadBoards(): Promise<Board[]> {
  const names = (await readdir(BOARDS)).filter((name) => name.endsWith('.yml')).sort();
  return Promise.all(names.map(async (name) => Board.parse(parse(await readFile(join(BOARDS, name), 'utf8')))));
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
  return [
    { name: 'all years', filters: [] },
    { name: 'newest year', filters: [{ field: 'program_year', op: 'eq', value: await first('program_year') }] },
    { name: 'largest company', filters: [{ field: 'company', op: 'eq', value: await first('company', 'records') }] },
  ];
}

async function measurePage(
  options: BenchOptions,
  analytics: Analytics,
  connection: DuckDBConnection,
  board: Board,
  tiles: readonly Tile[],
  view: View,
): Promise<Omit<PageTimes, 'page'>> {
  const questions = tiles.map((tile) => ({ tile, query: questionOf(board, tile, view) }));
  const ask = (query: QueryInput) => analytics.run(query, SCOPE, { noCache: true });
  const atOnce: number[] = [];
  for (let round = 0; round < options.rounds; round++) {
    atOnce.push(await timed(() => Promise.all(questions.map(({ query }) => ask(query)))));
  }
  const measured: TileTimes[] = [];
  for (const { tile, query } of questions) {
    const answer = await ask(query);
    const relation = await relationOf(connection, board, answer);
    const sql = handWritten(board, tile, view.filters, relation);
    const byHand = async () => (await connection.runAndReadAll(sql)).getRowsJson();
    holdTogether(`${board.id}/${tile.id}, ${view.name}`, tile, answer, await byHand());
    const { gate, hand } = await interleaved(options.rounds, {
      gate: () => timed(() => ask(query)),
      hand: () => timed(byHand),
    });
    const base = await baseTimes(options, () => analytics.run(query, SCOPE, { noCache: true, baseOnly: true }));
    measured.push({ tile: tile.id, answeredBy: answer.answeredBy, gate, hand, base });
  }
  return { atOnce: sampleOf(atOnce), tiles: measured };
}

function questionOf(board: Board, { query }: Tile, view: View): QueryInput {
  return { source: board.source, ...query, where: [...board.where, ...view.filters, ...query.where] };
}

async function relationOf(connection: DuckDBConnection, board: Board, { answeredBy }: QueryResult): Promise<Relation> {
  const name = answeredBy === board.source ? answeredBy : `rollup_${answeredBy}`;
  const columns = await connection.runAndReadAll(
    `SELECT column_name FROM duckdb_columns() WHERE table_name = '${name}' AND NOT internal`,
  );
  return { name, columns: new Set(columns.getRows().map(([column]) => String(column))) };
}

/** A time counts only when both gave the same answer: the same number of rows, and the same figures in the same order. */
function holdTogether(what: string, tile: Tile, answer: QueryResult, byHand: readonly (readonly unknown[])[]): void {
  const figure =
    tile.query.orderBy.find(({ field }) => tile.query.measures.includes(field))?.field ?? tile.query.measures[0];
  const column = answer.columns.findIndex(({ name }) => name === figure);
  const ours = answer.rows.map((row) => Number(row[column]));
  const theirs = byHand.map((row) =>
    Number(row[tile.query.dimensions.length + tile.query.measures.indexOf(figure ?? '')]),
  );
  const differ =
    ours.length !== theirs.length ||
    ours.some((value, index) => Math.abs(value - (theirs[index] ?? Number.NaN)) > 0.006 + Math.abs(value) * 1e-12);
  if (differ) {
    const shown = (values: readonly number[]) => `${values.length} rows: ${values.slice(0, 3).join(', ')}`;
    throw new Error(`${what}: the gate answers ${shown(ours)}; by hand ${shown(theirs)}`);
  }
}

/** A question that takes longer than the gate allows counts as that long. */
async function baseTimes({ rows, rounds }: BenchOptions, ask: () => Promise<unknown>): Promise<Sample> {
  const values: number[] = [];
  const times = Math.min(rounds, rows >= BASE_ROUNDS.from ? BASE_ROUNDS.few : BASE_ROUNDS.many);
  for (let round = 0; round < times; round++) values.push(await timed(() => ask().catch(() => {})));
  return sampleOf(values);
}

function linesOf(board: Board, view: View, pages: readonly PageTimes[]): Line[] {
  const tiles = pages.flatMap((page) => page.tiles);
  const ours = sumOf(tiles.map(({ gate }) => gate));
  const worst = slowest(pages);
  const name = `${board.title}, ${view.name}`;
  return [
    {
      ladder: 'a',
      what: `${name}: slowest page, all ${worst.tiles.length} tiles at once (${worst.page})`,
      unit: 'ms',
      ours: worst.atOnce,
    },
    {
      ladder: 'a',
      what: `${name}: all ${tiles.length} tiles one by one`,
      unit: 'ms',
      ours,
      yardstick: { name: 'by hand', sample: sumOf(tiles.map(({ hand }) => hand)) },
      details: pages,
    },
    {
      ladder: 'a',
      what: `${name}: all ${tiles.length} tiles one by one`,
      unit: 'ms',
      ours: sampleOf([ours.median]),
      yardstick: {
        name: 'from the base table',
        sample: sampleOf([tiles.reduce((sum, { base }) => sum + base.median, 0)]),
      },
    },
  ];
}

function slowest(pages: readonly PageTimes[]): PageTimes {
  const [first, ...rest] = pages;
  if (!first) throw new Error('A board has pages');
  return rest.reduce((worst, page) => (page.atOnce.median > worst.atOnce.median ? page : worst), first);
}
