import type { BoardOpening, BoardView } from '@pellucid/contract';
import { count, dayInWords } from '../../lib/format.ts';
import { sourceName } from './wording.ts';

/** How fresh the figures are, what they are made of, and whether they are all of it. */
export function StatusBar({ opening, view }: { opening: BoardOpening; view: BoardView }) {
  const marked = view.marks.reduce((sum, mark) => sum + mark.values.length, 0);
  return (
    <footer className="board-status">
      {opening.dataAsOf !== null && <span>Data as of {dayInWords(opening.dataAsOf)}</span>}
      <span>{sourceName(opening.board.source)}</span>
      {view.filters.length > 0 && <span>{numbered(view.filters.length, 'filter', 'filters')}</span>}
      {marked > 0 && <span>{numbered(marked, 'value marked', 'values marked')}</span>}
    </footer>
  );
}

function numbered(number: number, one: string, many: string): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}
