import { FilterOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type BoardDetails, type BoardView, type Cell, type FieldInfo, MAX_RECORD_COLUMNS } from '@pellucid/contract';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useEffect, useRef } from 'react';
import { exactText } from '../../charts/values.ts';
import { count } from '../../lib/format.ts';
import { conditionOn } from './mark-conditions.ts';
import type { NativeViewer } from './native-viewer.ts';
import { type RecordsPage, recordsQuery } from './records-query.ts';
import type { NamedOpening } from './viewer-snapshot.ts';

interface RecordSheetProps {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  /** The page of records that the one is of. */
  page: RecordsPage;
  available: readonly FieldInfo[];
  /** Its place in the page, from 0. */
  at: number;
  total: number;
  /** To another record, by its place among all; beyond the page another page is shown. */
  onMove: (place: number) => void;
  onClose: () => void;
}

/** One record with all its fields, over the list that it is of; arrow keys lead to the ones before and after it. */
export function RecordSheet(props: RecordSheetProps) {
  const { page, at, total, onMove, onClose } = props;
  const place = page.offset + at;
  const { cells, loading } = useCells(props);
  const move = (by: number) => {
    const next = place + by;
    if (next >= 0 && next < total) onMove(next);
  };
  useArrowKeys(move);
  return (
    <Drawer
      open
      size={440}
      placement="right"
      title={`Record ${count(place + 1)} of ${count(total)}`}
      onClose={onClose}
      extra={
        <>
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label="The record before"
            disabled={place === 0}
            onClick={() => move(-1)}
          />
          <Button
            type="text"
            icon={<RightOutlined aria-hidden="true" />}
            aria-label="The record after"
            disabled={place + 1 >= total}
            onClick={() => move(1)}
          />
        </>
      }
    >
      <dl className="record-fields" aria-live="polite" aria-busy={loading}>
        {cells.map(({ field, cell }) => (
          <Field key={field.name} {...props} field={field} cell={cell} cells={cells} />
        ))}
      </dl>
    </Drawer>
  );
}

/** Wherever the focus is: the sheet is over everything else. */
function useArrowKeys(move: (by: number) => void): void {
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface RecordCell {
  field: FieldInfo;
  cell: Cell;
}

function Field({
  viewer,
  opening,
  field,
  cell,
  cells,
  onClose,
}: RecordSheetProps & RecordCell & { cells: RecordCell[] }) {
  const filter = filterOf(opening, field, cells);
  const known = cell !== null && cell !== '';
  return (
    <div data-empty={!known}>
      <dt>{field.label}</dt>
      <dd>
        <span>{known ? exactText(cell, field.type) : '–'}</span>
        {known && filter !== null && (
          <Button
            size="small"
            type="text"
            icon={<FilterOutlined aria-hidden="true" />}
            title="Filter to this"
            aria-label={`Filter to this ${field.label}`}
            onClick={() => {
              if (filter.name !== undefined)
                viewer.learnNames(filter.field, [{ value: filter.value, records: 0, name: filter.name }]);
              viewer.act({
                type: 'filter',
                field: filter.field,
                condition: conditionOn(filter.field, valuesOf(field, filter.value)),
              });
              onClose();
            }}
          />
        )}
      </dd>
    </div>
  );
}

/** Several values stand together in their cell; a record with any of them is meant. */
function valuesOf({ manyValued }: FieldInfo, cell: Cell): Cell[] {
  return manyValued === true ? String(cell).split('; ') : [cell];
}

/** What the board filters by for a field: its own value, or of a name the id that it is shown for. */
function filterOf(
  { board, fields }: NamedOpening,
  field: FieldInfo,
  cells: readonly RecordCell[],
): { field: string; value: Cell; name?: string } | null {
  const id = fields.find(({ shownAs }) => shownAs === field.name)?.name;
  const name = id ?? field.name;
  const value = cells.find((other) => other.field.name === name)?.cell ?? null;
  if (value === null || !board.filters.some((filter) => filter.field === name)) return null;
  return { field: name, value, ...(id !== undefined && { name: String(cells.find((c) => c.field === field)?.cell) }) };
}

/** All fields of a record, asked for with those of its page, so that its neighbours are there at once. */
function useCells({ opening, view, page, available, at }: RecordSheetProps): { cells: RecordCell[]; loading: boolean } {
  const size = MAX_RECORD_COLUMNS - 1;
  const parts = Array.from({ length: Math.ceil(available.length / size) }, (_, part) =>
    available.slice(part * size, (part + 1) * size).map(({ name }) => name),
  );
  const answers = useQueries({
    queries: parts.map((columns) => ({
      ...recordsQuery(opening.board.id, opening.dataVersion, view, { ...page, columns }),
      placeholderData: keepPreviousData<BoardDetails>,
    })),
  });
  const cells = new Map(
    answers.flatMap(
      ({ data }) => data?.columns.map(({ name }, i) => [name, data.rows[at]?.[i] ?? null] as const) ?? [],
    ),
  );
  return {
    cells: available.map((field) => ({ field, cell: cells.get(field.name) ?? null })),
    loading: answers.some(({ isPlaceholderData, isPending }) => isPlaceholderData || isPending),
  };
}
