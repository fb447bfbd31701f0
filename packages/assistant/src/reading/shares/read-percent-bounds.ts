import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { addNoun } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';

const SUMS: readonly Tag['kind'][] = ['amount', 'unit', 'source'];

/**
 * `companies that grew by more than 20%`, `natures with less than 1% of all spend`: a condition on the growth or on the part of each
 * row. Before conditions on amounts, which know no percents.
 */
export function readPercentBounds(draft: Draft): void {
  const [comparator, another] = open(draft, 'comparator').filter((tag) => boundOf(draft, tag) !== undefined);
  const number = comparator && boundOf(draft, comparator);
  if (!comparator || !number || another || comparator.op === 'between' || comparator.op === 'eq') return;
  const isOfGrowth = draft.tags.some(({ kind, to }) => kind === 'growth' && to <= comparator.from);
  const isOfShare = draft.tags.some(({ kind, to }) => kind === 'share' && to <= comparator.from);
  const isOfAll = isPartOfAll(draft, number);
  const rows = rowsBefore(draft, comparator);
  if ((!isOfGrowth && !isOfShare && !isOfAll) || (isOfGrowth && isOfShare)) return;
  if (!rows && !saysWhichOnes(draft)) return;
  if (!rows) draft.lacksRows = 'Say of what the percents are, for example companies that grew by more than 20%.';
  const by = before(draft, comparator, ['filler']);
  if (by?.kind === 'by' && /^by$/i.test(textOf(draft, by))) replace(draft, by, { kind: 'filler' });
  take(draft, comparator);
  if (isOfAll) replace(draft, number, { kind: 'share' });
  else take(draft, number);
  draft.thresholds.push({ on: 'percent', op: comparator.op, value: number.value });
  if (rows?.kind !== 'noun' || !isFree(draft, rows, 'noun')) return;
  take(draft, rows);
  addNoun(draft, rows.noun);
}

/** `only those that grew more than 20%`, `which fell by more than 5%`: the rows are those of an answer before. */
function saysWhichOnes({ tags, tokens }: Draft): boolean {
  const isAsked = tags.some(({ kind }) => ['which', 'who', 'only', 'followUp'].includes(kind));
  return isAsked || tokens.some(({ low }) => ['those', 'these', 'ones'].includes(low));
}

/** The percents after a comparator. */
function boundOf(draft: Draft, comparator: Tag): TagOf<'number'> | undefined {
  const number = after(draft, comparator, ['filler']);
  return isFree(draft, number, 'number') && number.isPercent ? number : undefined;
}

/** `1% of all dollars`, `5% of the total`: of what the whole is. */
function isPartOfAll(draft: Draft, number: Tag): boolean {
  const of = draft.tags[draft.tags.indexOf(number) + 1];
  const whole = of && after(draft, of);
  const isOf = of?.kind === 'preposition' && of.word === 'of';
  return isOf && whole !== undefined && SUMS.includes(whole.kind) && !has(draft, 'share', 'growth');
}

/** Whom or what it is said of: the first thing that is named, which has a row each. */
function rowsBefore(draft: Draft, comparator: Tag): TagOf<'noun'> | TagOf<'by'> | TagOf<'grain'> | undefined {
  const [first] = draft.tags.filter(
    (tag): tag is TagOf<'noun'> | TagOf<'by'> | TagOf<'grain'> =>
      ['noun', 'by', 'grain'].includes(tag.kind) && tag.to <= comparator.from,
  );
  return first?.kind === 'noun' && first.noun.where && !isAskedFor(draft, first) ? undefined : first;
}

/** `which physicians increased`, and not `what physicians got`, `paid to physicians`. */
function isAskedFor(draft: Draft, noun: TagOf<'noun'>): boolean {
  const asking = before(draft, noun, ['filler', 'value', 'list']);
  return isPlural(draft, noun) && (asking === undefined || asking.kind === 'which');
}
