import type { Condition, Filter, NamedDimension, NamedMeasure, QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Source } from '../model/model.ts';
import { conditionOn } from './query-arbitrary.ts';

type NamedInput = Extract<NonNullable<QueryInput['measures']>[number], object>;

/** Questions to a source that use every part of the language, in any combination that it allows. */
export function questionOf(source: Source): fc.Arbitrary<QueryInput> {
  return fc
    .tuple(dimensionsOf(source), measuresOf(source), filtersOf(source, 2), fc.boolean())
    .chain(([dimensions, measures, where, totals]) =>
      fc.record({
        source: fc.constant(source.name),
        dimensions: fc.constant(dimensions),
        measures: windowsOver(source, dimensions, measures),
        where: fc.constant(where),
        totals: fc.constant(totals),
        timeGrain: dimensions.includes('date')
          ? fc.constantFrom('year', 'quarter', 'month', 'week', 'day')
          : fc.constant(undefined),
        descending: fc.boolean(),
        offset: fc.constantFrom(0, 0, 2),
        limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      }),
    )
    .chain(({ descending, timeGrain, limit, ...parts }) =>
      havingOn(source, parts.measures).map((having) => ({
        ...parts,
        having,
        // Sorted by everything: rows that are equal in the order asked come in one that only the engine knows.
        orderBy: [...parts.measures.slice(-1), ...parts.dimensions].map((asked, index) => ({
          field: nameOf(asked),
          direction: index === 0 && descending ? ('desc' as const) : ('asc' as const),
        })),
        ...(timeGrain === undefined ? {} : { timeGrain }),
        ...(limit === undefined ? {} : { limit }),
      })),
    )
    .filter(({ measures, dimensions }) => measures.length + dimensions.length > 0);
}

const nameOf = (asked: string | { name: string }): string => (typeof asked === 'string' ? asked : asked.name);

function namesOf(source: Source, types: readonly string[]): string[] {
  return [...source.dimensions.values()].filter(({ type }) => types.includes(type)).map(({ name }) => name);
}

function filtersOf(source: Source, maxLength: number): fc.Arbitrary<Filter[]> {
  const condition = conditionOn(source, [...source.dimensions.keys()]);
  const tree = fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'filter' },
      condition as fc.Arbitrary<Filter>,
      fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('filter').map((not) => ({ not })),
    ),
  })).filter;
  return fc.array(tree, { maxLength });
}

function dimensionsOf(source: Source): fc.Arbitrary<NonNullable<QueryInput['dimensions']>> {
  const plain = [...source.dimensions.keys()].filter((name) => name !== source.recordKey);
  const texts = namesOf(source, ['text']).filter((name) => name !== source.recordKey);
  const dates = namesOf(source, ['date']);
  const amounts = namesOf(source, ['money']);
  const groups = fc.constantFrom(...texts).map(
    (field): NamedDimension => ({
      name: 'family',
      field,
      groups: [
        { name: 'Aster family', values: ['Aster Pharma', 'MA', 'Cardiozan', 'Food and Beverage'] },
        { name: "O'Hara; DROP", values: ['O\'Hara & "Sons" 100%', 'IL', 'OrthoFix', 'Aster Pharma'] },
      ],
      others: 'Others',
    }),
  );
  const named: fc.Arbitrary<NamedDimension>[] = [groups];
  if (amounts.length > 0) {
    named.push(fc.constantFrom(...amounts).map((field) => ({ name: 'band', field, bands: ['0', '100.11', '500'] })));
  }
  if (dates.length > 0) {
    named.push(
      fc
        .constantFrom('year', 'quarter', 'month', 'week')
        .map((grain) => ({ name: 'period', field: 'date', grain }) as NamedDimension),
      fc
        .constantFrom('dayOfWeek', 'monthOfYear', 'quarterOfYear')
        .map((part) => ({ name: 'season', field: 'date', part }) as NamedDimension),
    );
  }
  return fc
    .tuple(
      fc.subarray(plain, { maxLength: 2 }),
      fc.uniqueArray(fc.oneof(...named), { maxLength: 2, selector: ({ name }) => name }),
    )
    .map(([names, own]) => [...names, ...own]);
}

/** Measures of the model, of fewer records, and made of these two. */
function measuresOf(source: Source): fc.Arbitrary<NamedInput[]> {
  const where = filtersOf(source, 2);
  const models = [...source.measures.keys()];
  const ordered = namesOf(source, ['money', 'date']);
  const money = namesOf(source, ['money']);
  const ofRecords: fc.Arbitrary<object>[] = [
    fc.constantFrom(...models).map((of) => ({ of })),
    fc.constantFrom(...source.dimensions.keys()).map((distinct) => ({ distinct })),
  ];
  if (ordered.length > 0) {
    ofRecords.push(
      fc.constantFrom(...ordered).map((min) => ({ min })),
      fc.constantFrom(...ordered).map((max) => ({ max })),
      fc
        .tuple(fc.constantFrom(...money), fc.constantFrom(1, 2.2, 7, 10, 29, 50, 55, 90, 99.5))
        .map(([of, p]) => ({ percentile: { of, p } })),
      fc.constantFrom(...money).map((median) => ({ median })),
    );
  }
  return fc
    .array(fc.tuple(fc.oneof(...ofRecords), where), { minLength: 1, maxLength: 3 })
    .map((all) => all.map(([figure, filters], n) => ({ name: `own_${n}`, where: filters, ...figure }) as NamedInput));
}

/** Ratios, differences, growth, shares, ranks and running totals of what stands before them. */
function windowsOver(
  source: Source,
  dimensions: NonNullable<QueryInput['dimensions']>,
  measures: readonly NamedInput[],
): fc.Arbitrary<NonNullable<QueryInput['measures']>> {
  const names = dimensions.map(nameOf);
  const additive = [...source.measures.values()].filter(({ formula }) => ['sum', 'records'].includes(formula.kind));
  const sums = [
    ...additive.map(({ name }) => name),
    ...measures.filter((m) => 'of' in m && additive.some(({ name }) => name === m.of)).map(nameOf),
  ];
  const money = ['total_amount', 'amount_invested', 'value_of_interest'].filter((name) => source.measures.has(name));
  const moneys = [...money, ...measures.filter((m) => 'of' in m && money.includes(m.of)).map(nameOf)];
  const counts = ['records', 'recipients', ...measures.filter((m) => 'distinct' in m).map(nameOf)];
  const within = fc.subarray(names, { maxLength: Math.min(2, names.length) });
  const [sum, amount, count] = [fc.constantFrom(...sums), fc.constantFrom(...moneys), fc.constantFrom(...counts)];
  const made: fc.Arbitrary<object>[] = [
    fc.tuple(amount, count).map(([of, per]) => ({ ratio: { of, per } })),
    fc.tuple(amount, amount).map(([of, per]) => ({ ratio: { of, per } })),
    fc.tuple(count, count).map(([of, less]) => ({ difference: { of, less } })),
    fc.tuple(amount, amount).map(([of, from]) => ({ growth: { of, from } })),
    fc.tuple(sum, within).map(([of, names]) => ({ share: { of, within: names } })),
    fc
      .tuple(fc.oneof(sum, count), within, fc.constantFrom('asc', 'desc'))
      .map(([by, names, direction]) => ({ rank: { by, within: names, direction } })),
  ];
  if (names.length > 0) {
    made.push(
      fc.tuple(sum, within, fc.constantFrom(...names)).map(([of, others, along]) => ({
        runningTotal: { of, along, within: others.filter((name) => name !== along) },
      })),
    );
  }
  return fc
    .tuple(fc.array(fc.oneof(...made), { maxLength: 3 }), fc.subarray([...source.measures.keys()], { maxLength: 2 }))
    .map(([windows, plain]) => {
      const named = windows.map((window, n) => ({ name: `made_${n}`, ...window }) as NamedInput);
      const last = named.at(-1);
      const onTop = last ? [{ name: 'made_on_top', rank: { by: last.name } } as NamedInput] : [];
      return [...plain, ...measures, ...named, ...onTop];
    });
}

function havingOn(source: Source, measures: NonNullable<QueryInput['measures']>): fc.Arbitrary<Filter[]> {
  const counts = [
    'records',
    ...measures.filter((m): m is NamedMeasure => typeof m !== 'string' && ('rank' in m || 'distinct' in m)).map(nameOf),
  ];
  const condition = fc
    .tuple(fc.constantFrom(...counts), fc.constantFrom('gt', 'lte', 'ne', 'eq'), fc.integer({ min: 0, max: 6 }))
    .map(([field, op, value]) => ({ field, op, value }) as Condition);
  const money = [...source.measures.values()].filter(({ type }) => type === 'money').map(({ name }) => name);
  const amount = fc
    .tuple(fc.constantFrom(...money), fc.constantFrom('gte', 'lt'), fc.constantFrom('0', '500', '1000.55'))
    .map(([field, op, value]) => ({ field, op, value }) as Condition);
  const either = fc.oneof(condition, amount) as fc.Arbitrary<Filter>;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Filter[]>([]) },
    { weight: 1, arbitrary: fc.array(either, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.tuple(either, either).map(([one, other]) => [{ any: [one, { not: other }] }]) },
  );
}
