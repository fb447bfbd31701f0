import type { BoardOpening, BoardView } from '@pellucid/contract';
import { count } from '../../lib/format.ts';
import { pageOf, type ViewerSnapshot } from './viewer-snapshot.ts';

interface StatusBarProps {
  opening: BoardOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
}

/** How fresh the figures are, and how much was read for the page. */
export function StatusBar({ opening, view, tiles }: StatusBarProps) {
  const results = pageOf(opening, view.page).tiles.flatMap(({ id }) => tiles[id]?.result ?? []);
  const rows = results.reduce((sum, result) => sum + result.rowCount, 0);
  return (
    <footer className="board-status">
      <span>Data version {opening.dataVersion}</span>
      {opening.dataAsOf !== null && <span>Data as of {opening.dataAsOf}</span>}
      <span>
        {count(rows)} {rows === 1 ? 'row' : 'rows'} shown in {results.length} {results.length === 1 ? 'tile' : 'tiles'}
      </span>
    </footer>
  );
}
