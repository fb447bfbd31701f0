import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { type BoardDetails, type BoardOpening, type BoardView, usualRecordsOrder } from '@pellucid/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { exactText } from '../../charts/values.ts';
import { ApiProblem } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { ListFooter } from '../../ui/list-footer.tsx';
import { BoardProgress } from './board-progress.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { ExportDialog } from './export/export-dialog.tsx';
import type { NativeViewer } from './native-viewer.ts';
import { PanelSash, usePanelHeight, useScrollPaddingBottom } from './panel-height.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { recordsQuery } from './records-query.ts';
import { RecordsTable } from './records-table.tsx';
import { recordRestrictions } from './restrictions.ts';
import { tileOf, type ViewerSnapshot } from './viewer-snapshot.ts';
import { fieldInfo } from './wording.ts';

const PAGE_SIZE = 50;

interface DetailsPanelProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  /** The tile whose records are listed; null: those of all that is filtered and marked. */
  tileId: string | null;
  canExport: boolean;
}

/**
 * The records behind what is filtered and marked, docked below the tiles: how many there are and what they add up to, page
 * by page, newest first or in another order, and all of them as a file.
 */
export function DetailsPanel({ viewer, opening, view, tiles, tileId, canExport }: DetailsPanelProps) {
  const [height, setHeight] = usePanelHeight();
  useScrollPaddingBottom(height);
  const { recordsOrder, recordsColumns } = viewer.getSnapshot();
  const [page, setPage] = useState(0);
  const [sheet, setSheet] = useState<number | null>(null);
  const { filters, marks } = view;
  const order = recordsOrder ?? usualRecordsOrder(opening.board.details)[0] ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other records begin at their first page
  useEffect(() => setPage(0), [filters, marks, tileId, recordsOrder]);

  const asked = {
    ...(tileId === null ? {} : { tile: tileId }),
    orderBy: order === null ? [] : [order],
    limit: PAGE_SIZE,
    offset: page * PAGE_SIZE,
  };
  const columns = recordsColumns === null ? {} : { columns: [...recordsColumns] };
  const client = useQueryClient();
  const query = recordsQuery(opening.board.id, opening.dataVersion, view, { ...asked, ...columns });
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const stopped = !isFetching && error === null && (isPending || isPlaceholderData);

  const tile = tileId === null ? undefined : tileOf(opening, tileId);
  const only = recordRestrictions({ opening, view, tiles }, tileId).tile;
  const total = data?.total.records ?? 0;
  return (
    <section className="board-details" aria-label="Records" style={{ height }}>
      <PanelSash height={height} onResize={setHeight} />
      <header>
        <h2>{tile === undefined ? 'Records' : `Records of ${tile.title}`}</h2>
        <p className="board-details-sums" aria-live="polite">
          {data !== undefined && <Sums opening={opening} total={data.total} />}
          {only.length > 0 && <span>Only {only.join('; ')}</span>}
        </p>
        {data !== undefined && (
          <ColumnPicker
            available={data.available}
            shown={recordsColumns ?? data.columns.map(({ name }) => name)}
            changed={recordsColumns !== null}
            onChange={(next) => viewer.showPanels({ recordsColumns: next })}
          />
        )}
        {canExport && <ExportButton {...{ viewer, opening, view, tiles }} disabled={total === 0} />}
        <Button
          size="small"
          type="text"
          data-screen-only
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label="Close the records"
          onClick={() => viewer.showDetails(false)}
        />
      </header>
      <BoardProgress
        on={isFetching}
        text="Still reading the records …"
        onCancel={() => void client.cancelQueries({ queryKey: query.queryKey, exact: true })}
      />
      {(error !== null || stopped) && (
        <div className="board-tile-message" role="alert">
          <p>{stopped ? 'Stopped before the records were read.' : problemOf(error)}</p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data !== undefined && error === null && !stopped && (
        <RecordsTable
          details={data}
          order={order}
          loading={isFetching}
          onOrder={(next) => viewer.showPanels({ recordsOrder: next })}
          onOpen={setSheet}
        />
      )}
      {total > PAGE_SIZE && (
        <ListFooter page={page + 1} size={PAGE_SIZE} total={total} onPage={(next) => setPage(next - 1)} />
      )}
      {sheet !== null && data !== undefined && (
        <RecordSheet
          {...{ viewer, opening, view, total }}
          page={asked}
          available={data.available}
          at={sheet}
          onMove={(place) => {
            setPage(Math.floor(place / PAGE_SIZE));
            setSheet(place % PAGE_SIZE);
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </section>
  );
}

function problemOf(error: Error | null): string {
  return error instanceof ApiProblem ? error.message : 'The records could not be read.';
}

function Sums({ opening, total }: { opening: BoardOpening; total: BoardDetails['total'] }) {
  return (
    <>
      <b>{count(total.records)}</b> {total.records === 1 ? 'record' : 'records'}
      {Object.entries(total.sums).map(([name, sum]) => {
        const { label, type } = fieldInfo(opening, name);
        return (
          <span key={name}>
            {label} <b>{exactText(sum, type)}</b>
          </span>
        );
      })}
    </>
  );
}

interface ExportButtonProps extends Omit<DetailsPanelProps, 'canExport' | 'tileId'> {
  disabled: boolean;
}

function ExportButton({ disabled, ...dialog }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        data-screen-only
        icon={<DownloadOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Export records
      </Button>
      {open && <ExportDialog {...dialog} kinds={['records']} onClose={() => setOpen(false)} />}
    </>
  );
}
