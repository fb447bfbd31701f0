import type { Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, textOf } from '../draft.ts';

const BY_MONEY = /\b(?:paid|earning|funded|compensated?|remunerated?)$/i;

/** `the 20 best paid cardiologists, with their number of payments`: the amount puts them in order, and the number stands beside it. */
export function readBestPaid(draft: Draft): void {
  const [figure] = draft.figures;
  const isCount = figure?.kind === 'distinct' || (figure?.kind === 'measure' && figure.measure !== 'total_amount');
  const rank = draft.tags.find((tag): tag is TagOf<'rank'> => tag.kind === 'rank');
  if (!draft.ranking || draft.isList || !rank || !isCount || !BY_MONEY.test(textOf(draft, rank))) return;
  const isOrdered = draft.tags.some((tag) => tag.kind === 'by' && isFigureBehind(draft, tag));
  if (!isOrdered) draft.figures = [{ kind: 'measure', measure: 'total_amount' }, ...draft.figures];
}

/** `by number of payments`. */
function isFigureBehind({ tags }: Draft, by: Tag): boolean {
  const next = tags.slice(tags.indexOf(by) + 1).find(({ kind }) => kind !== 'filler');
  return next !== undefined && ['count', 'measure', 'statistic', 'unit'].includes(next.kind);
}
