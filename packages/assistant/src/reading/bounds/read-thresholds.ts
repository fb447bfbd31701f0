import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, replace, take, textOf } from '../draft.ts';
import { isMany } from '../ranked-words.ts';
import type { Threshold } from '../reading.ts';
import { isAboutRows, isOfSum } from './about-rows.ts';
import { readAmountsFromTo } from './amounts-from-to.ts';
import { isApart, isOfTimes } from './apart-from-bound.ts';
import { isTimes, subjectAfter } from './bounded-subject.ts';
import { boundedCount } from './numbers-of-payments.ts';

/** Amounts and numbers that records or figures must satisfy: `over $500`, `between 10 and 20 payments`, `$1M or more`. */
export function readThresholds(draft: Draft): void {
  readAmountsFromTo(draft);
  for (const tag of open(draft, 'comparator')) dropAtLeastOne(draft, tag);
  for (const tag of open(draft, 'comparator')) {
    const at = draft.tags.indexOf(tag);
    const [postfix, earlier] = [draft.tags[at - 1], draft.tags[at - 2]];
    const next = after(draft, tag, ['filler']);
    // `more than the second` is than another.
    if (isFree(draft, next, 'number') && !isApart(draft, tag, next) && !next.isPercent && !next.isOrdinal)
      readOne(draft, tag, next);
    else if (isPostfix(draft, tag) && isFree(draft, postfix, 'number') && !isOfTimes(draft, postfix, tag.to))
      addThreshold(draft, tag, [postfix, postfix], tag.op, tag);
    else if (isPostfix(draft, tag) && isFree(draft, earlier, 'number') && isCounted(draft, postfix))
      addThreshold(draft, tag, [earlier, earlier], tag.op, earlier);
    else asPreposition(draft, tag);
  }
  readExact(draft);
  readOnlySo(draft);
  refuseAlternatives(draft);
}

/** `at least one payment above $20k`, `at least one consulting fee`: whoever has a record of it has at least one. */
function dropAtLeastOne(draft: Draft, comparator: TagOf<'comparator'>): void {
  const number = after(draft, comparator, ['filler']);
  const what = number && after(draft, number, ['filler']);
  const isOne = comparator.op === 'gte' && number?.kind === 'number' && number.value === '1' && !number.isMoney;
  const isRecord = what?.kind === 'unit' || (what?.kind === 'value' && what.choices[0]?.field === 'nature');
  if (!isOne || !isRecord) return;
  replace(draft, comparator, { kind: 'filler' });
  replace(draft, number, { kind: 'filler' });
}

/** `$100 or more`, `100 exactly`, `3 payments or more`. */
function isPostfix(draft: Draft, tag: TagOf<'comparator'>): boolean {
  return tag.op === 'eq' || /^(?:or|and)\b/i.test(textOf(draft, tag));
}

/** `payments of $100`, `$100 meals`: an amount beside what has one. */
function readExact(draft: Draft): void {
  const hasAmount = (tag: Tag | undefined) =>
    tag !== undefined &&
    (tag.kind === 'unit' || tag.kind === 'list' || (tag.kind === 'value' && tag.choices[0]?.field === 'nature'));
  for (const number of open(draft, 'number').filter(({ isMoney }) => isMoney)) {
    const of = draft.tags[draft.tags.indexOf(number) - 1];
    const isOf = of?.kind === 'preposition' && ['of', 'for', 'at'].includes(of.word) && hasAmount(before(draft, of));
    if (isOf || hasAmount(draft.tags[draft.tags.indexOf(number) + 1]))
      addThreshold(draft, number, [number, number], 'eq', number);
  }
}

/** `paid by only one company`, `paid only once`: by exactly so many. */
function readOnlySo(draft: Draft): void {
  for (const only of open(draft, 'only')) {
    const number = after(draft, only, ['filler', 'by']);
    const counted = number && after(draft, number, ['filler']);
    const isSo = isFree(draft, number, 'number') && isCounted(draft, counted) && isAboutRows(draft, only);
    if (!isSo) continue;
    take(draft, before(draft, only, ['filler']), draft.tags[draft.tags.indexOf(only) + 1]);
    addThreshold(draft, only, [number, number], 'eq', number);
  }
}

/** What a number is of: `companies`, `payments`, `times`. */
function isCounted(draft: Draft, tag: Tag | undefined): boolean {
  return isFree(draft, tag, 'noun', 'unit') || isTimes(draft, tag);
}

/** Conditions on amounts hold together: of `or`, and of one figure twice for two names, half would be dropped. */
function refuseAlternatives(draft: Draft): void {
  const { thresholds, tags } = draft;
  const [first, ...others] = tags.filter(({ kind }) => kind === 'comparator');
  const isEither = tags.some(
    ({ kind, from }) => kind === 'or' && first && first.from < from && others.some((other) => other.from > from),
  );
  const sides = thresholds.map(({ on, measure, op }) => `${on} ${measure} ${op.slice(0, 2)}`);
  if (thresholds.length > 1 && (isEither || new Set(sides).size < sides.length))
    draft.cannot = 'Conditions on amounts hold together: ask one after the other for either of two.';
}

function readOne(draft: Draft, comparator: TagOf<'comparator'>, number: TagOf<'number'>): void {
  if (comparator.op !== 'between') {
    const op = strictOf(draft, comparator);
    const not = before(draft, comparator, ['filler', 'unit']);
    const counted = after(draft, number, ['filler']);
    const isOfRows = number.isMoney || isCounted(draft, counted) || isLarge(draft, number);
    const isLeftOut = isFree(draft, not, 'not') && isOfRows;
    if (isLeftOut) take(draft, not);
    addThreshold(draft, comparator, [number, number], isLeftOut ? OPPOSITE[op] : op, number);
    return;
  }
  const join = draft.tags[draft.tags.indexOf(number) + 1];
  const second = draft.tags[draft.tags.indexOf(number) + 2];
  const isJoin = join?.kind === 'and' || join?.kind === 'preposition';
  if (isJoin && isFree(draft, second, 'number')) {
    take(draft, join);
    addThreshold(draft, comparator, [asLarge(draft, number, second), second], 'between', second);
  } else replace(draft, comparator, { kind: 'preposition', word: textOf(draft, comparator) });
}

/** `nobody under 2k`: thousands without a noun are dollars. */
function isLarge(draft: Draft, number: Tag): boolean {
  return /\d(?:k|m|mm|bn?)$/i.test(textOf(draft, number));
}

/** `between 1 and 5 million`: what is said of the second number is said of the first. */
function asLarge(draft: Draft, first: TagOf<'number'>, second: TagOf<'number'>): TagOf<'number'> {
  const scale = Number(second.value) / Number.parseFloat(textOf(draft, second).replace(/[$,]/g, ''));
  const value = String(Number(first.value) * scale);
  const isBare = /^\$?[\d.,]+$/.test(textOf(draft, first)) && Number(value) <= Number(second.value);
  if (!isBare || ![1e3, 1e6, 1e9].includes(scale)) return first;
  const large = { ...first, value };
  draft.tags[draft.tags.indexOf(first)] = large;
  return large;
}

/** `excluding those below $10` leaves the others. */
const OPPOSITE = { gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt', eq: 'eq', between: 'between' } as const;

/** `and below 30` before a number goes on from another bound; only after one it is `30 and below`. */
function strictOf(draft: Draft, comparator: TagOf<'comparator'>): Threshold['op'] {
  if (!/^(?:or|and)\b/i.test(textOf(draft, comparator))) return comparator.op;
  return comparator.op === 'gte' ? 'gt' : comparator.op === 'lte' ? 'lt' : comparator.op;
}

/** What is counted stands after the last tag of the condition. */
function addThreshold(
  draft: Draft,
  comparator: Tag,
  [number, last]: readonly [TagOf<'number'>, TagOf<'number'>],
  op: Threshold['op'],
  end: Tag,
): void {
  take(draft, comparator, number, last);
  const subject = subjectAfter(draft, end, number.isMoney || last.isMoney) ?? boundedCount(draft, comparator, last);
  // `two payments of $500 or more`: what it is of stands before the number.
  const start = number.from < comparator.from ? number : comparator;
  const isOfRows = () => isOfSum(draft, start, last) || isAboutRows(draft, start);
  const time = draft.boundTimes.find(({ at }) => at === comparator.from);
  const isFigure =
    subject !== undefined ||
    time !== undefined ||
    (!isOfSingle(draft, end) && !isOfEachOne(draft, comparator, end) && isOfRows());
  if (isFigure && number.isMoney) askOfEach(draft, comparator, end);
  if (!isFigure && !last.isMoney && isNumberOfEach(draft, comparator)) draft.cannot = OF_A_RECORD;
  draft.thresholds.push({
    on: isFigure ? 'figure' : 'record',
    ...(subject && { measure: subject }),
    op,
    value: number.value,
    ...(op === 'between' && { to: last.value }),
    ...(time && { periods: [time.period] }),
  });
}

/** `records where the number of payments is greater than ten`. */
function isNumberOfEach(draft: Draft, comparator: Tag): boolean {
  const words = textOf(draft, { from: 0, to: comparator.from });
  return /\brecords (?:where|whose|in which) (?:the )?number of payments\b/i.test(words);
}

const OF_A_RECORD =
  'I cannot pick records by the number of payments that each stands for: say of whom, for example companies with more than ten payments.';

/** `doctors with more than $1,000 payments`: an amount of each payment, or of all of them. */
function askOfEach(draft: Draft, comparator: Tag, end: Tag): void {
  const unit = draft.tags[draft.tags.indexOf(end) + 1];
  if (unit?.kind !== 'unit' || !isMany(draft, unit) || draft.ambiguity) return;
  const [amount, many] = [{ from: comparator.from, to: end.to }, unit].map((place) => textOf(draft, place));
  draft.ambiguity = {
    text: `Is ${amount} the amount of one payment, or of all together?`,
    choices: [
      { label: `a payment of ${amount}`, words: `a payment of ${amount}` },
      { label: `${amount} in all`, words: `${amount} in total ${many}` },
    ],
    from: comparator.from,
    to: unit.to,
  };
}

/** `over $5,000 in a single payment`, `in one payment`: of each, and of no total. */
function isOfSingle(draft: Draft, end: Tag): boolean {
  const beside = draft.tags.slice(draft.tags.indexOf(end) + 1, draft.tags.indexOf(end) + 5);
  const unit = beside.find(({ kind }) => kind === 'unit' || kind === 'list');
  const words = unit && textOf(draft, { from: end.to, to: unit.to });
  if (!words || !/^in (?:a single|one|one single|any single|any one|a) (?:payment|transaction|record)$/i.test(words))
    return false;
  const isUnit = unit.kind === 'unit' ? unit : undefined;
  take(draft, ...beside.slice(0, beside.indexOf(unit)), isUnit);
  if (unit.kind === 'list') replace(draft, unit, { kind: 'filler' });
  return true;
}

/** `a payment each exceeding $500`, `payments in excess of $100 each`. */
function isOfEachOne(draft: Draft, comparator: Tag, end: Tag): boolean {
  const at = draft.tags.indexOf(comparator);
  const each = [draft.tags[at - 1], draft.tags[draft.tags.indexOf(end) + 1]].find(
    (tag) => isFree(draft, tag, 'by') && /^(?:each|apiece)$/i.test(textOf(draft, tag)),
  );
  const payments = before(draft, comparator, ['filler', 'preposition', 'by', 'period']);
  if (!each || !payments || !areSingle(draft, payments)) return false;
  take(draft, each);
  replace(draft, each, { kind: 'filler' });
  return true;
}

/** `payments`, `the value of the payments`; of `companies with total payments` it is the total of each. */
function areSingle(draft: Draft, payments: Tag): boolean {
  if (payments.kind === 'amount') return /payments?$/i.test(textOf(draft, payments));
  // `how many consulting fees in 2024 were over $5,000 each`.
  if (payments.kind === 'value' && payments.choices[0]?.field === 'nature')
    return before(draft, payments, ['filler', 'value'])?.kind === 'count';
  const total = before(draft, payments, ['filler', 'preposition']);
  return payments.kind === 'unit' && (total?.kind !== 'amount' || !draft.tags.some(({ kind }) => kind === 'noun'));
}

/** Without a number `from` and `over` only say where something belongs. */
function asPreposition(draft: Draft, tag: TagOf<'comparator'>): void {
  const text = textOf(draft, tag).toLowerCase();
  // `how much exactly`.
  if (['exactly', 'precisely'].includes(text)) replace(draft, tag, { kind: 'filler' });
  else if (['from', 'between', 'over', 'under', 'above', 'up to', 'below', 'beyond'].includes(text))
    replace(draft, tag, { kind: 'preposition', word: text });
  else if (text.endsWith(' than') && isBetweenValues(draft, tag)) replace(draft, tag, { kind: 'versus' });
}

/** `did A pay more than B`: both are shown, side by side. */
function isBetweenValues(draft: Draft, than: Tag): boolean {
  const isValue = (tag: Tag | undefined) => tag?.kind === 'value' || tag?.kind === 'source';
  return isValue(after(draft, than)) && draft.tags.some((tag) => isValue(tag) && tag.to <= than.from);
}
