import { readNumberAt } from '../text/numbers.ts';
import { startOfLast } from './calendar.ts';
import { edgeAt } from './open-time.ts';
import { type PeriodAt, periodOfSpan } from './period.ts';
import { pointAt } from './points.ts';

const UNITS = { month: 'month', quarter: 'quarter', year: 'year' } as const;
const unitOf = (word = '') => Object.entries(UNITS).find(([name]) => word === name || word === `${name}s`)?.[1];
const ENDING = ['ending', 'ended', 'ends', 'closing', 'closed'];
const UP_TO = ['to', 'through', 'until', 'till'];
const SMALL = ['in', 'on', 'with', 'at'];
const LEADING = ['in', 'for', 'during', 'over', 'within', 'across'];

/** `the year to December 2024`, `the six months ended 30 June 2023`: a length of time by the day that it ends on. */
export function endingAt(words: readonly string[], at: number): PeriodAt | undefined {
  const start = words[at] === 'the' ? at + 1 : at;
  const number = readNumberAt(words, start);
  const named = start + (number?.length ?? 0);
  const unit = unitOf(words[named]);
  const count = number ? Number(number.value) : 1;
  if (!unit || number?.isOrdinal || number?.isMoney || !(count > 0 && count < 100)) return undefined;
  const ending = joinAt(words, named + 1);
  // `by year to 2023` has a row for each year until then.
  const isLed = number !== undefined || start > at || LEADING.includes(words[at - 1] ?? '');
  if (!ending || !(isLed || ending.isVerb)) return undefined;
  const point = pointAt(words, ending.next);
  if (!point?.hasYear || point.year === undefined) return undefined;
  const { to } = point.in(point.year);
  return { period: periodOfSpan({ from: startOfLast(to, count, unit), to }), length: ending.next + point.length - at };
}

function joinAt(words: readonly string[], at: number): { next: number; isVerb: boolean } | undefined {
  let next = at;
  if (['that', 'which', 'up'].includes(words[next] ?? '')) next++;
  const word = words[next] ?? '';
  const isVerb = ENDING.includes(word);
  if (!isVerb && !UP_TO.includes(word)) return undefined;
  next++;
  if (SMALL.includes(words[next] ?? '')) next++;
  const edge = edgeAt(words, next);
  return edge?.is === 'start' ? undefined : { next: next + (edge?.length ?? 0), isVerb };
}
