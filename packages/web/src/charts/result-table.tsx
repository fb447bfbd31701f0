import type { Compared, FieldInfo, QueryResult, SideBySide, Tile } from '@pellucid/contract';
import { type CSSProperties, type MouseEvent, useMemo, useState } from 'react';
import type { MarkHandlers, Marking } from './marking.ts';
import { isRowMarked } from './marking.ts';
import { sortedRows, type TableCell, type TableColumn, type TableRow, tableDataOf } from './table-data.ts';

/** The longest single word that stays on its line, in letters. */
const LONGEST_WHOLE = 12;

interface Order {
  column: number;
  descending: boolean;
}

export interface ResultTableProps extends Pick<MarkHandlers, 'onMark' | 'onMenu'> {
  tile: Tile;
  fields: readonly FieldInfo[];
  result: QueryResult;
  compared?: Compared | undefined;
  sideBySide?: SideBySide | undefined;
  marking: Marking;
}

/** The rows of a tile with exact figures: its own picture for table tiles, and any other tile's "View as table". */
export function ResultTable(props: ResultTableProps) {
  const { tile, fields, result, compared, sideBySide, marking, onMark, onMenu } = props;
  const [order, setOrder] = useState<Order | null>(null);
  const { columns, rows, totals } = useMemo(
    () => tableDataOf(tile, fields, result, compared, sideBySide),
    [tile, fields, result, compared, sideBySide],
  );
  const sorted = useMemo(
    () => (order === null ? rows : sortedRows(rows, order.column, order.descending)),
    [rows, order],
  );
  const sortBy = (column: number) =>
    setOrder((now) => ({
      column,
      descending: now?.column === column ? !now.descending : columns[column]?.numeric === true,
    }));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="result-table" aria-label={`${tile.title}, table`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label, numeric }, at) => (
              <th
                key={name}
                scope="col"
                data-numeric={numeric}
                aria-sort={order?.column === at ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => sortBy(at)}>
                  {label}
                  <span aria-hidden="true">{order?.column === at ? (order.descending ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>
            ))}
          </tr>
          {/* At the top: at the lower edge it would lie over half a row, and whoever wants to mark that would hit the total. */}
          {totals !== undefined && (
            <tr className="result-totals">
              {columns.map(({ name, numeric }, at) => (
                <td key={name} data-numeric={numeric}>
                  {totals[at]}
                </td>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {sorted.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no other identity
            <Row key={index} columns={columns} row={row} marking={marking} onMark={onMark} onMenu={onMenu} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Pick<ResultTableProps, 'marking' | 'onMark' | 'onMenu'> {
  columns: readonly TableColumn[];
  row: TableRow;
}

/** A row; a click anywhere in it marks it, and its first cell is a button for the keyboard. */
function Row({ columns, row: { cells, mark }, marking, onMark, onMenu }: RowProps) {
  const markable = mark !== undefined && onMark !== undefined;
  const marked = isRowMarked(mark, marking);
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (mark === undefined) return;
    onMark?.({
      target: mark,
      add: event.ctrlKey || event.metaKey || event.shiftKey,
      doubleClick: event.detail > 1,
    });
  };
  const onContextMenu = (event: MouseEvent) => {
    if (mark === undefined || onMenu === undefined) return;
    event.preventDefault();
    onMenu({ target: mark, x: event.clientX, y: event.clientY });
  };
  return (
    <tr
      data-marked={marked}
      data-faded={marking.values.size > 0 && !marked}
      data-markable={markable}
      onClick={onClick}
      onContextMenu={onContextMenu}
    >
      {columns.map(({ name, numeric }, at) => {
        const cell = cells[at];
        return (
          <td
            key={name}
            data-numeric={numeric}
            data-bar={cell?.bar !== undefined}
            style={{ '--bar': cell?.bar } as CSSProperties}
            title={numeric && cell?.text === cell?.fullText ? undefined : cell?.fullText}
          >
            {markable && at === 0 ? (
              <button type="button" aria-pressed={marked} onClick={onClick}>
                <CellText cell={cell} numeric={numeric} />
              </button>
            ) : (
              <CellText cell={cell} numeric={numeric} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function CellText({ cell, numeric }: { cell: TableCell | undefined; numeric: boolean }) {
  if (numeric) return cell?.text;
  // A date may not break at its hyphens.
  const whole = cell !== undefined && cell.text.length <= LONGEST_WHOLE && !cell.text.includes(' ');
  return (
    <span className="result-name" data-whole={whole}>
      {cell?.text}
    </span>
  );
}
