import type { Tag } from '../../tags/tag.ts';
import { setsOf } from '../comparisons/compared-sets.ts';
import { type Draft, has, textOf } from '../draft.ts';
import type { Group, ValueFilter } from '../reading.ts';

/** `Texas and California`: a row for each. */
export function severalNamed(draft: Draft): Group | undefined {
  const { filters } = draft;
  const isNamed = ({ values, isNegated, text }: ValueFilter) =>
    spelledApart(values) > 1 && !isNegated && text !== undefined;
  // Of `more cardiologists` one word has several values; the companies are two.
  const several = filters.find((one) => isNamed(one) && areNamedApart(draft, one)) ?? filters.find(isNamed);
  return several && groupOfNamed(draft, several);
}

/** `HOUSTON` and `Houston` are one city, spelled in two ways. */
const spelledApart = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size;

export function groupOfNamed(draft: Draft, several: ValueFilter): Group {
  const isSpelledTwice = spelledApart(several.values) < several.values.length;
  const sets = several.field === 'specialty' || isSpelledTwice ? setsOf(draft, several) : undefined;
  const dimension = several.field === 'recipient_id' ? 'recipient' : several.field;
  return { kind: 'dimension', dimension, ...(sets && { sets }) };
}

/** Two words at least say the values. */
function areNamedApart({ tags }: Draft, { field, values }: ValueFilter): boolean {
  const names = tags.filter(
    (tag) =>
      tag.kind === 'value' &&
      tag.choices.some((one) => one.field === field && one.values.every((value) => values.includes(value))),
  );
  return names.length > 1;
}

/** `the bigger companies`: than which others, nobody says; `is A or B the bigger spender` is of the two. */
export function isOfUnnamed(draft: Draft, mark: Tag): boolean {
  const isComparative = /^(?:the )?(?:\w+ier|bigger|larger|higher|greater|smaller|lower|cheaper|more expensive)$/i;
  return isComparative.test(textOf(draft, mark)) && !(has(draft, 'or', 'versus') && severalNamed(draft));
}

/** `travel, cash or in kind? split it`: by what is named. */
export function splitsNamed(draft: Draft): readonly Tag[] {
  const last = draft.tags.findLast(({ kind }) => kind !== 'filler');
  const isSplit = last?.kind === 'followUp' && last.move === 'breakDown' && !draft.used.has(last);
  return isSplit && severalNamed(draft) ? [last] : [];
}
