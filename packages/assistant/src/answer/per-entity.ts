import type { QueryInput } from '@pellucid/contract';
import type { Figure, Reading } from '../reading/reading.ts';
import {
  type Dimension,
  dimensionsOf,
  distinctMeasure,
  type Measure,
  measureOf,
  nameOf,
  whereOf,
} from './query-parts.ts';

type Statistic = Extract<Figure, { kind: 'statistic' }>;

/** Over the totals of recipients or companies: an average is a ratio, what else is asked needs the totals first. */
export function perEntityQuery(reading: Reading, figure: Statistic): QueryInput {
  const { source, groups } = reading;
  const id = idOf(figure.per);
  const inner = figure.of ?? 'total_amount';
  const where = [...whereOf(reading), { field: id, op: 'notEmpty' as const }];
  const dimensions = groups.flatMap(dimensionsOf);
  const orderBy =
    dimensions.length > 0
      ? [
          { field: 'figure', direction: reading.ranking?.direction ?? ('desc' as const) },
          ...dimensions.map((one) => ({ field: nameOf(one) })),
        ]
      : [];
  const limit = reading.ranking && dimensions.length > 0 ? { limit: reading.ranking.n } : {};
  if (figure.statistic.kind === 'average') {
    const count = distinctMeasure(figure.per);
    const measures: Measure[] = [count.measure, { name: 'figure', ratio: { of: inner, per: count.name } }];
    return {
      source,
      measures: [...measures, measureOf({ kind: 'measure', measure: inner }).measure],
      dimensions,
      where,
      orderBy,
      ...limit,
    };
  }
  const own = dimensions.filter((one) => nameOf(one) !== id);
  const outer = own.map(nameOf);
  return {
    source,
    from: { dimensions: [id, ...own] as Dimension[], measures: [inner], where },
    measures: [statisticOf(figure, inner), 'rows'],
    dimensions: outer,
    orderBy: outer.length > 0 ? orderBy : [],
    ...limit,
  };
}

function statisticOf({ statistic }: Statistic, of: string): Measure {
  switch (statistic.kind) {
    case 'median':
      return { name: 'figure', median: of };
    case 'largest':
      return { name: 'figure', max: of };
    case 'smallest':
      return { name: 'figure', min: of };
    case 'percentile':
      return { name: 'figure', percentile: { of, p: statistic.p } };
    case 'average':
      return { name: 'figure', average: of };
  }
}

function idOf(entity: string): string {
  if (entity === 'recipient') return 'recipient_id';
  return entity === 'investigator' ? 'investigator_id' : entity;
}
