import type { FilterInput, QueryInput } from '@pellucid/contract';
import { countedEntity } from '../reading/counted.ts';
import type { Comparison, Figure, Reading, ValueFilter } from '../reading/reading.ts';
import { type Measure, measureOf } from './figure-measures.ts';
import { isPerEntity } from './figures-beside.ts';
import { statisticOf } from './figures-of-totals.ts';
import { entityOf } from './per-entity.ts';
import { cutOf, type Dimension, dimensionsOf, filterOf, nameOf, orderName, whereOf } from './query-parts.ts';

type Statistic = Extract<Figure, { kind: 'statistic' }>;
type Difference = Extract<Comparison, { kind: 'difference' }>;

/** One thing less another: both figures and their difference; with `only`, the rows in which the first is above the second. */
export function differenceQuery(reading: Reading, comparison: Difference): QueryInput {
  const entity = comparison.only && reading.groups.length === 0 ? countedEntity(reading.figures[0]) : undefined;
  const [figure] = reading.figures;
  if (isPerEntity(figure)) return ofTotals(reading, comparison, figure);
  if (entity !== undefined) return numberAbove({ ...reading, figures: [] }, comparison, entityOf(entity));
  const { only } = comparison;
  const dimensions = reading.groups.flatMap(dimensionsOf);
  const times = reading.ranking ? [] : reading.groups.flatMap((group) => orderName(group) ?? []);
  const names = dimensions.map(nameOf);
  const direction = reading.ranking?.direction ?? 'desc';
  return {
    source: reading.source,
    measures: sidesOf(reading, comparison),
    dimensions,
    where: [...whereOf(reading), ...(only ? dimensions.slice(0, 1).flatMap(named) : [])],
    ...(only && { having: ABOVE }),
    orderBy: [
      ...times.map((field) => ({ field })),
      ...(times.length === 0 && names.length > 0 ? [{ field: 'difference', direction }] : []),
      ...names.flatMap((field) => (times.includes(field) ? [] : { field })),
    ],
    ...(reading.ranking && cutOf(reading.ranking)),
  };
}

const ABOVE: FilterInput[] = [{ field: 'difference', op: 'gt', value: 0 }];

/** Times always have a name. */
const named = (dimension: Dimension): FilterInput[] =>
  typeof dimension === 'string' ? [{ field: dimension, op: 'notEmpty' }] : [];

function sidesOf({ figures: [figure] }: Reading, { of, less }: Difference): Measure[] {
  const { measure } = measureOf(figure ?? TOTAL);
  const side = (name: string, filter: ValueFilter | undefined): Measure => ({
    ...(typeof measure === 'string' ? { of: measure } : measure),
    name,
    where: filter ? [filterOf(filter)] : [],
  });
  const other = otherName(less);
  return [side('first', of), side(other, less), { name: 'difference', difference: { of: 'first', less: other } }];
}

/** What the second of the two is called. */
function otherName(less: ValueFilter | undefined): string {
  if (less === undefined) return 'all';
  return less.isNegated ? 'all_others' : 'second';
}

/** `average per physician at A against all others`: first what each got from the one and from the others, then the figure of both. */
function ofTotals(reading: Reading, { of, less }: Difference, figure: Statistic): QueryInput {
  const entity = entityOf(figure.per);
  const groups = reading.groups.flatMap(dimensionsOf);
  const total = figure.of ?? 'total_amount';
  const sides: [string, ValueFilter | undefined][] = [
    ['first', of],
    [otherName(less), less],
  ];
  const [, [other]] = sides as [unknown, [string]];
  return {
    source: reading.source,
    from: {
      dimensions: [entity, ...groups],
      measures: sides.flatMap(([name, filter]) => {
        const where = filter ? [filterOf(filter)] : [];
        return [
          { name: `${name}_total`, of: total, where },
          { name: `${name}_records`, of: 'records', where },
        ];
      }),
      where: [...whereOf(reading), ...named(entity)],
    },
    measures: [
      ...sides.map(([name]) => ({
        ...(statisticOf(figure, `${name}_total`, name) as Exclude<Measure, string>),
        where: [{ field: `${name}_records`, op: 'gt' as const, value: 0 }],
      })),
      { name: 'difference', difference: { of: 'first', less: other } },
    ] as Measure[],
    dimensions: groups.map(nameOf),
    orderBy: groups.map((group) => ({ field: nameOf(group) })),
  };
}

const TOTAL: Figure = { kind: 'measure', measure: 'total_amount' };

/** `how many companies spent more on travel than on meals`: first both figures of each, then the number of those. */
function numberAbove(reading: Reading, comparison: Difference, entity: Dimension): QueryInput {
  return {
    source: reading.source,
    from: {
      dimensions: [entity],
      measures: sidesOf(reading, comparison),
      where: [...whereOf(reading), ...named(entity)],
      having: ABOVE,
    },
    measures: ['rows'],
  };
}
