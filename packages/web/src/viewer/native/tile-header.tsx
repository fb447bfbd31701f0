import { CloseOutlined, DownOutlined, FullscreenExitOutlined, InfoCircleOutlined } from '@ant-design/icons';
import type { BoardView, QueryResult, Tile } from '@pellucid/contract';
import { Button, Tooltip } from 'antd';
import type { MouseEvent } from 'react';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import type { NativeViewer } from './native-viewer.ts';
import { type TileCommand, TileMenu } from './tile-menu.tsx';
import type { NamedOpening } from './viewer-snapshot.ts';
import { filterLabel } from './wording.ts';

interface TileHeaderProps {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  tile: Tile;
  result: QueryResult | null;
  switches: ViewerSwitches;
  titleId: string;
  asTable: boolean;
  maximised: boolean;
  onCommand: (command: TileCommand) => void;
  onMarkMenu: (x: number, y: number) => void;
}

/** A tile's title and note, what it is broken out by, the menu of what is marked in it, and its own. */
export function TileHeader(props: TileHeaderProps) {
  const { viewer, opening, view, tile, result, switches, titleId, asTable, maximised, onCommand } = props;
  const by = view.breakOuts?.find((breakOut) => breakOut.tile === tile.id)?.by;
  return (
    <header>
      <div className="board-tile-heading">
        <h2 id={titleId} title={tile.title}>
          {tile.title}
        </h2>
        {tile.note !== undefined && <Note title={tile.title} note={tile.note} />}
        {by !== undefined && (
          <span className="board-tile-by">
            now by {filterLabel(opening, by)}
            <button
              type="button"
              data-screen-only
              aria-label={`Show ${tile.title} as it was`}
              onClick={() => viewer.act({ type: 'break-out', tile: tile.id, by: null })}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </span>
        )}
      </div>
      <div className="board-tile-actions" data-screen-only>
        <MarkMenuButton {...props} />
        {maximised && (
          <Button
            type="text"
            size="small"
            icon={<FullscreenExitOutlined aria-hidden="true" />}
            aria-label="Back to all tiles"
            onClick={() => onCommand('maximise')}
          />
        )}
        {result !== null && (
          <TileMenu
            title={tile.title}
            asTable={asTable}
            maximised={maximised}
            drawn={tile.kind !== 'kpi' && tile.kind !== 'table' && tile.kind !== 'matrix'}
            canExport={switches.exportVisualization}
            canReadRows={switches.detailsPanel}
            onCommand={onCommand}
          />
        )}
      </div>
    </header>
  );
}

/** What is marked in the tile, as a button that opens its menu: for fingers, and for who knows of no right click. */
function MarkMenuButton({ view, tile, onMarkMenu }: TileHeaderProps) {
  const mark = view.marks.find((other) => other.tile === tile.id);
  if (mark === undefined) return null;
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onMarkMenu(box.left, box.bottom);
  };
  return (
    <Button
      type="text"
      size="small"
      aria-haspopup="menu"
      aria-label={`Menu of the mark in ${tile.title}`}
      onClick={onClick}
    >
      {mark.values.length} marked <DownOutlined aria-hidden="true" />
    </Button>
  );
}

function Note({ title, note }: { title: string; note: string }) {
  return (
    <Tooltip title={note}>
      <button type="button" className="board-tile-note" data-screen-only aria-label={`About ${title}: ${note}`}>
        <InfoCircleOutlined aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
