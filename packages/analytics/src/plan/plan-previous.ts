import { type ComparedPeriod, conditionsIn, type NamedMeasure, type Query } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { measuresFor } from './measures-for.ts';
import type { Moved } from './plan.ts';
import type { RowPolicy } from './row-policy.ts';

export type PreviousMeasure = Extract<NamedMeasure, { previous: unknown }>;

export const MONTHS: Readonly<Record<ComparedPeriod, number>> = { year: 12, quarter: 3, month: 1 };

/** The question that is asked of earlier records, for one measure. Throws QueryRefused that names the place. */
export function previousQuery(query: Query, { name, previous }: PreviousMeasure, source: Source, place: string): Query {
  const { of } = previous;
  const at = `${place}.previous.of`;
  const before = query.measures.slice(
    0,
    query.measures.findIndex((one) => typeof one !== 'string' && one.name === name),
  );
  const made = measuresFor(of, before, source, at);
  if (made.some((one) => 'previous' in one)) {
    throw new QueryRefused('invalid', `${of} is of a previous period itself.`, at);
  }
  return {
    ...query,
    measures: made.length > 0 ? made : [of],
    having: [],
    orderBy: [],
    limit: undefined,
    offset: 0,
    totals: false,
  };
}

/** How the records of a source are moved by a period. Throws QueryRefused where they have no such time. */
export function movedBy(period: ComparedPeriod, query: Query, source: Source, policy: RowPolicy, place: string): Moved {
  const date = source.dimensions.get('date')?.column;
  const programYear = source.dimensions.get('program_year')?.column;
  if (query.from || (period === 'year' ? (date ?? programYear) : date) === undefined) {
    const what = query.from ? 'The answer to another question' : `${source.label}`;
    throw new QueryRefused('invalid', `${what} has no dates to look back by ${period}.`, `${place}.previous.period`);
  }
  if (period !== 'year' && usesProgramYear(query)) {
    const message = `A program year has no previous ${period}: ask by date, or for the previous year.`;
    throw new QueryRefused('invalid', message, `${place}.previous.period`);
  }
  return {
    months: MONTHS[period],
    seen: policy.kind === 'own' ? [policy.condition] : [],
    ...(date === undefined ? {} : { date }),
    ...(programYear === undefined || period !== 'year' ? {} : { programYear }),
  };
}

function usesProgramYear({ dimensions, where, measures }: Query): boolean {
  const own = measures.flatMap((one) => (typeof one !== 'string' && 'where' in one ? one.where : []));
  const fields = [
    ...dimensions.map((one) => (typeof one === 'string' ? one : one.field)),
    ...conditionsIn([...where, ...own]).map(({ field }) => field),
  ];
  return fields.includes('program_year');
}
