import type { Tag } from './tag.ts';

/** A rule by which a word says nothing where it stands. */
export type IsIdle<Place> = (tag: Tag, place: Place) => boolean;

/** Tags in which those that a rule calls idle at their place say nothing. */
export function asFillers<Place extends { readonly at: number }>(
  tags: readonly Tag[],
  rules: readonly IsIdle<Place>[],
  placeOf: (at: number) => Place,
): Tag[] {
  return tags.map((tag, at) => {
    const place = placeOf(at);
    const isIdle = rules.some((rule) => rule(tag, place));
    return isIdle ? { kind: 'filler', from: tag.from, to: tag.to, score: tag.score } : tag;
  });
}
