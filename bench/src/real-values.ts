import type { Analytics, Model, Scope } from '@pellucid/analytics';
import type { QueryInput } from '@pellucid/contract';

const SCOPE: Scope = { kind: 'system' };
/** Frequent values and rare ones: a filter on either finds records. */
const VALUES = 50;

/**
 * The same questions with texts that the data has in place of those of the test fixture, which it has not: conditions that match
 * nothing would be answered at once.
 */
export async function withRealValues(
  questions: readonly QueryInput[],
  analytics: Analytics,
  model: Model,
): Promise<QueryInput[]> {
  const known = new Map<string, string[]>();
  for (const { name, type } of model.sources.get('general')?.dimensions.values() ?? []) {
    if (type === 'text') known.set(name, await valuesOf(name, analytics));
  }
  let drawn = 0;
  const replaced = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced(field, each));
    const values = known.get(field) ?? [];
    return typeof value === 'string' && values.length > 0 ? values[drawn++ % values.length] : value;
  };
  const through = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(through);
    if (typeof part !== 'object' || part === null) return part;
    const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, through(value)]));
    if (typeof inner.field !== 'string' || !('op' in inner) || !('value' in inner)) return inner;
    return { ...inner, value: replaced(inner.field, inner.value) };
  };
  return questions.map((query) => through(query) as QueryInput);
}

async function valuesOf(field: string, analytics: Analytics): Promise<string[]> {
  const question = { source: 'general', dimensions: [field], measures: ['records'] };
  const orderBy = [{ field: 'records', direction: 'desc' as const }, { field }];
  const { rows } = await analytics.run({ ...question, orderBy, limit: VALUES }, SCOPE);
  return rows.flatMap(([value]) => (typeof value === 'string' ? [value] : []));
}
