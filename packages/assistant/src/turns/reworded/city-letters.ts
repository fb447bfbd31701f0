import type { Reading } from '../../reading/reading.ts';

/** Cities that people call by letters which are those of a state as well. */
const CITIES: Readonly<Record<string, string>> = { LA: 'Los Angeles' };

/** `and LA?` after Chicago is the city, and no state. */
export function withCityOfLetters(turn: string, { filters, groups }: Reading): string {
  const isOfCity =
    filters.some(({ field }) => field === 'city') ||
    groups.some((group) => group.kind === 'dimension' && group.dimension === 'city');
  return isOfCity ? turn.replace(/\b[A-Z]{2}\b/g, (letters) => CITIES[letters] ?? letters) : turn;
}
