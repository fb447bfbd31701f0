import type { FilterInput, QueryInput } from '@pellucid/contract';
import type { Comparison, Reading, ValueFilter } from '../reading/reading.ts';
import { periodFilters } from '../time/period.ts';
import { boundedShares } from './bounded-shares.ts';
import { coverageQuery } from './coverage-query.ts';
import { differenceQuery } from './difference-query.ts';
import { growthQuery } from './growth-query.ts';
import { isOfMembers, memberShareQuery } from './member-share.ts';
import { bandOf, peopleShareQuery } from './people-share.ts';
import { percentFilters } from './percent-filters.ts';
import {
  type Dimension,
  dimensionsOf,
  filterOf,
  type Measure,
  measureOf,
  nameOf,
  orderName,
  thresholdFilter,
  whereOf,
} from './query-parts.ts';
import { ratioQuery } from './ratio-query.ts';

/** Growth, shares, concentration and running totals. */
export function comparisonQuery(reading: Reading, comparison: Comparison): QueryInput {
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

type Share = Extract<Comparison, { kind: 'share' }>;

/** The part of every row, or of what is named in all that the other conditions leave. */
function shareQuery(reading: Reading, { part = [], amounts = [], time, within: each = [] }: Share): QueryInput {
  const { source, groups, figures, ranking } = reading;
  const { measure, name } = measureOf(figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  if (isOfMembers(part, name)) return memberShareQuery(reading, part, name);
  if (part.length > 0) return partQuery(reading, part.map(valuesPart), part.map(filterOf), measure, name);
  if (time) {
    const { period, grain } = time;
    return partQuery(reading, [{ name: 'part1', field: 'date', grain }], periodFilters(period), measure, name);
  }
  if (amounts.length > 0)
    return partQuery(
      reading,
      amounts.map((one, index) => bandOf(`part${index + 1}`, 'amount', one)),
      amounts.map((one) => thresholdFilter(one, 'amount')),
      measure,
      name,
    );
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
  const having: FilterInput[] = [
    ...(isWithin ? [{ field: 'place', op: 'lte' as const, value: ranking.n }] : []),
    ...percentFilters(reading, 'share'),
  ];
  return {
    source,
    measures: [
      measure,
      { name: 'share', share: { of: name, within: [...within] } },
      ...(isWithin ? [{ name: 'place', rank: { by: name, within: [...within], direction } }] : []),
    ],
    dimensions,
    where: whereOf(reading),
    ...(having.length > 0 && { having }),
    orderBy: [
      ...first.map((field) => ({ field })),
      { field: name, direction },
      ...names.filter((one) => !first.includes(one)).map((field) => ({ field })),
    ],
    ...(ranking && !isWithin && { limit: ranking.n }),
  };
}

function valuesPart({ field, values, isNegated }: ValueFilter, index: number): Dimension {
  // What is so or not has two rows anyway, and no texts that could be put together.
  if (!isNegated && values.every((value) => value === 'true' || value === 'false')) return field;
  const name = values.length === 1 ? (values[0] ?? '').slice(0, 100) : 'Named';
  return {
    name: `part${index + 1}`,
    field,
    groups: [{ name, values: [...values] }],
    ...(isNegated && { others: `Not ${name}`.slice(0, 100) }),
  };
}

/** The part beside all else, of which only its own row is shown: shares are exact to six decimals. */
function partQuery(
  reading: Reading,
  parts: readonly Dimension[],
  conditions: readonly FilterInput[],
  measure: Measure,
  name: string,
): QueryInput {
  const { ranking } = reading;
  const groups = reading.groups.flatMap(dimensionsOf);
  const names = groups.map(nameOf);
  // Rows of time are in its order, others have the largest share first.
  const isOfTimes = names.length === 0 || reading.groups.some((group) => orderName(group) !== undefined);
  return {
    source: reading.source,
    measures: [
      measure,
      { name: 'share', share: { of: name, within: names } },
      { name: 'outside', of: 'records', where: [{ not: { all: [...conditions] } }] },
    ],
    dimensions: [...groups, ...parts],
    where: whereOf(reading),
    having: [{ field: 'outside', op: 'eq', value: 0 }],
    orderBy: [
      ...(ranking || !isOfTimes ? [{ field: 'share', direction: ranking?.direction ?? 'desc' }] : []),
      ...[...names, ...parts.map(nameOf)].map((field) => ({ field })),
    ],
    ...(ranking && { limit: ranking.n }),
  };
}

/** What the first of all hold together, and their part of the whole: first the places, then the sum of the first of them. */
function concentrationQuery(
  reading: Reading,
  { n, dimension, direction }: Extract<Comparison, { kind: 'concentration' }>,
): QueryInput {
  const { measure, name } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const field = dimension === 'recipient' ? 'recipient_id' : dimension;
  const groups = reading.groups.flatMap(dimensionsOf);
  const within = groups.map(nameOf);
  const isAlwaysNamed = ['recipient_id', 'company'].includes(field);
  // What has no name takes no place, and is in the whole.
  const ofNamed: Measure = { name: 'of_named', of: name, where: [{ field, op: 'notEmpty' }] };
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
      { name: 'together', sum: name },
      { name: 'share', share: { of: 'together', within } },
      { name: 'best', min: 'place' },
    ],
    dimensions: [...within, { name: 'first', field: 'place', bands: [String(n + 1)] }],
    having: [{ field: 'best', op: 'lte', value: n }],
    orderBy: [...within, 'first'].map((one) => ({ field: one })),
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
