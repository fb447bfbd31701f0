import type { Reading } from '../../reading/reading.ts';
import { yearsOf } from '../merged/merged-filters.ts';

const WHOLE_YEAR =
  /[\s,]*\b(?:for|over|across|in|during|throughout)\s+(?:the|that)\s+(?:whole|full|entire|complete)\s+(?:calendar\s+|program\s+)?year(?=[\s?.!]*$)/i;
/** A time, rows or a part of the year are said beside it. */
const SAID_BESIDE = /\b(?:(?:19|20)\d{2}|by|per|each|every|share|percent|percentage|part)\b|%/i;

/** `how many doctors is that over the whole year`: of the year of the answer before, with no row for each of its months. */
export function ofWholeYear(
  said: string,
  reading: Reading,
): { readonly turn: string; readonly reading: Reading } | undefined {
  const turn = said.replace(WHOLE_YEAR, '');
  const isOfOne = reading.periods.length === 1 && reading.periods.flatMap(yearsOf).length === 1;
  if (turn === said || SAID_BESIDE.test(turn) || !isOfOne) return undefined;
  const groups = reading.groups.filter(({ kind }) => kind === 'dimension');
  return { turn: turn.replace(/^[\s?.!]+$/, ''), reading: { ...reading, groups } };
}
