import { fileURLToPath } from 'node:url';
import { loadModel } from '../model/load-model.ts';
import type { Model } from '../model/model.ts';

/** The model that the product ships. */
export function loadShippedModel(): Promise<Model> {
  return loadModel(fileURLToPath(new URL('../../../../catalogue/model', import.meta.url)));
}
