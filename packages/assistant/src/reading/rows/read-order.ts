import type { Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, has, isFree, open, take, textOf } from '../draft.ts';
import { ALL_ROWS } from '../reading.ts';

/** `largest first` is the order that rows have anyhow; records in an order are single ones. */
export function readOrder(draft: Draft): void {
  readAscending(draft);
  for (const tag of open(draft, 'rank')) {
    const next = draft.tags[draft.tags.indexOf(tag) + 1];
    if (readSmallestFirst(draft, tag, next)) continue;
    if (
      tag.by === 'date' ||
      tag.direction !== 'desc' ||
      draft.tokens[tag.from]?.lemma === 'rank' ||
      !isFree(draft, next, 'number') ||
      draft.tokens[next.from]?.low !== 'first'
    )
      continue;
    take(draft, tag, next);
    if (!draft.tags.some(({ kind }) => kind === 'noun' || kind === 'by' || kind === 'amount')) draft.isList = true;
  }
}

/** `companies by spend ascending`: all of them in that order; rows of time are in theirs. */
function readAscending(draft: Draft): void {
  const [word] = open(draft, 'restriction').filter((tag) => ASCENDING.test(textOf(draft, tag).toLowerCase()));
  const isNamed = has(draft, 'noun', 'grain');
  const orders = open(draft, 'rank').filter((tag) => isOrder(draft, tag));
  if (
    !word ||
    open(draft, 'rank').length > orders.length ||
    (isNamed && !has(draft, 'amount', 'measure', 'unit', 'count', 'verb', 'statistic'))
  )
    return;
  take(draft, word, ...orders);
  if (!isNamed) draft.lacksRows = 'Say what is to be put in that order, such as companies.';
  if (has(draft, 'noun') || !has(draft, 'grain')) draft.ranking = { n: ALL_ROWS, direction: 'asc' };
}

const ASCENDING =
  /^(?:in )?(?:ascending|ascend|increasing)(?: order)?$|^(?:from )?(?:the )?(?:(?:low|small|few|cheap)(?:est)?|least) to (?:the )?(?:(?:high|larg|bigg|great|costli)est|high|large|most)$/;

/** `rank states by spend, ascending`: that they are put in an order, and no end of it. */
function isOrder({ tokens }: Draft, { from }: Tag): boolean {
  return ['rank', 'ranking'].includes(tokens[from]?.lemma ?? '');
}

/** `states by spend, lowest first`: all of them in that order. */
function readSmallestFirst(draft: Draft, tag: TagOf<'rank'>, next: Tag | undefined): boolean {
  const isFirst = isFree(draft, next, 'number') && draft.tokens[next.from]?.low === 'first';
  const isOfRows = draft.tags.some(({ kind }) => kind === 'noun' || kind === 'grain');
  if (tag.by === 'date' || tag.direction !== 'asc' || !isFirst || !isOfRows) return false;
  take(draft, tag, next);
  draft.ranking = { n: ALL_ROWS, direction: 'asc' };
  return true;
}
