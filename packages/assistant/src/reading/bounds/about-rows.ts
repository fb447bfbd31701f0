import type { Tag } from '../../tags/tag.ts';
import { after, before, type Draft, textOf } from '../draft.ts';
import { isMany, isPlural } from '../ranked-words.ts';
import { isNumberOfPayments } from './numbers-of-payments.ts';
import { isSumOfTimes } from './sum-of-times.ts';
import { isOfWhosePayments } from './whose-payments.ts';

/** `nobody under $50,000`: of people, who have no amount but their total. */
function isOfNobody(draft: Draft, comparator: Tag): boolean {
  const not = before(draft, comparator, ['filler']);
  return not?.kind === 'not' && /^(?:nobody|no one)$/i.test(textOf(draft, not));
}

/** Whether an amount is of who or what the rows are for, and not of each record: `companies that paid over $1M`. */
export function isAboutRows(draft: Draft, comparator: Tag): boolean {
  const isCounted = (tag: Tag) => draft.used.has(tag) && (tag.kind === 'unit' || tag.kind === 'noun');
  const earlier = draft.tags
    .slice(0, draft.tags.indexOf(comparator))
    .filter((tag) => !isCounted(tag))
    .toReversed();
  if (isOfWhosePayments(draft, comparator) || isSaidFirst(draft, comparator) || isOfNobody(draft, comparator))
    return true;
  if (isSumOfTimes(draft, comparator)) return true;
  if (isCostOfEach(draft, comparator)) return false;
  const which = draft.tags.findIndex(({ kind }) => kind === 'which');
  // `which payments to hospitals were over $20k`.
  const asked = draft.tags.slice(which + 1).find(({ kind }) => kind !== 'period');
  if (which >= 0 && asked && (asked.kind === 'unit' || isOfKinds(draft, asked))) return false;
  const word = before(draft, comparator, ['filler']);
  // `two payments of more than $10k`.
  const isOf = word?.kind === 'preposition' && word.word === 'of';
  const beside = isOf ? before(draft, word, ['filler']) : word;
  // `more than one payment over $10k`: the amount is of each of them, and of `50 payments and over $10k` of the rows.
  const isJoined = draft.tokens[comparator.from]?.low === 'and';
  if (beside?.kind === 'unit' && isCounted(beside) && !isJoined) return false;
  for (const [index, tag] of earlier.entries()) {
    // `states whose average meal per payment is above`: of what the average is.
    if (tag.kind === 'unit' && earlier[index + 1]?.kind === 'by') continue;
    if (tag.kind === 'unit') {
      // `physicians with total payments above` and `states with an average payment above` are of the rows.
      const summed = earlier.slice(index + 1).find(({ kind }) => !['filler', 'source', 'value'].includes(kind));
      const isSummed = (summed?.kind === 'statistic' || summed?.kind === 'amount') && !isRanked(draft, summed);
      const isOfRow = isSummed || isOfProgram(draft, tag);
      return isOfRow && earlier.slice(index + 1).some(({ kind }) => kind === 'noun' || kind === 'who');
    }
    // `which doctors got a single payment above`.
    if (tag.kind === 'list') return false;
    // `number of payments over $10,000 by company`: an amount is of each of those that are counted.
    if (isNumberOfPayments(tag) || isTotalOfPayments(draft, tag)) return false;
    if (tag.kind === 'statistic') return true;
    if (tag.kind === 'amount' || tag.kind === 'measure')
      return (
        earlier.some((one) => ['noun', 'who', 'by', 'grain'].includes(one.kind) || isPeople(one)) ||
        (index === 0 &&
          !isOfCounted(earlier) &&
          isByRows(draft, comparator) &&
          draft.tokens[tag.to - 1]?.low !== 'amounts')
      );
    if (isAverageOf(tag, earlier.slice(index + 1))) return true;
    // `who received meals and got more than $50k`.
    if (tag.kind === 'value' && tag.choices.some(({ field }) => field === 'nature') && earlier[0]?.kind !== 'verb')
      return earlier.some((one) => isAmount(draft, one)) && earlier.some(({ kind }) => kind === 'noun');
    if (tag.kind === 'noun' && before(draft, tag)?.kind === 'not') continue;
    const isAveraged = earlier.slice(index).some(({ kind }) => kind === 'statistic');
    if (tag.kind === 'noun' && isPaid(draft, tag) && !isOfThem(earlier[0]) && !isAveraged) return false;
    // `what is the number of interests over $1M`.
    if (tag.kind === 'which') return after(draft, tag)?.kind !== 'count';
    if (tag.kind === 'noun' || tag.kind === 'who') return true;
    // `months with more than $1M`, `how many quarters had more than $5M`.
    if (tag.kind === 'grain' && earlier.slice(index + 1).every(({ kind }) => BEFORE_TIMES.includes(kind))) return true;
    if (isPeople(tag)) return isOfThem(earlier[0]) || !isPaid(draft, tag);
  }
  return false;
}

/** `number of meals by company that cost more than $100`: a thing costs so much, and nobody who pays. */
function isCostOfEach(draft: Draft, comparator: Tag): boolean {
  const words = textOf(draft, { from: Math.max(0, comparator.from - 2), to: comparator.from });
  const isThing = (tag: Tag) => tag.kind === 'value' && tag.choices[0]?.field === 'nature' && tag.to <= comparator.from;
  return /(?:\b(?:that|which) costs?|\bcosting)$/i.test(words) && draft.tags.some(isThing);
}

/** `more than $20,000 from Lorquin in 2024: which doctors?` */
function isSaidFirst({ tags }: Draft, comparator: Tag): boolean {
  const isFirst = tags.every(({ kind, to }) => to > comparator.from || kind === 'filler' || kind === 'preposition');
  const which = tags.findIndex(({ kind, from }) => kind === 'which' && from > comparator.to);
  const isOfThem = tags.slice(0, which).every(({ kind }) => kind !== 'unit' && kind !== 'list' && kind !== 'amount');
  return isFirst && which > 0 && isOfThem && tags[which + 1]?.kind === 'noun';
}

const BEFORE_TIMES: readonly Tag['kind'][] = ['filler', 'count', 'preposition'];
const OF_AVERAGE: readonly Tag['kind'][] = ['filler', 'value', 'unit', 'preposition', 'by'];

/** `cities with general payments above $150,000`: the program is what each got or paid of it. */
function isOfProgram(draft: Draft, unit: Tag): boolean {
  const program = draft.tags[draft.tags.indexOf(unit) - 1];
  return program?.kind === 'source' && program.source !== 'ownership' && isMany(draft, unit);
}

/** `which grants to hospitals were over $20k`. */
function isOfKinds(draft: Draft, tag: Tag): boolean {
  // `which ownership interests exceeded $1 million`.
  const isInterests = tag.kind === 'source' && /^(?:interest|stake)s$/.test(draft.tokens[tag.to - 1]?.low ?? '');
  return isInterests || (tag.kind === 'value' && tag.choices[0]?.field === 'nature' && isPlural(draft, tag));
}

/** `specialties whose average honorarium is above $3,000`: of a kind of payments, for whoever is named before. */
function isAverageOf(tag: Tag, earlier: readonly Tag[]): boolean {
  const statistic = earlier.findIndex(({ kind }) => !OF_AVERAGE.includes(kind));
  const isOfKind = tag.kind === 'value' && tag.choices.some(({ field }) => field === 'nature');
  const isNamed = earlier.slice(statistic).some((one) => one.kind === 'noun' || one.kind === 'who' || isPeople(one));
  return isOfKind && earlier[statistic]?.kind === 'statistic' && isNamed;
}

/** `cardiologists with a total over $5,000`. */
function isPeople(tag: Tag): boolean {
  return tag.kind === 'value' && tag.isPerson === true;
}

/** `how many meals cost more than $125 by company`: of each of those that are counted. */
function isOfCounted(earlier: readonly Tag[]): boolean {
  const [, counted, count] = earlier.filter(({ kind }) => kind !== 'filler');
  return counted?.kind === 'value' && count?.kind === 'count';
}

/** `spend over $1M by state`, `spend went over $1M in what months`: of each of them. */
function isByRows({ tags }: Draft, comparator: Tag): boolean {
  const by = tags.findIndex(({ kind, from }) => (kind === 'by' || kind === 'which') && from > comparator.from);
  const row = tags[by + 1]?.kind;
  return by > 0 && (row === 'noun' || (row === 'grain' && tags[by]?.kind === 'which'));
}

/** `where spend on travel was over $200k`. */
function isAmount({ tokens }: Draft, { kind, from }: Tag): boolean {
  return kind === 'amount' || (kind === 'verb' && tokens[from]?.low === 'spend');
}

/** `payments to doctors with more than $10k`. */
function isOfThem(tag: Tag | undefined): boolean {
  return tag?.kind === 'verb' || tag?.kind === 'who' || (tag?.kind === 'preposition' && tag.word === 'with');
}

/** `payments to hospitals above $25,000`: the amount is of each payment. */
function isPaid(draft: Draft, noun: Tag): boolean {
  // `payments to Houston physicians`.
  const word = draft.tags.slice(0, draft.tags.indexOf(noun)).findLast(({ kind }) => kind !== 'value');
  const paid = before(draft, noun, ['filler', 'preposition', 'value']);
  const isPayments = paid?.kind === 'unit' || isNumberOfPayments(paid);
  return word?.kind === 'preposition' && ['to', 'for'].includes(word.word) && isPayments;
}

/** `total amount of payments over $10,000 by company` without those whose total it could be before it, or ranked by it. */
function isTotalOfPayments(draft: Draft, tag: Tag): boolean {
  const { tags, tokens } = draft;
  const isOfPayments = tag.kind === 'amount' && /^(?:payment|transaction)$/.test(tokens[tag.to - 1]?.lemma ?? '');
  const isBehindRows = tags.some(({ kind, to }) => ['noun', 'who', 'grain'].includes(kind) && to <= tag.from);
  return isOfPayments && (!isBehindRows || isRanked(draft, tag));
}

/** `the greatest sum of payments over $100`, `top 5 by value of payments over $100`: what is ranked needs no bound of its own. */
function isRanked({ tags }: Draft, figure: Tag): boolean {
  const earlier = tags.slice(0, tags.indexOf(figure));
  const before = earlier.findLast(({ kind }) => kind !== 'filler' && kind !== 'amount');
  return before?.kind === 'rank' || (before?.kind === 'by' && earlier.some(({ kind }) => kind === 'rank'));
}

const ROWS: readonly Tag['kind'][] = ['noun', 'who', 'grain'];
const SUMS = /add(?:s|ed|ing)? up|amount(?:s|ed|ing)? to|c[oa]mes? to|sum|total/i;
const IN_SUM =
  /^(?:in (?:the )?)?(?:total|sum|all|overall|altogether|combined|together|jointly|collectively|cumulatively|aggregate)\b/;

/** Before the amount: `combined payments above`, `payments that together exceed`. */
const IN_SUM_BEFORE =
  /\b(?:combined|together|altogether|cumulative|cumulatively|aggregated?|collectively|in (?:total|all|sum)|sums?)\b/;

/** `payments that add up to more than $50k`, `more than $50k in total`: of whoever is named, and not of each record. */
export function isOfSum(draft: Draft, comparator: Tag, { to }: Tag): boolean {
  const { tags, tokens } = draft;
  const wordsOf = (from: number, end: number) =>
    tokens
      .slice(from, end)
      .map(({ low }) => low)
      .join(' ');
  // `more than $4,000 of debt in all`.
  const [of, what] = tags.filter(({ from }) => from >= to);
  const end = of?.kind === 'preposition' && what?.kind === 'value' ? what.to : to;
  const isAfter = [to, end].some((at) => IN_SUM.test(wordsOf(at, at + 3)));
  const named = tags.findLast(({ kind, to: last }) => ROWS.includes(kind) && last <= comparator.from);
  const summed = tags.findLast(({ kind, to: last }) => kind === 'amount' && last <= comparator.from);
  const isOfRanked = summed !== undefined && isTotalOfPayments(draft, summed);
  const isBefore = named !== undefined && !isOfRanked && IN_SUM_BEFORE.test(wordsOf(named.to, comparator.from));
  const isSummed = SUMS.test(wordsOf(comparator.from, comparator.to)) || isAfter || isBefore;
  return isSummed && tags.some(({ kind, from }) => ROWS.includes(kind) && from < comparator.from);
}
