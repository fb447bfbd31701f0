import type { FilterInput, QueryInput } from '@pellucid/contract';
import { idOf } from '../reading/counted.ts';
import type { Comparison, Reading } from '../reading/reading.ts';
import { periodFilters } from '../time/period.ts';
import { boundedShares } from './bounded-shares.ts';
import { coverageQuery } from './coverage-query.ts';
import { differenceQuery } from './difference-query.ts';
import { type Measure, measureOf } from './figure-measures.ts';
import { growthQuery } from './growth-query.ts';
import { partShareQuery } from './part-share.ts';
import { peopleShareQuery } from './people-share.ts';
import { percentFilters } from './percent-filters.ts';
import {
  cutOf,
  dimensionsOf,
  filterOf,
  nameOf,
  orderName,
  partMembers,
  placesOf,
  thresholdFilter,
  whereOf,
} from './query-parts.ts';
import { ratioQuery } from './ratio-query.ts';

/** Growth, shares, concentration and running totals. */
export function comparisonQuery(reading: Reading, comparison: Exclude<Comparison, { kind: 'against' }>): QueryInput {
  switch (comparison.kind) {
    case 'growth':
      return growthQuery(reading, comparison);
    case 'share':
      return boundedShares(shareQuery(reading, comparison), comparison, reading);
    case 'peopleShare':
      return peopleShareQuery(reading, comparison);
    case 'concentration':
      return concentrationQuery(reading, comparison);
    case 'coverage':
      return coverageQuery(reading, comparison);
    case 'ratio':
      return ratioQuery(reading, comparison);
    case 'difference':
      return differenceQuery(reading, comparison);
    case 'runningTotal':
      return runningQuery(reading);
  }
}

type Concentration = Extract<Comparison, { kind: 'concentration' }>;
type Share = Extract<Comparison, { kind: 'share' }>;

/** The part of every row, or of what is named in all that the other conditions leave. */
function shareQuery(reading: Reading, comparison: Share): QueryInput {
  const conditions = [...conditionsOf(comparison), ...partMembers(reading)];
  return conditions.length > 0 ? partShareQuery(reading, conditions) : rowSharesQuery(reading, comparison);
}

/** Which records make a part: by their values, their own amounts, or the time of the year. */
function conditionsOf({ part = [], amounts = [], time }: Share): FilterInput[] {
  return [
    ...part.map(filterOf),
    ...amounts.map((one) => thresholdFilter(one, 'amount')),
    ...(time ? periodFilters(time) : []),
  ];
}

/** What each row is of all of them, or of those within the same group. */
function rowSharesQuery(reading: Reading, { within: each = [], isOfAll }: Share): QueryInput {
  const { source, groups, figures, ranking } = reading;
  const { measure, name } = measureOf(figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const dimensions = groups.flatMap(dimensionsOf);
  const names = dimensions.map(nameOf);
  const times = groups.flatMap((group) => orderName(group) ?? []);
  const wholes = each.flatMap((dimension) => dimensionsOf({ kind: 'dimension', dimension })).map(nameOf);
  const within =
    wholes.length > 0 ? wholes : times.length > 0 && names.length > times.length ? times : (ranking?.within ?? []);
  const first = wholes.length > 0 ? wholes : times;
  const direction = ranking?.direction ?? 'desc';
  // The first of all by a limit, the first within others by their place.
  const isWithin = ranking !== undefined && within.length > 0;
  const shown = isOfAll ? reading.filters.filter(({ field }) => names.includes(field)) : [];
  const filters = reading.filters.filter((filter) => !shown.includes(filter));
  const having: FilterInput[] = [
    ...(shown.length > 0 ? [{ field: 'of_shown', op: 'gt' as const, value: 0 }] : []),
    ...(isWithin ? [placesOf(ranking)] : []),
    ...percentFilters(reading, 'share'),
  ];
  return {
    source,
    measures: [
      measure,
      { name: 'share', share: { of: name, within: [...within] } },
      ...(shown.length > 0 ? [{ name: 'of_shown', of: 'records', where: shown.map(filterOf) }] : []),
      ...(isWithin ? [{ name: 'place', rank: { by: name, within: [...within], direction } }] : []),
    ],
    dimensions,
    where: whereOf({ ...reading, filters }),
    ...(having.length > 0 && { having }),
    orderBy: [
      ...first.map((field) => ({ field })),
      { field: name, direction },
      ...names.filter((one) => !first.includes(one)).map((field) => ({ field })),
    ],
    ...(ranking && !isWithin && cutOf(ranking)),
  };
}

/** What the first of all hold together, and their part of the whole: first the places, then the sum of the first of them. */
function concentrationQuery(reading: Reading, comparison: Concentration): QueryInput {
  if (comparison.unit) return percentQuery(reading, comparison);
  const { n, dimension, direction, of = [] } = comparison;
  const { measure, name } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const field = dimension === 'recipient' ? 'recipient_id' : dimension;
  const groups = reading.groups.flatMap(dimensionsOf);
  const within = groups.map(nameOf);
  const isAlwaysNamed = ['recipient_id', 'company'].includes(field) && of.length === 0;
  // What has no name takes no place, and is in the whole.
  const ofNamed: Measure = { name: 'of_named', of: name, where: [{ field, op: 'notEmpty' }, ...of.map(filterOf)] };
  return {
    source: reading.source,
    from: {
      dimensions: [...groups, field],
      measures: [
        measure,
        ...(isAlwaysNamed ? [] : [ofNamed]),
        { name: 'place', rank: { by: isAlwaysNamed ? name : 'of_named', within, ...(direction && { direction }) } },
      ],
      where: whereOf(reading),
    },
    measures: [
      { name: 'together', sum: of.length > 0 ? 'of_named' : name, where: [{ field: 'place', op: 'lte', value: n }] },
      { name: 'of_all', sum: name },
      { name: 'share', proportion: { of: 'together', in: 'of_all' } },
    ],
    dimensions: within,
    orderBy: within.map((one) => ({ field: one })),
  };
}

/** What those among the first so many percent hold, who are a condition of its own: how many they are, the data says. */
function percentQuery(reading: Reading, { n, dimension, direction, of = [] }: Concentration): QueryInput {
  const { measure, name } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const field = idOf(dimension);
  const where = whereOf(reading);
  const first: FilterInput = {
    field,
    op: 'in',
    query: {
      where: [...where, ...of.map(filterOf)],
      top: { n, unit: 'percent', by: name, ...(direction && { direction }) },
    },
  };
  return {
    source: reading.source,
    measures: [
      measure,
      { name: 'together', of: name, where: [first] },
      { name: 'share', proportion: { of: 'together', in: name } },
      { name: `${dimension}_count`, distinct: field, where: [first] },
    ],
    where,
  };
}

function runningQuery(reading: Reading): QueryInput {
  const { source, groups, figures } = reading;
  const { measure, name } = measureOf(figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const dimensions = groups.flatMap(dimensionsOf);
  const along = groups.flatMap((group) => orderName(group) ?? [])[0] ?? 'program_year';
  const within = dimensions.map(nameOf).filter((one) => one !== along);
  return {
    source,
    measures: [measure, { name: 'so_far', runningTotal: { of: name, along, within } }],
    dimensions,
    where: whereOf(reading),
    orderBy: [...within, along].map((field) => ({ field })),
  };
}
