import { type Analytics, isFree, type Model, type Scope } from '@pellucid/analytics';
import type { Cell, Condition, FieldValues } from '@pellucid/contract';
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

/** Values of a field with their record counts: the most frequent ones, or those that match a text, best first. */
export async function filterValues(
  deps: ValuesDeps,
  question: ValuesQuestion,
  search: string | undefined,
  asking: Asking,
): Promise<FieldValues> {
  const text = search?.trim();
  if (!text) return counted(deps, question, MAX_VALUES.list, asking);

  const { source, field } = question;
  const found = await deps.analytics.search({ source, field, text, limit: MAX_VALUES.search }, asking.scope, asking);
  if (found.length === 0) return { values: [], truncated: false };
  // Counting them in the caller's scope also drops what matches only in rows that the caller may not see.
  const counts = await Promise.all(
    listsFor(deps.model, question, found, asking.scope).map((value) => {
      const where: Condition[] = [...question.where, { field, op: 'in', value }];
      return counted(deps, { ...question, where }, MAX_VALUES.search, asking);
    }),
  );
  const byValue = new Map(counts.flatMap(({ values }) => values).map((each) => [each.value, each]));
  return {
    values: found.flatMap(({ value, description }) => {
      const counted = byValue.get(value);
      return counted ? [{ ...counted, ...(description !== undefined && { description }) }] : [];
    }),
    truncated: found.length === MAX_VALUES.search,
  };
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
