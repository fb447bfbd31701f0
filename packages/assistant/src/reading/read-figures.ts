import type { Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, take } from './draft.ts';
import type { Figure } from './reading.ts';

/** Dimensions whose different values the model counts. */
const COUNTED: Readonly<Record<string, string>> = {
  recipient: 'recipients',
  recipient_id: 'recipients',
  company: 'companies',
  product: 'products',
};

/** The measure that counts the values of a dimension, or the name of one that the query makes. */
export function countedMeasure(dimension: string): string {
  return COUNTED[dimension] ?? `distinct ${dimension}`;
}

const AMOUNT: Figure = { kind: 'measure', measure: 'total_amount' };

/** What is asked for: amounts, numbers, averages; without a word of it the total amount. */
export function readFigures(draft: Draft): void {
  if (!hasAverageOfCounts(draft)) for (const tag of open(draft, 'count')) readCount(draft, tag);
  for (const tag of open(draft, 'statistic')) readStatistic(draft, tag);
  for (const tag of open(draft, 'measure')) {
    take(draft, tag);
    addFigure(draft, { kind: 'measure', measure: tag.measure });
  }
  for (const tag of open(draft, 'amount')) {
    const not = before(draft, tag, ['filler']);
    if (not?.kind === 'not') take(draft, tag, not);
  }
  const amounts = open(draft, 'amount');
  take(draft, ...amounts);
  const [statistic] = draft.tags.filter(({ kind }) => kind === 'statistic');
  const isBoth = statistic !== undefined && amounts.some((amount) => isBeside(draft, statistic, amount));
  const [first] = draft.figures;
  const isPerEntity = first?.kind === 'statistic' && first.per !== 'record' && first.per !== 'payment';
  // An average of totals has the total beside it; other figures of totals are refused with another.
  if (isBoth && isPerEntity) {
    if (first.statistic.kind !== 'average') addFigure(draft, AMOUNT);
  } else if (amounts.length > 0 && (isBoth || draft.figures.every(({ kind }) => kind !== 'statistic'))) {
    const counts = draft.figures.length;
    const isOwn = counts === 0 || has(draft, 'and');
    if (isOwn)
      addFigure(
        draft,
        AMOUNT,
        amounts.some(({ from }) => from < 4),
      );
  }
}

export function addFigure(draft: Draft, figure: Figure, isFirst = false): void {
  const isKnown = draft.figures.some((one) => JSON.stringify(one) === JSON.stringify(figure));
  if (isKnown) return;
  if (isFirst) draft.figures.unshift(figure);
  else draft.figures.push(figure);
}

/** `how many payments does each recipient get on average`: the count is of what the average is over. */
function hasAverageOfCounts(draft: Draft): boolean {
  const average = open(draft, 'statistic').find(({ statistic }) => statistic.kind === 'average');
  const measure = open(draft, 'measure')[0];
  const by = open(draft, 'by').find((tag) => isFree(draft, after(draft, tag), 'noun'));
  const noun = by && after(draft, by);
  if (!average || !measure || !by || !isFree(draft, noun, 'noun') || measure.from > average.from) return false;
  take(draft, average, measure, by, noun);
  draft.figures.push({
    kind: 'statistic',
    statistic: average.statistic,
    per: noun.noun.dimension,
    of: measure.measure,
  });
  return true;
}

/** `how many doctors`, `number of states`, `how many payments`. */
function readCount(draft: Draft, tag: TagOf<'count'>): void {
  const next = after(draft, tag, ['filler', 'preposition', 'new']);
  take(draft, tag);
  if (isFree(draft, next, 'unit')) {
    take(draft, next);
    addFigure(draft, { kind: 'measure', measure: next.measure });
    return;
  }
  const noun = nounAfter(draft, tag);
  if (noun?.kind === 'unit') {
    take(draft, noun);
    addFigure(draft, { kind: 'measure', measure: noun.measure });
    return;
  }
  if (noun?.kind === 'noun') {
    take(draft, noun);
    addFigure(draft, { kind: 'distinct', dimension: noun.noun.dimension });
    for (const { field, values } of noun.noun.where ?? []) draft.filters.push({ field, values });
    return;
  }
  if (noun?.kind === 'value') {
    addFigure(
      draft,
      noun.isPerson ? { kind: 'distinct', dimension: 'recipient' } : { kind: 'measure', measure: 'payments' },
    );
    return;
  }
  if (next?.kind === 'grain') {
    take(draft, next);
    addFigure(draft, { kind: 'distinct', dimension: next.grain === 'year' ? 'program_year' : 'date' });
    return;
  }
  addFigure(draft, { kind: 'measure', measure: countOf(draft) });
}

/** A count of nothing named is of what the question is about: `doctors paid over $20k, how many`, `meals, number and total`. */
function countOf(draft: Draft): string {
  const unit = open(draft, 'unit')[0];
  const noun = open(draft, 'noun').find(({ noun: { dimension } }) => dimension in COUNTED);
  if (unit) return unit.measure;
  return noun ? countedMeasure(noun.noun.dimension) : 'records';
}

/** The noun that is counted may stand after its adjectives: `how many research payments`, `how many Texas doctors`. */
function nounAfter(draft: Draft, tag: TagOf<'count'>): TagOf<'noun'> | TagOf<'unit'> | TagOf<'value'> | undefined {
  const rest = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  let value: TagOf<'value'> | undefined;
  for (const one of rest) {
    if (isFree(draft, one, 'noun', 'unit')) return one;
    if (one.kind === 'value' && !value) value = one;
    else if (!['filler', 'preposition', 'source', 'new', 'value', 'verb'].includes(one.kind)) break;
    if (one.kind === 'preposition' && value) break;
    if (value?.isPerson) break;
  }
  return value;
}

/** `average payment`, `median per recipient`, `90th percentile of the amounts per doctor`. */
function readStatistic(draft: Draft, tag: TagOf<'statistic'>): void {
  take(draft, tag);
  const found = perAfter(draft, tag);
  const per = found ?? 'record';
  const unit = open(draft, 'unit').find((one) => one.from >= tag.from);
  if (unit) take(draft, unit);
  take(draft, ...open(draft, 'amount').filter((amount) => !isBeside(draft, tag, amount)));
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

/** `total and average by company` are two figures; `average amount` is one. */
function isBeside(draft: Draft, statistic: Tag, amount: Tag): boolean {
  const [first, second] = amount.from < statistic.from ? [amount, statistic] : [statistic, amount];
  const isJoined = draft.tags[draft.tags.indexOf(second) - 1]?.kind === 'and';
  return isJoined && before(draft, second, ['filler', 'preposition', 'and']) === first;
}

/** What the totals are of that a figure is over: `per doctor`. */
function perAfter(draft: Draft, tag: TagOf<'statistic'>): string | undefined {
  const by = open(draft, 'by').find(
    (one) => one.from > tag.from && /^per|^for each|^each|^in each/.test(wordsOf(draft, one)),
  );
  const noun = by && after(draft, by);
  if (by && isFree(draft, noun, 'unit')) {
    take(draft, by, noun);
    return noun.measure === 'payments' ? 'payment' : 'record';
  }
  const isOver = by && isFree(draft, noun, 'noun') && isEntity(noun, has(draft, 'unit'));
  if (!isOver) return undefined;
  take(draft, by, noun);
  for (const { field, values } of noun.noun.where ?? []) draft.filters.push({ field, values });
  return noun.noun.dimension;
}

/** `average spend per company` is over the totals of companies; `average payment per company` has a row for each. */
function isEntity({ noun: { dimension } }: TagOf<'noun'>, isOfPayments: boolean): boolean {
  if (dimension === 'recipient' || dimension === 'recipient_id' || dimension === 'investigator') return true;
  return !isOfPayments && (dimension === 'company' || dimension === 'product');
}

function wordsOf({ tokens }: Draft, { from, to }: { from: number; to: number }): string {
  return tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
}
