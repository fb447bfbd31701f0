import type { Tag } from '../../tags/tag.ts';
import { after, before, type Draft } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

/** What `versus` stands between, though others are named too: the kinds of `how much did A and B spend on meals versus travel`. */
export function versusBetween(draft: Draft): readonly ValueFilter[] {
  const marks = draft.tags.filter(({ kind }) => kind === 'versus');
  const fields = marks.flatMap((mark) => {
    const [one, other] = [fieldOf(before(draft, mark)), fieldOf(after(draft, mark))];
    return one !== undefined && one === other ? [one] : [];
  });
  return draft.filters.filter(
    ({ field, values, isNegated }) => values.length > 1 && !isNegated && fields.includes(field),
  );
}

function fieldOf(tag: Tag | undefined): string | undefined {
  if (tag?.kind === 'value') return tag.choices[0]?.field;
  return tag?.kind === 'noun' ? tag.noun.where?.[0]?.field : undefined;
}
