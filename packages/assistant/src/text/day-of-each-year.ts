import { NAMED_DAYS } from './days-of-the-year.ts';
import { FLOATING_DAYS, floatingDay } from './floating-days.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** `on the last day` is of no year by itself. */
const NAMES = [...Object.keys(NAMED_DAYS), ...FLOATING_DAYS]
  .filter((name) => !/^(?:last|final|first) day$/.test(name))
  .toSorted((one, other) => other.length - one.length)
  .join('|')
  .replaceAll("'", "'?");
const DATED = `(?:${MONTHS})\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?!\\s*,?\\s*(?:19|20)?\\d)`;
/** A day with `on` before it: what begins or ends a span is none. */
const DAY = new RegExp(
  `\\bon\\s+(?:the\\s+)?(?:(?<name>${NAMES})\\b(?:\\s*(?:,|\\()\\s*${DATED}\\)?)?|(?<date>${DATED}))(?:\\s+(?:of|in)\\s+(?<each>each|every|any|all)(?:\\s+(?:of\\s+)?(?:the\\s+)?)?\\s*(?:program\\s+)?years?)?`,
  'i',
);
const YEAR = /\b(?:19|20)\d{2}\b/;

/** `on Christmas Day`, `on December 31 of each year`: on that day in every year that the data has, where no year is named. */
export function withDayOfEachYear(question: string, years: readonly number[]): string {
  if (years.length === 0 || YEAR.test(question)) return question;
  return question.replace(DAY, (...match) => {
    const { name, date, each } = match.at(-1) as Record<string, string | undefined>;
    const day = date?.replace(/(?<=\d)(?:st|nd|rd|th)|\bthe\s+/gi, '') ?? dayCalled(name ?? '');
    if (day === undefined && floatingDay(name ?? '', 2000) === undefined) return match[0] as string;
    const days = years.map((year) => `${day ?? floatingDay(name ?? '', year)}, ${year}`);
    const [last] = days.slice(-1);
    const all = days.length > 1 ? `${days.slice(0, -1).join(', ')} and ${last}` : `${last}`;
    return `on ${all}${/^(?:each|every)$/i.test(each ?? '') ? ' by year' : ' in total'}`;
  });
}

function dayCalled(name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll("'", '').replace(/\s+/g, ' ');
  return Object.entries(NAMED_DAYS).find(([one]) => plain(one) === plain(name))?.[1];
}
