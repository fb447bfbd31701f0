import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueError, readStrictYaml } from '@pellucid/analytics';
import { Board, type Condition } from '@pellucid/contract';
import type { Vocabulary } from './vocabulary.ts';

type NameSet = Pick<ReadonlySet<string>, 'has'>;
type Report = (path: readonly PropertyKey[], message: string) => void;

/**
 * Reads every board of a folder (`<id>.yml`) and holds it to the schema, to itself and to the vocabulary of the
 * semantic model. Throws CatalogueError with file and line of everything that is wrong, in all files at once.
 */
export async function loadBoards(folder: string, vocabulary: Vocabulary): Promise<Board[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  const read = await Promise.allSettled(names.map((name) => loadBoard(folder, name, vocabulary)));
  const faults = read.flatMap((outcome) => (outcome.status === 'rejected' ? faultsOf(outcome.reason) : []));
  if (faults.length > 0) throw new CatalogueError(faults);
  return read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

function faultsOf(reason: unknown): readonly string[] {
  if (reason instanceof CatalogueError) return reason.faults;
  throw reason;
}

async function loadBoard(folder: string, name: string, vocabulary: Vocabulary): Promise<Board> {
  const { value: board, fault } = await readStrictYaml(join(folder, name), Board);
  const faults: string[] = [];
  const report: Report = (path, message) => faults.push(fault(path, message));
  if (`${board.id}.yml` !== name) report(['id'], `the file of board "${board.id}" must be called ${board.id}.yml`);
  checkStructure(board, report);
  checkVocabulary(board, vocabulary, report);
  if (faults.length > 0) throw new CatalogueError(faults);
  return board;
}

/** What must agree inside a board: ids are unique, and a tile marks, labels and sorts by what it asks for. */
function checkStructure(board: Board, report: Report): void {
  const tileIds = new Set<string>();
  const pageIds = new Set<string>();
  board.pages.forEach((page, p) => {
    if (pageIds.has(page.id)) report(['pages', p, 'id'], `page "${page.id}" is there twice`);
    pageIds.add(page.id);
    page.tiles.forEach((tile, t) => {
      const at = ['pages', p, 'tiles', t];
      const { dimensions, measures } = tile.query;
      // Unique in the board, not only in the page: a mark names its tile and holds on every page.
      if (tileIds.has(tile.id)) report([...at, 'id'], `tile "${tile.id}" is there twice`);
      tileIds.add(tile.id);
      for (const key of ['mark', 'label'] as const) {
        const field = tile[key];
        if (field !== undefined && !dimensions.includes(field))
          report([...at, key], `${key} "${field}" is not among the tile's dimensions (${dimensions.join(', ')})`);
      }
      tile.query.orderBy.forEach(({ field }, o) => {
        if (![...dimensions, ...measures].includes(field))
          report([...at, 'query', 'orderBy', o], `sorted by "${field}", which the tile does not ask for`);
      });
      if (tile.query.timeGrain && !dimensions.includes('date'))
        report([...at, 'query', 'timeGrain'], 'timeGrain cuts the dimension "date", which the tile does not ask for');
    });
  });
  if (board.free !== (board.preview !== undefined))
    report([board.preview ? 'preview' : 'free'], 'a free board names its preview tile, and only a free board does');
  if (board.preview !== undefined && !tileIds.has(board.preview))
    report(['preview'], `there is no tile "${board.preview}"`);
}

/** Every name must be one of the board's source. */
function checkVocabulary(board: Board, vocabulary: Vocabulary, report: Report): void {
  const source = vocabulary.sources.get(board.source);
  if (!source) {
    report(['source'], `unknown source "${board.source}"`);
    return;
  }
  const { dimensions, measures } = source;
  const known = (path: readonly PropertyKey[], kind: string, names: NameSet, name: string): void => {
    if (!names.has(name)) report(path, `source "${board.source}" has no ${kind} "${name}"`);
  };
  const checkWhere = (path: readonly PropertyKey[], where: readonly Condition[]): void =>
    where.forEach(({ field }, i) => {
      known([...path, i, 'field'], 'dimension', dimensions, field);
    });

  checkWhere(['where'], board.where);
  board.filters.forEach(({ field }, i) => {
    known(['filters', i, 'field'], 'dimension', dimensions, field);
  });
  board.details.forEach((field, i) => {
    known(['details', i], 'dimension or measure', new Set([...dimensions.keys(), ...measures.keys()]), field);
  });
  board.pages.forEach((page, p) => {
    page.tiles.forEach(({ query }, t) => {
      const at = ['pages', p, 'tiles', t, 'query'];
      query.measures.forEach((name, i) => {
        known([...at, 'measures', i], 'measure', measures, name);
      });
      query.dimensions.forEach((name, i) => {
        known([...at, 'dimensions', i], 'dimension', dimensions, name);
      });
      checkWhere([...at, 'where'], query.where);
    });
  });
}
