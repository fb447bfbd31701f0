import type { Kind, Tag } from '../tags/tag.ts';
import { after, before, type Draft, open, replace, textOf } from './draft.ts';

/** What asks for somebody: `the biggest holder`, `how many holders`, `who are the holders`. */
const ASKING: readonly Kind[] = ['rank', 'count', 'number', 'who', 'which'];

/** `the biggest holder` is somebody; `by holder`, `type of holder` say whether physicians hold it themselves or their families. */
export function readHolders(draft: Draft): void {
  for (const tag of open(draft, 'noun')) {
    const isHolder = tag.noun.dimension === 'interest_held_by' && /^(?:interest )?holders?$/i.test(textOf(draft, tag));
    const isAsked = ASKING.includes(before(draft, tag, ['filler'])?.kind ?? 'filler') || areBound(draft, tag);
    if (!isHolder || !isAsked) continue;
    replace(draft, tag, { kind: 'noun', noun: { dimension: 'recipient' } });
    draft.source ??= 'ownership';
  }
}

/** `holders with more than $1 million`. */
function areBound(draft: Draft, tag: Tag): boolean {
  const isMany = /s$/i.test(textOf(draft, tag)) && before(draft, tag, ['filler']) === undefined;
  return isMany && draft.tokens[tag.to]?.low === 'with' && after(draft, tag)?.kind === 'comparator';
}
