import type { Token } from '../../text/tokens.ts';
import { textBetween } from '../name-around.ts';
import type { Kind, Tag } from '../tag.ts';

const COMING_TO =
  /^(?:amounts?|amounted|amounting|comes?|came|coming|sums?|summed|adds?|added|works? out|worked out|runs?|ran)(?: up)? (?:to|at)$/;
const FIGURES: readonly Kind[] = ['amount', 'statistic', 'count', 'measure'];

/** `what do payments above $10,000 amount to`: their sum is asked, and no list of them. */
export function withSumAsked(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  if (tags.some(({ kind }) => FIGURES.includes(kind))) return [...tags];
  const isBound = tags.some(({ kind }) => kind === 'comparator');
  return tags.map((tag, at) => {
    const next = tags[at + 1]?.kind;
    const isOfNumber = next === 'number' || next === 'comparator';
    const isLast = next === undefined || next === 'period' || next === 'by';
    const isComing = tag.kind === 'filler' || tag.kind === 'verb' || (tag.kind === 'preposition' && isLast);
    const { from, to, score } = tag;
    const isAsked = isBound && isComing && !isOfNumber && COMING_TO.test(textBetween(tokens, from, to).toLowerCase());
    return isAsked ? { kind: 'amount', from, to, score } : tag;
  });
}
