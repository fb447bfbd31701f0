import type { BoardDetails, FieldInfo, OrderBy } from '@pellucid/contract';
import type { CSSProperties } from 'react';
import { EMPTY, exactText, isNumeric } from '../../charts/values.ts';
import { recordWidths } from './record-widths.ts';

interface RecordsTableProps {
  details: BoardDetails;
  order: OrderBy | null;
  loading: boolean;
  onOrder: (order: OrderBy) => void;
  /** Opens the record at a place of the page. */
  onOpen: (at: number) => void;
}

/** A page of records; date, recipient and amount stay while the other columns scroll sideways. */
export function RecordsTable({ details, order, loading, onOrder, onOpen }: RecordsTableProps) {
  const { columns, rows, total } = details;
  const frozen = frozenColumns(columns);
  const widths = recordWidths(columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="result-table" data-loading={loading} tabIndex={0} aria-label="Records, table">
      <table style={{ '--fixed': `${widths.fixed}px` } as CSSProperties}>
        <colgroup>
          {columns.map(({ name }, at) => (
            <col key={name} style={{ width: widths.columns[at] ?? undefined }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.name} {...{ column, order, onOrder }} frozen={frozen[column.name]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page of records is replaced as a whole
            <tr key={at} onClick={() => onOpen(at)}>
              {columns.map(({ name, type }, column) => {
                const cell = row[column] ?? null;
                const text = cell === null ? '' : exactText(cell, type);
                const numeric = isNumeric(type);
                return (
                  <td key={name} data-numeric={numeric} data-frozen={frozen[name]} title={numeric ? undefined : text}>
                    {column === 0 ? (
                      <button type="button" aria-label={`${text || EMPTY}: open the record`}>
                        {text || '–'}
                      </button>
                    ) : (
                      text
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {total.records === 0 && <p className="board-tile-message">No records match.</p>}
    </section>
  );
}

interface HeaderCellProps extends Pick<RecordsTableProps, 'order' | 'onOrder'> {
  column: FieldInfo;
  frozen: string | undefined;
}

/** A column's name; pressing it sorts, the newest and the largest first. */
function HeaderCell({ column: { name, label, type }, frozen, order, onOrder }: HeaderCellProps) {
  const sorted = order?.field === name ? order.direction : null;
  const first = isNumeric(type) || type === 'date' ? 'desc' : 'asc';
  const next = sorted === null ? first : sorted === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      data-numeric={isNumeric(type)}
      data-frozen={frozen}
      aria-sort={sorted === null ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" title={label} onClick={() => onOrder({ field: name, direction: next })}>
        {label}
        <span aria-hidden="true">{sorted === null ? '' : sorted === 'asc' ? ' ↑' : ' ↓'}</span>
      </button>
    </th>
  );
}

/** Where a column is held: the first one and the one beside it at the left, the first amount at the right. */
function frozenColumns(columns: readonly FieldInfo[]): Readonly<Record<string, string>> {
  const [first, second] = columns.map(({ name }) => name);
  const amount = columns.find(({ type }) => type === 'money')?.name;
  return {
    ...(second !== undefined && { [second]: 'second' }),
    ...(first !== undefined && { [first]: 'first' }),
    ...(amount !== undefined && { [amount]: 'end' }),
  };
}
