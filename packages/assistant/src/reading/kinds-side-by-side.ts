import type { Tag, TagOf } from '../tags/tag.ts';
import { type Draft, textOf } from './draft.ts';

/** `speaker program meals` are the meals of such programs, which no record says, and not both kinds together. */
export function readKindsSideBySide(draft: Draft): void {
  for (const [at, tag] of draft.tags.entries()) {
    const next = draft.tags[at + 1];
    if (!isKind(tag) || !next || !isKind(next) || next.from !== tag.to || areSame(tag, next)) continue;
    const [one, other] = [tag, next].map((place) => textOf(draft, place));
    draft.cannot ??= `“${one} ${other}” could be either kind of payments: say “${one} and ${other}”, or one of them.`;
  }
}

function isKind(tag: Tag): tag is TagOf<'value'> {
  return tag.kind === 'value' && tag.choices[0]?.field === 'nature';
}

function areSame(one: TagOf<'value'>, other: TagOf<'value'>): boolean {
  return one.choices[0]?.values.join() === other.choices[0]?.values.join();
}
