import { DownloadOutlined, FilterOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { ApiProblem } from '../../lib/api.ts';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import type { NativeViewer } from './native-viewer.ts';
import type { ViewerSnapshot } from './viewer-snapshot.ts';

interface ToolbarProps {
  viewer: NativeViewer;
  snapshot: ViewerSnapshot;
  switches: ViewerSwitches;
  filtersOpen: boolean;
  onFilters: () => void;
}

export function Toolbar({ viewer, snapshot, switches, filtersOpen, onFilters }: ToolbarProps) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const exportRows = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await viewer.exportRows();
    } catch (cause) {
      setFailure(cause instanceof ApiProblem ? cause.message : 'The file could not be saved.');
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="board-tools">
      {failure !== null && (
        <span role="alert" className="board-tools-failure">
          {failure}
        </span>
      )}
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
        <Button icon={<DownloadOutlined aria-hidden="true" />} loading={saving} onClick={() => void exportRows()}>
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
