import type { NamedDimension, TimeGrain, TimePart } from '@pellucid/contract';
import { bandNames } from '../../plan/bands.ts';
import { listWords, quoted } from './value-words.ts';
import type { Vocabulary } from './vocabulary.ts';

type Top = Extract<NamedDimension, { top: unknown }>['top'];

const PARTS: Readonly<Record<TimePart, string>> = {
  dayOfWeek: 'the day of the week, from Monday as 1,',
  monthOfYear: 'the month of the year, from 1,',
  quarterOfYear: 'the quarter of the year, from 1,',
};

/** What the calendar repeats of a date, with the numbers that stand for it. */
export function partWords(part: TimePart, field: string): string {
  return `${PARTS[part]} of ${field}`;
}

/** What rows are for each of: a field, or a date by a period. */
export function dimensionLabel(
  asked: string | NamedDimension,
  timeGrain: TimeGrain | undefined,
  { labelOf, typeOf }: Vocabulary,
): string {
  if (typeof asked !== 'string') return labelOf(asked.name);
  return timeGrain && typeOf(asked) === 'date' ? `${labelOf(asked)} by ${timeGrain}` : labelOf(asked);
}

/** The first values of a field, and the others. */
function topWords({ field, top, others }: Extract<NamedDimension, { top: unknown }>, labelOf: Vocabulary['labelOf']) {
  const inEach = top.within.length > 0 ? `, within each ${listWords(top.within.map(labelOf), 'and')}` : '';
  const first = `each ${labelOf(field)} among the ${firstWords(top, labelOf)}${inEach}, of all that the filters leave`;
  return `${first}; ${quoted(others)} for all else, also what is empty, has no such figure or is called that`;
}

/** `first 5 by Total amount, largest first, ties kept`. */
export function firstWords({ n, by, direction, unit }: Omit<Top, 'within'>, labelOf: Vocabulary['labelOf']): string {
  return `first ${n}${unit ? ' percent, rounded up,' : ''} by ${labelOf(by)}, ${direction === 'desc' ? 'largest' : 'smallest'} first, ties kept`;
}

/** What a dimension of the question's own is, under its name. */
export function dimensionWords(asked: NamedDimension, { labelOf }: Vocabulary): string {
  const name = labelOf(asked.name);
  const field = labelOf(asked.field);
  if ('grain' in asked) return `${name} is ${field} by ${asked.grain}`;
  if ('part' in asked) return `${name} is ${partWords(asked.part, field)}`;
  if ('bands' in asked) {
    return `${name} is ${field} in bands: ${listWords(bandNames(asked.bands), 'and')}, a bound belonging to the band above it`;
  }
  if ('top' in asked) return `${name} is ${topWords(asked, labelOf)}`;
  const groups = asked.groups.map((group) => `${quoted(group.name)} for ${listWords(group.values.map(quoted), 'and')}`);
  return `${name} puts ${field} into groups: ${groups.join('; ')}; ${quoted(asked.others)} for all else, also what is empty`;
}
