import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, take, textOf } from '../draft.ts';
import { addGroup } from '../groups.ts';

/** `total and average by company`, `median per physician and total` are two figures; `average amount` is one. */
export function isBeside(draft: Draft, statistic: Tag, amount: Tag): boolean {
  const [first, second] = amount.from < statistic.from ? [amount, statistic] : [statistic, amount];
  // `the total, and what was the average`.
  const isAfterAnd = before(draft, second, ['filler', 'which'])?.kind === 'and';
  const earlier = before(draft, second, ['filler', 'preposition', 'and', 'which']);
  if (earlier === first && isInSeries(draft, second)) return true;
  return isAfterAnd && (earlier === first || (first === statistic && earlier === whoseOf(draft, statistic)));
}

/** `total, average and largest`: one of several with a comma before it. */
function isInSeries({ tags, tokens }: Draft, second: Tag): boolean {
  const at = tags.indexOf(second);
  const isComma = tokens[second.from - 1]?.low === ',';
  return isComma && tags[at + 1]?.kind === 'and' && tags[at + 2]?.kind === 'statistic';
}

/** What may stand between a total and the comma behind it: `total of the general payments,`. */
const OF_TOTAL: readonly Kind[] = ['source', 'unit', 'value', 'preposition', 'filler'];
const NEXT_FIGURE: readonly Kind[] = ['count', 'measure', 'statistic'];
/** What makes an amount the one that is averaged, ranked or bounded. */
const OWNERS: readonly Kind[] = ['statistic', 'rank', 'by', 'not', 'comparator', 'growth', 'share'];

/** `total general payments, number of recipients and average payment`: an amount that begins a row of figures. */
export function startsSeries(draft: Draft, amount: Tag): boolean {
  const { tags } = draft;
  const at = tags.indexOf(amount);
  const isComma = (tag: Tag) => textOf(draft, tag) === ',';
  const end = tags.findIndex((tag, place) => place > at && (isComma(tag) || !OF_TOTAL.includes(tag.kind)));
  const join = tags[end];
  const next = join && after(draft, join, ['filler', 'and']);
  const isJoined = join !== undefined && (join.kind === 'and' || isComma(join));
  return isJoined && next !== undefined && NEXT_FIGURE.includes(next.kind) && !isOwned(draft, amount);
}

/** `average total`, `ranked by amount`; of `for each the total` it is a figure of its own. */
function isOwned(draft: Draft, amount: Tag): boolean {
  const owner = before(draft, amount, ['filler']);
  const isEach = owner !== undefined && /\b(?:each|every)\b/i.test(textOf(draft, owner));
  return owner !== undefined && OWNERS.includes(owner.kind) && !isEach;
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

/** `how many general, research and ownership records`: the number of each kind, and not of the kinds. */
export function readOfEachKind(draft: Draft, noun: TagOf<'noun'>): boolean {
  const unit = draft.tags[draft.tags.indexOf(noun) + 1];
  if (noun.noun.dimension !== 'payment_kind' || !isFree(draft, unit, 'unit')) return false;
  take(draft, noun, unit);
  draft.source ??= 'all_payments';
  addGroup(draft, { kind: 'dimension', dimension: 'payment_kind' });
  draft.figures.push({ kind: 'measure', measure: unit.measure });
  return true;
}

/** No other figure is said before it. */
export function isFirstFigure({ tags }: Draft, { from }: Tag): boolean {
  return tags.every((tag) => tag.from >= from || !['count', 'measure', 'statistic'].includes(tag.kind));
}

/** `median and total per doctor`: the total of one, and not of all. */
export function isPerEach({ tags, tokens }: Draft, amount: Tag): boolean {
  const per = tags[tags.indexOf(amount) + 1];
  return per?.kind === 'by' && tokens[per.from]?.low === 'per';
}

/** `total, distinct recipients, distinct companies`: one of several figures with commas between. */
export function isInRow({ tokens }: Draft, { from, to }: Tag): boolean {
  return tokens[from - 1]?.low === ',' || tokens[to]?.low === ',';
}
