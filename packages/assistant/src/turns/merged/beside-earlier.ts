import type { Draft } from '../../reading/draft.ts';
import { withMore } from '../../reading/read-values.ts';
import type { Comparison, Group, Reading, ValueFilter } from '../../reading/reading.ts';
import { startOf } from '../../time/period.ts';
import type { Unread } from '../referred.ts';
import { isAdded, yearsOf } from './merged-filters.ts';

/** What a turn says of the parts that a comparison is made of; what it says nothing of stays as it was. */
export interface Compared extends Pick<Reading, 'filters' | 'periods' | 'groups' | 'thresholds'> {
  readonly comparison: Comparison | undefined;
}

const ONE_THING = 'There is one thing alone in the answer before: say what it shall be compared with.';

/** `vs 2023`, `compared to Thornvale`, `compare them`: what is said beside what is there. */
export function besideEarlier(earlier: Reading, next: Draft, rest: Compared): Compared | Unread {
  const { comparison } = earlier;
  const isOfRows = comparison?.kind === 'share' && !comparison.part && !comparison.amounts && !comparison.time;
  if (comparison && comparison.kind !== 'growth' && !isOfRows) return { cannot: ONLY_TOTALS };
  if (next.periods.length > 0 && !isAdded(next)) return besidePeriod(earlier, next, rest);
  const said = next.filters.find(({ isNegated }) => !isNegated);
  const isOwn =
    said &&
    isOfSeveral(next, said) &&
    !said.values.every((value) => earlier.filters.some(({ values }) => values.includes(value)));
  if (isOwn) return { ...rest, comparison: undefined };
  const old = earlier.filters.filter(({ isNegated, field }) => !isNegated && (!said || field === said.field));
  const [first] = said ? old : old.filter(({ values }) => values.length > 1);
  if (!first) return byYears(earlier, rest) ?? { cannot: ONE_THING };
  const filters = [
    ...rest.filters.filter(({ field, isNegated }) => field !== first.field || isNegated),
    said ? withMore(first, said) : first,
  ];
  return { ...rest, comparison, filters, groups: firstOf(besideGroup(first, said), earlier.groups) };
}

/** Values that several words name; `cardiologists` are one thing, whatever they are called in the data. */
function isOfSeveral({ tags }: Draft, { field, values }: ValueFilter): boolean {
  const isOne = tags.some(
    (tag) =>
      tag.kind === 'value' && tag.choices.some((one) => one.field === field && one.values.length === values.length),
  );
  return values.length > 1 && !isOne;
}

/** A row for each of what is set beside each other, by what it is called where that stands for several values. */
function besideGroup(first: ValueFilter, said: ValueFilter | undefined): Group {
  const isApart = said?.values.every((value) => !first.values.includes(value));
  const isOfMany = first.values.length > 1 || (said?.values.length ?? 0) > 1;
  if (!said?.text || !first.text || !isApart || !isOfMany) return groupOf(first.field);
  const sets = [first, said].map(({ text = '', values }) => ({ name: text, values }));
  return { kind: 'dimension', dimension: first.field, sets };
}

const ONLY_TOTALS = 'I can set totals beside each other, or their growth: ask for both as a new question.';

/** A row for each value of a field; people have theirs under their names. */
export function groupOf(field: string): Group {
  return { kind: 'dimension', dimension: field === 'recipient_id' ? 'recipient' : field };
}

/** A group before those that there are. */
export function firstOf(group: Group, groups: readonly Group[]): readonly Group[] {
  return [group, ...groups.filter((one) => JSON.stringify(one) !== JSON.stringify(group))];
}

function byYears(earlier: Reading, rest: Compared): Compared | undefined {
  const isOfYears = earlier.periods.flatMap(yearsOf).length > 1;
  return isOfYears
    ? { ...rest, comparison: undefined, groups: firstOf(groupOf('program_year'), earlier.groups) }
    : undefined;
}

/** Two times beside each other, with the change from the earlier to the later; rows of months and quarters are those of both. */
function besidePeriod(earlier: Reading, next: Draft, rest: Compared): Compared | Unread {
  const [said, another] = next.periods;
  const [old, further] = earlier.periods;
  if (next.periods.flatMap(yearsOf).length > 1) return { ...rest, comparison: undefined };
  if (!said || another || !old || further)
    return { cannot: 'Say both times that shall be compared, for example 2022 and 2023.' };
  const isOfTime = earlier.groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  const years = [old, said].flatMap(yearsOf);
  if (isOfTime)
    return years.length > 1
      ? { ...rest, periods: [{ kind: 'eachYear', years: years.toSorted((a, b) => a - b) }] }
      : { cannot: ONE_THING };
  const [from, to] = [old, said].toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return {
    ...rest,
    groups: earlier.groups,
    periods: [],
    comparison: { kind: 'growth', ...(from && { from }), ...(to && { to }) },
  };
}
