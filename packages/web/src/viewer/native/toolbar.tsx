import { DownloadOutlined, FilterOutlined, TableOutlined } from '@ant-design/icons';
import type { BoardOpening, BoardView } from '@pellucid/contract';
import { Button, Space, Tooltip } from 'antd';
import { type RefObject, useState } from 'react';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import type { NativeViewer } from './native-viewer.ts';
import type { ViewerSnapshot } from './viewer-snapshot.ts';

interface ToolbarProps {
  viewer: NativeViewer;
  snapshot: ViewerSnapshot;
  opening: BoardOpening;
  view: BoardView;
  switches: ViewerSwitches;
  /** What a picture is taken of. */
  board: RefObject<HTMLElement | null>;
  filtersOpen: boolean;
  onFilters: () => void;
}

export function Toolbar({ viewer, snapshot, opening, view, switches, board, filtersOpen, onFilters }: ToolbarProps) {
  const [exporting, setExporting] = useState(false);
  return (
    <div className="board-tools" data-screen-only>
      {switches.undoRedo && (
        <Space.Compact>
          <Tooltip title="Undo (Ctrl+Z)">
            <Button icon={<TurnIcon />} aria-label="Undo" disabled={!snapshot.canUndo} onClick={() => viewer.undo()} />
          </Tooltip>
          <Tooltip title="Redo (Ctrl+Shift+Z)">
            <Button
              icon={<TurnIcon mirrored />}
              aria-label="Redo"
              disabled={!snapshot.canRedo}
              onClick={() => viewer.redo()}
            />
          </Tooltip>
        </Space.Compact>
      )}
      {switches.exportFile && (
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setExporting(true)}
        >
          Export
        </Button>
      )}
      {switches.detailsPanel && (
        <Button
          icon={<TableOutlined aria-hidden="true" />}
          aria-pressed={snapshot.detailsOpen}
          type={snapshot.detailsOpen ? 'primary' : 'default'}
          onClick={() => viewer.showDetails(!snapshot.detailsOpen)}
        >
          Records
        </Button>
      )}
      {switches.filterPanel && (
        <Button
          icon={<FilterOutlined aria-hidden="true" />}
          aria-pressed={filtersOpen}
          type={filtersOpen ? 'primary' : 'default'}
          onClick={onFilters}
        >
          Filters
        </Button>
      )}
      {exporting && (
        <ExportDialog
          viewer={viewer}
          opening={opening}
          view={view}
          tiles={snapshot.tiles}
          board={board}
          kinds={switches.exportVisualization ? ['records', 'tiles', 'picture'] : ['records']}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  );
}

/** An arrow that turns back; mirrored, one that turns forward again. */
function TurnIcon({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <svg
      width="15"
      height="15"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(mirrored && { transform: 'scale(-1 1)' })}
    >
      <path d="M7 3 3 7l4 4M3 7h9a5 5 0 0 1 0 10H7" />
    </svg>
  );
}
