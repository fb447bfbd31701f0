import type { Tag } from './tag.ts';

/** What a word costs that nothing explains. */
const UNEXPLAINED = -20;

interface Best {
  readonly score: number;
  readonly tag: Tag | undefined;
}

/** The tags that together explain most of a question, from its first word to its last; what none explains is `unknown`. */
export function bestCover(length: number, tags: readonly Tag[]): Tag[] {
  const startingAt = new Map<number, Tag[]>();
  for (const tag of tags) startingAt.set(tag.from, [...(startingAt.get(tag.from) ?? []), tag]);
  const best: Best[] = Array.from({ length: length + 1 }, () => ({ score: 0, tag: undefined }));
  for (let at = length - 1; at >= 0; at--) {
    let found: Best = {
      score: UNEXPLAINED + (best[at + 1]?.score ?? 0),
      tag: { kind: 'unknown', from: at, to: at + 1, score: UNEXPLAINED },
    };
    for (const tag of startingAt.get(at) ?? []) {
      const score = tag.score + (best[tag.to]?.score ?? 0);
      if (score > found.score) found = { score, tag };
    }
    best[at] = found;
  }
  const cover: Tag[] = [];
  for (let tag = best[0]?.tag; tag; tag = best[tag.to]?.tag) cover.push(tag);
  return cover;
}
