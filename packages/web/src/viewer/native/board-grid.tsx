import type { BoardOpening, BoardPage, BoardView } from '@pellucid/contract';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import type { NativeViewer } from './native-viewer.ts';
import { NEW_TILE } from './tile-cache.ts';
import { TileCard } from './tile-card.tsx';
import { heightsOf } from './tile-heights.ts';
import { useMostRows } from './use-most-rows.ts';
import type { ViewerSnapshot } from './viewer-snapshot.ts';

interface BoardGridProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  page: BoardPage;
  tiles: ViewerSnapshot['tiles'];
  maximised: string | null;
  switches: ViewerSwitches;
  /** The board says already why there are no figures. */
  quiet: boolean;
}

/** The tiles of a page in their grid, each as high as its figures need. */
export function BoardGrid({ viewer, opening, view, page, tiles, maximised, switches, quiet }: BoardGridProps) {
  const rows = useMostRows(opening, page.tiles, tiles, view.filters);
  const heights = heightsOf(page.tiles, rows);
  return (
    <div className="board-grid" data-maximised={maximised !== null}>
      {page.tiles.map((tile, at) => (
        <TileCard
          key={tile.id}
          {...{ viewer, opening, view, tile, switches, quiet }}
          state={tiles[tile.id] ?? NEW_TILE}
          rows={rows[at]?.rows ?? 0}
          height={heights[at] ?? tile.height}
          maximised={tile.id === maximised}
        />
      ))}
    </div>
  );
}
