import { type QueryInput, TimeGrain } from '@pellucid/contract';
import { idOf } from '../reading/counted.ts';
import type { Reading } from '../reading/reading.ts';
import { distinctMeasure, type Measure, measureOf } from './figure-measures.ts';
import { isPlainAverage, type Statistic } from './figures-beside.ts';
import { overTotals, statisticOf } from './figures-of-totals.ts';
import { cutOf, type Dimension, dimensionsOf, namedOf, nameOf, thresholdFilter, whereOf } from './query-parts.ts';

/** `how many doctors got more than $10k`: first the totals of each, then the number of those that satisfy the condition. */
export function countedQuery(reading: Reading, entity: string): QueryInput {
  const conditions = reading.thresholds.filter(({ on }) => on === 'figure');
  const of = entityOf(entity);
  const id = nameOf(of);
  const groups = reading.groups
    .filter((group) => group.kind !== 'dimension' || group.dimension !== entity)
    .flatMap(dimensionsOf);
  const inner = conditions.map(({ measure }) =>
    measureOf({
      kind: 'measure',
      measure: measure ?? (reading.source === 'ownership' ? 'value_of_interest' : 'total_amount'),
    }),
  );
  const sums = reading.figures.slice(1).map(measureOf);
  return {
    source: reading.source,
    from: {
      dimensions: [of, ...groups],
      measures: [...new Map([...inner, ...sums].map(({ name, measure }) => [name, measure])).values()],
      where: [...whereOf(reading), ...(isTime(of) ? [] : [{ field: id, op: 'notEmpty' as const }])],
      having: conditions.map((condition, index) => thresholdFilter(condition, inner[index]?.name ?? 'total_amount')),
    },
    measures: ['rows', ...sums.map(({ name }) => ({ name: `sum_of_${name}`, sum: name }))],
    dimensions: groups.map(nameOf),
    orderBy: groups.map((group) => ({ field: nameOf(group) })),
  };
}

/** Over the totals of recipients or companies: an average is a ratio, what else is asked needs the totals first. */
export function perEntityQuery(reading: Reading, figure: Statistic): QueryInput {
  const { source, groups } = reading;
  const entity = entityOf(figure.per);
  const id = nameOf(entity);
  const inner = measureOf({ kind: 'measure', measure: figure.of ?? 'total_amount' });
  const isChosen = reading.ranking !== undefined || reading.thresholds.some(({ on }) => on === 'figure');
  const where = [
    ...whereOf(reading),
    ...(isTime(entity) ? [] : [{ field: id, op: 'notEmpty' as const }]),
    ...(isChosen ? namedOf(reading) : []),
  ];
  const dimensions = groups.flatMap(dimensionsOf);
  const orderBy =
    dimensions.length > 0
      ? [
          { field: 'figure', direction: reading.ranking?.direction ?? ('desc' as const) },
          ...dimensions.map((one) => ({ field: nameOf(one) })),
        ]
      : [];
  const conditions = reading.thresholds
    .filter(({ on }) => on === 'figure')
    .map((threshold) => thresholdFilter(threshold, conditionOf(threshold, figure)));
  const having = conditions.length > 0 ? { having: conditions } : {};
  const limit = reading.ranking && dimensions.length > 0 ? cutOf(reading.ranking) : {};
  if (groups.length === 0 && conditions.length > 0) return amongEntities(reading, figure, id);
  const isOne = reading.figures.length === 1;
  if (isOne && figure.statistic.kind === 'average' && isPlainAverage(figure)) {
    const count = distinctMeasure(figure.per);
    const measures: Measure[] = [count.measure, { name: 'figure', ratio: { of: inner.name, per: count.name } }];
    return {
      source,
      measures: [...measures, inner.measure],
      dimensions,
      where,
      orderBy,
      ...having,
      ...limit,
    };
  }
  const own = dimensions.filter((one) => nameOf(one) !== id);
  const outer = own.map(nameOf);
  const of = isOne ? undefined : severalOf(reading, figure, outer);
  return {
    source,
    from: { dimensions: [entity, ...own], measures: of?.inner ?? [inner.measure], where },
    measures: of?.measures ?? [statisticOf(figure, inner.name), 'rows'],
    dimensions: outer,
    orderBy: outer.length === 0 ? [] : (of?.orderBy ?? orderBy),
    ...having,
    ...limit,
  };
}

/** Several figures over the same totals; the first of rows are those by the first figure. */
function severalOf({ figures, ranking }: Reading, over: Statistic, names: readonly string[]) {
  const parts = figures.flatMap((one) => overTotals(one, over) ?? []);
  const unique = (measures: readonly Measure[]) => [
    ...new Map(measures.map((one) => [typeof one === 'string' ? one : one.name, one])).values(),
  ];
  const main = parts[0]?.name ?? 'rows';
  return {
    inner: unique(parts.flatMap(({ inner }) => inner)),
    measures: unique([...parts.flatMap(({ over: one }) => one), 'rows']),
    orderBy: [
      ...(ranking ? [{ field: main, direction: ranking.direction }] : []),
      ...names.map((field) => ({ field })),
    ],
  };
}

/** What a condition is on: of the totals of recipients their number is the number of rows. */
function conditionOf({ measure }: Reading['thresholds'][number], { per, statistic }: Statistic): string {
  const isOwnNumber = measure === 'recipients' && per === 'recipient' && statistic.kind !== 'average';
  return isOwnNumber ? 'rows' : (measure ?? 'figure');
}

/** People, companies and other values by what tells them apart; months and quarters by their first day. */
export function entityOf(per: string): Dimension {
  const grain = TimeGrain.options.find((one) => one === per);
  return grain ? { name: grain, field: 'date', grain } : idOf(per);
}

const isTime = (entity: Dimension): boolean => typeof entity !== 'string' || entity === 'program_year';

/** `average per physician of those above $10k`: the condition is on each of them, not on the figure of all. */
function amongEntities(reading: Reading, figure: Statistic, id: string): QueryInput {
  const of = figure.of ?? 'total_amount';
  const conditions = reading.thresholds
    .filter(({ on }) => on === 'figure')
    .map((threshold) => ({
      threshold,
      ...measureOf({ kind: 'measure', measure: threshold.measure ?? 'total_amount' }),
    }));
  const measures = new Map<string, Measure>([
    [of, of],
    ...conditions.map(({ name, measure }) => [name, measure] as const),
  ]);
  return {
    source: reading.source,
    from: {
      dimensions: [id],
      measures: [...measures.values()],
      where: [...whereOf(reading), { field: id, op: 'notEmpty' }],
      having: conditions.map(({ threshold, name }) => thresholdFilter(threshold, name)),
    },
    measures: [statisticOf(figure, of), 'rows'],
  };
}
