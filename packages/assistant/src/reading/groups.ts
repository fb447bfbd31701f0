import type { Noun, TagOf } from '../tags/tag.ts';
import type { Draft } from './draft.ts';
import { type Group, NAME_OF_SETS } from './reading.ts';

export function addGroup(draft: Draft, group: Group): void {
  const isKnown = draft.groups.some((one) => JSON.stringify(one) === JSON.stringify(group));
  if (!isKnown) draft.groups.push(group);
}

/** A noun as a group brings the values that its word stands for: `by drug`. */
export function addNoun(draft: Draft, noun: Noun): void {
  addGroup(draft, { kind: 'dimension', dimension: noun.dimension });
  addNounFilters(draft, noun);
}

export function addNounFilters(draft: Draft, { where = [] }: Noun, at?: number): void {
  for (const { field, values } of where) {
    const known = draft.filters.findIndex((filter) => filter.field === field && filter.isNegated !== true);
    const same = draft.filters[known];
    const narrower = same && narrowerOf(same.values, values);
    if (same && narrower) draft.filters[known] = { ...same, values: [...narrower] };
    else if (same && at !== undefined && same.at !== undefined)
      draft.filters[known] = { ...same, values: [...new Set([...same.values, ...values])] };
    else if (!same) draft.filters.push({ field, values, ...(at !== undefined && { at }) });
  }
}

/** `among physicians, per person`: each of these persons is a physician. Undefined where neither holds the other. */
function narrowerOf(one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  const holds = (wide: readonly string[], narrow: readonly string[]) => narrow.every((value) => wide.includes(value));
  return holds(other, one) ? one : holds(one, other) ? other : undefined;
}

export function groupOf({ grain, part }: TagOf<'grain'>): Group {
  return part
    ? { kind: 'part', part }
    : grain === 'year'
      ? { kind: 'dimension', dimension: 'program_year' }
      : { kind: 'grain', grain };
}

/** What the answer calls a group. */
export function dimensionNames(group: Group): string[] {
  if (group.kind === 'grain') return [group.grain];
  if (group.kind === 'part') return ['period'];
  return [group.sets ? NAME_OF_SETS : group.dimension];
}
