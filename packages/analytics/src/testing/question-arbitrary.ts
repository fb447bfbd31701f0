import { type Condition, type FilterInput, type NamedDimension, Query, type QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Model, Source } from '../model/model.ts';
import { answerSource } from '../plan/answer-source.ts';
import { columnsOf } from '../plan/measures.ts';
import { planQuery } from '../plan/plan-query.ts';
import { questionsIn } from '../plan/refuse-much.ts';
import { conditionOn } from './query-arbitrary.ts';

type NamedInput = Extract<NonNullable<QueryInput['measures']>[number], object>;
type Dimensions = NonNullable<QueryInput['dimensions']>;

/** More take an engine long, and find no more. */
const MAX_QUESTIONS = 8;

/** Questions to a source that use every part of the language, in any combination that it allows. */
export function questionOf(source: Source, model: Model): fc.Arbitrary<QueryInput> {
  const isAskable = (query: QueryInput): boolean => questionsIn(Query.parse(query)) <= MAX_QUESTIONS;
  const plain = questionOver({ source, members: [...model.sources.keys()], prefix: 'own' }).filter(isAskable);
  const any = fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: questionOverAnswer(source, model, plain) },
  );
  return any.filter(isAskable);
}

/** First per entity, then over entities: a question over the answer to another. */
function questionOverAnswer(
  source: Source,
  model: Model,
  questions: fc.Arbitrary<QueryInput>,
): fc.Arbitrary<QueryInput> {
  const facts = { uniqueLabels: new Set<string>() };
  return questions
    .filter(({ dimensions = [] }) => dimensions.length > 0)
    .chain(({ dimensions = [], measures, where, having, timeGrain }) => {
      const from = { dimensions, measures, where, having, ...(timeGrain ? { timeGrain } : {}) };
      const inner = Query.parse({ source: source.name, ...from });
      const plan = planQuery(inner, { model, facts, policyOf: () => ({ kind: 'all' }) }, { baseOnly: true });
      const answer = answerSource(source.name, columnsOf(plan));
      return questionOver({ source: answer, members: [], prefix: 'over' }).map(({ timeGrain: _, ...query }) => ({
        ...query,
        from,
      }));
    });
}

/** What a question may be made of. */
interface Vocabulary {
  readonly source: Source;
  /** Sources of which the answers may be asked for members; none over an answer, whose fields these do not have. */
  readonly members: readonly string[];
  /** Of names of the question's own, which may not be names of the source. */
  readonly prefix: string;
}

function questionOver(vocabulary: Vocabulary): fc.Arbitrary<QueryInput> {
  const { source } = vocabulary;
  return fc
    .tuple(dimensionsOf(vocabulary), measuresOf(vocabulary), filtersOf(vocabulary, 2), fc.boolean())
    .chain(([dimensions, measures, where, totals]) =>
      fc.record({
        source: fc.constant(source.name),
        dimensions: fc.constant(dimensions),
        measures: windowsOver(vocabulary, dimensions, measures),
        where: fc.constant(where),
        totals: fc.constant(totals),
        timeGrain: dimensions.includes('date')
          ? fc.constantFrom('year' as const, 'quarter' as const, 'month' as const, 'week' as const, 'day' as const)
          : fc.constant(undefined),
        descending: fc.boolean(),
        offset: fc.constantFrom(0, 0, 2),
        limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      }),
    )
    .chain(({ descending, timeGrain, limit, ...parts }) =>
      havingOn(vocabulary, parts.measures).map((having) => ({
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
    .filter(({ measures, dimensions }) => measures.length + dimensions.length > 0)
    .map((query) => withPeriods(query, source));
}

const nameOf = (asked: string | { name: string }): string => (typeof asked === 'string' ? asked : asked.name);

function namesOf(source: Source, types: readonly string[]): string[] {
  return [...source.dimensions.values()].filter(({ type }) => types.includes(type)).map(({ name }) => name);
}

function filtersOf({ source, members }: Vocabulary, maxLength: number): fc.Arbitrary<FilterInput[]> {
  const condition = conditionOn(source, [...source.dimensions.keys()]);
  const leaf: fc.Arbitrary<FilterInput> =
    members.length > 0
      ? fc.oneof({ weight: 5, arbitrary: condition }, { weight: 1, arbitrary: membershipOf(source, members) })
      : condition;
  const tree = fc.letrec<{ filter: FilterInput }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'filter' },
      leaf,
      fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('filter').map((not) => ({ not })),
    ),
  })).filter;
  return fc.array(tree, { maxLength });
}

/** Who was paid by some and not by others, above an amount, or first in some year. */
function membershipOf(source: Source, members: readonly string[]): fc.Arbitrary<FilterInput> {
  const shared = ['recipient_id', 'recipient', 'company', 'specialty_group', 'city'].filter((name) =>
    source.dimensions.has(name),
  );
  const where = conditionOn(source, shared);
  const having = fc.constantFrom<FilterInput>(
    { field: 'records', op: 'gt', value: 3 },
    { field: 'companies', op: 'gte', value: 2 },
    { not: { field: 'records', op: 'lte', value: 1 } },
  );
  const ofDates = fc.array(where, { maxLength: 1 }).map((own) => ({
    measures: [{ name: 'first', min: 'date', where: own }],
    having: [{ field: 'first', op: 'gte' as const, value: '2021-02-01' }],
  }));
  const first = source.dimensions.has('date')
    ? fc.option(ofDates, { nil: { measures: [], having: [] } })
    : fc.constant({ measures: [], having: [] });
  const top = fc.record({
    n: fc.integer({ min: 1, max: 3 }),
    by: fc.constantFrom('records', 'companies', 'recipients'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  return fc
    .record({
      field: fc.constantFrom(...shared),
      where: fc.array(where, { maxLength: 1 }),
      having: fc.array(having, { maxLength: 1 }),
      first,
      other: fc.option(fc.constantFrom(...members), { nil: undefined }),
      top: fc.option(top, { nil: undefined }),
    })
    .map(({ field, where, having, first, other, top }) => {
      const own = { where, measures: first.measures, having: [...having, ...first.having], top };
      const query = other === undefined ? own : { source: other, where: [], measures: [], having, top };
      return { field, op: 'in' as const, query };
    });
}

function dimensionsOf(vocabulary: Vocabulary): fc.Arbitrary<Dimensions> {
  const { source, prefix } = vocabulary;
  const plain = [...source.dimensions.keys()].filter((name) => name !== source.recordKey);
  const groups = namesOf(source, ['text']).filter((name) => name !== source.recordKey);
  const named: fc.Arbitrary<NamedDimension>[] = [];
  if (groups.length > 0) {
    const families = [
      { name: 'Aster family', values: ['Aster Pharma', 'MA', 'Cardiozan', 'Food and Beverage'] },
      { name: "O'Hara; DROP", values: ['O\'Hara & "Sons" 100%', 'IL', 'OrthoFix', 'Aster Pharma'] },
    ];
    const family = { name: `${prefix}_family`, groups: families, others: 'Others' };
    named.push(fc.constantFrom(...groups).map((field) => ({ ...family, field })));
  }
  const amounts = namesOf(source, ['money']);
  if (amounts.length > 0) {
    const band = { name: `${prefix}_band`, bands: ['0', '100.11', '500'] };
    named.push(fc.constantFrom(...amounts).map((field) => ({ ...band, field })));
  }
  const dates = namesOf(source, ['date']);
  if (dates.length > 0) {
    const field = fc.constantFrom(...dates);
    named.push(
      fc
        .tuple(field, fc.constantFrom('year' as const, 'quarter' as const, 'month' as const, 'week' as const))
        .map(([field, grain]) => ({ name: `${prefix}_period`, field, grain })),
      fc
        .tuple(field, fc.constantFrom('dayOfWeek' as const, 'monthOfYear' as const, 'quarterOfYear' as const))
        .map(([field, part]) => ({ name: `${prefix}_season`, field, part })),
    );
  }
  const own =
    named.length > 0 ? fc.uniqueArray(fc.oneof(...named), { maxLength: 2, selector: nameOf }) : fc.constant([]);
  const all = fc.tuple(someOf(plain, 2), own).map(([names, others]) => [...names, ...others]);
  return groups.length === 0 ? all : all.chain((dimensions) => withFirst(vocabulary, groups, dimensions));
}

/** First values of texts among the dimensions, within some of the others or not. */
function withFirst({ source, prefix }: Vocabulary, texts: readonly string[], dimensions: Dimensions) {
  const one = (name: string, before: Dimensions): fc.Arbitrary<Dimensions> => {
    const isManyValued = (field: string) => source.dimensions.get(field)?.lookup?.bridge !== undefined;
    const fields = texts.filter((field) => !before.includes(field) && !isManyValued(field));
    const singleValued = before.filter((asked) => !isManyValued(typeof asked === 'string' ? asked : asked.field));
    if (fields.length === 0) return fc.constant(before);
    return fc
      .record({
        field: fc.constantFrom(...fields),
        n: fc.integer({ min: 1, max: 3 }),
        by: fc.constantFrom(`${prefix}_0`, ...source.measures.keys()),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
        within: someOf(singleValued.map(nameOf), 2),
        others: fc.constantFrom('Others', 'Aster Pharma'),
      })
      .map(({ field, others, ...top }) => [...before, { name, field, top, others }]);
  };
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(dimensions) },
    { weight: 1, arbitrary: one(`${prefix}_top`, dimensions) },
    {
      weight: 1,
      arbitrary: one(`${prefix}_top`, dimensions).chain((some) => one(`${prefix}_second_top`, some)),
    },
  );
}

function someOf(names: readonly string[], most: number): fc.Arbitrary<string[]> {
  return fc.subarray([...names], { maxLength: Math.min(most, names.length) });
}

/** Measures of the model, of fewer records, and of their fields. */
function measuresOf(vocabulary: Vocabulary): fc.Arbitrary<NamedInput[]> {
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
function figuresOf(source: Source, measures: readonly NamedInput[]) {
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

/** Ratios, differences, growth, shares, ranks and running totals of what stands before them. */
function windowsOver(
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
      .tuple(fc.oneof(sum, count), within, fc.constantFrom('asc', 'desc'))
      .map(([by, names, direction]) => ({ rank: { by, within: names, direction } })),
  ];
  if (money.length > 0) {
    const amount = fc.constantFrom(...money);
    made.push(
      fc.tuple(amount, count).map(([of, per]) => ({ ratio: { of, per } })),
      fc.tuple(amount, amount).map(([of, per]) => ({ ratio: { of, per } })),
      fc.tuple(amount, amount).map(([of, from]) => ({ growth: { of, from } })),
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

/** Only a year before has a program year, and some sources have no dates. */
function withPeriods(query: QueryInput, source: Source): QueryInput {
  const isByYear = !source.dimensions.has('date') || JSON.stringify(query).includes('"program_year"');
  const measures = query.measures?.map((measure) =>
    isByYear && typeof measure !== 'string' && 'previous' in measure
      ? { ...measure, previous: { ...measure.previous, period: 'year' as const } }
      : measure,
  );
  return { ...query, measures };
}

function havingOn({ source }: Vocabulary, measures: NonNullable<QueryInput['measures']>): fc.Arbitrary<FilterInput[]> {
  const named = measures.filter((measure): measure is NamedInput => typeof measure !== 'string');
  const { money, counts } = figuresOf(source, named);
  const ranks = named.filter((measure) => 'rank' in measure).map(nameOf);
  const onCount = fc
    .tuple(
      fc.constantFrom(...counts, ...ranks),
      fc.constantFrom('gt', 'lte', 'ne', 'eq'),
      fc.integer({ min: 0, max: 6 }),
    )
    .map(([field, op, value]) => ({ field, op, value }) as Condition);
  const onAmount = fc
    .tuple(fc.constantFrom(...money, ''), fc.constantFrom('gte', 'lt'), fc.constantFrom('0', '500', '1000.55'))
    .filter(([field]) => field !== '')
    .map(([field, op, value]) => ({ field, op, value }) as Condition);
  const either = money.length > 0 ? fc.oneof(onCount, onAmount) : onCount;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<FilterInput[]>([]) },
    { weight: 1, arbitrary: fc.array(either, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.tuple(either, either).map(([one, other]) => [{ any: [one, { not: other }] }]) },
  );
}
