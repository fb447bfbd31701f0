import { type Draft, textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { TagOf } from '../tags/tag.ts';

/** `who got the highest single fee in each state`: one of each, whom the largest amounts by state do not name. */
export function isWhoOfEach({ from, to }: TagOf<'rank'>, draft: Draft, { ranking, isList, figures }: Reading): boolean {
  const isExtreme = figures.some(
    (figure) => figure.kind === 'statistic' && ['largest', 'smallest'].includes(figure.statistic.kind),
  );
  if (!isExtreme || ranking !== undefined || isList) return false;
  const { tags } = draft;
  const first = tags.findIndex(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const head = tags[first];
  const isSomebody = head?.kind === 'who' || (head?.kind === 'which' && tags[first + 1]?.kind === 'noun');
  const isOfEach = tags.some(
    (tag) => tag.kind === 'by' && tag.from >= to && /each|every|per/i.test(textOf(draft, tag)),
  );
  return isSomebody && head.from < from && isOfEach;
}
