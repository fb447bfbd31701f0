import type { QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Source } from '../model/model.ts';
import { filtersOf } from './question-filters.ts';
import { type Dimensions, type NamedInput, nameOf, namesOf, someOf, type Vocabulary } from './question-vocabulary.ts';

/** Measures of the model, of fewer records, and of their fields. */
export function measuresOf(vocabulary: Vocabulary): fc.Arbitrary<NamedInput[]> {
  const { source, prefix } = vocabulary;
  const of = (kind: string, names: readonly string[]): fc.Arbitrary<object>[] =>
    names.length > 0 ? [fc.constantFrom(...names).map((field) => ({ [kind]: field }))] : [];
  const ordered = namesOf(source, ['money', 'date', 'share', 'decimal']);
  const added = namesOf(source, ['money', 'count', 'decimal']);
  const percentiles = ordered.filter((name) => !namesOf(source, ['date']).includes(name));
  const figures = [
    ...of('of', [...source.measures.keys()]),
    ...of('distinct', [...source.dimensions.keys()]),
    ...of('min', ordered),
    ...of('max', ordered),
    ...of('sum', added),
    ...of('average', [...added, ...namesOf(source, ['share'])]),
    ...of('median', added),
    ...of('deviation', added),
    ...(percentiles.length > 0
      ? [
          fc
            .tuple(fc.constantFrom(...percentiles), fc.constantFrom(1, 2.2, 7, 10, 29, 50, 55, 90, 99.5))
            .map(([field, p]) => ({ percentile: { of: field, p } })),
        ]
      : []),
  ];
  return fc
    .array(fc.tuple(fc.oneof(...figures), filtersOf(vocabulary, 2)), { minLength: 1, maxLength: 3 })
    .map((all) => all.map(([figure, where], n) => ({ name: `${prefix}_${n}`, where, ...figure }) as NamedInput));
}

/** The names of what is a kind of figure, of the model or of measures named before. */
export function figuresOf(source: Source, measures: readonly NamedInput[]) {
  const models = [...source.measures.values()];
  const sums = models.filter(({ formula }) => formula.kind === 'sum' || formula.kind === 'records');
  const money = models.filter(({ type, formula }) => type === 'money' && formula.kind === 'sum');
  const own = (isOne: (measure: NamedInput) => boolean): string[] => measures.filter(isOne).map(nameOf);
  const isOf = (some: typeof models) => (m: NamedInput) => 'of' in m && some.some(({ name }) => name === m.of);
  const isMoney = (field: string): boolean => source.dimensions.get(field)?.type === 'money';
  return {
    sums: [...sums.map(({ name }) => name), ...own(isOf(sums)), ...own((m) => 'sum' in m)],
    money: [...money.map(({ name }) => name), ...own(isOf(money)), ...own((m) => 'sum' in m && isMoney(m.sum))],
    counts: [
      ...models
        .filter(({ formula }) => formula.kind === 'records' || formula.kind === 'distinct')
        .map(({ name }) => name),
      ...own((m) => 'distinct' in m),
    ],
  };
}

/** Ratios, differences, growth, proportions, shares, ranks and running totals of what stands before them. */
export function windowsOver(
  vocabulary: Vocabulary,
  dimensions: Dimensions,
  measures: readonly NamedInput[],
): fc.Arbitrary<NonNullable<QueryInput['measures']>> {
  const { source, prefix } = vocabulary;
  const names = dimensions.map(nameOf);
  const figures = figuresOf(source, measures);
  const { sums, money, counts } = figures;
  const within = someOf(names, 2);
  const [sum, count] = [fc.constantFrom(...sums), fc.constantFrom(...counts)];
  const made: fc.Arbitrary<object>[] = [
    fc.tuple(count, count).map(([of, less]) => ({ difference: { of, less } })),
    fc.tuple(sum, within).map(([of, names]) => ({ share: { of, within: names } })),
    fc
      .tuple(
        fc.oneof(sum, count),
        within,
        fc.constantFrom('asc', 'desc'),
        fc.constantFrom({}, { parts: 3 }, { parts: 100 }),
      )
      .map(([by, names, direction, parts]) => ({ rank: { by, within: names, direction, ...parts } })),
  ];
  if (money.length > 0) {
    const amount = fc.constantFrom(...money);
    made.push(
      fc.tuple(amount, count).map(([of, per]) => ({ ratio: { of, per } })),
      fc.tuple(amount, amount).map(([of, per]) => ({ ratio: { of, per } })),
      fc.tuple(amount, amount).map(([of, from]) => ({ growth: { of, from } })),
      fc.tuple(amount, amount).map(([of, whole]) => ({ proportion: { of, in: whole } })),
    );
  }
  if (names.length > 0) {
    const run = fc.tuple(sum, within, fc.constantFrom(...names));
    made.push(
      run.map(([of, others, along]) => ({
        runningTotal: { of, along, within: others.filter((name) => name !== along) },
      })),
    );
  }
  return fc
    .tuple(
      fc.array(fc.oneof(...made), { maxLength: 3 }),
      someOf([...source.measures.keys()], 2),
      previousOf(vocabulary, figures),
    )
    .map(([windows, plain, previous]) => {
      const named = windows.map((window, n) => ({ name: `${prefix}_made_${n}`, ...window }) as NamedInput);
      const last = named.at(-1);
      const onTop = last ? [{ name: `${prefix}_on_top`, rank: { by: last.name } } as NamedInput] : [];
      return [...plain, ...measures, ...previous, ...named, ...onTop];
    });
}

/** What a figure was a period before, and what is made of both; answers have no dates of their own. */
function previousOf(
  { source, prefix }: Vocabulary,
  { sums, money, counts }: ReturnType<typeof figuresOf>,
): fc.Arbitrary<NamedInput[]> {
  if (source.recordKey === '') return fc.constant([]);
  const name = `${prefix}_before`;
  const compared = fc
    .tuple(
      fc.constantFrom(...sums, ...money, ...counts),
      fc.constantFrom('year' as const, 'quarter' as const, 'month' as const),
    )
    .map(([of, period]): NamedInput[] => [
      { name, previous: { of, period } },
      { name: `${prefix}_growth`, growth: { of, from: name } },
      { name: `${prefix}_change`, difference: { of, less: name } },
      { name: `${prefix}_place_before`, rank: { by: name } },
      ...(sums.includes(of) ? [{ name: `${prefix}_part_before`, share: { of: name } }] : []),
    ]);
  return fc.oneof({ weight: 3, arbitrary: fc.constant<NamedInput[]>([]) }, { weight: 1, arbitrary: compared });
}
