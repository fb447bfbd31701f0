import type { Tag } from '../tags/tag.ts';
import { before, type Draft, textOf } from './draft.ts';

const TIMES = /^(?:days?|dates?|weeks?|months?|quarters?|years?)$/;
const NONE = /^(?:no|zero|without|with no|no single|not any|never|nothing)\b/i;

/** `months with no royalties`, `on which days was nothing paid`: times that have no records have no row, and a sum without them is none. */
export function refuseTimesWithout(draft: Draft): void {
  const grain = draft.tags.find((tag) => tag.kind === 'grain' && isAsked(draft, tag));
  const not =
    grain && draft.tags.find((tag) => tag.kind === 'not' && tag.from >= grain.to && NONE.test(textOf(draft, tag)));
  const isLeftOut = not && draft.filters.some(({ isNegated, at }) => isNegated && at !== undefined && at >= not.to);
  if (isLeftOut) draft.cannot ??= NO_ROWS;
}

/** `which month`, `months of 2023`; `by month` is a row for each. */
function isAsked(draft: Draft, grain: Tag): boolean {
  const last = draft.tokens[grain.to - 1];
  const earlier = before(draft, grain, ['filler', 'number']);
  const isMany = last !== undefined && last.low !== last.lemma;
  return TIMES.test(last?.low ?? '') && earlier?.kind !== 'by' && (isMany || earlier?.kind === 'which');
}

const NO_ROWS =
  'I cannot list the times in which there was none of it: ask for it by month or by year, and see which of them are missing.';
