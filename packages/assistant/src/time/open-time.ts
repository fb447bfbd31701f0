import { addDays, yearOf } from './calendar.ts';
import type { PeriodAt, ReadPeriod } from './period.ts';
import { newestYearOf, type Point, pointAt } from './points.ts';
import { relativePointAt } from './relative.ts';

interface Side {
  readonly phrase: readonly string[];
  readonly side: 'from' | 'to';
  /** Whether the time that is named belongs to it. */
  readonly isIncluded: boolean;
  /** It says so only of the beginning or end of a time: `by the end of 2022`. */
  readonly needsEdge?: true;
}

const sides = (side: Side['side'], isIncluded: boolean, phrases: string, needsEdge?: true): readonly Side[] =>
  phrases
    .split(', ')
    .map((phrase) => ({ phrase: phrase.split(' '), side, isIncluded, ...(needsEdge && { needsEdge }) }));

const SIDES: readonly Side[] = [
  ...sides(
    'from',
    true,
    'starting from, starting in, starting with, starting, beginning from, beginning in, beginning with, beginning, ever since, since, as from, not before, no earlier than, not earlier than, not any earlier than',
  ),
  ...sides('from', false, 'later than, post, subsequent to, following, after'),
  ...sides(
    'to',
    true,
    'no later than, not later than, not after, up until, as of, up to and including, up to, up through',
  ),
  ...sides('to', true, 'until and including, until, till, through'),
  ...sides('to', false, 'pre, prior to, earlier than, in advance of, ahead of, preceding, before'),
  ...sides('from', true, 'from', true),
  ...sides('to', true, 'by', true),
].toSorted((one, other) => other.phrase.length - one.phrase.length);

const STARTS = ['start', 'beginning', 'outset', 'onset', 'turn'];
const ENDS = ['end', 'close'];

export interface Edge {
  readonly is: 'start' | 'end';
  readonly length: number;
}

/** `the end of`, `the very beginning of`: which edge of the time behind it is meant. */
export function edgeAt(words: readonly string[], at: number): Edge | undefined {
  let next = at;
  while (['the', 'very'].includes(words[next] ?? '')) next++;
  const word = words[next] ?? '';
  const is = STARTS.includes(word) ? 'start' : ENDS.includes(word) ? 'end' : undefined;
  return is && words[next + 1] === 'of' ? { is, length: next + 2 - at } : undefined;
}

const ONWARD = ['on', 'onward', 'onwards', 'forward', 'forwards'];
const JOINS = ['to', 'until', 'till', 'through', 'thru'];
const NOW = ['present', 'now', 'today', 'date', 'nowadays'];

/** `to the present`, `until now`: as far as the data goes; the number of its words. */
function toNowAt(words: readonly string[], at: number): number {
  let next = at;
  if (words[next] === 'up') next++;
  if (!JOINS.includes(words[next] ?? '')) return 0;
  next++;
  if (words[next] === 'the') next++;
  if (!NOW.includes(words[next] ?? '')) return 0;
  return (words[next] === 'present' && words[next + 1] === 'day' ? next + 2 : next + 1) - at;
}

/** `since March 2021`, `before the end of 2022`, `2021 onwards`, `2022 and later`, `2023 to the present`. */
export function openAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  return sideAt(words, at, anchor) ?? betweenNowAt(words, at, anchor) ?? goingOnAt(words, at, anchor);
}

function sideAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  for (const { phrase, side, isIncluded, needsEdge } of SIDES) {
    if (!phrase.every((part, index) => words[at + index] === part)) continue;
    const edge = edgeAt(words, at + phrase.length);
    const start = at + phrase.length + (edge?.length ?? 0);
    // `through last year` may be all of it, or all until then.
    const relative = phrase[0] === 'through' ? undefined : relativePointAt(words, start, anchor, edge !== undefined);
    const point = relative ?? pointAt(words, start);
    if (!point) continue;
    const next = start + point.length;
    const more = ONWARD.includes(words[next] ?? '') ? 1 : toNowAt(words, next);
    if (needsEdge && !edge && (side === 'to' || more === 0)) return undefined;
    const isIn = edge ? edge.is === (side === 'from' ? 'start' : 'end') : isIncluded;
    const length = next + more + happenedAt(words, next, side) - at;
    return { ...openPeriod(point, side, isIn, anchor), length };
  }
  return undefined;
}

/** `before 2023 began`, `after 2022 ended`: as without the verb. */
function happenedAt(words: readonly string[], at: number, side: 'from' | 'to'): number {
  const verbs = side === 'to' ? ['began', 'started', 'begins', 'starts'] : ['ended', 'ends', 'finished', 'closed'];
  return verbs.includes(words[at] ?? '') ? 1 : 0;
}

/** `between 2022 and now`. */
function betweenNowAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  if (words[at] !== 'between') return undefined;
  const point = pointAt(words, at + 1);
  const next = at + 1 + (point?.length ?? 0);
  if (!point || words[next] !== 'and') return undefined;
  const now = words[next + 1] === 'the' ? next + 2 : next + 1;
  if (!NOW.includes(words[now] ?? '')) return undefined;
  return { ...openPeriod(point, 'from', true, anchor), length: now + 1 - at };
}

const LATER = [
  'later',
  'after',
  'onward',
  'onwards',
  'newer',
  'since',
  'beyond',
  'afterward',
  'afterwards',
  'thereafter',
  'following',
  'up',
  'upward',
  'upwards',
];
const EARLIER = ['earlier', 'before', 'older', 'prior', 'previously', 'beforehand'];
const LATER_YEARS =
  /^(?:all )?(?:(?:the )?(?:later|subsequent|following) years|(?:the|every|all) years? (?:after|since))\b/;
const EARLIER_YEARS =
  /^(?:all )?(?:(?:the )?(?:earlier|previous|prior|preceding) years|(?:the|every|all) years? before)\b/;

/** What a time is followed by: `2021 onwards`, `2022 and later`, `2022 and the years before`. */
export function goingOnAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  const point = pointAt(words, at);
  if (!point) return undefined;
  const next = at + point.length;
  const goesOn = (side: 'from' | 'to', length: number) => ({
    ...openPeriod(point, side, true, anchor),
    length: point.length + length,
  });
  if (['onward', 'onwards', 'forward', 'forwards'].includes(words[next] ?? '')) return goesOn('from', 1);
  const now = toNowAt(words, next);
  if (now > 0) return goesOn('from', now);
  if (words[next] !== 'and' && words[next] !== 'or') return undefined;
  const rest = words.slice(next + 1, next + 6).join(' ');
  const [later, earlier] = [LATER_YEARS.exec(rest)?.[0], EARLIER_YEARS.exec(rest)?.[0]];
  if (later !== undefined) return goesOn('from', 1 + later.split(' ').length);
  if (earlier !== undefined) return goesOn('to', 1 + earlier.split(' ').length);
  const word = words[next + 1] ?? '';
  // `2022 and since 2024`: the word is of the other time.
  const isOfOther = pointAt(words, next + 2) !== undefined || words[next + 2] === 'to';
  if (LATER.includes(word) && !isOfOther) return goesOn('from', 2);
  return EARLIER.includes(word) && !isOfOther ? goesOn('to', 2) : undefined;
}

function openPeriod(point: Point, side: 'from' | 'to', isIncluded: boolean, anchor: string): ReadPeriod {
  const { from, to } = point.in(point.year ?? newestYearOf(point, anchor));
  if (point.unit === 'year') {
    const year = yearOf(from);
    const moved = isIncluded ? year : side === 'from' ? year + 1 : year - 1;
    return { period: side === 'from' ? { kind: 'years', from: moved } : { kind: 'years', to: moved } };
  }
  if (side === 'from') return { period: { kind: 'dates', from: isIncluded ? from : addDays(to, 1) } };
  return { period: { kind: 'dates', to: isIncluded ? to : addDays(from, -1) } };
}
