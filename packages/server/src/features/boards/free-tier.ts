import type { FreeTier, Model } from '@pellucid/analytics';
import type { Board } from '@pellucid/contract';
import { namesBySource, SUMS, tileSource } from './board-fields.ts';
import { MAX_VALUES } from './filter-values.ts';
import { plainBoard } from './plain-board.ts';

type Ranking = FreeTier['rankings'][number];

/** All that the free boards can ask: the query gate holds the FREE tier and the public to it. */
export function freeTierOf(boards: readonly Board[], model: Model): FreeTier {
  const sources = new Set<string>();
  const dimensions = new Set<string>();
  const measures = new Set<string>();
  const free = boards.filter((board) => board.free).map((board) => plainBoard(board, model));
  for (const board of free) {
    for (const [source, names] of namesBySource(board, model)) {
      sources.add(source.name);
      for (const name of [...names, ...SUMS, 'records']) {
        if (source.dimensions.has(name)) dimensions.add(name);
        if (source.measures.has(name)) measures.add(name);
      }
    }
  }
  return {
    sources: [...sources].sort(),
    dimensions: [...dimensions].sort(),
    measures: [...measures].sort(),
    rankings: free.flatMap(rankingsOf),
  };
}

/** What the tiles of a board show, and the values of its filters. */
function rankingsOf(board: Board): Ranking[] {
  const tiles = board.pages.flatMap((page) => page.tiles);
  return [
    ...tiles.map((tile): Ranking => {
      const { dimensions, timeGrain, limit } = tile.query;
      return { source: tileSource(board, tile), dimensions, timeGrain, limit };
    }),
    ...board.filters.map(
      ({ field }): Ranking => ({ source: board.source, dimensions: [field], limit: MAX_VALUES.list }),
    ),
  ];
}
