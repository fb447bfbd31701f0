import { FLOATING_DAYS, floatingDay } from './floating-days.ts';

/** Days that have a name, and are the same in every year. */
export const NAMED_DAYS: Readonly<Record<string, string>> = {
  'christmas eve': 'December 24',
  'christmas day': 'December 25',
  christmas: 'December 25',
  'xmas eve': 'December 24',
  'xmas day': 'December 25',
  xmas: 'December 25',
  'boxing day': 'December 26',
  'last day': 'December 31',
  'final day': 'December 31',
  'last day of the year': 'December 31',
  'last day of december': 'December 31',
  'first day': 'January 1',
  'first day of the year': 'January 1',
  "new year's eve": 'December 31',
  "new year's day": 'January 1',
  "valentine's day": 'February 14',
  'independence day': 'July 4',
  'july fourth': 'July 4',
  'veterans day': 'November 11',
  'groundhog day': 'February 2',
  "st. patrick's day": 'March 17',
  "april fools' day": 'April 1',
  juneteenth: 'June 19',
  'fourth of july': 'July 4',
  halloween: 'October 31',
};
const DAY = new RegExp(
  `\\b(?:the\\s+)?(?<day>${[...Object.keys(NAMED_DAYS), ...FLOATING_DAYS]
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll("'", "'?")})(?:\\s+(?:of|in)|,)?\\s+(?<year>(?:19|20)\\d{2})\\b`,
  'gi',
);

/** `Christmas Day 2023` is the 25th of December, and `Thanksgiving 2023` the 23rd of November. */
export function withDaysOfTheYear(question: string): string {
  return question.replace(DAY, (...match) => {
    const { day = '', year = '' } = match.at(-1) as Record<string, string>;
    const plain = day.toLowerCase().replace(/\s+/g, ' ');
    const found = Object.entries(NAMED_DAYS).find(([name]) => name.replaceAll("'", '') === plain.replaceAll("'", ''));
    const date = found?.[1] ?? floatingDay(day, Number(year));
    return date === undefined ? (match[0] as string) : `${date} ${year}`;
  });
}
