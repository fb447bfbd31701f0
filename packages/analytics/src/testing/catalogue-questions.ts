import { readdir, readFile } from 'node:fs/promises';
import { Board, type Condition, NamedFields, type QueryInput, tileQuestion } from '@pellucid/contract';
import { parse } from 'yaml';

const CATALOGUE = new URL('../../../../catalogue/', import.meta.url);
const BOARDS = new URL('boards/', CATALOGUE);

/** The questions of the tiles of every shipped board, as they are before a viewer filters, and whose they are. */
export async function catalogueQuestions(): Promise<{ of: string; query: QueryInput }[]> {
  const files = (await readdir(BOARDS)).filter((file) => file.endsWith('.yml'));
  const read = async (file: string, folder: URL): Promise<unknown> =>
    parse(await readFile(new URL(file, folder), 'utf8'));
  const named = NamedFields.parse(await read('named-fields.yml', CATALOGUE));
  const boards = await Promise.all(files.map(async (file) => Board.parse(await read(file, BOARDS))));
  return boards.flatMap(({ id: board, source: own, where, pages }) =>
    pages.flatMap(({ tiles }) =>
      tiles.map(({ id, source = own, query }) => ({
        of: `${board}/${id}`,
        query: { source, ...ofRecords(tileQuestion(query, named), where) },
      })),
    ),
  );
}

/** With what holds for the whole board; over an answer, for the records that are asked first. */
function ofRecords({ from, where = [], ...question }: ReturnType<typeof tileQuestion>, board: readonly Condition[]) {
  if (from) return { ...question, where, from: { ...from, where: [...board, ...(from.where ?? [])] } };
  return { ...question, where: [...board, ...where] };
}
