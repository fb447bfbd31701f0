const MONTHS = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
];
const DAY = 86_400_000;

/** The nth weekday of a month, both counted as the calendar does from 0; before the first is the last of the month before. */
const nth =
  (month: number, weekday: number, n: number, later = 0) =>
  (year: number): Date => {
    const first = new Date(Date.UTC(year, month, 1));
    const ahead = (weekday - first.getUTCDay() + 7) % 7;
    return new Date(first.getTime() + (ahead + 7 * (n - 1) + later) * DAY);
  };

/** Western Easter, by the rule of Gauss as Meeus and Butcher put it. */
const easter =
  (later: number) =>
  (year: number): Date => {
    const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
    const g = Math.floor((8 * b + 13) / 25);
    const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31) - 1;
    const day = ((h + l - 7 * m + 114) % 31) + 1;
    return new Date(Date.UTC(year, month, day) + later * DAY);
  };

/** Days with a name that fall on another date each year. */
const FLOATING: Readonly<Record<string, (year: number) => Date>> = {
  thanksgiving: nth(10, 4, 4),
  'thanksgiving day': nth(10, 4, 4),
  'black friday': nth(10, 4, 4, 1),
  'cyber monday': nth(10, 4, 4, 4),
  'labor day': nth(8, 1, 1),
  'labour day': nth(8, 1, 1),
  'memorial day': nth(5, 1, 1, -7),
  'martin luther king day': nth(0, 1, 3),
  'mlk day': nth(0, 1, 3),
  "presidents' day": nth(1, 1, 3),
  'columbus day': nth(9, 1, 2),
  "mother's day": nth(4, 0, 2),
  "father's day": nth(5, 0, 3),
  easter: easter(0),
  'easter sunday': easter(0),
  'easter monday': easter(1),
  'good friday': easter(-2),
};

export const FLOATING_DAYS: readonly string[] = Object.keys(FLOATING);

const plain = (name: string) => name.toLowerCase().replaceAll("'", '').replace(/\s+/g, ' ');

/** `Thanksgiving` of 2023 is `November 23`. */
export function floatingDay(name: string, year: number): string | undefined {
  const found = Object.entries(FLOATING).find(([one]) => plain(one) === plain(name))?.[1](year);
  return found && `${MONTHS[found.getUTCMonth()]} ${found.getUTCDate()}`;
}
