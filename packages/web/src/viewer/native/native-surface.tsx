import { Button, Result } from 'antd';
import { useCallback, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import { Announcer } from './announcer.tsx';
import { BoardGrid } from './board-grid.tsx';
import { BoardProgress } from './board-progress.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { FilterPanel, type OpenFilters } from './filter-panel.tsx';
import type { NativeViewer } from './native-viewer.ts';
import { PageTabs } from './page-tabs.tsx';
import { ScopeBar } from './scope-bar.tsx';
import { SideBySideBar } from './side-by-side/side-by-side-bar.tsx';
import { StatusBar } from './status-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEscape } from './use-escape.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { pageOf, sidesOf } from './viewer-snapshot.ts';
import { problemText } from './wording.ts';
import './board.css';
import './details.css';
import './filters.css';
import './tiles.css';

interface NativeSurfaceProps {
  viewer: NativeViewer;
  switches: ViewerSwitches;
}

/** A board on screen: tools and tabs, what is filtered and marked, the tiles of one page, records and status. */
export function NativeSurface({ viewer, switches }: NativeSurfaceProps) {
  const snapshot = useSyncExternalStore(viewer.subscribe, viewer.getSnapshot);
  const { opening, view, tiles, problem, phase, maximised } = snapshot;
  const calculating = phase === 'calculating';
  const panelId = useId();
  const board = useRef<HTMLDivElement>(null);
  const [filters, setFilters] = useState<OpenFilters | null>(null);
  useUndoKeys(viewer, switches.undoRedo);
  const restore = useCallback(() => viewer.showPanels({ maximised: null }), [viewer]);
  useEscape(maximised !== null, restore);

  if (phase === 'failed') {
    return (
      <Result
        status="warning"
        title="This dashboard could not be opened"
        subTitle={problem && problemText(problem)}
        extra={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    );
  }
  if (opening === null || view === null) return <BoardSkeleton isOpening={phase === 'opening'} />;

  const page = pageOf(opening, view.page);
  const failures = page.tiles.flatMap(({ id }) => tiles[id]?.problem ?? []);
  const failure = failures.length === page.tiles.length ? (failures[0] ?? null) : null;
  return (
    <div className="board" ref={board}>
      {switches.heading && (
        <p className="board-heading">
          {opening.board.title !== switches.title && <b>{opening.board.title}</b>} {opening.board.description}
        </p>
      )}
      <div className="board-bar">
        {switches.pageNavigation && opening.board.pages.length > 1 && (
          <PageTabs
            pages={viewer.pages()}
            active={view.page}
            panelId={panelId}
            onActivate={(id) => viewer.activatePage(id)}
          />
        )}
        {switches.toolBar && (
          <Toolbar
            viewer={viewer}
            snapshot={snapshot}
            opening={opening}
            view={view}
            switches={switches}
            board={board}
            filtersOpen={filters !== null}
            onFilters={() => setFilters(filters === null ? {} : null)}
          />
        )}
      </div>
      <ScopeBar
        {...{ viewer, opening, view, tiles }}
        onEdit={switches.filterPanel ? (field) => setFilters({ editing: field }) : null}
      />
      <BoardProgress on={calculating} text="Still calculating …" onCancel={() => viewer.cancel()} />
      {opening.board.sideBySide && <SideBySideBar {...{ viewer, opening, view }} sides={sidesOf(page, tiles)} />}
      {failure !== null && (
        <div className="board-failure" role="alert">
          <p>
            <b>The figures could not be loaded.</b> {problemText(failure)}
          </p>
          <Button data-screen-only onClick={() => void viewer.refresh()}>
            Try again
          </Button>
        </div>
      )}
      <div className="board-main" id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab-${page.id}`}>
        <BoardGrid
          key={page.id}
          {...{ viewer, opening, view, page, tiles, maximised, switches }}
          quiet={failure !== null}
        />
        {switches.filterPanel && filters !== null && (
          <FilterPanel {...{ viewer, opening, view }} open={filters} onClose={() => setFilters(null)} />
        )}
      </div>
      {switches.detailsPanel && snapshot.detailsOpen && (
        <DetailsPanel
          viewer={viewer}
          opening={opening}
          view={view}
          tiles={tiles}
          tileId={snapshot.detailsTile}
          canExport={switches.exportFile}
        />
      )}
      {switches.statusBar && <StatusBar opening={opening} view={view} />}
      <Announcer snapshot={snapshot} />
    </div>
  );
}

/** The shape of a board before its first answer; still, and silent, while the page waits for a choice before it is opened. */
function BoardSkeleton({ isOpening }: { isOpening: boolean }) {
  const spoken = isOpening ? ({ role: 'status', 'aria-label': 'Opening the dashboard' } as const) : {};
  return (
    <div className="board" aria-busy={isOpening} {...spoken}>
      <div className="board-main">
        <div className="board-grid">
          {[3, 3, 3, 3, 6, 6].map((width, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of shapes
              key={at}
              className="board-tile"
              style={{ '--w': width, '--h': width === 3 ? 1 : 4 } as React.CSSProperties}
            >
              <div className="board-skeleton" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
