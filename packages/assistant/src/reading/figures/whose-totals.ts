import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, has, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';
import { isForOne } from './totals-of.ts';

/** `per-physician totals: median`, `every physician's 2023 total, the median of them`, `per urologist, what was the mean total`: of totals that are said before. */
export function isOfTotalsBefore(draft: Draft, statistic: Tag, by: Tag): boolean {
  const noun = after(draft, by);
  const total = noun && after(draft, noun, ['filler', 'value', 'period', 'verb']);
  if (!noun || noun.from >= statistic.from) return false;
  const isWhose = /'s?$/.test(draft.tokens[noun.to - 1]?.text ?? '');
  const isTotals = total?.kind === 'amount' && (isPlural(draft, total) || isWhose);
  return isTotals || saysTotal(draft, statistic);
}

/** `90th percentile of each physician's 2024 money`. */
export function isOfWhoseTotals(draft: Draft, by: Tag): boolean {
  const noun = after(draft, by);
  const amount = noun && after(draft, noun, ['filler', 'period']);
  const isWhose = /'s?$/.test(draft.tokens[(noun?.to ?? 0) - 1]?.text ?? '');
  return /^of (?:each|every)$/i.test(textOf(draft, by)) && isWhose && amount?.kind === 'amount';
}

/** `mean total`, `median of the totals`. */
function saysTotal(draft: Draft, statistic: Tag): boolean {
  const next = after(draft, statistic);
  const words = textOf(draft, { from: statistic.from, to: next?.kind === 'amount' ? next.to : statistic.to });
  return /\btotals?\b/i.test(words);
}

/** `the average amount that cardiologists received`, `median of what cardiologists got`: of what each of them did in all. */
export function isWhatTheyGot(draft: Draft, statistic: Tag, people: Tag): boolean {
  const verb = after(draft, people, ['filler', 'preposition', 'value', 'period']);
  const isGetting = verb?.kind === 'verb' && verb.role === 'payee';
  const words = textOf(draft, { from: statistic.to, to: people.from });
  const isAnyOne = /\ban?$/i.test(words);
  return (
    isGetting &&
    (isAnyOne || isPlural(draft, people)) &&
    /^(?:of )?(?:amount |money )?(?:that|which|what)?(?: an?)?$/i.test(words.trim())
  );
}

/** `maximum royalty for each company`: of single ones. */
export function isOfOneKind(draft: Draft, statistic: Tag): boolean {
  const next = after(draft, statistic);
  return next?.kind === 'value' && next.choices[0]?.field === 'nature' && !isPlural(draft, next);
}

/** `dermatologists in Texas get on average`, `physician totals in 2023: median`. */
export function isOfPeopleBefore(draft: Draft, tag: Tag): boolean {
  const people = draft.tags.findLast(
    (one) => one.to <= tag.from && one.kind === 'value' && one.isPerson === true && isPlural(draft, one),
  );
  const isReceiving =
    people !== undefined &&
    draft.tags.some(
      (one) => one.kind === 'verb' && one.role === 'payee' && one.from >= people.to && one.to <= tag.from,
    );
  return isReceiving && isOnAverage(draft, tag) && !has(draft, 'unit') && !isForOne(draft);
}

/** Said of what each has, and not of single records alone. */
export function isOnAverage(draft: Draft, tag: Tag): boolean {
  return textOf(draft, tag).toLowerCase() === 'on average';
}

/** `what does an honorarium to a dermatologist come to on average`. */
export function isOfOnePayment({ tags, tokens }: Draft): boolean {
  return tags.some(
    (tag) =>
      tag.kind === 'value' &&
      tag.choices[0]?.field === 'nature' &&
      ['a', 'an', 'one'].includes(tokens[tag.from - 1]?.low ?? '') &&
      !['for', 'per'].includes(tokens[tag.from - 2]?.low ?? ''),
  );
}
