import type { Tag, TagOf } from '../../tags/tag.ts';
import { startOf } from '../../time/period.ts';
import { type Draft, open, take, textOf } from '../draft.ts';

const MORE = /^(?:more|higher|greater|larger|bigger)$/;
const LESS = /^(?:less|fewer|lower|smaller)$/;

/** `how many companies paid more in 2024 than in 2023`, and not `more companies in 2024 than in 2023`. */
const HOW_MANY = /\b(?:how many|number of|count of) \w+ (?:\w+ )*(?:more|less|fewer|higher|lower)\b/;
const COUNTED = 'I can list who has more in one time than in another, with the change of each, but not count them.';

const ALL_TOGETHER = 'I can say how what all of them got changed, where its growth is asked from one time to another.';

/** `spent more in 2024 than in 2023` is a growth: the way of the figure from the earlier to the later of two times. */
export function moreThanBefore(draft: Draft): TagOf<'growth'>[] {
  const than = open(draft, 'versus').find((tag) => textOf(draft, tag).toLowerCase() === 'than');
  const [first, second, third] = draft.tags.filter((tag): tag is TagOf<'period'> => tag.kind === 'period');
  if (!than || !first || !second || third || first.from > than.from || !isNext(draft, than.to, second.from)) return [];
  const words = draft.tags.filter(({ from }) => from < than.from);
  const more = words.find((tag) => MORE.test(lastOf(draft, tag)));
  const less = words.find((tag) => LESS.test(lastOf(draft, tag)));
  const said = more ?? less;
  if (!said || (more && less)) return [];
  take(draft, than, said);
  if (HOW_MANY.test(draft.tokens.map(({ low }) => low).join(' '))) draft.cannot = COUNTED;
  if (isOfAllTogether(draft)) draft.cannot = ALL_TOGETHER;
  const isUp = (more !== undefined) === startOf(first.read.period) > startOf(second.read.period);
  const { from, to, score } = than;
  return [{ kind: 'growth', direction: isUp ? 'desc' : 'asc', from, to, score }];
}

/** `did physicians get more in 2024 than in 2023`: what all of them got, and no row for each. */
function isOfAllTogether({ tokens, groups, tags }: Draft): boolean {
  const isYesOrNo = /^(?:did|do|does|has|have|was|were|is|are)$/.test(tokens[0]?.low ?? '');
  return isYesOrNo && (groups.length > 0 || tags.some(({ kind }) => kind === 'noun'));
}

/** `than in 2023`, and not `than Kelvanta in 2023`. */
function isNext({ tags }: Draft, from: number, to: number): boolean {
  return tags.every((tag) => tag.from < from || tag.from >= to || ['preposition', 'filler'].includes(tag.kind));
}

/** `spend more` ends with it. */
const lastOf = (draft: Draft, tag: Tag) => textOf(draft, tag).toLowerCase().split(' ').at(-1) ?? '';
