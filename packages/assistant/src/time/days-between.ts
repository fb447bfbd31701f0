import { isDay } from './calendar.ts';
import { periodOfSpan, type ReadPeriod } from './period.ts';
import { monthNumber, yearNumber } from './points.ts';

const LEAD = ['between', 'from', 'on', 'in', 'during', 'dated'];
const TO = ['to', 'through', 'thru', 'until', 'till'];

interface DayOfMonth {
  readonly day: string;
  readonly month: number | undefined;
  readonly next: number;
}

/** `between 10 and 20 March 2023`, `March 10-20, 2023`, `from March 28 to April 3, 2023`: days whose year is said once. */
export function daysBetweenAt(words: readonly string[], at: number): (ReadPeriod & { length: number }) | undefined {
  const lead = LEAD.includes(words[at] ?? '') ? 1 : 0;
  const first = dayOfMonthAt(words, at + lead);
  const join = first && (words[first.next] ?? '');
  if (!first || join === undefined) return undefined;
  if (!TO.includes(join) && !(join === 'and' && words[at] === 'between')) return undefined;
  const second = dayOfMonthAt(words, first.next + 1);
  if (!second) return undefined;
  const end = [',', 'of', 'in'].includes(words[second.next] ?? '') ? second.next + 1 : second.next;
  const year = yearNumber(words[end] ?? '');
  const [from, to] = [first.month ?? second.month, second.month ?? first.month];
  if (year === undefined || from === undefined || to === undefined) return undefined;
  const span = { from: dayText(year, from, first.day), to: dayText(year, to, second.day) };
  const isRange = isDay(span.from) && isDay(span.to) && span.from <= span.to;
  return isRange ? { period: periodOfSpan(span), length: end + 1 - at } : undefined;
}

function dayText(year: number, month: number, day: string): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `March 10`, `the 10th`, `10 March`, `10th of March`. */
function dayOfMonthAt(words: readonly string[], at: number): DayOfMonth | undefined {
  const named = monthNumber(words[at] ?? '');
  const start = named !== undefined || words[at] === 'the' ? at + 1 : at;
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[start] ?? '')?.[1];
  if (day === undefined) return undefined;
  if (named !== undefined) return { day, month: named, next: start + 1 };
  const after = words[start + 1] === 'of' ? start + 2 : start + 1;
  const month = monthNumber(words[after] ?? '');
  return { day, month, next: month === undefined ? start + 1 : after + 1 };
}
