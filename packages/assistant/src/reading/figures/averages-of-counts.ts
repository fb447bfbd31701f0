import type { Tag, TagOf } from '../../tags/tag.ts';
import { countedMeasure } from '../counted.ts';
import { after, type Draft, has, isFree, open, take, textOf } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';
import { isJoined } from './figures-beside.ts';
import { totalsOf } from './totals-of.ts';
import { isOnAverage } from './whose-totals.ts';

/** `how many payments does each recipient get on average`, `average number of companies per physician`: whether counts are averaged. */
export function readAverageOfCounts(draft: Draft): boolean {
  const average = open(draft, 'statistic').find(({ statistic }) => statistic.kind === 'average');
  if (average && (readCountOfAverage(draft, average) || readCountOfOne(draft, average))) return true;
  const by = average && open(draft, 'by').find((tag) => isOneOf(draft, entityAfter(draft, tag)));
  const noun = by && entityAfter(draft, by);
  if (!average || !by || !isOneOf(draft, noun)) return false;
  const measure = open(draft, 'measure').find((one) => one.from < average.from && !isJoined(draft, one, average));
  const of = measure ? measure.measure : countBeside(draft, average, by);
  if (of === undefined) return false;
  take(draft, average, measure, by, noun.kind === 'noun' ? noun : undefined);
  if (noun.kind === 'noun') addNounFilters(draft, noun.noun);
  const per = noun.kind === 'noun' ? noun.noun.dimension : 'recipient';
  draft.figures.push({ kind: 'statistic', statistic: average.statistic, per, of });
  return true;
}

/** `each physician`, `per cardiologist`. */
function isOneOf(draft: Draft, tag: Tag | undefined): tag is TagOf<'noun'> | TagOf<'value'> {
  return isFree(draft, tag, 'noun') || (tag?.kind === 'value' && tag.isPerson === true && !isPlural(draft, tag));
}

/** The physician of `companies per physician`, `companies per paid physician`. */
function entityAfter(draft: Draft, by: Tag): Tag | undefined {
  const next = after(draft, by);
  const isPaid = next?.kind === 'verb' && /^paid$/i.test(textOf(draft, next));
  return isPaid ? after(draft, next) : next;
}

/** `how many companies does the average physician receive from`. */
function readCountOfAverage(draft: Draft, average: TagOf<'statistic'>): boolean {
  const count = open(draft, 'count').find(({ to }) => to <= average.from);
  const counted = count && countedAfter(draft, count);
  const noun = totalsOf(draft, average);
  const next = after(draft, average);
  const isOfPeople = next?.kind === 'value' && next.isPerson === true;
  if (!count || !counted || counted.to > average.from || !(noun || isOfPeople)) return false;
  take(draft, count, average, noun, counted.kind === 'value' ? undefined : counted);
  if (counted.kind === 'noun') addNounFilters(draft, counted.noun);
  if (noun) addNounFilters(draft, noun.noun);
  const of =
    counted.kind === 'noun'
      ? countedMeasure(counted.noun.dimension)
      : counted.kind === 'unit'
        ? counted.measure
        : 'payments';
  draft.figures.push({ kind: 'statistic', statistic: average.statistic, per: noun?.noun.dimension ?? 'recipient', of });
  return true;
}

/** `on average, how many companies paid a physician`: how many paid one of them. */
function readCountOfOne(draft: Draft, average: TagOf<'statistic'>): boolean {
  const [count] = open(draft, 'count');
  const counted = count && countedAfter(draft, count);
  const one = open(draft, 'noun').find(
    ({ from, noun }) =>
      noun.dimension in ONE_OF && ['a', 'an', 'each', 'one'].includes(draft.tokens[from - 1]?.low ?? ''),
  );
  const isAfter = counted?.kind === 'noun' && one !== undefined && counted.to <= one.from;
  if (!isAfter || !isOnAverage(draft, average) || !has(draft, 'verb')) return false;
  take(draft, count, counted, average, one);
  for (const { noun } of [counted, one]) addNounFilters(draft, noun);
  const of = countedMeasure(counted.noun.dimension);
  draft.figures.push({ kind: 'statistic', statistic: average.statistic, per: one.noun.dimension, of });
  return true;
}

const ONE_OF = { recipient: true, company: true };

/** The companies of `average number of companies per physician`, `how many companies per physician on average`. */
function countBeside(draft: Draft, average: Tag, by: Tag): string | undefined {
  const next = after(draft, average);
  const count = next?.kind === 'count' ? next : open(draft, 'count').find(({ to }) => to <= by.from);
  if (count && count !== next && isJoined(draft, count, average)) return undefined;
  const counted = count && countedAfter(draft, count);
  const isPer = /^per|each|every/.test(textOf(draft, by).toLowerCase());
  if (!isFree(draft, count, 'count') || !counted || draft.used.has(counted) || counted.to > by.from || !isPer)
    return undefined;
  // `number of physicians, total and mean per physician`: figures of their own.
  const between = draft.tokens.slice(count.to, average.from).map(({ low }) => low);
  if (between.includes(',') || between.includes('and')) return undefined;
  take(draft, count);
  if (counted.kind === 'value') return 'payments';
  take(draft, counted);
  if (counted.kind === 'unit') return counted.measure;
  addNounFilters(draft, counted.noun);
  return countedMeasure(counted.noun.dimension);
}

/** What is counted: doctors, disputed records, and of meals the payments. */
function countedAfter(draft: Draft, count: Tag): TagOf<'noun'> | TagOf<'unit'> | TagOf<'value'> | undefined {
  const first = after(draft, count);
  const unit = after(draft, count, ['filler', 'preposition', 'value', 'source']);
  if (isFree(draft, first, 'noun')) return first;
  if (isFree(draft, unit, 'unit')) return unit;
  return isFree(draft, first, 'value') && first.choices[0]?.field === 'nature' && isPlural(draft, first)
    ? first
    : undefined;
}
