import { type Board, boardDetails, boardFieldValues, type Cell, runBoard } from '@pellucid/contract';
import { timed } from './measure.ts';
import type { Line } from './report.ts';
import { signIn } from './server.ts';
import { spreadLines, type Timed } from './spread-lines.ts';

/** Opens every board, whichever pages its user group shows. */
const LOGIN = 'admin';
/** Fields of header filters, and the places of the values that are chosen in a list of the most frequent ones. */
const CHOSEN: Readonly<Record<string, readonly number[]>> = {
  company: [0, 3, 12],
  state: [0, 5],
  program_year: [0, 1],
  recipient_id: [0, 7, 30],
};
/** Tiles of a page in which a value is marked. */
const MARKED_TILES = 2;
const RECORDS = 50;

type Ask = <T>(path: string, body: object) => Promise<T>;

/**
 * (j) What a person does on a board, at the server: one header filter, one mark, the first page of records. Every page of every board, with
 * values that nobody asked before, so that no page comes from memory; one after the other, over HTTP.
 */
export async function viewsLadder(
  boards: readonly Board[],
  origin: string,
  say: (text: string) => void,
): Promise<Line[]> {
  const ask = asking(origin, await signIn(origin, LOGIN));
  const filters: Timed[] = [];
  const marks: Timed[] = [];
  const records: Timed[] = [];
  for (const board of boards) {
    const chosen = await chosenValues(board, ask);
    filters.push(...(await filtered(board, chosen, ask)));
    marks.push(...(await marked(board, ask)));
    records.push(...(await firstRecords(board, chosen, ask)));
    say(
      `${board.id}: slowest filter ${slowest(filters, board)}, mark ${slowest(marks, board)}, records ${slowest(records, board)}`,
    );
  }
  return [
    ...spreadLines('j', 'a header filter on a page of a board', filters),
    ...spreadLines('j', 'a mark on a page of a board', marks),
    ...spreadLines('j', 'the largest records of a company, state, year or person', records),
  ];
}

function asking(origin: string, token: string): Ask {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async <T>(path: string, body: object) => {
    const response = await fetch(`${origin}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  };
}

interface Chosen {
  readonly field: string;
  readonly value: Cell;
}

async function chosenValues(board: Board, ask: Ask): Promise<Chosen[]> {
  const fields = Object.keys(CHOSEN).filter((name) => board.filters.some(({ field }) => field === name));
  const lists = await Promise.all(
    fields.map(async (field) => {
      const path = boardFieldValues.path.replace('{boardId}', board.id).replace('{field}', field);
      const { values } = await ask<{ values: { value: Cell }[] }>(path, { filters: [], limit: 50 });
      return (CHOSEN[field] ?? []).flatMap((place) => values[place] ?? []).map(({ value }) => ({ field, value }));
    }),
  );
  return lists.flat().filter(({ value }) => value !== null);
}

async function filtered(board: Board, chosen: readonly Chosen[], ask: Ask): Promise<Timed[]> {
  const times: Timed[] = [];
  for (const { id } of board.pages) {
    for (const { field, value } of chosen) {
      const view = { page: id, filters: [{ field, op: 'eq', value }] };
      const milliseconds = await timed(() => ask(runBoard.path.replace('{boardId}', board.id), view));
      times.push({ what: `${board.id}/${id}, ${field}`, milliseconds });
    }
  }
  return times;
}

/** As the viewer asks: not the tile in which the mark is. */
async function marked(board: Board, ask: Ask): Promise<Timed[]> {
  const path = runBoard.path.replace('{boardId}', board.id);
  const times: Timed[] = [];
  for (const { id, tiles } of board.pages) {
    const canBeMarked = tiles.filter(({ mark, query }) => mark && !query.from).slice(0, MARKED_TILES);
    for (const { id: tile, mark = '' } of canBeMarked) {
      const { answers } = await ask<{ answers: { result?: Result }[] }>(path, { page: id, tiles: [tile] });
      const value = firstValue(answers[0]?.result, mark);
      const others = tiles.map((one) => one.id).filter((one) => one !== tile);
      if (value === null || others.length === 0) continue;
      const view = { page: id, marks: [{ tile, field: mark, values: [value] }], tiles: others };
      times.push({ what: `${board.id}/${id}, ${tile}`, milliseconds: await timed(() => ask(path, view)) });
    }
  }
  return times;
}

interface Result {
  columns: { name: string }[];
  rows: Cell[][];
}

/** A value that stands in the list and is nobody's first choice. */
function firstValue(result: Result | undefined, field: string): Cell {
  const place = result?.columns.findIndex(({ name }) => name === field) ?? -1;
  const values = (result?.rows ?? []).map((row) => row[place] ?? null).filter((value) => value !== null);
  return values[1] ?? values[0] ?? null;
}

async function firstRecords(board: Board, chosen: readonly Chosen[], ask: Ask): Promise<Timed[]> {
  const path = boardDetails.path.replace('{boardId}', board.id);
  const page = board.pages[0]?.id ?? '';
  const times: Timed[] = [];
  for (const { field, value } of chosen) {
    const orderBy = [{ field: 'total_amount', direction: 'desc' }];
    const view = { page, filters: [{ field, op: 'eq', value }], orderBy, limit: RECORDS };
    times.push({ what: `${board.id}/records, ${field}`, milliseconds: await timed(() => ask(path, view)) });
  }
  return times;
}

function slowest(times: readonly Timed[], { id }: Board): string {
  const own = times.filter(({ what }) => what.startsWith(`${id}/`)).map(({ milliseconds }) => milliseconds);
  return own.length > 0 ? `${Math.max(...own).toFixed(0)} ms` : '–';
}
