import { join } from 'node:path';
import { loadFamilies, loadModel, type Model, type ShippedFamilies } from '@pellucid/analytics';
import type { Board } from '@pellucid/contract';
import { shippedFile } from './base/shipped-file.ts';
import { loadBoards, loadNamedFields } from './features/boards/load-boards.ts';
import { loadShortNames, type ShortNames } from './features/boards/short-names.ts';

const SHIPPED = shippedFile('../../catalogue');

/** What can be asked of spend data, the boards that ask it and the words that they use: data files, read once at start. */
export interface Catalogue {
  model: Model;
  boards: readonly Board[];
  shortNames: ShortNames;
  /** Those that an installation begins with. */
  companyFamilies: ShippedFamilies;
}

/** Reads and checks the catalogue. Throws CatalogueError with file and line of everything that is wrong. */
export async function loadCatalogue(folder = SHIPPED): Promise<Catalogue> {
  const model = await loadModel(join(folder, 'model'));
  const named = await loadNamedFields(join(folder, 'named-fields.yml'));
  const [boards, shortNames, companyFamilies] = await Promise.all([
    loadBoards(join(folder, 'boards'), model, named),
    loadShortNames(join(folder, 'short-names.yml'), model),
    loadFamilies(join(folder, 'company-families.yml')),
  ]);
  return { model, boards, shortNames, companyFamilies };
}
