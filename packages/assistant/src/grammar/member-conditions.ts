import { createDraft, type Draft } from '../reading/draft.ts';
import { readConditions } from '../reading/read-question.ts';
import type { MemberCondition, ValueFilter } from '../reading/reading.ts';
import type { TagOf } from '../tags/tag.ts';
import type { MemberClause } from './member-parts.ts';
import type { Input } from './parser.ts';

/** The clauses as conditions; none where a word has several senses. */
export function conditionsOf(
  clauses: readonly MemberClause[],
  words: Input,
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
  assumptions: string[],
): MemberCondition[] | undefined {
  const conditions: MemberCondition[] = [];
  for (const { values, bound, when, periods, is, isOfPair } of clauses) {
    const filters: ValueFilter[] = [];
    for (const value of values) {
      const said = filtersOf(value, words, known, assumptions);
      if (!said) return undefined;
      // `nothing else from Pfizer`: other kinds, of the same company.
      const isOther = is === 'all' && value === values[0];
      filters.push(...said.map((filter) => (isOther ? { ...filter, isNegated: true as const } : filter)));
    }
    const times = periods ?? (when ? [when.read.period] : undefined);
    conditions.push({
      filters,
      ...(times && { periods: times }),
      ...(bound && { bound }),
      ...(is && { isNone: true }),
      ...(isOfPair && { isOfPair }),
    });
  }
  return conditions;
}

export function filtersOf(
  tag: TagOf<'value'> | TagOf<'noun'>,
  { tokens }: Input,
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
  assumptions: string[],
): ValueFilter[] | undefined {
  if (tag.kind === 'noun') return [...(tag.noun.where ?? [])];
  const draft = createDraft(tokens, [tag], known);
  draft.leftOut = new Set();
  readConditions(draft);
  if (draft.ambiguity || draft.cannot || draft.filters.length !== 1) return undefined;
  assumptions.push(...draft.assumptions);
  return draft.filters.map(({ at: _, ...filter }) => filter);
}
