import { join } from 'node:path';
import { loadModel, type Model } from '@pellucid/analytics';
import type { Board } from '@pellucid/contract';
import { shippedFile } from './base/shipped-file.ts';
import { loadBoards } from './features/boards/load-boards.ts';

const SHIPPED = shippedFile('../../catalogue');

/** What can be asked of spend data, and the boards that ask it: data files, read once at start. */
export interface Catalogue {
  model: Model;
  boards: readonly Board[];
}

/** Reads and checks the catalogue. Throws CatalogueError with file and line of everything that is wrong. */
export async function loadCatalogue(folder = SHIPPED): Promise<Catalogue> {
  const model = await loadModel(join(folder, 'model'));
  return { model, boards: await loadBoards(join(folder, 'boards'), model) };
}
