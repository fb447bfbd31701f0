import type { BoardView, Mark, Tile } from '@pellucid/contract';
import { type RefObject, useState } from 'react';
import type { MarkHandlers } from '../../charts/marking.ts';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import type { NativeViewer } from './native-viewer.ts';
import { markUnder } from './tile-marks.ts';

interface TileMarks {
  viewer: NativeViewer;
  view: BoardView;
  tile: Tile;
  switches: ViewerSwitches;
  card: RefObject<HTMLElement | null>;
}

/** The menu of a mark while it is open: what it is about, and where in the tile. */
interface OpenMenu {
  mark: Mark;
  at: { x: number; y: number };
}

const NONE: MarkHandlers = {};

/** What clicks, drags and right clicks in a tile do. One click marks at once; its menu comes only when it is asked for. */
export function useMarkHandlers({ viewer, view, tile, switches, card }: TileMarks) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const field = tile.mark;
  const own = view.marks.find((mark) => mark.tile === tile.id);

  const openMenuAt = (x: number, y: number, mark: Mark | null | undefined = own) => {
    const box = card.current?.getBoundingClientRect();
    if (mark && box !== undefined) setMenu({ mark, at: { x: x - box.left, y: y - box.top } });
  };
  const handlers: MarkHandlers =
    field === undefined
      ? NONE
      : {
          onMark: ({ target, add, doubleClick }) => {
            const what = { tile: tile.id, field, replacesFilter: tile.ignores.includes(field), ...target };
            if (!doubleClick) return viewer.act({ type: 'mark', ...what, add });
            // The first click of the two has marked, or unmarked, already: now it is marked for certain.
            viewer.act({ type: 'mark-only', ...what });
            if (switches.detailsPanel) viewer.showDetails(true, tile.id);
          },
          onMarkRange: (values) =>
            viewer.act({ type: 'mark-range', mark: { tile: tile.id, field, values: [...values] } }),
          onMenu: ({ target, x, y }) => openMenuAt(x, y, markUnder(tile, own, target)),
        };
  return { handlers, menu, openMenuAt, closeMenu: () => setMenu(null) };
}
