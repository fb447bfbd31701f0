import { Query, type QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Model, Source } from '../model/model.ts';
import { answerSource } from '../plan/answer-source.ts';
import { columnsOf } from '../plan/measures.ts';
import { NO_FACTS } from '../plan/plan.ts';
import { planQuery } from '../plan/plan-query.ts';
import { questionsIn } from '../plan/refuse-much.ts';
import { dimensionsOf } from './question-dimensions.ts';
import { filtersOf } from './question-filters.ts';
import { havingOn } from './question-having.ts';
import { measuresOf, windowsOver } from './question-measures.ts';
import { nameOf, type Vocabulary } from './question-vocabulary.ts';

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

/** What questions are asked of first, one by one. */
const ENTITIES = ['recipient_id', 'company_id', 'specialty', 'nature', 'city'];

/** First per entity, then over entities: a question over the answer to another, also to one by several dimensions. */
function questionOverAnswer(
  source: Source,
  model: Model,
  questions: fc.Arbitrary<QueryInput>,
): fc.Arbitrary<QueryInput> {
  const entities = ENTITIES.filter((name) => source.dimensions.has(name));
  const perEntity = fc.tuple(questions, fc.constantFrom(...entities)).map(([{ measures = [], where }, entity]) => ({
    dimensions: [entity],
    measures: measures.filter((measure) => typeof measure === 'string' || 'where' in measure),
    where,
  }));
  const perRow = questions
    .filter(({ dimensions = [] }) => dimensions.length > 0)
    .map(({ dimensions = [], measures, where, having, timeGrain }) => ({
      dimensions,
      measures,
      where,
      having,
      ...(timeGrain ? { timeGrain } : {}),
    }));
  return fc.oneof(perEntity, perRow).chain((from) => {
    const inner = Query.parse({ source: source.name, ...from });
    const plan = planQuery(inner, { model, facts: NO_FACTS, policyOf: () => ({ kind: 'all' }) }, { baseOnly: true });
    const answer = answerSource(source.name, columnsOf(plan));
    return questionOver({ source: answer, members: [], prefix: 'over' }).map(({ timeGrain: _, ...query }) => ({
      ...query,
      from,
    }));
  });
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
