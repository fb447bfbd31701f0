import { Grid } from 'antd';
import { type ReactNode, useState } from 'react';
import type { SortOrder } from './sort-order.ts';
import './data-table.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
  /** What names the row. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** At the first press of the heading the largest comes first. */
  isLargestFirst?: boolean;
  /** Figures stand under each other by their last digit. */
  isFigure?: boolean;
  /** The title is only heard. */
  isTitleHidden?: boolean;
  /** In a narrow window, where the cells of a row stand below each other, the title stands before the value. */
  isLabelled?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Says why there are no rows. */
  empty?: string;
  sort?: SortOrder;
  onSort?: (sort: SortOrder) => void;
  /** What a row unfolds to. */
  details?: (row: Row) => ReactNode;
  rowClass?: (row: Row) => string | undefined;
  className?: string;
}

/**
 * The table of every list and report. It is a table of the browser's own: Ant Design's repeats the headings in a hidden row,
 * buttons included, which a keyboard then walks through twice. In a narrow window the cells of a row stand below each other.
 */
export function DataTable<Row>({ label, rows, empty, sort, onSort, className = '', ...body }: DataTableProps<Row>) {
  const isWide = Grid.useBreakpoint().md ?? true;
  if (rows.length === 0 && empty !== undefined) return <p className="card data-table-empty">{empty}</p>;
  const { columns, details, keyOf } = body;
  return (
    <section className="card data-table-scroll" aria-label={`${label}, table`} tabIndex={isWide ? 0 : undefined}>
      <table className={`data-table ${className}`} data-stacked={!isWide} aria-label={label}>
        <thead>
          <tr>
            {details !== undefined && (
              <th scope="col" className="data-table-unfold">
                <span className="visually-hidden">Details</span>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={isWide ? onSort : undefined} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} {...body} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: SortOrder | undefined;
  onSort: ((sort: SortOrder) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { key, title, isSortable, isTitleHidden, isLargestFirst = false } = column;
  if (!isSortable || onSort === undefined)
    return (
      <th scope="col" className={classOf(column)}>
        {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
      </th>
    );
  const sorted = sort?.field === key ? sort : undefined;
  const descending = sorted === undefined ? isLargestFirst : !sorted.descending;
  return (
    <th scope="col" className={classOf(column)} aria-sort={sorted && (sorted.descending ? 'descending' : 'ascending')}>
      <button type="button" className="column-sort" onClick={() => onSort({ field: key, descending })}>
        {title}
        <span aria-hidden="true" className="column-arrow">
          {sorted === undefined ? '↕' : sorted.descending ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'keyOf' | 'details' | 'rowClass'> & { row: Row };

function TableRow<Row>({ row, columns, keyOf, details, rowClass }: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr data-row={keyOf(row)} className={rowClass?.(row)}>
        {details !== undefined && (
          <td className="data-table-unfold">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={isOpen ? 'Collapse row' : 'Expand row'}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
            </button>
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} row={row} column={column} />
        ))}
      </tr>
      {details !== undefined && isOpen && (
        <tr className="data-table-details">
          <td colSpan={columns.length + 1}>{details(row)}</td>
        </tr>
      )}
    </>
  );
}

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
  const { cell, title, isRowHeader, isLabelled } = column;
  const attributes = { className: classOf(column), 'data-label': isLabelled ? title : undefined };
  if (isRowHeader)
    return (
      <th scope="row" {...attributes}>
        {cell(row)}
      </th>
    );
  return <td {...attributes}>{cell(row)}</td>;
}

function classOf<Row>({ className, isFigure }: Column<Row>): string | undefined {
  return [isFigure && 'data-table-figure', className].filter(Boolean).join(' ') || undefined;
}
