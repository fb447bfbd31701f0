import { type Cell, type ChatColumn, fullSpecialtyName, partName, periodName } from '@pellucid/contract';
import { count, exactMoney, percent } from '../../../lib/format.ts';

/** What stands in a cell without a value. */
const NO_VALUE = '-';

/** A cell as the table shows it: exact, as figures are checked here, periods by their names, and the levels of specialties apart. */
export function cellText(
  cell: Cell | undefined,
  { name, type, grain, part }: Pick<ChatColumn, 'type' | 'grain' | 'part'> & Partial<Pick<ChatColumn, 'name'>>,
): string {
  if (cell === null || cell === undefined || cell === '') return NO_VALUE;
  if (part) return partName(Number(cell), part) ?? String(cell);
  if (name && /^(?:any_)?specialty/.test(name)) return fullSpecialtyName(String(cell));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  switch (type) {
    case 'money':
      return exactMoney(cell);
    case 'count':
      return count(cell) || String(cell);
    case 'percent':
      return Number.isFinite(Number(cell)) ? percent(Number(cell)) : String(cell);
    case 'date':
      return (grain && periodName(String(cell), grain)) ?? String(cell);
    default:
      return typeof cell === 'number' ? cell.toLocaleString('en-US', { useGrouping: type === 'number' }) : cell;
  }
}

export function isNumeric({ type }: ChatColumn): boolean {
  return type !== 'text' && type !== 'date';
}
