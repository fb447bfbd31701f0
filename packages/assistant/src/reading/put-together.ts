import type { Kind, Tag } from '../tags/tag.ts';
import type { Draft } from './draft.ts';

/**
 * Whether a word such as `together` puts together values or times that stand before it, and no first of rows: `NY and NJ together, how much,
 * top 2 companies`, `top 5 companies in 2022 and 2023 combined`. What the first had is asked for before them.
 */
export function isOfNamed({ tags, tokens }: Draft, at: number): boolean {
  const earlier = tags.filter(({ kind, to }) => to <= at && kind !== 'filler').toReversed();
  const [last, and, other] = earlier;
  // `their combined total` is of nothing named before, `2023 and 2024 taken together` of both.
  const end = TAKEN.test(tokens[at - 1]?.low ?? '') ? at - 1 : at;
  if (last?.to !== end) return false;
  const isPair = isNamed(last) && and?.kind === 'and' && other?.kind === last.kind;
  const isTimes = last.kind === 'period' && tokens.slice(last.from, last.to).some(({ low }) => SEVERAL.includes(low));
  const rank = earlier.findIndex(({ kind }) => kind === 'rank');
  return (isPair || isTimes) && (rank < 0 || earlier.slice(rank).every(({ kind }) => !ASKS.includes(kind)));
}

/** `over 2023 and 2024 combined`: one time of both, and no row for each. */
export function areTimesTogether(draft: Draft): boolean {
  return draft.tokens.some(({ low }, at) => {
    const end = TAKEN.test(draft.tokens[at - 1]?.low ?? '') ? at - 1 : at;
    const isBehindTime = draft.tags.some(({ kind, to }) => kind === 'period' && to === end);
    return TOGETHER.includes(low) && isBehindTime && isOfNamed(draft, at);
  });
}

const TOGETHER = ['together', 'combined', 'altogether'];
const TAKEN = /^(?:taken|put|added|lumped)$/;
/** `2022 and 2023`, `all years`; `last year` is one. */
const SEVERAL = ['and', 'all', 'both', ','];
const ASKS: readonly Kind[] = ['amount', 'count', 'measure', 'share', 'statistic'];

function isNamed(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' || tag?.kind === 'period';
}
