import { readdir, readFile } from 'node:fs/promises';
import { Board, type QueryInput } from '@pellucid/contract';
import { parse } from 'yaml';

const BOARDS = new URL('../../../../catalogue/boards/', import.meta.url);

/** The questions of the tiles of every shipped board, as they are before a viewer filters. */
export async function catalogueQuestions(): Promise<QueryInput[]> {
  const files = (await readdir(BOARDS)).filter((file) => file.endsWith('.yml'));
  const boards = await Promise.all(
    files.map(async (file) => Board.parse(parse(await readFile(new URL(file, BOARDS), 'utf8')))),
  );
  return boards.flatMap(({ source: own, where, pages }) =>
    pages.flatMap(({ tiles }) =>
      tiles.map(({ source = own, query }) => ({ ...query, source, where: [...where, ...query.where] })),
    ),
  );
}
