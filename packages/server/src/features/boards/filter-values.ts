import { type Analytics, isFree, type Model, type Scope } from '@pellucid/analytics';
import type { Cell, Condition, FieldValues, MarkedValue } from '@pellucid/contract';
import { sourceNamed } from './board-fields.ts';

/** Values that a filter's list shows, and that a search in it answers (docs/promises/calls.md#type-ahead). */
export const MAX_VALUES = { list: 200, search: 20 } as const;

/** Who asks, and what stops the question. */
export interface Asking {
  scope: Scope;
  signal?: AbortSignal;
}

interface ValuesQuestion {
  source: string;
  field: string;
  where: readonly Condition[];
}

interface ValuesDeps {
  model: Model;
  analytics: Analytics;
}

/** What is asked of a field: a text that its values match, or some values themselves, or nothing. */
export interface WantedValues {
  search?: string | undefined;
  values?: readonly MarkedValue[] | undefined;
  /** Most values of a list. */
  limit?: number | undefined;
}

/** Values of a field with their record counts: the most frequent ones, those that match a text, best first, or those that are named. */
export async function filterValues(
  deps: ValuesDeps,
  question: ValuesQuestion,
  { search, values, limit = MAX_VALUES.list }: WantedValues,
  asking: Asking,
): Promise<FieldValues> {
  const text = search?.trim();
  if (values) return withNames(deps, question, await knownValues(deps, question, values, asking), asking);
  if (text) return foundValues(deps, question, text, asking);
  return withNames(deps, question, await counted(deps, question, limit, asking), asking);
}

/** Values that match a text. Ids that the filters leave no records make room for others of the same name. */
async function foundValues(
  deps: ValuesDeps,
  question: ValuesQuestion,
  text: string,
  asking: Asking,
): Promise<FieldValues> {
  const { source, field } = question;
  const limit = sourceNamed(source, deps.model).dimensions.get(field)?.shown ? MAX_VALUES.list : MAX_VALUES.search;
  const found = await deps.analytics.search({ source, field, text, limit }, asking.scope, asking);
  const counts = await recordsOf(deps, question, found, asking);
  // What matches only in rows that the caller may not see has no count.
  const matches = found.flatMap(({ value, description }) => {
    const records = counts.get(value);
    return records === undefined ? [] : [{ value, records, ...(description !== undefined && { description }) }];
  });
  const first = matches.slice(0, MAX_VALUES.search);
  const truncated = matches.length > first.length || found.length === limit;
  return withNames(deps, question, { values: first, truncated }, asking);
}

async function knownValues(
  deps: ValuesDeps,
  question: ValuesQuestion,
  values: readonly MarkedValue[],
  asking: Asking,
): Promise<FieldValues> {
  const wanted = values.map((value) => ({ value }));
  const counts = await recordsOf(deps, question, wanted, asking);
  return { values: wanted.map(({ value }) => ({ value, records: counts.get(value) ?? 0 })), truncated: false };
}

/** The records of each value, under the filters of the question. */
async function recordsOf(
  deps: ValuesDeps,
  question: ValuesQuestion,
  found: readonly { value: Cell }[],
  asking: Asking,
): Promise<Map<Cell, number>> {
  if (found.length === 0) return new Map();
  const { field } = question;
  const counts = await Promise.all(
    listsFor(deps.model, question, found, asking.scope).map((value) => {
      const where: Condition[] = [...question.where, { field, op: 'in', value }];
      return counted(deps, { ...question, where }, MAX_VALUES.list, asking);
    }),
  );
  return new Map(counts.flatMap(({ values }) => values).map(({ value, records }) => [value, records]));
}

/** With the names of values that are ids. */
async function withNames(
  { model, analytics }: ValuesDeps,
  { source, field }: ValuesQuestion,
  { values, truncated }: FieldValues,
  { scope, signal }: Asking,
): Promise<FieldValues> {
  if (!sourceNamed(source, model).dimensions.get(field)?.shown) return { values, truncated };
  const ids = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const named = await analytics.namesOf({ source, field, values: ids }, scope, signal ? { signal } : {});
  const byId = new Map(named.map(({ value, ...words }) => [value, words]));
  return { values: values.map((each) => ({ ...each, ...byId.get(each.value) })), truncated };
}

/** All at once; for the FREE tier one by one where it may choose no more than one. */
function listsFor(model: Model, question: ValuesQuestion, found: readonly { value: Cell }[], scope: Scope): Cell[][] {
  const values = found.map(({ value }) => value);
  const dimension = sourceNamed(question.source, model).dimensions.get(question.field);
  return isFree(scope) && dimension?.tierLimit ? values.map((value) => [value]) : [values];
}

async function counted(
  { analytics }: ValuesDeps,
  { source, field, where }: ValuesQuestion,
  limit: number,
  { scope, signal }: Asking,
): Promise<FieldValues> {
  const query = {
    source,
    dimensions: [field],
    measures: ['records'],
    where: [...where],
    orderBy: [{ field: 'records', direction: 'desc' as const }],
    limit,
  };
  const { rows, truncated } = await analytics.run(query, scope, signal ? { signal } : {});
  return { values: rows.map(([value = null, records = 0]) => ({ value, records: Number(records) })), truncated };
}
