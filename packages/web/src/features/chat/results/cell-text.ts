import type { Cell, ChatColumn } from '@pellucid/contract';
import { count, exactMoney, percent } from '../../../lib/format.ts';

/** What stands in a cell without a value. */
const NO_VALUE = '-';

/** A cell as the table shows it: exact, as figures are checked here. */
export function cellText(cell: Cell | undefined, type: ChatColumn['type']): string {
  if (cell === null || cell === undefined || cell === '') return NO_VALUE;
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  switch (type) {
    case 'money':
      return exactMoney(cell);
    case 'count':
      return count(cell) || String(cell);
    case 'percent':
      return Number.isFinite(Number(cell)) ? percent(Number(cell)) : String(cell);
    default:
      return typeof cell === 'number' ? cell.toLocaleString('en-US', { useGrouping: type === 'number' }) : cell;
  }
}

export function isNumeric({ type }: ChatColumn): boolean {
  return type !== 'text' && type !== 'date';
}
