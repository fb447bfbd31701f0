import type { Tag } from '../../tags/tag.ts';
import { after, before, type Draft, replace, textOf } from '../draft.ts';

/** What a record has one of. */
const ONE_OF_A_RECORD = ['form', 'nature', 'recipient_type', 'state', 'city', 'company'];

/** `in kind rather than cash`, `in Texas instead of Ohio`: what has the one does not have the other. */
export function asNotTheOther(draft: Draft): void {
  for (const tag of draft.tags.filter((one) => /^(?:rather|instead)(?: of| than)?$/i.test(textOf(draft, one)))) {
    const [first, other] = [
      before(draft, tag, ['filler', 'preposition']),
      after(draft, tag, ['filler', 'preposition', 'comparator', 'versus']),
    ];
    const fieldOf = (one: Tag | undefined) => (one?.kind === 'value' ? one.choices[0]?.field : undefined);
    const field = fieldOf(first);
    const isSame = field !== undefined && field === fieldOf(other) && ONE_OF_A_RECORD.includes(field);
    if (!isSame || !other) continue;
    const between = draft.tags.slice(draft.tags.indexOf(tag), draft.tags.indexOf(other) + 1);
    for (const one of between) replace(draft, one, { kind: 'filler' });
  }
}
