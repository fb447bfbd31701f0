import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

/** `with their growth`, `and how much each grew`: what follows stands beside what is ranked before it. */
const BESIDE = /^(?:with|and|plus|alongside|along|including|together)$/;
/** `the biggest of 2024`, `the top five by spend`: what they are the first by is said. */
const OF_ROWS: readonly Tag['kind'][] = ['period', 'by', 'measure', 'verb'];
const SUPERLATIVE = /(?:est|most|least)$/;
const WHOSE = /^(?:their|its|each|everyone|the)$/;

/** Whether rows are ranked by what they are, with a growth beside it: `the ten biggest spenders of 2024 with their growth over 2023`. */
export function isGrowthBeside({ tags, tokens, ranking }: Draft, growth: Tag | undefined): boolean {
  if (!growth || !ranking) return false;
  const beside = tokens.findLastIndex(({ low }, at) => at < growth.to && BESIDE.test(low));
  const rank = tags.find(({ kind, to }) => kind === 'rank' && to <= beside);
  if (!rank || tags.some((tag) => tag.from >= beside && tag.to <= growth.from && isRankedBy(tag, tokens))) return false;
  const behind = tokens.slice(beside + 1, growth.to);
  if (behind.some(({ low }) => SUPERLATIVE.test(low))) return false;
  const isSaidOfRows = tags.some(({ kind, from }) => from >= rank.to && from < beside && OF_ROWS.includes(kind));
  return isSaidOfRows || behind.some(({ low }) => WHOSE.test(low));
}

/** `the largest growth`, `by growth`: the growth itself is what is ranked by; `by how much`, `how much each grew` are not. */
function isRankedBy({ kind, from, to }: Tag, tokens: Draft['tokens']): boolean {
  return kind === 'rank' || (kind === 'by' && tokens[from]?.low === 'by' && tokens[to]?.low !== 'how');
}
