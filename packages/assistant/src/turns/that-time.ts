import type { Reading } from '../reading/reading.ts';
import { yearsOf } from './merged/merged-filters.ts';

const THAT_YEAR =
  /[\s,]*\b(?:(?:in|during|for|within)\s+)?(?:that|this\s+same|that\s+same|the\s+same|same)\s+year\b(?!\s*(?:'s|before|after|earlier|later))/i;
const YEAR = /\b(?:19|20)\d{2}\b/;

/**
 * `which company paid her most that year` without the time, which a turn that goes on has from the answer before, and with that
 * year named, for one that begins anew; undefined where the answer is of no single year, or the turn names one itself.
 */
export function ofThatYear(
  turn: string,
  { periods }: Reading,
): { readonly without: string; readonly named: string } | undefined {
  const years = periods.flatMap(yearsOf);
  if (!THAT_YEAR.test(turn) || YEAR.test(turn) || years.length !== 1) return undefined;
  const rest = turn.replace(THAT_YEAR, '').trim();
  return rest === '' ? undefined : { without: rest, named: turn.replace(THAT_YEAR, ` in ${years[0]}`) };
}
