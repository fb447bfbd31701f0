import type { TagOf } from '../tags/tag.ts';
import type { Said } from './said.ts';

const IN_FRONT = ['of', 'among', 'amongst', 'from'];

/** `of the doctors that got A, how many got B`: those who are counted have both, and not either of them. */
export function isOfTwoSets(tag: TagOf<'value'>, { draft: { tags, tokens }, reading }: Said): boolean {
  const count = tags.find(({ kind, from }) => kind === 'count' && tokens[from - 1]?.low === ',');
  const isInFront = count !== undefined && count.to <= tag.from && IN_FRONT.includes(tokens[0]?.low ?? '');
  if (!isInFront || reading.members || reading.comparison) return false;
  // `of those who got A, how many had B above $100`: the bound is of B alone.
  if (reading.among) return reading.among.all.length > 1 && reading.thresholds.some(({ on }) => on === 'record');
  const field = tag.choices[0]?.field;
  const isBefore = tags.some(
    (one) => one.kind === 'value' && one.to < count.from && one.choices.some((choice) => choice.field === field),
  );
  const isEither = reading.filters.some((one) => one.field === field && one.values.length > 1 && !one.isNegated);
  return (
    isBefore && isEither && reading.groups.every((group) => group.kind !== 'dimension' || group.dimension !== field)
  );
}
