import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';

const BETWEEN: readonly Kind[] = ['filler', 'statistic', 'and', 'preposition', 'grain', 'period'];

/**
 * The people who are named where a figure is over totals and nobody is said after “per”: `percentiles of yearly totals` for
 * cardiologists, the median of `their combined total`, the `median total received`.
 */
export function peopleOfTotals(draft: Draft, statistic: Tag): TagOf<'noun'> | TagOf<'value'> | undefined {
  const isOf = isOfTotals(draft, statistic) || isOfTheirs(draft, statistic) || isOfTotalPayments(draft, statistic);
  if (!isOf && !eachWithTotal(draft, statistic)) return undefined;
  return draft.tags.find(
    (tag): tag is TagOf<'noun'> | TagOf<'value'> => isPeople(tag) && isPlural(draft, tag) && !isRow(draft, tag),
  );
}

/** `median of yearly totals`, and not `the median and the totals`. */
export function isOfTotals(draft: Draft, statistic: Tag): boolean {
  return /\bof\b.*\btotals$/i.test(wordsUpTo(draft, statistic));
}

function isOfTheirs(draft: Draft, statistic: Tag): boolean {
  const next = after(draft, statistic, BETWEEN);
  const words = wordsUpTo(draft, statistic);
  const isReceived = next?.kind === 'verb' && next.role === 'payee' && /\btotal$/i.test(words);
  return /\btheir\b.*\btotal$/i.test(words) || isReceived;
}

/** `average of the total payments received by cardiologists`: of what each of them got in all. */
function isOfTotalPayments(draft: Draft, statistic: Tag): boolean {
  const total = after(draft, statistic, BETWEEN);
  const unit = total?.kind === 'amount' ? after(draft, total) : undefined;
  const isTotal = /\bof (?:the )?total$/i.test(wordsUpTo(draft, statistic));
  return isTotal && unit?.kind === 'unit' && isPlural(draft, unit);
}

/** `each one` of `the median of the total each one received`. */
export function eachWithTotal(draft: Draft, statistic: Tag): Tag | undefined {
  const total = after(draft, statistic, BETWEEN);
  const each = total?.kind === 'amount' ? after(draft, total) : undefined;
  const verb = each && after(draft, each);
  const isEach = each?.kind === 'by' && /^each\b/i.test(textOf(draft, each));
  const isGot = verb?.kind === 'verb' && verb.role === 'payee';
  return isEach && isGot && /\btotals?$/i.test(wordsUpTo(draft, statistic)) ? each : undefined;
}

/** The words from a statistic to the amount that it is of. */
function wordsUpTo(draft: Draft, statistic: Tag): string {
  const next = after(draft, statistic, BETWEEN);
  return textOf(draft, { from: statistic.from, to: next?.kind === 'amount' ? next.to : statistic.to });
}

function isPeople(tag: Tag): boolean {
  if (tag.kind === 'value') return tag.isPerson === true;
  return tag.kind === 'noun' && tag.noun.dimension === 'recipient';
}

/** `by physicians` has a row for each. */
function isRow({ tags }: Draft, people: Tag): boolean {
  return tags[tags.indexOf(people) - 1]?.kind === 'by';
}
