import type { Cell, FieldInfo, QueryResult, Tile } from '@pellucid/contract';
import { type MouseEvent, useMemo, useState } from 'react';
import { fieldOf, markValueOf } from './chart-data.ts';
import type { MarkEvent, MarkedValues } from './marking.ts';
import { categoryText, exactText, isNumeric, numberOf } from './values.ts';

interface Order {
  column: number;
  descending: boolean;
}

export interface ResultTableProps {
  tile: Tile;
  fields: readonly FieldInfo[];
  result: QueryResult;
  marked: MarkedValues;
  onMark?: ((choice: MarkEvent) => void) | undefined;
}

/** The rows of a tile with exact figures: its own picture for table tiles, and any other tile's "View as table". */
export function ResultTable({ tile, fields, result, marked, onMark }: ResultTableProps) {
  const [order, setOrder] = useState<Order | null>(null);
  const rows = useMemo(() => sortedRows(result, order), [result, order]);
  const markAt = result.columns.findIndex((column) => column.name === tile.mark);
  // The id behind a name is for the machine: its column is left out when the name is shown.
  const shown = result.columns.flatMap((column, at) =>
    tile.label !== undefined && column.name === tile.mark ? [] : [{ ...fieldOf(column.name, fields, result), at }],
  );
  const sortBy = (column: number) =>
    setOrder((now) => ({
      column,
      descending: now?.column === column ? !now.descending : isNumeric(typeAt(result, column)),
    }));

  const markRow = (row: readonly Cell[], event: { add: boolean; doubleClick: boolean }) => {
    if (markAt >= 0) onMark?.({ mark: markValueOf(row[markAt] ?? null), ...event });
  };
  const markable = markAt >= 0 && onMark !== undefined;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="result-table" aria-label={`${tile.title}, table`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {shown.map(({ name, label, type, at }) => (
              <th
                key={name}
                scope="col"
                data-numeric={isNumeric(type)}
                aria-sort={order?.column === at ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => sortBy(at)}>
                  {label}
                  <span aria-hidden="true">{order?.column === at ? (order.descending ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const mark = markAt < 0 ? undefined : markValueOf(row[markAt] ?? null);
            const isMarked = mark !== undefined && marked.has(mark);
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no other identity
                key={index}
                data-marked={isMarked}
                data-faded={marked.size > 0 && !isMarked}
                data-markable={markable}
                onClick={(event: MouseEvent) =>
                  markRow(row, { add: event.ctrlKey || event.metaKey || event.shiftKey, doubleClick: event.detail > 1 })
                }
              >
                {shown.map(({ name, type, at }, position) => {
                  const grain = type === 'date' && name !== 'record_id' ? tile.query.timeGrain : undefined;
                  const text = isNumeric(type) ? exactText(row[at], type) : categoryText(row[at] ?? null, type, grain);
                  return (
                    <td key={name} data-numeric={isNumeric(type)} title={isNumeric(type) ? undefined : text}>
                      {markable && position === 0 ? (
                        <button
                          type="button"
                          aria-pressed={isMarked}
                          onClick={(event) => {
                            event.stopPropagation();
                            markRow(row, {
                              add: event.ctrlKey || event.metaKey || event.shiftKey,
                              doubleClick: event.detail > 1,
                            });
                          }}
                        >
                          <NameText text={text} />
                        </button>
                      ) : isNumeric(type) ? (
                        text
                      ) : (
                        <NameText text={text} />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A name; a specialty shows its own levels before the family, which the rows of a list often share. */
function NameText({ text }: { text: string }) {
  const [family = '', ...levels] = text.split('|');
  return (
    <span className="result-name">
      {levels.length === 0 ? family : levels.join(' › ')}
      {levels.length > 0 && <small> {family}</small>}
    </span>
  );
}

function typeAt(result: QueryResult, column: number) {
  return result.columns[column]?.type ?? 'text';
}

function sortedRows(result: QueryResult, order: Order | null): readonly (readonly Cell[])[] {
  if (order === null) return result.rows;
  const { column, descending } = order;
  const numeric = isNumeric(typeAt(result, column));
  const compare = (a: Cell, b: Cell): number => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    const sign = descending ? -1 : 1;
    if (numeric) return sign * ((numberOf(a) ?? 0) - (numberOf(b) ?? 0));
    return sign * String(a).localeCompare(String(b));
  };
  return [...result.rows].sort((a, b) => compare(a[column] ?? null, b[column] ?? null));
}
