import type { Model } from '@pellucid/analytics';
import type { Board, FilterField } from '@pellucid/contract';
import { sourceNamed, tileSource } from './board-fields.ts';

/** What every board of spend is filtered by, beside what it lists itself. */
const COMMON_FILTERS: readonly FilterField[] = [
  { field: 'amount', control: 'range' },
  { field: 'specialty', control: 'tree' },
  { field: 'city', control: 'search' },
  { field: 'recipient_npi', control: 'search' },
  { field: 'product', control: 'search' },
  { field: 'dispute_status', control: 'list' },
];

/** The board with the common filters that it lacks, as far as the sources of all its tiles have them. */
export function withCommonFilters(board: Board, model: Model): Board {
  const tiles = board.pages.flatMap((page) => page.tiles);
  const sources = new Set([board.source, ...tiles.map((tile) => tileSource(board, tile))]);
  const own = new Set(board.filters.map(({ field }) => field));
  const further = COMMON_FILTERS.filter(
    ({ field }) => !own.has(field) && [...sources].every((name) => sourceNamed(name, model).dimensions.has(field)),
  );
  return { ...board, filters: [...board.filters, ...further] };
}
