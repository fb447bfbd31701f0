import { MONTH_NAMES } from '@pellucid/contract';
import type { Refused } from '../../port/interpretation.ts';
import type { Reading } from '../../reading/reading.ts';
import { refusal } from '../../refusals/refusals.ts';
import { addMonths, monthOf, periodAround, type Span, yearOf } from '../../time/calendar.ts';

type MovedUnit = 'month' | 'quarter' | 'year';

const START =
  '(?:(?:and|but|now|then|so|for|in|during|what\\s+about|how\\s+about|same\\s+for|the\\s+same\\s+for)[\\s,]+)*';
const WHAT =
  '(?:it|this|that|everything|all\\s+of\\s+(?:it|this|that)|(?:the|this|that)\\s+(?:(?:whole|entire|same)\\s+)?\\w+)';
const UNITS = '(?<unit>year|quarter|month)s?';
const MOVES: readonly RegExp[] = [
  // `a year later`, `the quarter after`, `the year before that`, `two years earlier`.
  new RegExp(
    `^${START}(?<count>the|a|an|one|two|three|four)\\s+${UNITS}\\s+(?<way>after|later|before|earlier|prior)(?:\\s+(?:that|this|it))?(?:[\\s,]+(?:(?:but\\s+)?(?:for\\s+)?(?:the\\s+)?same\\s+(?:quarter|month|period|time)))?[.?!\\s]*$`,
    'i',
  ),
  // `move it forward a year`, `shift the whole thing back by two years`.
  new RegExp(
    `^${START}(?:move|shift|push|roll|slide|take|bring|set)\\s+${WHAT}\\s+(?<way>forward|ahead|on|back|backward|backwards)\\s+(?:by\\s+)?(?<count>a|an|one|two|three|four)\\s+${UNITS}[.?!\\s]*$`,
    'i',
  ),
  new RegExp(
    `^${START}(?:move|shift|push|roll|slide)\\s+${WHAT}\\s+(?:by\\s+)?(?<count>a|an|one|two|three|four)\\s+${UNITS}\\s+(?<way>forward|ahead|on|back|backward|backwards)[.?!\\s]*$`,
    'i',
  ),
  // `go back one year`, `a year back`.
  new RegExp(
    `^${START}(?:(?:go|step|move|roll)\\s+(?<way>back)\\s+)(?<count>a|an|one|two|three|four)\\s+${UNITS}[.?!\\s]*$`,
    'i',
  ),
  new RegExp(`^${START}(?<count>a|an|one|two|three|four)\\s+${UNITS}\\s+(?<way>back)[.?!\\s]*$`, 'i'),
  // `the following quarter`, `the previous month`.
  new RegExp(`^${START}the\\s+(?<way>following|next|subsequent|previous|preceding|prior)\\s+${UNITS}[.?!\\s]*$`, 'i'),
  // `same quarter the year before`, `the same month of the previous year`.
  new RegExp(
    `^${START}(?:the\\s+)?same\\s+(?:quarter|month|period|time)(?:[\\s,]+(?:in|of|but))?\\s+(?:(?:the|a|one)\\s+)?(?<unit>year)\\s+(?<way>after|later|before|earlier|prior)[.?!\\s]*$`,
    'i',
  ),
  new RegExp(
    `^${START}(?:the\\s+)?same\\s+(?:quarter|month|period|time)(?:[\\s,]+(?:in|of|but))?\\s+the\\s+(?<way>following|next|previous|preceding|prior)\\s+(?<unit>year)[.?!\\s]*$`,
    'i',
  ),
];
const MONTHS: Readonly<Record<MovedUnit, number>> = { month: 1, quarter: 3, year: 12 };
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const LATER = /^(?:after|later|following|next|subsequent|forward|ahead|on)$/i;

/** `and a year later?`, `the quarter after`: the turn with the time that this is, counted from the answer before. Growth has two times. */
export function withMovedTime(turn: string, { periods, comparison }: Reading): string | Refused {
  const { unit, way, count } = MOVES.map((move) => move.exec(turn.trim())?.groups).find(Boolean) ?? {};
  if (unit === undefined || way === undefined || comparison?.kind === 'growth') return turn;
  const by = unit.toLowerCase() as MovedUnit;
  const [period, another] = periods;
  const span = another ? undefined : spanOf(period);
  const moved = span && movedBy(span, by, (COUNTS[count?.toLowerCase() ?? ''] ?? 1) * (LATER.test(way) ? 1 : -1));
  if (moved === undefined)
    return refusal('cannot', `The answer before is of no single ${by}: say which ${by} is meant.`);
  return `and in ${moved}`;
}

const THAT_TIME = /\b(?:(?:in|during|for|of)\s+)?that\s+(?:same\s+)?(?<unit>quarter|month)\b/i;

/** `how many were there in that quarter`: that of the answer before by its number; of years `that-time.ts` knows. */
export function withThatTime(turn: string, { periods, comparison }: Reading): string {
  const unit = THAT_TIME.exec(turn)?.groups?.unit?.toLowerCase() as MovedUnit | undefined;
  const [period, another] = periods;
  const span = another || comparison?.kind === 'growth' ? undefined : spanOf(period);
  const isPlain = unit !== undefined && span?.unit === unit && !/\b(?:before|after)\s+that\b/i.test(turn);
  const named = isPlain && span ? movedBy(span, unit, 0) : undefined;
  return named === undefined ? turn : turn.replace(THAT_TIME, `in ${named}`);
}

/** A single year, quarter or month; other stretches have no next one. */
function spanOf(period: Reading['periods'][number] | undefined): (Span & { unit: MovedUnit }) | undefined {
  if (period?.kind === 'years' && period.from !== undefined && period.from === period.to)
    return { from: `${period.from}-01-01`, to: `${period.from}-12-31`, unit: 'year' };
  if (period?.kind !== 'dates' || period.from === undefined || period.to === undefined) return undefined;
  const { from, to } = period;
  const unit = (['month', 'quarter'] as const).find((one) => {
    const around = periodAround(from, one);
    return around.from === from && around.to === to;
  });
  return unit && { from, to, unit };
}

/** The time that is so many units away, as a question says it; a quarter moves by years, a year not by quarters. */
function movedBy({ from, unit }: Span & { unit: MovedUnit }, by: MovedUnit, count: number): string | undefined {
  if (MONTHS[by] < MONTHS[unit]) return undefined;
  if (by !== unit && by !== 'year') return undefined;
  const day = addMonths(from, count * MONTHS[by]);
  if (unit === 'year') return String(yearOf(day));
  if (unit === 'quarter') return `Q${Math.ceil(monthOf(day) / MONTHS.quarter)} ${yearOf(day)}`;
  return `${MONTH_NAMES[monthOf(day)]} ${yearOf(day)}`;
}
