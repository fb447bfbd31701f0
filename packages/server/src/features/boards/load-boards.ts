import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueError, type Model, readStrictYaml } from '@pellucid/analytics';
import { Board } from '@pellucid/contract';
import { checkBoard } from './check-board.ts';
import { withCommonFilters } from './common-filters.ts';

/**
 * Reads every board of a folder (`<id>.yml`) and holds it to the schema, to itself and to the semantic model.
 *
 * @throws CatalogueError with file and line of everything that is wrong, in all files at once.
 */
export async function loadBoards(folder: string, model: Model): Promise<Board[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  const read = await Promise.allSettled(names.map((name) => loadBoard(folder, name, model)));
  const errors = read.flatMap((outcome) => (outcome.status === 'rejected' ? errorsOf(outcome.reason) : []));
  if (errors.length > 0) throw new CatalogueError(errors);
  return read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [withCommonFilters(outcome.value, model)] : []));
}

function errorsOf(reason: unknown): readonly string[] {
  if (reason instanceof CatalogueError) return reason.errors;
  throw reason;
}

async function loadBoard(folder: string, name: string, model: Model): Promise<Board> {
  const { value: board, errorAt } = await readStrictYaml(join(folder, name), Board);
  const errors = checkBoard(board, model);
  if (`${board.id}.yml` !== name)
    errors.push({ path: ['id'], message: `the file of board "${board.id}" must be called ${board.id}.yml` });
  if (errors.length > 0) throw new CatalogueError(errors.map(({ path, message }) => errorAt(path, message)));
  return board;
}
