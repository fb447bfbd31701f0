import { join } from 'node:path';
import { loadModel, type Model } from '@pellucid/analytics';
import type { Board } from '@pellucid/contract';
import { shippedFile } from './base/shipped-file.ts';
import { loadBoards } from './features/boards/load-boards.ts';
import { loadShortNames, type ShortNames } from './features/boards/short-names.ts';

const SHIPPED = shippedFile('../../catalogue');

/** What can be asked of spend data, the boards that ask it and the words that they use: data files, read once at start. */
export interface Catalogue {
  model: Model;
  boards: readonly Board[];
  shortNames: ShortNames;
}

/** Reads and checks the catalogue. Throws CatalogueError with file and line of everything that is wrong. */
export async function loadCatalogue(folder = SHIPPED): Promise<Catalogue> {
  const model = await loadModel(join(folder, 'model'));
  const [boards, shortNames] = await Promise.all([
    loadBoards(join(folder, 'boards'), model),
    loadShortNames(join(folder, 'short-names.yml'), model),
  ]);
  return { model, boards, shortNames };
}
