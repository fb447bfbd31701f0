import { TimeGrain } from '@pellucid/contract';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, replace, take, textOf } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { addGroup, addNoun, addNounFilters, groupOf } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';
import { ALL_ROWS } from '../reading.ts';
import { behindPlace } from './behind-place.ts';
import { measureRankedBy } from './ranked-by.ts';
import { isOfNamed } from './read-each-named.ts';

/** `by state and year`, `per company, by nature`; `by total amount` says what is ranked by. */
export function readBy(draft: Draft, by: TagOf<'by'>): void {
  if (isOfNamed(draft, by)) return;
  asAmount(draft, after(draft, by));
  let next: Tag | undefined = behindPlace(draft, by) ?? after(draft, by, ['filler', 'preposition', 'by']);
  if (next && ['amount', 'measure', 'count'].includes(next.kind)) readOrdered(draft, by);
  if (isBreakdown(draft, by, next)) return;
  if (next?.kind === 'amount') {
    take(draft, by, next);
    return;
  }
  // `paid by both`, `by whom`, `by what percentage`.
  if (
    next?.kind === 'both' ||
    next?.kind === 'who' ||
    next?.kind === 'which' ||
    next?.kind === 'share' ||
    next?.kind === 'growth'
  ) {
    take(draft, by);
    return;
  }
  if (next?.kind === 'period' && isEach(draft, by) && readEachTime(draft, by, next)) return;
  if (isOfAll(draft, by)) {
    readAll(draft, by);
    return;
  }
  // `all open payments by kind`.
  if (next?.kind === 'restriction' && draft.source === 'all_payments' && /^(?:kind|type)$/i.test(textOf(draft, next))) {
    take(draft, by, next);
    addGroup(draft, { kind: 'dimension', dimension: 'payment_kind' });
    return;
  }
  if (draft.ranking && readRankedBy(draft, by, next)) return;
  // `for each nurse practitioner`, `meals per cardiologist`, `spend by cardiologist`.
  if (
    next?.kind === 'value' &&
    next.isPerson &&
    !isPlural(draft, next) &&
    (/each|every|^per$/.test(wordsOf(draft, by)) || isBare(draft, by, next))
  ) {
    take(draft, by);
    if (draft.ranking) draft.eachOf.push({ kind: 'dimension', dimension: 'recipient' });
    addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
    return;
  }
  let isFirst = true;
  while (next) {
    const here: Tag = next;
    if (isFree(draft, here, 'noun') && isAgent(draft, by, here)) {
      const and = draft.tags[draft.tags.indexOf(here) + 1];
      const other = and && after(draft, and);
      // `held by physicians and relatives` is of everybody.
      if (and?.kind === 'and' && other?.kind === 'value' && other.choices[0]?.field === 'interest_held_by')
        for (const tag of [here, other]) replace(draft, tag, { kind: 'filler' });
      if (and?.kind !== 'and' || draft.tags.every((tag) => tag !== here)) take(draft, by);
      break;
    }
    if (isFree(draft, here, 'noun')) {
      take(draft, here);
      addNoun(draft, here.noun);
      if (isEach(draft, by)) draft.eachOf.push({ kind: 'dimension', dimension: here.noun.dimension });
    } else if (isFree(draft, here, 'grain')) {
      take(draft, here);
      addGroup(draft, groupOf(here));
      if (isEach(draft, by)) draft.eachOf.push(groupOf(here));
    } else if (isFirst && isFree(draft, here, 'unit', 'measure') && draft.ranking) {
      take(draft, here);
      addFigure(draft, { kind: 'measure', measure: measureRankedBy(draft, here) }, true);
    } else if (!(isFirst && (draft.used.has(here) || here.kind === 'value'))) break;
    take(draft, by);
    isFirst = false;
    const join: Tag | undefined = draft.tags[draft.tags.indexOf(here) + 1];
    if (join?.kind !== 'and' && join?.kind !== 'filler' && join?.kind !== 'by') break;
    const following: Tag | undefined = after(draft, join, ['filler', 'by', 'and']);
    if (following?.kind !== 'noun' && following?.kind !== 'grain') break;
    if (isEach(draft, by) && ['the', 'its'].includes(draft.tokens[following.from - 1]?.low ?? '')) break;
    // `by specialty, physicians only`: a condition.
    if (join.kind === 'filler' && draft.tags[draft.tags.indexOf(following) + 1]?.kind === 'only') break;
    // `by year, all companies`: of all of them together.
    if (join.kind === 'filler' && draft.tokens[following.from - 1]?.low === 'all') break;
    take(draft, join);
    next = following;
  }
}

/** `top companies by spend on surgeons`: by the amount, and nobody acts. */
function asAmount(draft: Draft, spend: Tag | undefined): void {
  if (spend?.kind === 'verb' && /^spend(?:ing)? on$/i.test(textOf(draft, spend)))
    replace(draft, spend, { kind: 'amount' });
}

/** `for each of the last 3 years`, `in each of 2022 and 2023`. */
function readEachTime(draft: Draft, by: Tag, { read, ...tag }: TagOf<'period'>): boolean {
  const [unit] = /\b(?:month|quarter|week|year)s\b/i.exec(textOf(draft, tag)) ?? [];
  const isOfYears = read.period.kind === 'eachYear' || read.period.kind === 'years';
  const grain =
    TimeGrain.options.find((one) => unit?.toLowerCase().startsWith(one)) ?? (isOfYears ? 'year' : undefined);
  if (!grain) return false;
  take(draft, by);
  addGroup(draft, grain === 'year' ? { kind: 'dimension', dimension: 'program_year' } : { kind: 'grain', grain });
  return true;
}

/** `products of Pfizer by spend`, `headquarters country by spend`: the things that the question begins with, in that order. */
function readOrdered(draft: Draft, by: Tag): void {
  const first = draft.tags.find(({ kind }) => !['filler', 'preposition', 'value', 'period', 'source'].includes(kind));
  const next = after(draft, by);
  if (draft.ranking || !isFree(draft, first, 'noun') || first.to > by.from) return;
  if (!isPlural(draft, first) && draft.tags[draft.tags.indexOf(by) - 1] !== first) return;
  take(draft, by, first);
  addNoun(draft, first.noun);
  if (next?.kind !== 'amount') draft.ranking = { n: ALL_ROWS, direction: 'desc' };
  if (isFree(draft, next, 'measure')) {
    take(draft, next);
    addFigure(draft, { kind: 'measure', measure: next.measure }, true);
  }
}

const BREAKDOWNS = [
  'breakdown',
  'mix',
  'split',
  'composition',
  'distribution of',
  'breakdown of',
  'mix of',
  'composition of',
];

/** `therapeutic area breakdown`: by what stands before it. */
function isBreakdown(draft: Draft, by: Tag, next: Tag | undefined): boolean {
  if (!BREAKDOWNS.includes(textOf(draft, by).toLowerCase())) return false;
  const noun = draft.tags[draft.tags.indexOf(by) - 1];
  if (isFree(draft, noun, 'noun')) {
    take(draft, by, noun);
    addNoun(draft, noun.noun);
  } else if (isFree(draft, noun, 'grain')) {
    take(draft, by, noun);
    addGroup(draft, groupOf(noun));
  } else if (open(draft, 'by').length > 1 && !isFree(draft, next, 'noun', 'grain')) take(draft, by);
  return draft.used.has(by);
}

/** `top states by disputed records`, `top companies by physicians paid`: a count that is ranked by. */
function readRankedBy(draft: Draft, by: Tag, next: Tag | undefined): boolean {
  if (next?.kind === 'source' && draft.tokens[next.to - 1]?.lemma === 'record') {
    take(draft, by);
    addFigure(draft, { kind: 'measure', measure: 'records' }, true);
    return true;
  }
  const unit = next?.kind === 'value' || next?.kind === 'source' ? after(draft, next) : undefined;
  if (isFree(draft, unit, 'unit') && unit.measure === 'records') {
    take(draft, by, unit);
    addFigure(draft, { kind: 'measure', measure: 'records' }, true);
    return true;
  }
  const isPaid =
    isFree(draft, next, 'noun') &&
    isPlural(draft, next) &&
    (isFree(draft, after(draft, next), 'verb') || isNumberOf(draft, by, next));
  if (!isPaid || isEach(draft, by)) return false;
  take(draft, by, next);
  addNounFilters(draft, next.noun);
  addFigure(draft, { kind: 'distinct', dimension: next.noun.dimension }, true);
  return true;
}

/** `top companies by doctors`: by how many of them, where people or companies are ranked by others. */
function isNumberOf(draft: Draft, by: Tag, { noun: { dimension } }: TagOf<'noun'>): boolean {
  const ranked = draft.tags[draft.tags.indexOf(by) - 1];
  const isCounted = ['recipient', 'company', 'product'].includes(dimension);
  return isCounted && ranked?.kind === 'noun' && ranked.noun.dimension !== dimension && isPlural(draft, ranked);
}

/** `across every company and year`, `for all states`, `counting payments from every company`: all of them together. */
function isOfAll({ tokens }: Draft, { from, to }: Tag): boolean {
  const words = tokens.slice(from, to + 1).map(({ low }) => low);
  const isTakenIn = tokens.slice(Math.max(0, from - 4), from).some(({ low }) => low === 'counting');
  return words.includes('all') || (words.includes('every') && (words[0] === 'across' || isTakenIn));
}

/** What follows is no group; an earlier condition on it is given up. */
function readAll(draft: Draft, by: Tag): void {
  take(draft, by);
  for (const tag of draft.tags.slice(draft.tags.indexOf(by) + 1)) {
    if (isFree(draft, tag, 'noun')) draft.cleared.push(tag.noun.dimension);
    else if (isFree(draft, tag, 'grain')) draft.cleared.push('program_year');
    else if (!['and', 'filler', 'by'].includes(tag.kind)) break;
    take(draft, tag);
  }
}

function wordsOf(draft: Draft, tag: Tag): string {
  return textOf(draft, tag).toLowerCase();
}

/** `spend by cardiologist`; of `paid by` somebody is who does it, and `by cardiologist spend` is an order. */
function isBare(draft: Draft, by: Tag, next: Tag): boolean {
  const verb = before(draft, by, ['period', 'preposition', 'filler']);
  const figure = draft.tags[draft.tags.indexOf(next) + 1];
  const isOrder = figure !== undefined && ['amount', 'unit', 'measure', 'count'].includes(figure.kind);
  return wordsOf(draft, by) === 'by' && verb?.kind !== 'verb' && !isOrder;
}

/** `in each state`, `for every year`, `per company`. */
export function isEach({ tokens }: Draft, { from, to }: Tag): boolean {
  return tokens.slice(from, to).some(({ low }) => low === 'each' || low === 'every' || low === 'per');
}

/** `held by physicians`, `amount invested by physicians`: whose it is, not what there is a row for. */
function isAgent(draft: Draft, by: Tag, noun: TagOf<'noun'>): boolean {
  const isBy = draft.tokens[by.from]?.low === 'by' && by.to - by.from === 1;
  // `paid in 2023 by companies other than Pfizer`.
  const verb = before(draft, by, ['period', 'preposition']);
  const isPlural = draft.tokens[noun.to - 1]?.low !== draft.tokens[noun.to - 1]?.lemma;
  const invested = before(draft, by, ['period', 'preposition', 'value']);
  const isInvested = invested?.kind === 'measure' && invested.measure === 'amount_invested';
  return (
    isBy && isPlural && (verb?.kind === 'verb' || isInvested) && ['recipient', 'company'].includes(noun.noun.dimension)
  );
}
