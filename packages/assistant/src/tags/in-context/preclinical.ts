import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

const CHOICES = [{ field: 'preclinical', values: ['true'], nearness: 'exact' as const }];

/** `preclinical as a part of research`, `count preclinical payments`: what is so, and no row for each; `by preclinical` is a row. */
export function withPreclinical(_: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) => {
    const isSo = tag.kind === 'noun' && tag.noun.dimension === 'preclinical' && tags[at - 1]?.kind !== 'by';
    return isSo ? { kind: 'value', choices: CHOICES, from: tag.from, to: tag.to, score: tag.score } : tag;
  });
}
