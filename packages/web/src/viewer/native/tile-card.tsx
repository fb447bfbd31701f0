import type { BoardOpening, BoardView, Tile } from '@pellucid/contract';
import { Button } from 'antd';
import { type CSSProperties, memo, useId, useRef, useState } from 'react';
import type { MarkHandlers } from '../../charts/marking.ts';
import { TileChart } from '../../charts/tile-chart.tsx';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import { CutFoot } from './cut-foot.tsx';
import { saveTile } from './export/save-tile.ts';
import { MarkMenu } from './mark-menu.tsx';
import type { NativeViewer } from './native-viewer.ts';
import { periodOf } from './period-of.ts';
import { Provenance } from './provenance.tsx';
import { StandingNote } from './standing-note.tsx';
import type { TileState } from './tile-cache.ts';
import { TileHeader } from './tile-header.tsx';
import type { TileCommand } from './tile-menu.tsx';
import { useMarkHandlers } from './use-mark-handlers.ts';
import { problemText } from './wording.ts';

interface TileCardProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  tile: Tile;
  state: TileState;
  switches: ViewerSwitches;
  /** The board says already why there are no figures: the tile need not. */
  quiet: boolean;
  /** Rows of figures that it has room for, and rows of the grid that it takes. */
  rows: number;
  height: number;
  /** The tile has the page to itself. */
  maximised: boolean;
}

/** One tile of the grid: its title, its menu, and its picture or what stands in the way of it. */
export const TileCard = memo(function TileCard(props: TileCardProps) {
  const { viewer, opening, view, tile, state, switches, quiet, rows, height, maximised } = props;
  const [asTable, setAsTable] = useState(false);
  const [asksSource, setAsksSource] = useState(false);
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const { result } = state;
  const { handlers, menu, openMenuAt, closeMenu } = useMarkHandlers({ viewer, view, tile, switches, card });

  const onCommand = (command: TileCommand) => {
    if (command === 'maximise') viewer.showPanels({ maximised: maximised ? null : tile.id });
    if (command === 'table') setAsTable(!asTable);
    if (command === 'records') viewer.showDetails(true, tile.id);
    if (command === 'source') setAsksSource(true);
    if ((command === 'csv' || command === 'png' || command === 'svg') && result !== null && card.current !== null) {
      const { compared, standing, sideBySide } = state;
      const answered = { tile, result, compared, standing, sideBySide };
      void saveTile(command, { opening, view, answered }, viewer.getSnapshot().tiles, card.current);
    }
  };

  return (
    <article
      ref={card}
      className="board-tile"
      data-kind={tile.kind}
      data-compared={tile.compare !== undefined}
      data-side-by-side={state.sideBySide !== undefined}
      data-loading={state.loading}
      data-empty={result?.rows.length === 0 && view.marks.length === 0}
      data-maximised={maximised}
      aria-labelledby={titleId}
      aria-busy={state.loading}
      style={{ '--w': tile.width, '--h': tile.height, '--rows': height, '--n': rows } as CSSProperties}
    >
      <TileHeader
        {...{ viewer, opening, view, tile, result, switches, titleId, asTable, maximised, onCommand }}
        onMarkMenu={openMenuAt}
      />
      {state.standing !== undefined && state.problem === null && (
        <StandingNote viewer={viewer} standing={state.standing} />
      )}
      <div className="board-tile-body">
        <TileBody
          {...{ viewer, opening, view, tile, state, quiet, asTable, handlers }}
          onClear={() => viewer.act({ type: 'clear-marks' })}
        />
      </div>
      {result !== null && state.problem === null && <CutFoot {...{ opening, tile, result, asTable }} />}
      {menu !== null && (
        <MarkMenu
          {...{ viewer, opening, view, tile }}
          {...menu}
          tiles={viewer.getSnapshot().tiles}
          canReadRows={switches.detailsPanel}
          onClose={closeMenu}
        />
      )}
      {asksSource && result !== null && (
        <Provenance
          opening={opening}
          view={view}
          tiles={viewer.getSnapshot().tiles}
          tile={tile}
          result={result}
          onClose={() => setAsksSource(false)}
        />
      )}
    </article>
  );
});

interface TileBodyProps extends Pick<TileCardProps, 'viewer' | 'opening' | 'view' | 'tile' | 'state' | 'quiet'> {
  asTable: boolean;
  handlers: MarkHandlers;
  onClear: () => void;
}

function TileBody({ viewer, opening, view, tile, state, quiet, asTable, handlers, onClear }: TileBodyProps) {
  const { result, problem, loading } = state;
  if (problem !== null) {
    if (quiet) return <p className="board-tile-message">No figures</p>;
    return (
      <div className="board-tile-message" role="alert">
        <p>{problemText(problem)}</p>
        <Button size="small" onClick={() => void viewer.refresh()}>
          Try again
        </Button>
      </div>
    );
  }
  // What was empty has nothing to dim while it waits.
  if (result === null || (result.rows.length === 0 && loading)) {
    return <div className="board-skeleton" data-kind={tile.kind} aria-hidden="true" />;
  }
  if (result.rows.length === 0) {
    return (
      <div className="board-tile-message">
        <p>No records match.</p>
        {view.marks.length > 0 && (
          <Button size="small" onClick={onClear}>
            Clear marks
          </Button>
        )}
      </div>
    );
  }
  return (
    <TileChart
      tile={tile}
      fields={opening.fields}
      result={result}
      compared={state.compared}
      period={periodOf(opening, view, tile)}
      standing={state.standing}
      sideBySide={state.sideBySide}
      marks={view.marks}
      asTable={asTable}
      {...handlers}
    />
  );
}
