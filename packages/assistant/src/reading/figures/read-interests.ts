import type { TagOf } from '../../tags/tag.ts';
import { type Draft, isFree, open, take } from '../draft.ts';

/** `mean invested and mean value`: of single interests, each of its own. */
export function readInterest(draft: Draft, tag: TagOf<'statistic'>): boolean {
  const of = draft.tags[draft.tags.indexOf(tag) + 1];
  const isOf = isFree(draft, of, 'measure') && ['amount_invested', 'value_of_interest'].includes(of.measure);
  if (!isOf || open(draft, 'statistic').every((one) => one === tag)) return false;
  take(draft, of);
  draft.figures.push({ kind: 'statistic', statistic: tag.statistic, per: 'record_id', of: of.measure });
  return true;
}
