import type { FilterInput, QueryInput } from '@pellucid/contract';
import { countedEntity, idOf } from '../reading/counted.ts';
import type { Group, Reading } from '../reading/reading.ts';
import { comparisonQuery } from './comparison-queries.ts';
import type { Measure } from './figure-measures.ts';
import { againstQuery } from './figures-against.ts';
import { isPerEntity, measuresOf } from './figures-beside.ts';
import { havingOf } from './having.ts';
import { listQuery } from './list-query.ts';
import { ofEachKind } from './of-each-kind.ts';
import { countedQuery, perEntityQuery } from './per-entity.ts';
import { dimensionsOf, namedOf, nameOf, orderName, placesOf, whereOf } from './query-parts.ts';
import { routeOf } from './routes.ts';
import { standingQuery } from './standing-query.ts';
import { tiedQuery } from './tied-query.ts';

/** The question that a reading asks of the gate. */
export function toQuery(reading: Reading): QueryInput {
  const query = queryOf(reading);
  if (!reading.isNumber) return query;
  const { source, dimensions = [], measures, where, having } = query;
  return { source, from: { dimensions, measures, where, having }, measures: ['rows'] };
}

function queryOf(reading: Reading): QueryInput {
  const { members, ...rest } = reading;
  if (members?.within) return tiedQuery(rest, { ...members, within: members.within });
  const [figure] = reading.figures;
  const entity = countedEntity(figure);
  const route = routeOf(reading);
  if (route === 'records') return listQuery(reading);
  const standing = standingQuery(reading);
  if (standing) return standing;
  const over = reading.figures.find(isPerEntity);
  if (route === 'figures per entity' && over) return perEntityQuery(reading, over);
  if (route === 'entities counted' && entity !== undefined) return countedQuery(reading, entity);
  const { comparison } = reading;
  if (comparison?.kind === 'against') return againstQuery(reading, comparison, rowsQuery);
  return comparison ? comparisonQuery(reading, comparison) : rowsQuery(reading);
}

/** A row for each group, ranked and cut as it is asked. */
export function rowsQuery(reading: Reading, extra: readonly { measure: Measure; name: string }[] = []): QueryInput {
  const { source, figures, groups, ranking } = reading;
  const dimensions = groups.flatMap(dimensionsOf);
  const measures = uniqueMeasures([...figures.flatMap(measuresOf), ...ofEachKind(reading), ...extra]);
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
