import { createDraft, type Draft } from '../../reading/draft.ts';
import { readConditions } from '../../reading/read-question.ts';
import type { MemberCondition, ValueFilter } from '../../reading/reading.ts';
import type { TagOf } from '../../tags/tag.ts';
import { type Period, yearsIn } from '../../time/period.ts';
import type { Input } from '../parser.ts';
import type { MemberClause } from './member-parts.ts';

/** The clauses as conditions; none where a word has several senses, or where one is of what each has one of. */
export function conditionsOf(
  clauses: readonly MemberClause[],
  words: Input,
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
  assumptions: string[],
): MemberCondition[] | undefined {
  const conditions: MemberCondition[] = [];
  for (const { values, bound, is, per, ...clause } of clauses) {
    const filters: ValueFilter[] = [];
    for (const value of values) {
      const said = filtersOf(value, words, known, assumptions);
      if (!said) return undefined;
      // `nothing else from Pfizer`: other kinds, of the same company.
      const isOther = is === 'all' && value === values[0];
      filters.push(...said.map((filter) => (isOther ? { ...filter, isNegated: true as const } : filter)));
    }
    const times = timesOf(clause, known);
    if (!times) return undefined;
    for (const periods of times)
      conditions.push({
        filters,
        ...(periods.length > 0 && { periods }),
        ...(bound && { bound }),
        ...(is && { isNone: true }),
        ...(per && { per }),
      });
  }
  return conditions;
}

/** In one time, in that of the question, or in each year of it as far as the data has them. */
function timesOf(
  { when, periods, each }: Pick<MemberClause, 'when' | 'periods' | 'each'>,
  { years }: Pick<Draft, 'years'>,
): readonly (readonly Period[])[] | undefined {
  const said = when?.read.period;
  if (!each) return [periods ?? (said ? [said] : [])];
  const all = said ? yearsIn(said, years) : years;
  const isSo = all.length > 1 && (each.number === undefined || each.number === all.length);
  return isSo ? all.map((year) => [{ kind: 'years', from: year, to: year }]) : undefined;
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
