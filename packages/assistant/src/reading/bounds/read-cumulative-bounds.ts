import type { Kind } from '../../tags/tag.ts';
import { after, type Draft, has, open, replace } from '../draft.ts';

/** What a cumulative amount may be called before its bound. */
const AMOUNTS: readonly Kind[] = ['unit', 'amount'];

/** `recipients with cumulative payments of at least $100k`: what each has in all, and no sum that runs through the months. */
export function readCumulativeBounds(draft: Draft): void {
  // `months with cumulative payments above $1M` are those from some month on.
  if (has(draft, 'grain', 'trend')) return;
  for (const tag of [...open(draft, 'runningTotal')]) {
    const what = after(draft, tag);
    const isSaid = what !== undefined && AMOUNTS.includes(what.kind);
    const bound = isSaid ? after(draft, what, ['filler', 'preposition', 'verb']) : what;
    if (bound?.kind === 'comparator' && after(draft, bound, ['filler'])?.kind === 'number')
      replace(draft, tag, what?.kind === 'amount' ? { kind: 'filler' } : { kind: 'amount' });
  }
}
