import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** `which 3 studies cost the most`: they are asked for, and what they do; `study cost` elsewhere is what is spent on research. */
export function withStudiesAsked(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag, at) => {
    const [study, cost] = tokens.slice(tag.from, tag.to).map(({ low }) => low);
    const isCost = tag.kind === 'source' && tag.to - tag.from === 2 && COSTING.includes(cost ?? '');
    if (!isCost || !STUDIES.includes(study ?? '') || !isAsked(tags, at)) return [tag];
    const { from, to, score } = tag;
    return [
      { kind: 'noun', noun: { dimension: 'study', source: 'research' }, from, to: from + 1, score },
      { kind: 'filler', from: from + 1, to, score },
    ] satisfies Tag[];
  });
}

const STUDIES = ['studies', 'trials', 'study', 'trial'];
const COSTING = ['cost', 'costs'];

/** Behind `which`, or `which three`. */
function isAsked(tags: readonly Tag[], at: number): boolean {
  const previous = tags.slice(0, at).findLast(({ kind }) => kind !== 'number' && kind !== 'filler');
  return previous?.kind === 'which';
}
