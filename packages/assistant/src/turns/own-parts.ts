import type { Draft } from '../reading/draft.ts';
import type { Kind, Tag } from '../tags/tag.ts';
import { OPENERS } from './turn-words.ts';

/** What a turn may begin with and still ask for something by itself. */
const JOINS = ['and', 'but', 'now', 'then', 'also'];
const FIGURES: readonly Kind[] = ['amount', 'count', 'measure', 'statistic', 'source', 'rate'];
const SUMS = ['total', 'altogether', 'overall', 'combined'];
const SUBJECTS = ['company', 'company_family', 'recipient_type', 'primary_type', 'specialty', 'recipient_id'];

const says = ({ tags }: Draft, ...kinds: readonly Kind[]) => tags.some(({ kind }) => kinds.includes(kind));

/** Whether a figure is named; `with amounts` behind a question shows what the answer has anyhow. */
export function saysFigure({ tags, tokens }: Draft): boolean {
  const isShown = ({ from }: Tag) => tokens.slice(Math.max(0, from - 2), from).some(({ low }) => low === 'with');
  return tags.some((tag) => FIGURES.includes(tag.kind) && !isShown(tag));
}

/** Whether a turn says a figure, what is done, who does it or has it done, and when, each in words of its own. */
export function hasOwnParts(draft: Draft): boolean {
  const { tags, tokens, filters, cleared, periods } = draft;
  const first = tokens[0]?.low ?? '';
  const isOfAll = cleared.length > 0 || saysAll(draft);
  const isOfSubject = isOfAll || filters.some(({ field, isNegated }) => SUBJECTS.includes(field) && !isNegated);
  const isOfFigure = saysFigure(draft) || (isOfAll && tokens.some(({ low }) => SUMS.includes(low)));
  const isDone = isOfAll || says(draft, 'verb', 'source', 'rate');
  if (!isOfFigure || !isOfSubject || !isDone || periods.length === 0) return false;
  if (OPENERS.includes(first) && ![...JOINS, 'in', 'for'].includes(first)) return false;
  return tags.every((tag) => !isJoining(draft, tag) || tag.to === 1);
}

/** Whether a word of going on does no more than join a turn to the one before: `now`. */
export function isJoining({ tokens }: Draft, { kind, from }: Tag): boolean {
  return kind === 'followUp' && from === 0 && JOINS.includes(tokens[0]?.low ?? '');
}

/** `all honoraria`, `in all companies`: every one, whichever the answer before was of. */
function saysAll({ tags, tokens, groups }: Draft): boolean {
  const isWhat = (kind: Kind) => kind === 'value' || (kind === 'noun' && groups.length === 0);
  return tags.some(({ kind, from }) => isWhat(kind) && tokens[from - 1]?.low === 'all');
}
