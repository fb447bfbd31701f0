import type { TagOf } from '../tags/tag.ts';
import { after, type Draft, has, isFree, open, take } from './draft.ts';
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
  for (const tag of open(draft, 'count')) readCount(draft, tag);
  for (const tag of open(draft, 'statistic')) readStatistic(draft, tag);
  for (const tag of open(draft, 'measure')) {
    take(draft, tag);
    addFigure(draft, { kind: 'measure', measure: tag.measure });
  }
  const amounts = open(draft, 'amount');
  take(draft, ...amounts);
  if (amounts.length > 0 && draft.figures.every(({ kind }) => kind !== 'statistic')) {
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
  if (next?.kind === 'source') addFigure(draft, { kind: 'measure', measure: 'records' });
  else draft.used.delete(tag);
}

/** The noun that is counted may stand after its adjectives: `how many research payments`, `how many Texas doctors`. */
function nounAfter(draft: Draft, tag: TagOf<'count'>): TagOf<'noun'> | TagOf<'value'> | undefined {
  const rest = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  let value: TagOf<'value'> | undefined;
  for (const one of rest) {
    if (isFree(draft, one, 'noun')) return one;
    if (one.kind === 'value' && !value) value = one;
    else if (!['filler', 'preposition', 'source', 'new', 'value'].includes(one.kind)) break;
    if (one.kind === 'preposition' && value) break;
    if (value?.isPerson) break;
  }
  return value;
}

/** `average payment`, `median per recipient`, `90th percentile of the amounts per doctor`. */
function readStatistic(draft: Draft, tag: TagOf<'statistic'>): void {
  take(draft, tag);
  const per = perAfter(draft, tag);
  const unit = open(draft, 'unit').find((one) => one.from >= tag.from);
  if (unit) take(draft, unit);
  take(draft, ...open(draft, 'amount'));
  const of = draft.tags.find((one) => one.kind === 'measure' && one.from > tag.from && !draft.used.has(one));
  if (of?.kind === 'measure' && per !== 'record') {
    take(draft, of);
    draft.figures.push({ kind: 'statistic', statistic: tag.statistic, per, of: of.measure });
    return;
  }
  const over = per !== 'record' || unit?.measure !== 'payments' || tag.statistic.kind !== 'average' ? per : 'payment';
  draft.figures.push({ kind: 'statistic', statistic: tag.statistic, per: over });
}

/** What the totals are of that a figure is over: `per doctor`. */
function perAfter(draft: Draft, tag: TagOf<'statistic'>): string {
  const by = open(draft, 'by').find(
    (one) => one.from > tag.from && /^per|^for each|^each|^in each/.test(wordsOf(draft, one)),
  );
  const noun = by && after(draft, by);
  if (by && isFree(draft, noun, 'unit')) {
    take(draft, by, noun);
    return noun.measure === 'payments' ? 'payment' : 'record';
  }
  const isOver = by && isFree(draft, noun, 'noun') && isEntity(noun, has(draft, 'unit'));
  if (!isOver) return 'record';
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
