import type { BoardOpening, QueryResult, Tile } from '@pellucid/contract';
import { count } from '../../lib/format.ts';
import { fieldInfo } from './wording.ts';

interface CutFootProps {
  opening: BoardOpening;
  tile: Tile;
  result: QueryResult;
  asTable: boolean;
}

/** What a tile leaves out: sorted the other way round, a table of the largest would look like one of the smallest. */
export function CutFoot({ opening, tile, result: { truncated, rowCount, groups }, asTable }: CutFootProps) {
  if (!truncated) return null;
  const [order] = tile.query.orderBy;
  if (tile.query.limit === undefined) return <p className="board-tile-foot">The first {count(rowCount)} values</p>;
  if ((tile.kind !== 'table' && !asTable) || order?.direction !== 'desc') return null;
  const all = groups === undefined ? '' : ` of ${count(groups)}`;
  const by = fieldInfo(opening, order.field).label;
  return <p className="board-tile-foot">{`Only the top ${count(rowCount)}${all} by ${by}`}</p>;
}
