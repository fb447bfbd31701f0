import type { Condition, QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Source } from '../model/model.ts';

const TEXTS = [
  'Aster Pharma',
  'Northern Lights Devices',
  'Food and Beverage',
  'MA',
  'Springfield',
  'Cardiozan',
  'Drug',
  '1002',
  'No',
  '%',
  "O'Hara",
  'Internal Medicine',
  'Physicians|Internal Medicine|Oncology',
  'Medical Doctor',
];
const AMOUNTS = new Set(['money', 'decimal', 'share']);
const DATES = ['2021-01-01', '2022-03-31', '2022-04-01', '2023-06-15', '2024-12-31'];

/** Any condition that a dimension can be asked with, on values that the fixture has and on some that it has not. */
export function conditionOn(source: Source, names: readonly string[]): fc.Arbitrary<Condition> {
  return fc.constantFrom(...names).chain((field): fc.Arbitrary<Condition> => {
    const type = source.dimensions.get(field)?.type;
    const value: fc.Arbitrary<string | number | boolean> =
      type === 'integer' || type === 'count'
        ? fc.constantFrom(2021, 2022, 2023, 2024, 2030, 1, 3)
        : type === 'date'
          ? fc.constantFrom(...DATES)
          : type === 'boolean'
            ? fc.boolean()
            : type !== undefined && AMOUNTS.has(type)
              ? fc.constantFrom('0', '100.11', '-5', '0.5', '1000')
              : fc.constantFrom(...TEXTS);
    const orEmpty = fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) });
    const any: fc.Arbitrary<Condition>[] = [
      fc.record({ field: fc.constant(field), op: fc.constantFrom('eq' as const, 'ne' as const), value: orEmpty }),
      fc.record({
        field: fc.constant(field),
        op: fc.constantFrom('in' as const, 'notIn' as const),
        value: fc.array(orEmpty, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ field: fc.constant(field), op: fc.constantFrom('isEmpty' as const, 'notEmpty' as const) }),
    ];
    if (type === 'text')
      any.push(
        fc.record({
          field: fc.constant(field),
          op: fc.constantFrom('contains' as const, 'notContains' as const, 'startsWith' as const),
          value: fc.oneof(
            fc.constantFrom(...TEXTS),
            fc.uniqueArray(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 3 }),
          ),
        }),
      );
    if (type !== 'text' && type !== 'boolean') {
      any.push(
        fc.record({
          field: fc.constant(field),
          op: fc.constantFrom('lt' as const, 'lte' as const, 'gt' as const, 'gte' as const),
          value,
        }),
        fc.record({
          field: fc.constant(field),
          op: fc.constant('between' as const),
          value: fc.tuple(value, value).map((pair) => [...pair]),
        }),
      );
    }
    if (type === 'date' && source.recordKey !== '') {
      any.push(fc.constant<Condition>({ field, op: 'yearToDate' }));
    }
    if (type === 'date') {
      const parts = fc.constantFrom('dayOfWeek' as const, 'monthOfYear' as const, 'quarterOfYear' as const);
      any.push(
        fc
          .tuple(
            parts,
            fc.constantFrom('eq' as const, 'gte' as const, 'notIn' as const),
            fc.integer({ min: 1, max: 7 }),
          )
          .map(([part, op, number]) => ({ field, part, op, value: op === 'notIn' ? [number, 2] : number })),
      );
    }
    return fc.oneof(...any);
  });
}

function someOf(names: readonly string[], most: number): fc.Arbitrary<string[]> {
  return fc.subarray([...names], { maxLength: Math.min(most, names.length) });
}

/** Questions to a source that group and filter by the named dimensions. */
export function queryOf(
  source: Source,
  dimensions: readonly string[],
  measures: readonly string[],
): fc.Arbitrary<QueryInput> {
  const grain = fc.constantFrom('year' as const, 'quarter' as const, 'month' as const);
  return fc
    .record({
      measures: someOf(measures, 4),
      dimensions: someOf(dimensions, 3),
      where:
        dimensions.length === 0
          ? fc.constant<Condition[]>([])
          : fc.array(conditionOn(source, dimensions), { maxLength: 3 }),
      grain,
      descending: fc.boolean(),
      limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    })
    .filter((parts) => parts.measures.length + parts.dimensions.length > 0)
    .map(({ grain: timeGrain, descending, limit, ...parts }) => ({
      source: source.name,
      ...parts,
      // Ties are broken by keys, which differ between tables where labels are kept by their smallest key; sorting by
      // everything makes the order, and so the page, the same everywhere.
      orderBy: [...parts.measures.slice(0, 1), ...parts.dimensions].map((field, index) => ({
        field,
        direction: index === 0 && descending ? ('desc' as const) : ('asc' as const),
      })),
      ...(parts.dimensions.includes('date') ? { timeGrain } : {}),
      ...(limit === undefined ? {} : { limit }),
    }));
}
