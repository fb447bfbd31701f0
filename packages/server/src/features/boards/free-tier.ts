import type { FreeTier, Model } from '@pellucid/analytics';
import type { Board } from '@pellucid/contract';
import { namesBySource, SUMS } from './board-fields.ts';

/** All that the free boards can ask: the query gate holds the FREE tier and the public to it. */
export function freeTierOf(boards: readonly Board[], model: Model): FreeTier {
  const sources = new Set<string>();
  const dimensions = new Set<string>();
  const measures = new Set<string>();
  for (const board of boards.filter(({ free }) => free)) {
    for (const [source, names] of namesBySource(board, model)) {
      sources.add(source.name);
      for (const name of [...names, ...SUMS, 'records']) {
        if (source.dimensions.has(name)) dimensions.add(name);
        if (source.measures.has(name)) measures.add(name);
      }
    }
  }
  return { sources: [...sources].sort(), dimensions: [...dimensions].sort(), measures: [...measures].sort() };
}
