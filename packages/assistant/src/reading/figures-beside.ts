import type { Tag } from '../tags/tag.ts';
import { after, before, type Draft, textOf } from './draft.ts';

/** `total and average by company`, `median per physician and total` are two figures; `average amount` is one. */
export function isBeside(draft: Draft, statistic: Tag, amount: Tag): boolean {
  const [first, second] = amount.from < statistic.from ? [amount, statistic] : [statistic, amount];
  const isAfterAnd = draft.tags[draft.tags.indexOf(second) - 1]?.kind === 'and';
  const earlier = before(draft, second, ['filler', 'preposition', 'and']);
  if (earlier === first && isInSeries(draft, second)) return true;
  return isAfterAnd && (earlier === first || (first === statistic && earlier === whoseOf(draft, statistic)));
}

/** `total, average and largest`: one of several with a comma before it. */
function isInSeries({ tags, tokens }: Draft, second: Tag): boolean {
  const at = tags.indexOf(second);
  const isComma = tokens[second.from - 1]?.low === ',';
  return isComma && tags[at + 1]?.kind === 'and' && tags[at + 2]?.kind === 'statistic';
}

/** The physician of `median per physician`, the meal of `average meal`. */
function whoseOf(draft: Draft, statistic: Tag): Tag | undefined {
  const next = after(draft, statistic);
  return next?.kind === 'by' ? after(draft, next) : next?.kind === 'value' ? next : undefined;
}

/** `number of recipients and average per recipient`: two figures, and no average of the number. */
export function isJoined(draft: Draft, count: Tag, average: Tag): boolean {
  const previous = draft.tags[draft.tags.indexOf(average) - 1];
  const isApart = previous?.kind === 'and' || (previous !== undefined && textOf(draft, previous) === ',');
  return isApart && previous.from >= count.to && after(draft, average)?.kind === 'by';
}
