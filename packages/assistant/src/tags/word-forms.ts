import type { Token } from '../text/tokens.ts';
import type { ValueChoice } from '../values/value-index.ts';
import type { Meaning } from './tag.ts';

/** `physicians who own part of Stellmoor` are owners of it, and no owners of anything. */
export function isMeant(tokens: readonly Token[], to: number, { field }: ValueChoice): boolean {
  return field !== 'physician_ownership' || !/^(?:part|parts|some|shares?|stock|equity)$/.test(tokens[to]?.low ?? '');
}

/** `2023, present the three leading products`: what somebody is to do, and no gift. */
export function isRequest(tokens: readonly Token[], from: number): boolean {
  const [before, word, next] = [tokens[from - 1]?.low, tokens[from]?.low, tokens[from + 1]?.low];
  const isFirst = before === undefined || [',', 'please', 'and', 'then'].includes(before);
  return word === 'present' && isFirst && ['the', 'a', 'an', 'me', 'us', 'all', 'each', 'both'].includes(next ?? '');
}

/** `who cashed a check` is paid, and nobody says in what form. */
export function isCashed(tokens: readonly Token[], from: number): boolean {
  return /^(?:cashed|cashes|cashing)$/.test(tokens[from]?.low ?? '');
}

/** What the form of a word says, which is gone from the phrase. */
export function isSaidOtherwise(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  const isOf = [isPaidPayer, isWhoHolds, isHeldBy, isMeaning, isFallOfFigure, isCash, isAmountPaidTo, isByPaymentCount];
  return isOf.some((is) => is(tokens, from, meaning));
}

/** `made 2,000 payments by payment count`: an order by their number, and no list payment by payment. */
function isByPaymentCount(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  const [by, payment, figure] = tokens.slice(from + 1, from + 4).map(({ lemma }) => lemma);
  return (
    meaning.kind === 'list' &&
    by === 'by' &&
    payment === 'payment' &&
    /^(?:count|number|size|amount)$/.test(figure ?? '')
  );
}

/** `cash` is a form of payment, and who cashes something is paid. */
function isCash(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  return meaning.kind === 'verb' && tokens[from]?.low === 'cash';
}

/** `the typical, meaning median, cost`: what a word means, and no average. */
function isMeaning(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  return meaning.kind === 'statistic' && tokens[from]?.low === 'meaning';
}

/** `payments that fall on a Saturday` are made then; what `falls on` anything else gets less. */
function isFallOfFigure(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  if (tokens[from]?.lemma !== 'fall' || tokens[from + 1]?.low !== 'on') return false;
  const isOnDay = tokens.slice(from + 2, from + 6).some(({ lemma }) => DAYS.test(lemma));
  return meaning.kind === (isOnDay ? 'growth' : 'filler');
}

const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|holi|week)?day|weekend|date|christmas|new)$/;

/** `doctor-held stakes` are interests, and `doctors held stakes` says whose. */
function isWhoHolds(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  return meaning.kind === 'source' && /^(?:doctors|physicians)$/i.test(tokens[from]?.text ?? '');
}

/** `doctors holding interests` hold them; `their holding` is what it is worth. */
function isHeldBy(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  const [before, holding] = [tokens[from - 1], tokens[from]];
  return (
    holding?.low === 'holding' && meaning.kind === 'measure' && before !== undefined && before.low !== before.lemma
  );
}

/** `paid entities` are paid, and `paying entities` pay: the form of the word is gone from the phrase. */
function isPaidPayer(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  return tokens[from]?.low === 'paid' && meaning.kind === 'noun' && meaning.noun.dimension === 'company';
}

/** `by amount to physicians` is an amount; what payments `amount to` says nothing. */
function isAmountPaidTo(tokens: readonly Token[], from: number, meaning: Meaning): boolean {
  const [before, amount, to, whom] = [-1, 0, 1, 2].map((step) => tokens[from + step]?.low);
  const isNoun = before === undefined || /^(?:by|the|an|total|dollar|of|show|list|,)$/.test(before);
  return meaning.kind === 'filler' && amount === 'amount' && to === 'to' && isNoun && whom !== undefined;
}
