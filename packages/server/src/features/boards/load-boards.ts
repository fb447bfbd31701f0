import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueError, type Model, readStrictYaml } from '@pellucid/analytics';
import { Board, NamedFields } from '@pellucid/contract';
import { checkBoard } from './check-board.ts';
import { withCommonFilters } from './common-filters.ts';

const NO_FIELDS: NamedFields = { measures: [], dimensions: [] };

/** Reads the measures and dimensions that boards share (`named-fields.yml`). Throws CatalogueError with file and line. */
export async function loadNamedFields(file: string): Promise<NamedFields> {
  return (await readStrictYaml(file, NamedFields)).value;
}

/**
 * Reads every board of a folder (`<id>.yml`) and holds it to the schema, to itself and to the semantic model. Of what boards share
 * each has what stands before its own.
 *
 * @throws CatalogueError with file and line of everything that is wrong, in all files at once.
 */
export async function loadBoards(folder: string, model: Model, shared = NO_FIELDS): Promise<Board[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  const read = await Promise.allSettled(names.map((name) => loadBoard(folder, name, model, shared)));
  const errors = read.flatMap((outcome) => (outcome.status === 'rejected' ? errorsOf(outcome.reason) : []));
  if (errors.length > 0) throw new CatalogueError(errors);
  return read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [withCommonFilters(outcome.value, model)] : []));
}

function errorsOf(reason: unknown): readonly string[] {
  if (reason instanceof CatalogueError) return reason.errors;
  throw reason;
}

async function loadBoard(folder: string, name: string, model: Model, shared: NamedFields): Promise<Board> {
  const { value, errorAt } = await readStrictYaml(join(folder, name), Board);
  const board = withShared(value, shared);
  const errors = checkBoard(board, model);
  if (`${board.id}.yml` !== name)
    errors.push({ path: ['id'], message: `the file of board "${board.id}" must be called ${board.id}.yml` });
  if (errors.length > 0) throw new CatalogueError(errors.map(({ path, message }) => errorAt(path, message)));
  return board;
}

function withShared(board: Board, { measures, dimensions }: NamedFields): Board {
  const { named } = board;
  return {
    ...board,
    named: { measures: [...measures, ...named.measures], dimensions: [...dimensions, ...named.dimensions] },
  };
}
