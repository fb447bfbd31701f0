import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';
import type { Figure } from '../reading.ts';
import { isBeside, startsSeries } from './figures-beside.ts';
import { readInterest } from './read-interests.ts';
import { readTimesOver } from './read-times-over.ts';
import { isForOne, saidTwice, totalsOf } from './totals-of.ts';
import { eachWithTotal, isOfTotals as isOfAnyTotals, peopleOfTotals } from './totals-of-people.ts';
import {
  isOfOneKind,
  isOfOnePayment,
  isOfPeopleBefore,
  isOfTotalsBefore,
  isOfWhoseTotals,
  isOnAverage,
  isWhatTheyGot,
} from './whose-totals.ts';

/** Each of them, and those that are said together over the same totals: `p25, median and p75 per physician`. */
export function readStatistics(draft: Draft): void {
  for (const tag of open(draft, 'statistic')) if (isSaidAgain(draft, tag)) replace(draft, tag, { kind: 'filler' });
  const tags = open(draft, 'statistic');
  const known = draft.figures.length;
  for (const tag of tags) readStatistic(draft, tag);
  const read = draft.figures.slice(known).filter(isStatistic);
  const over = read.find(({ per }) => per !== 'record' && per !== 'payment');
  const isOfOne = over === undefined || read.length < 2 || !areTogether(draft, tags);
  if (isOfOne && tags.some((tag, at) => read[at]?.per === 'record' && isOfAnyTotals(draft, tag)))
    draft.cannot ??= OF_WHOSE_TOTALS;
  if (isOfOne) return;
  const { per, of } = over;
  draft.figures.splice(known, read.length, ...read.map((one) => ({ ...one, per, ...(of !== undefined && { of }) })));
}

/** `the typical (median) fee`, `typical, meaning median`: one figure by two words. */
function isSaidAgain(draft: Draft, tag: TagOf<'statistic'>): boolean {
  const next = after(draft, tag, ['filler', 'or']);
  return next?.kind === 'statistic' && JSON.stringify(next.statistic) === JSON.stringify(tag.statistic);
}

function isStatistic(figure: Figure): figure is Extract<Figure, { kind: 'statistic' }> {
  return figure.kind === 'statistic';
}

/** Nothing stands between them but what they are of. */
function areTogether({ tags }: Draft, statistics: readonly Tag[]): boolean {
  const [first, last] = [tags.indexOf(statistics[0] as Tag), tags.indexOf(statistics.at(-1) as Tag)];
  return tags.slice(first, last).every(({ kind }) => ['statistic', 'filler', 'and', 'amount', 'unit'].includes(kind));
}

/** `average payment`, `median per recipient`, `90th percentile of the amounts per doctor`. */
function readStatistic(draft: Draft, tag: TagOf<'statistic'>): void {
  take(draft, tag);
  if (readInterest(draft, tag)) return;
  const found = perAfter(draft, tag) ?? overPeople(draft, tag) ?? readTimesOver(draft, tag) ?? readTotals(draft, tag);
  const per = found ?? 'record';
  const unit = open(draft, 'unit').find((one) => one.from >= tag.from);
  if (unit) take(draft, unit);
  take(
    draft,
    ...open(draft, 'amount').filter(
      (amount) => !isBeside(draft, tag, amount) && !isOfAnother(draft, tag, amount) && !startsSeries(draft, amount),
    ),
  );
  const of = draft.tags.find((one) => one.kind === 'measure' && one.from > tag.from && !draft.used.has(one));
  if (of?.kind === 'measure' && per !== 'record') {
    take(draft, of);
    draft.figures.push({ kind: 'statistic', statistic: tag.statistic, per, of: of.measure });
    return;
  }
  const isOfPayments = found === undefined && unit?.measure === 'payments' && tag.statistic.kind === 'average';
  const over = isOfPayments ? 'payment' : per;
  draft.figures.push({ kind: 'statistic', statistic: tag.statistic, per: over });
}

/** The total of `total, average and largest meal` is beside the first statistic, and says nothing of the others. */
function isOfAnother({ tags, tokens }: Draft, statistic: Tag, amount: Tag): boolean {
  const isBetween = ({ kind, from }: Tag) => kind === 'statistic' && from >= amount.to && from < statistic.from;
  return tokens[amount.to]?.low === ',' && tags.some(isBetween);
}

/** What the totals are of that a figure is over: `per doctor`; `on average` may stand after it. */
function perAfter(draft: Draft, tag: TagOf<'statistic'>): string | undefined {
  const [first, ...others] = open(draft, 'by').filter(
    (one) =>
      (one.from > tag.from || isOnAverage(draft, tag) || isDistribution(draft) || isOfTotalsBefore(draft, tag, one)) &&
      (/^per|^for each|^each|^in each|^every/.test(textOf(draft, one).toLowerCase()) || isOfWhoseTotals(draft, one)),
  );
  // `for each specialty in Texas, the median total per physician`: what stands behind is what it is over.
  const by = first && first.to <= tag.from ? (others.find(({ from }) => from > tag.from) ?? first) : first;
  const noun = by && paidAfter(draft, by);
  if (by && isFree(draft, noun, 'unit')) {
    take(draft, by, noun);
    return noun.measure === 'payments' ? 'payment' : 'record';
  }
  // `average spend per cardiologist`.
  if (by && noun?.kind === 'value' && noun.isPerson) {
    take(draft, by);
    return 'recipient';
  }
  const isOver =
    by &&
    isFree(draft, noun, 'noun') &&
    (isEntity(noun, has(draft, 'unit') || isOfOneKind(draft, tag)) || isOfTotals(draft, tag, by));
  if (!isOver) return undefined;
  take(draft, by);
  for (const one of saidTwice(draft, tag, noun)) over(draft, one);
  return over(draft, noun);
}

const OF_WHOSE_TOTALS = 'Say whose totals that is of: per physician, per recipient or per company.';

/** Of what each of those has in all who are named somewhere. */
function overPeople(draft: Draft, tag: TagOf<'statistic'>): string | undefined {
  const people = peopleOfTotals(draft, tag);
  if (people === undefined) return undefined;
  const each = eachWithTotal(draft, tag);
  if (each) take(draft, each);
  return isFree(draft, people, 'noun') ? over(draft, people) : 'recipient';
}

/** `per receiving physician`: whoever receives is the one who is paid. */
function paidAfter(draft: Draft, by: Tag): Tag | undefined {
  const verb = after(draft, by);
  const isAdjective =
    verb?.kind === 'verb' && /^(?:receiving|paid|remunerated|compensated)$/i.test(textOf(draft, verb));
  return isAdjective ? after(draft, verb) : verb;
}

/** `median research total per study`: of the totals of each; of an average that could be either, it is asked. */
function isOfTotals(draft: Draft, statistic: TagOf<'statistic'>, by: Tag): boolean {
  const isPer = textOf(draft, by).toLowerCase() === 'per' && statistic.to <= by.from;
  return isPer && /\btotals?\b/i.test(textOf(draft, { from: statistic.from, to: by.from }));
}

/** `how is the total per physician distributed: median and 90th percentile`. */
function isDistribution({ tokens }: Draft): boolean {
  return tokens.some(({ low }) => low === 'distributed');
}

function over(draft: Draft, noun: TagOf<'noun'>): string {
  take(draft, noun);
  addNounFilters(draft, noun.noun);
  return noun.noun.dimension;
}

/** `median total of physicians`, `what do physicians receive on average`. */
function readTotals(draft: Draft, tag: TagOf<'statistic'>): string | undefined {
  takeAnyOne(draft);
  const noun = totalsOf(draft, tag) ?? (isOnAverage(draft, tag) ? subjectBefore(draft, tag) : undefined);
  if (isFree(draft, noun, 'noun')) return over(draft, noun);
  const one = isOnAverage(draft, tag) ? onePersonOf(draft) : undefined;
  if (one) return isFree(draft, one, 'noun') ? over(draft, one) : 'recipient';
  if (isOneOf(draft, tag) || isOfPeopleBefore(draft, tag)) return 'recipient';
  // `average total received by cardiologists`.
  const people = draft.tags.find((one) => one.kind === 'value' && one.isPerson && one.from >= tag.to);
  const words = people && textOf(draft, { from: tag.from, to: people.from });
  if (!people || !words || /\b(?:per|each)\b/i.test(words)) return undefined;
  return /\btotals?\b/i.test(words) || isWhatTheyGot(draft, tag, people) ? 'recipient' : undefined;
}

/** `what does one doctor get on average`: any of them, and no number of them. */
function takeAnyOne(draft: Draft): void {
  const [one] = open(draft, 'number').filter(({ from, to }) => to - from === 1 && draft.tokens[from]?.low === 'one');
  const person = one && draft.tags[draft.tags.indexOf(one) + 1];
  const isPerson =
    person?.kind === 'noun' ? person.noun.dimension === 'recipient' : person?.kind === 'value' && person.isPerson;
  if (one && isPerson) replace(draft, one, { kind: 'filler' });
}

/** `the average cardiologist`. */
function isOneOf(draft: Draft, { to }: Tag): boolean {
  const next = draft.tags.find(({ from }) => from === to);
  // `the median cardiologist consulting fee`: a fee, and nobody.
  const what = next && draft.tags[draft.tags.indexOf(next) + 1];
  if (what?.kind === 'value' && what.choices[0]?.field === 'nature') return false;
  return next?.kind === 'value' && next.isPerson === true && !isPlural(draft, next);
}

/** `what does Pfizer pay a surgeon on average`, `what does a cardiologist get on average`: what one of them has in all. */
function onePersonOf(draft: Draft): TagOf<'noun'> | TagOf<'value'> | undefined {
  if (has(draft, 'unit', 'count') || isForOne(draft) || isOfOnePayment(draft)) return undefined;
  const isOne = (from: number) => ['a', 'an', 'each', 'every', 'one'].includes(draft.tokens[from - 1]?.low ?? '');
  const value = draft.tags.find(
    (one): one is TagOf<'value'> => one.kind === 'value' && one.isPerson === true && isOne(one.from),
  );
  return value ?? open(draft, 'noun').find(({ noun, from }) => noun.dimension === 'recipient' && isOne(from));
}

/** Who receives, or spends, on average. */
function subjectBefore(draft: Draft, tag: Tag): TagOf<'noun'> | undefined {
  const subject = open(draft, 'noun').findLast(({ to, noun }) => to <= tag.from && noun.dimension === 'recipient');
  const isReceiving = draft.tags.some(
    (one) => one.kind === 'verb' && one.role === 'payee' && subject && one.from >= subject.to && one.to <= tag.from,
  );
  return isReceiving && !has(draft, 'unit') ? subject : undefined;
}

/** `average spend per company` is over the totals of companies; `average payment per company` has a row for each. */
function isEntity({ noun: { dimension } }: TagOf<'noun'>, isOfPayments: boolean): boolean {
  if (dimension === 'recipient' || dimension === 'recipient_id' || dimension === 'investigator') return true;
  return !isOfPayments && (dimension === 'company' || dimension === 'product');
}
