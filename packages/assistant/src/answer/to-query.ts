import type { FilterInput, QueryInput } from '@pellucid/contract';
import { countedEntity, idOf } from '../reading/counted.ts';
import { DEFAULT_RECORDS, type Group, type Reading } from '../reading/reading.ts';
import { comparisonQuery } from './comparison-queries.ts';
import { type Measure, measureOf } from './figure-measures.ts';
import { isPerEntity, measuresOf } from './figures-beside.ts';
import { countedQuery, perEntityQuery } from './per-entity.ts';
import { cutOf, dimensionsOf, namedOf, nameOf, orderName, placesOf, thresholdFilter, whereOf } from './query-parts.ts';
import { routeOf } from './routes.ts';
import { standingQuery } from './standing-query.ts';

/** Columns of single records. */
const RECORD: Readonly<Record<string, readonly string[]>> = {
  general: ['record_id', 'date', 'company', 'recipient', 'nature', 'product', 'state'],
  research: ['record_id', 'date', 'company', 'recipient', 'study', 'state'],
  ownership: ['record_id', 'program_year', 'company', 'recipient', 'terms', 'state'],
  all_payments: ['record_id', 'payment_kind', 'date', 'company', 'recipient', 'state'],
  ledger: ['record_id', 'date', 'company', 'recipient', 'nature', 'product', 'state'],
};

/** The question that a reading asks of the gate. */
export function toQuery(reading: Reading): QueryInput {
  const query = queryOf(reading);
  if (!reading.isNumber) return query;
  const { source, dimensions = [], measures, where, having } = query;
  return { source, from: { dimensions, measures, where, having }, measures: ['rows'] };
}

function queryOf(reading: Reading): QueryInput {
  const [figure] = reading.figures;
  const entity = countedEntity(figure);
  const route = routeOf(reading);
  if (route === 'records') return listQuery(reading);
  const standing = standingQuery(reading);
  if (standing) return standing;
  const over = reading.figures.find(isPerEntity);
  if (route === 'figures per entity' && over) return perEntityQuery(reading, over);
  if (route === 'entities counted' && entity !== undefined) return countedQuery(reading, entity);
  return reading.comparison ? comparisonQuery(reading, reading.comparison) : rowsQuery(reading);
}

/** Of a trip, where to is what people look for. */
function columnsOfTrips({ source, filters }: Pick<Reading, 'source' | 'filters'>): readonly string[] {
  const isOfTrips = filters.some(
    ({ field, values, isNegated }) =>
      field === 'nature' && !isNegated && values.length === 1 && values[0] === 'Travel and Lodging',
  );
  return source === 'general' && isOfTrips ? ['travel_city'] : [];
}

/** What a question names of each record, as far as a list does not show it: `with date, city and amount`. */
function columnsNamed({ source, columns = [] }: Pick<Reading, 'source' | 'columns'>): readonly string[] {
  const shown = RECORD[source] ?? [];
  return columns.filter((column) => !shown.includes(column) && !AMOUNTS.includes(column));
}

const AMOUNTS = ['amount', 'value_of_interest', 'amount_invested'];

function listQuery({ source, figures, ranking, columns, ...reading }: Reading): QueryInput {
  const [figure] = figures;
  const measure =
    source === 'ownership'
      ? 'value_of_interest'
      : figure?.kind === 'measure' && figure.measure === 'amount_invested'
        ? 'amount_invested'
        : 'total_amount';
  const isInvestedToo = source === 'ownership' && columns?.includes('amount_invested');
  return {
    source,
    measures: [measure, ...(isInvestedToo ? ['amount_invested'] : [])],
    dimensions: [
      ...new Set([
        ...(RECORD[source] ?? ['record_id']),
        ...columnsOfTrips({ source, filters: reading.filters }),
        ...columnsNamed({ source, ...(columns && { columns }) }),
      ]),
    ],
    where: whereOf({ source, figures, ...reading }),
    orderBy: [{ field: ranking?.by ?? measure, direction: ranking?.direction ?? 'desc' }, { field: 'record_id' }],
    ...(ranking ? cutOf(ranking) : { limit: DEFAULT_RECORDS }),
  };
}

/** A row for each group, ranked and cut as it is asked. */
export function rowsQuery(reading: Reading, extra: readonly { measure: Measure; name: string }[] = []): QueryInput {
  const { source, figures, groups, ranking } = reading;
  const dimensions = groups.flatMap(dimensionsOf);
  const measures = uniqueMeasures([...figures.flatMap(measuresOf), ...extra]);
  const [figure] = figures;
  const main = reading.ranking?.by ?? (figure && measuresOf(figure).at(-1)?.name) ?? measures[0]?.name ?? 'records';
  const rank = ranking && groups.length > 0 ? rankParts(reading, main) : undefined;
  const having = havingOf(reading, main);
  const conditions = [...having.map(({ filter }) => filter), ...(rank?.having ?? [])];
  const limit = rank?.limit;
  return {
    source,
    measures: uniqueMeasures([...measures, ...having.flatMap(({ measure }) => measure ?? [])])
      .map((one) => one.measure)
      .concat(rank?.measure ?? []),
    dimensions,
    where: [
      ...whereOf(reading),
      ...(rank || having.length > 0 || reading.among ? namedOf(reading) : []),
      ...countedOf(reading),
    ],
    ...(conditions.length > 0 && { having: conditions }),
    orderBy: rank?.orderBy ?? orderOf(groups, main),
    ...(limit !== undefined && { limit }),
  };
}

/** Whom records name always; of others a row without any would say 0. */
const ALWAYS_NAMED = ['recipient', 'company'];

/** `clinical trials by company`: a row for those that have one. */
function countedOf({ figures: [figure, another], groups }: Reading): FilterInput[] {
  if (figure?.kind !== 'distinct' || another || groups.length === 0) return [];
  return ALWAYS_NAMED.includes(figure.dimension) ? [] : [{ field: idOf(figure.dimension), op: 'notEmpty' }];
}

function uniqueMeasures(measures: readonly { measure: Measure; name: string }[]) {
  return measures.filter((one, index) => measures.findIndex(({ name }) => name === one.name) === index);
}

/** Time in its order, else the largest first. */
function orderOf(groups: readonly Group[], main: string): NonNullable<QueryInput['orderBy']> {
  if (groups.length === 0) return [];
  const times = groups.flatMap((group) => orderName(group) ?? []);
  const names = groups.flatMap(dimensionsOf).map(nameOf);
  if (times.length > 0)
    return [
      ...times.map((field) => ({ field })),
      { field: main, direction: 'desc' },
      ...names.filter((name) => !times.includes(name)).map((field) => ({ field })),
    ];
  return [{ field: main, direction: 'desc' }, ...names.map((field) => ({ field }))];
}

/** Conditions on figures; a measure that is not shown otherwise comes along. */
export function havingOf({ thresholds, figures, source }: Reading, main: string) {
  const ofMain = figures.some(
    (figure) =>
      figure.kind === 'statistic' || (figure.kind === 'measure' && /^(?:average|median)/.test(figure.measure)),
  )
    ? main
    : source === 'ownership'
      ? 'value_of_interest'
      : 'total_amount';
  return thresholds
    .filter(({ on }) => on === 'figure')
    .map((threshold) => {
      const other =
        threshold.measure === undefined
          ? { measure: ofMain, name: ofMain }
          : measureOf({ kind: 'measure', measure: threshold.measure });
      return { filter: thresholdFilter(threshold, other.name), measure: other.name === main ? undefined : [other] };
    });
}

/** The first of all by a limit; places, and the first within others, by a rank. */
function rankParts({ ranking, groups }: Reading, main: string) {
  if (!ranking) return undefined;
  const { n, direction, place, within } = ranking;
  const dimensions = groups.flatMap(dimensionsOf).map(nameOf);
  const tail = dimensions.map((field) => ({ field }));
  if (place === undefined && !within) {
    return { limit: n, orderBy: [{ field: main, direction }, ...tail], having: [], measure: [] };
  }
  const rank: Measure = { name: 'place', rank: { by: main, direction, ...(within && { within: [...within] }) } };
  return {
    measure: [rank],
    having: [placesOf(ranking)],
    orderBy: [...new Set([...(within ?? []), 'place', ...dimensions])].map((field) => ({ field })),
    limit: undefined,
  };
}
