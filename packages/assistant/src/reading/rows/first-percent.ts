import type { Tag, TagOf } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

/** `the top 1 % of physicians`: the rank, the number and the small words between. */
function percentOf(tags: readonly Tag[]): TagOf<'number'> | undefined {
  const numbers = tags.filter((tag, at): tag is TagOf<'number'> => {
    const earlier = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler');
    const isFirst = earlier?.kind === 'rank' && earlier.by === undefined;
    return tag.kind === 'number' && tag.isPercent && isFirst && /^[1-9]\d?$/.test(tag.value);
  });
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** So many percent of the first as so many of them, which every rule knows; undefined where none are asked. */
export function withPercentCounted(tags: readonly Tag[]): readonly Tag[] | undefined {
  const percent = percentOf(tags);
  if (!percent) return undefined;
  const next = tags[tags.indexOf(percent) + 1];
  return tags.flatMap((tag): Tag[] => {
    if (tag === percent) return [{ ...percent, isPercent: false }];
    return tag === next && tag.kind === 'preposition' && tag.word === 'of' ? [{ ...tag, kind: 'filler' }] : [tag];
  });
}

/** What was read of so many holds of so many percent: what they have together. */
export function asPercent(draft: Draft): void {
  if (draft.comparison?.kind === 'concentration') {
    if (draft.groups.length > 0) draft.cannot ??= BY_ROWS;
    draft.comparison = { ...draft.comparison, unit: 'percent' };
  } else {
    draft.cannot ??=
      'I can ask for what the first so many percent have together, or for their share, and else for the first so many, such as the top 50.';
  }
}

const BY_ROWS =
  'I can ask for what the first so many percent have of all, and not of each row: ask for one after the other.';
