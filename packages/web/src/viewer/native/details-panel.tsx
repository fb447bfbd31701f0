import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { type BoardOpening, type BoardView, boardDetails, type OrderBy, type TableFormat } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Pagination, Space } from 'antd';
import { useEffect, useState } from 'react';
import { exactText, isNumeric } from '../../charts/values.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import type { NativeViewer } from './native-viewer.ts';
import { PanelSash, usePanelHeight, useScrollPaddingBottom } from './panel-height.tsx';
import { fieldInfo } from './wording.ts';

const PAGE_SIZE = 50;

interface DetailsPanelProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  canExport: boolean;
}

/**
 * The records behind what is filtered and marked, docked below the tiles: how many there are and what they add up to, page by page in
 * any order, and all of them as a file.
 */
export function DetailsPanel({ viewer, opening, view, canExport }: DetailsPanelProps) {
  const [height, setHeight] = usePanelHeight();
  useScrollPaddingBottom(height);
  const [order, setOrder] = useState<OrderBy | null>(null);
  const [page, setPage] = useState(0);
  const [saving, setSaving] = useState<TableFormat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { filters, marks } = view;
  const boardId = opening.board.id;
  const orderBy = order === null ? [] : [order];

  // biome-ignore lint/correctness/useExhaustiveDependencies: other records begin at their first page
  useEffect(() => setPage(0), [filters, marks]);

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['board-details', boardId, opening.dataVersion, filters, marks, order, page],
    queryFn: ({ signal }) =>
      call(
        boardDetails,
        { params: { boardId }, body: { ...view, orderBy, limit: PAGE_SIZE, offset: page * PAGE_SIZE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

  const sortBy = (field: string, numeric: boolean) => {
    setPage(0);
    setOrder((now) => {
      const first = numeric ? 'desc' : 'asc';
      if (now?.field !== field) return { field, direction: first };
      return now.direction === first ? { field, direction: first === 'asc' ? 'desc' : 'asc' } : null;
    });
  };
  const exportAll = async (format: TableFormat) => {
    setSaving(format);
    setFailure(null);
    try {
      await viewer.exportRows(format, orderBy);
    } catch (cause) {
      setFailure(messageOf(cause));
    } finally {
      setSaving(null);
    }
  };

  const total = data?.total.records ?? 0;
  const sums = Object.entries(data?.total.sums ?? {});
  return (
    <section className="board-details" aria-label="Records" style={{ height }}>
      <PanelSash height={height} onResize={setHeight} />
      <header>
        <h2>Records</h2>
        <p className="board-details-sums" aria-live="polite">
          {data !== undefined && (
            <>
              <b>{count(total)}</b> {total === 1 ? 'record' : 'records'}
              {sums.map(([name, sum]) => {
                const { label, type } = fieldInfo(opening, name);
                return (
                  <span key={name}>
                    {label} <b>{exactText(sum, type)}</b>
                  </span>
                );
              })}
            </>
          )}
        </p>
        {canExport && (
          <Space.Compact size="small">
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              loading={saving === 'csv'}
              disabled={total === 0 || saving !== null}
              onClick={() => void exportAll('csv')}
            >
              {total === 0 ? 'Export as CSV' : `Export all ${count(total)} as CSV`}
            </Button>
            <Button
              loading={saving === 'xlsx'}
              disabled={total === 0 || saving !== null}
              aria-label="All records as an Excel workbook"
              onClick={() => void exportAll('xlsx')}
            >
              Excel
            </Button>
          </Space.Compact>
        )}
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label="Close the records"
          onClick={() => viewer.showDetails(false)}
        />
      </header>
      {(failure ?? error) !== null && (
        <div className="board-tile-message" role="alert">
          <p>{failure ?? messageOf(error)}</p>
          {error !== null && (
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      )}
      {data !== undefined && error === null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="result-table" data-loading={isFetching} tabIndex={0} aria-label="Records, table">
          <table>
            <thead>
              <tr>
                {data.columns.map(({ name, label, type }) => {
                  const sorted = order?.field === name ? order.direction : null;
                  return (
                    <th
                      key={name}
                      scope="col"
                      data-numeric={isNumeric(type)}
                      aria-sort={sorted === null ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
                    >
                      <button type="button" onClick={() => sortBy(name, isNumeric(type))}>
                        {label}
                        <span aria-hidden="true">{sorted === null ? '' : sorted === 'asc' ? ' ↑' : ' ↓'}</span>
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page of records is replaced as a whole
                <tr key={at}>
                  {data.columns.map(({ name, type }, column) => {
                    const cell = row[column] ?? null;
                    const text = cell === null ? '' : exactText(cell, type);
                    return (
                      <td key={name} data-numeric={isNumeric(type)} title={isNumeric(type) ? undefined : text}>
                        {text}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          {total === 0 && <p className="board-tile-message">No records match.</p>}
        </section>
      )}
      {total > PAGE_SIZE && (
        <Pagination
          size="small"
          align="end"
          current={page + 1}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          showTotal={(all, [from, to]) => `${count(from)}–${count(to)} of ${count(all)}`}
          onChange={(next) => setPage(next - 1)}
        />
      )}
    </section>
  );
}

function messageOf(cause: unknown): string {
  return cause instanceof ApiProblem ? cause.message : 'The records could not be read.';
}
