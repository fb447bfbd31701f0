import { type Cell, type ChatColumn, partName, periodName } from '@pellucid/contract';

/** What stands for a cell that is empty. */
const EMPTY = 'no value';

/** A cell in words. Decimals stay exact: they are written from their text. */
export function cellText(
  cell: Cell | undefined,
  { type, grain, part }: Pick<ChatColumn, 'type' | 'grain' | 'part'>,
): string {
  if (cell === null || cell === undefined || cell === '') return EMPTY;
  if (part) return partName(Number(cell), part) ?? String(cell);
  switch (type) {
    case 'money': {
      const text = grouped(String(cell));
      return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
    }
    case 'count':
    case 'number':
      return grouped(String(cell));
    case 'percent':
      return `${(Number(cell) * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} %`;
    case 'date':
      return (grain && periodName(String(cell), grain)) ?? String(cell);
    default:
      return String(cell);
  }
}

/** Commas between the thousands of a decimal number. */
function grouped(number: string): string {
  const [whole = '', decimals] = number.split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? withCommas : `${withCommas}.${decimals}`;
}
