import type { Tag } from '../tags/tag.ts';
import { after, before, type Draft, open, replace, SMALL, textOf } from './draft.ts';

/** Words whose meaning hangs on what follows: `take out food` leaves food out, `taken out by Pfizer for dinner` does not. */
export function readTakenOut(draft: Draft): void {
  for (const tag of [...open(draft, 'not')]) {
    const next = draft.tags[draft.tags.indexOf(tag) + 1];
    if (/^minus$/i.test(textOf(draft, tag)) && isOfTwo(draft, tag)) replace(draft, tag, { kind: 'growth' });
    const isTaken = /^(?:take|taking|taken|took|cut|strip)\b/i.test(textOf(draft, tag));
    if (isTaken && (next?.kind === 'preposition' || next?.kind === 'by'))
      replace(draft, tag, { kind: 'verb', role: 'payee' });
  }
  for (const tag of [...open(draft, 'verb')]) {
    const by = draft.tags[draft.tags.indexOf(tag) + 1];
    if (!by || !isHeldByFirst(draft, tag)) continue;
    replace(draft, tag, { kind: 'filler' });
    replace(draft, by, { kind: 'preposition', word: 'of' });
  }
}

/** `spend on Eliquis minus spend on Viagra` is a difference; `spend of Pfizer minus meals` leaves them out. */
function isOfTwo(draft: Draft, minus: Tag): boolean {
  const small: readonly Tag['kind'][] = [...SMALL, 'verb', 'amount', 'noun'];
  const [one, other] = [before(draft, minus, small), after(draft, minus, small)];
  if (one?.kind !== 'value' || other?.kind !== 'value') return false;
  return one.choices.some(({ field }) => other.choices.some((choice) => choice.field === field));
}

/** `share held by its ten best paid doctors`: what they have of all, and no interest in a company. */
function isHeldByFirst({ tags }: Draft, verb: Tag): boolean {
  const at = tags.indexOf(verb);
  const isOwner = verb.kind === 'verb' && verb.role === 'owner';
  const rest = tags.slice(at + 2).filter(({ kind }) => kind !== 'filler' && kind !== 'number');
  return isOwner && tags[at - 1]?.kind === 'share' && tags[at + 1]?.kind === 'by' && rest[0]?.kind === 'rank';
}
