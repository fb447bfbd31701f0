import type { Kind } from '../tags/tag.ts';
import { before, type Draft, open, replace, textOf } from './draft.ts';

/** What asks for somebody: `the biggest holder`, `how many holders`, `who are the holders`. */
const ASKING: readonly Kind[] = ['rank', 'count', 'number', 'who', 'which'];

/** `the biggest holder` is somebody; `by holder`, `type of holder` say whether physicians hold it themselves or their families. */
export function readHolders(draft: Draft): void {
  for (const tag of open(draft, 'noun')) {
    const isHolder = tag.noun.dimension === 'interest_held_by' && /^(?:interest )?holders?$/i.test(textOf(draft, tag));
    if (!isHolder || !ASKING.includes(before(draft, tag, ['filler'])?.kind ?? 'filler')) continue;
    replace(draft, tag, { kind: 'noun', noun: { dimension: 'recipient' } });
    draft.source ??= 'ownership';
  }
}
