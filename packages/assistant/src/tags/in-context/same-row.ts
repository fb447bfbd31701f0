import type { Token } from '../../text/tokens.ts';
import { asFillers } from '../as-fillers.ts';
import type { Tag } from '../tag.ts';

interface Place {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
  readonly at: number;
}

/** `the best paid physician of each year, with the total for that year`: figures are of their row anyhow. */
export function withoutSameRow(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return asFillers(tags, [isPointing, isPointedAt], (at) => ({ tokens, tags, at }));
}

const POINTING = /^(?:for|in|within|of|from|during) (?:that|this|the same)$/;

const wordsOf = ({ from, to }: Tag, tokens: readonly Token[]) =>
  tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');

function isPointing(tag: Tag, { tokens, tags, at }: Place): boolean {
  const row = tags[at + 1];
  return POINTING.test(wordsOf(tag, tokens)) && row !== undefined && isRow(row, { tokens, tags, at });
}

function isPointedAt(tag: Tag, { tokens, tags, at }: Place): boolean {
  const pointing = tags[at - 1];
  return pointing !== undefined && POINTING.test(wordsOf(pointing, tokens)) && isRow(tag, { tokens, tags, at });
}

/** What there is a row for already: `each year`, `by state`. */
function isRow(tag: Tag, { tokens, tags, at }: Place): boolean {
  if (tag.kind !== 'noun' && tag.kind !== 'grain') return false;
  return tags
    .slice(0, at)
    .some(
      (one, index) =>
        one.kind === tag.kind && tags[index - 1]?.kind === 'by' && wordsOf(one, tokens) === wordsOf(tag, tokens),
    );
}
