import type { FilterInput, QueryInput } from '@pellucid/contract';
import type { Comparison, Reading } from '../reading/reading.ts';
import { type Period, periodFilters } from '../time/period.ts';
import { type Measure, measureOf } from './figure-measures.ts';
import { percentFilters } from './percent-filters.ts';
import { cutOf, dimensionsOf, nameOf, orderName, whereOf } from './query-parts.ts';

type Growth = Extract<Comparison, { kind: 'growth' }>;

/** Two periods side by side, or each with the one before it. */
export function growthQuery(asked: Reading, growth: Growth): QueryInput {
  const { from, to, sort, by: ranked, everyYear } = growth;
  if (everyYear) return everyYearQuery(asked, everyYear, sort ?? 'desc');
  const by = ranked ?? 'growth';
  // A program year has no quarters: its dates have.
  const isOfDates = grainOf(asked.groups) !== 'year';
  const reading = isOfDates ? { ...asked, periods: asked.periods.map(asDates) } : asked;
  const { source, groups, figures, ranking } = reading;
  const { measure, name } = measureOf(figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const dimensions = groups.flatMap(dimensionsOf);
  const ends = from && to;
  const pair: Measure[] = ends
    ? [during('later', measure, to), during('earlier', measure, from)]
    : [measure, { name: 'earlier', previous: { of: name, period: grainOf(groups) } }];
  const percents = percentFilters(reading, 'growth', sort === 'asc');
  const later = ends ? 'later' : name;
  const times = groups.flatMap((group) => orderName(group) ?? []);
  const names = dimensions.map(nameOf);
  // Rows of time are in its order, unless the first of them are asked.
  const isRanked = names.length > 0 && (times.length === 0 || ranking !== undefined);
  const orderBy: NonNullable<QueryInput['orderBy']> = isRanked
    ? [{ field: by, direction: sort ?? ranking?.direction ?? 'desc' }, ...names.map((field) => ({ field }))]
    : times.map((field) => ({ field }));
  return {
    source,
    measures: [
      ...pair,
      { name: 'change', difference: { of: later, less: 'earlier' } },
      { name: 'growth', growth: { of: later, from: 'earlier' } },
    ],
    dimensions,
    where: [
      ...whereOf(reading),
      ...(ends ? [inEither(from, to)] : []),
      ...(isRanked && times.length === 0 ? names.slice(0, 1).map((field) => ({ field, op: 'notEmpty' as const })) : []),
    ],
    orderBy,
    ...(percents.length > 0 && { having: percents }),
    ...(sort &&
      isRanked &&
      percents.length === 0 &&
      !ranking && { having: [{ field: by, op: sort === 'asc' ? ('lt' as const) : ('gt' as const), value: 0 }] }),
    ...(ranking && isRanked && { ...cutOf(ranking), having: [{ field: by, op: 'notEmpty' as const }, ...percents] }),
  };
}

/** What each year has, and only where each is above, or below, the one before; with the growth from the first to the last. */
function everyYearQuery(reading: Reading, years: readonly number[], sort: 'asc' | 'desc'): QueryInput {
  const { measure } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const names = reading.groups.flatMap(dimensionsOf).map(nameOf);
  const later = years.slice(1);
  const [first, last] = [years[0], years.at(-1)];
  return {
    source: reading.source,
    measures: [
      ...years.map((one) => during(`in_${one}`, measure, { kind: 'years', from: one, to: one })),
      ...later.map((one, index) => ({
        name: `change_${one}`,
        difference: { of: `in_${one}`, less: `in_${years[index]}` },
      })),
      { name: 'growth', growth: { of: `in_${last}`, from: `in_${first}` } },
    ],
    dimensions: reading.groups.flatMap(dimensionsOf),
    where: [
      ...whereOf(reading),
      { field: 'program_year', op: 'in', value: [...years] },
      ...names.slice(0, 1).map((field) => ({ field, op: 'notEmpty' as const })),
    ],
    having: [
      // What had nothing before is new, and has not grown.
      ...(sort === 'asc' ? [] : [{ field: `in_${first}`, op: 'gt' as const, value: 0 }]),
      ...later.map((one) => ({
        field: `change_${one}`,
        op: sort === 'asc' ? ('lt' as const) : ('gt' as const),
        value: 0,
      })),
    ],
    orderBy: [{ field: 'growth', direction: sort }, ...names.map((field) => ({ field }))],
    ...(reading.ranking && cutOf(reading.ranking)),
  };
}

/** What has no record in either time has no row. */
function inEither(from: Period, to: Period): FilterInput {
  const years = [from, to].flatMap((period) =>
    period.kind === 'years' && period.from === period.to ? (period.from ?? []) : [],
  );
  if (years.length === 2) return { field: 'program_year', op: 'in', value: years };
  return { any: [from, to].map((period) => ({ all: periodFilters(period) })) };
}

/** A measure under another name, of what some periods hold. */
function during(name: string, measure: Measure, period: Period): Measure {
  const where = periodFilters(period);
  return typeof measure === 'string' ? { name, of: measure, where } : ({ ...measure, name, where } as Measure);
}

function asDates(period: Period): Period {
  if (period.kind !== 'years') return period;
  const { from, to } = period;
  return {
    kind: 'dates',
    ...(from !== undefined && { from: `${from}-01-01` }),
    ...(to !== undefined && { to: `${to}-12-31` }),
  };
}

function grainOf(groups: Reading['groups']): 'year' | 'quarter' | 'month' {
  const grain = groups.find((group) => group.kind === 'grain');
  return grain?.kind === 'grain' && (grain.grain === 'month' || grain.grain === 'quarter') ? grain.grain : 'year';
}
