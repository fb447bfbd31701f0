import type { Cell, NamedDimension, PartialPeriod, Query, TimeGrain } from '@pellucid/contract';
import type { Coverage } from './coverage.ts';

/** The periods of an answer that the data ends within, each once and in the order of the rows. */
export function partialPeriods(query: Query, rows: readonly (readonly Cell[])[], coverage: Coverage): PartialPeriod[] {
  return query.dimensions.flatMap((asked, index) => {
    const period = periodOf(asked, query);
    if (!period) return [];
    const values = [...new Set(rows.map((row) => row[index] ?? null))];
    const column = typeof asked === 'string' ? asked : asked.name;
    return partialOnes(values, period, coverage).map((value) => ({ column, period: value }));
  });
}

type Period = TimeGrain | 'programYear';

/** What the values of a dimension stand for, where that is a time; those of an answer that is asked over keep it. */
function periodOf(
  asked: string | NamedDimension,
  { from, timeGrain }: Pick<Query, 'from' | 'timeGrain'>,
): Period | undefined {
  if (typeof asked !== 'string') return 'grain' in asked ? asked.grain : undefined;
  if (asked === 'date' && timeGrain) return timeGrain;
  if (!from) return asked === 'program_year' ? 'programYear' : undefined;
  const inner = from.dimensions.find((one) => asked === (typeof one === 'string' ? one : one.name));
  return inner === undefined ? undefined : periodOf(inner, { timeGrain: from.timeGrain });
}

function partialOnes(values: readonly Cell[], period: Period, { dataThrough, programYears }: Coverage): Cell[] {
  if (period === 'programYear') return values.filter((year) => endsWithin(year, programYears.get(Number(year))));
  if (dataThrough === null) return [];
  // Days follow each other, so that the data can end within the latest period alone.
  const begun = values.filter((first) => typeof first === 'string').filter((first) => first <= dataThrough);
  const latest = begun.reduce((max, first) => (first > max ? first : max), '');
  return latest !== '' && dataThrough < lastDay(latest, period) ? [latest] : [];
}

function endsWithin(year: Cell, through: string | null | undefined): boolean {
  return through != null && through < `${year}-12-31`;
}

/** The last day of the period that begins on a day. */
function lastDay(first: string, grain: TimeGrain): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const last = new Date(0);
  if (grain === 'day' || grain === 'week') last.setUTCFullYear(year, month - 1, day + (grain === 'week' ? 6 : 0));
  else last.setUTCFullYear(year, month - 1 + { year: 12, quarter: 3, month: 1 }[grain], 0);
  return last.toISOString().slice(0, 10);
}
