import type { BoardOpening, BoardView, Tile } from '@pellucid/contract';

const YEAR = 'program_year';

/** The program years that a card is of, as it tells them; null where days or months are chosen, and of another source than the board's. */
export function periodOf(
  { programYears }: Pick<BoardOpening, 'programYears'>,
  { filters, marks }: Pick<BoardView, 'filters' | 'marks'>,
  { source, ignores }: Pick<Tile, 'source' | 'ignores'>,
): string | null {
  const isOfTime = ({ field }: { field: string }) => field === YEAR || field === 'date';
  const [time, ...more] = filters.filter((filter) => isOfTime(filter) && !ignores.includes(filter.field));
  if (source !== undefined || more.length > 0 || marks.some(isOfTime)) return null;
  const chosen = time === undefined ? programYears : time.field === YEAR ? [time.value].flat().map(Number) : [];
  if (time !== undefined && time.op !== 'eq' && time.op !== 'in') return null;
  const years = [...chosen].sort((a, b) => a - b);
  const [first, last] = [years.at(0), years.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first === last) return String(first);
  return last - first === years.length - 1 ? `${first}–${last}` : years.join(', ');
}
