import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Figure, FirstOf, Group, Reading, ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { pointsThere } from './there.ts';

/** A turn that cannot be put together with the one before, and why. */
export interface Unread {
  readonly cannot: string;
}

/** A pronoun or `which ones`: what is meant is in the answer before. */
const PRONOUNS = ['it', 'them', 'they', 'those', 'these', 'that', 'this', 'ones'];
const PLAIN: readonly Kind[] = ['who', 'which', 'filler', 'preposition', 'verb', 'followUp', 'list', 'and'];

/** Whether a turn asks who or which they are, and says nothing else. */
function asksWho({ tags, tokens, filters, periods, thresholds }: Draft): boolean {
  const isPlain = tags.every(({ kind }) => PLAIN.includes(kind));
  const isAsked =
    tags.some(({ kind }) => kind === 'who' || kind === 'which' || kind === 'list') || tokens[0]?.low === 'which';
  const isOfNothing = filters.length + periods.length + thresholds.length === 0;
  return isPlain && isAsked && isOfNothing && tokens.length <= MOST_WORDS;
}

const MOST_WORDS = 5;

/**
 * `who are they` after a number of people has a row for each of them; `who got it` after a single record shows the record, which says so.
 * Undefined where the turn asks something else.
 */
export function referredTo(earlier: Reading, next: Draft): Reading | Unread | undefined {
  if (!asksWho(next)) return undefined;
  const isReferring = next.tokens.some(({ low }) => PRONOUNS.includes(low));
  const isOfRecords = next.tags.some(({ kind }) => kind === 'list');
  const counted = countedEntity(earlier.figures[0]);
  const isOfCounted = isReferring && counted !== undefined && earlier.groups.length === 0;
  if (isOfRecords) return isOfCounted ? namedRows(earlier, counted) : undefined;
  if (earlier.isList) return earlier.ranking?.n === 1 ? earlier : undefined;
  const entity = counted;
  const isOne = isReferring || next.tokens.length <= 2;
  if (entity !== undefined && isOne && !isOfOthers(next, entity)) return namedRows(earlier, entity);
  const isBeing = next.tags.every(({ kind }) => kind !== 'verb');
  if (!isBeing || !isReferring) return undefined;
  const isThing = next.tokens[0]?.low === 'what';
  if (isThing) return { cannot: 'I could not tell what that asks beside the answer before.' };
  if (earlier.groups.some(isOfSomebody)) return earlier;
  return earlier.filters.some(isOfPeople) ? namedRows(earlier, 'recipient') : { cannot: WHO };
}

/** `who paid them` after a number of physicians asks for companies, `who got it` after one of companies for recipients. */
function isOfOthers({ tags }: Draft, entity: string): boolean {
  return tags.some((tag) => tag.kind === 'verb' && tag.role !== (entity === 'company' ? 'payer' : 'payee'));
}

const WHO = 'Say who is meant: the companies that paid, or the recipients.';

/** Conditions that say what people were paid. */
export function isOfPeople({ field, isNegated }: ValueFilter): boolean {
  return !isNegated && ['recipient_type', 'primary_type', 'specialty'].includes(field);
}

/**
 * `who paid them`, `break that down` after the top 10: those of the ranking, and not all that are of its conditions. Undefined where
 * nothing was ranked, or its rows are gone on with.
 */
export function firstOfRows(earlier: Reading, next: Draft, merged: Merged): FirstOf | undefined {
  const words = [
    'them',
    'they',
    'those',
    'these',
    'their',
    'that',
    'each',
    ...(earlier.ranking?.n === 1 ? OF_ONE.filter((word) => !isOfSomebodyElse(earlier, word)) : []),
  ];
  const isReferring = next.tokens.some(({ low }) => words.includes(low));
  const isFigure = next.tags.some(({ kind }) => ['count', 'measure', 'amount'].includes(kind));
  // `meals of it` after the first company: of that one, and not of the first by meals.
  const isOfOne = earlier.ranking?.n === 1 && next.filters.length > 0;
  // `number of recipients for those`: of the same, and not of the first by that number.
  const isOfOthers =
    (isReferring && (isFigure || isOfOne || !isStill(earlier.groups, merged.groups))) ||
    isPartOfThem(next) ||
    asksWhichOf(next) ||
    (asksCountToo(next) && isStill(earlier.groups, merged.groups));
  // `show its ten largest payments`: of the one, and not of all.
  const isOfRecords = isReferring && next.isList && !earlier.isList;
  const isAsked = isOfOthers || isGrownAlone(earlier, next, merged);
  // `which doctors got the most for it`: other rows than those that were ranked.
  const isOfOtherRows = isReferring && next.groups.length > 0 && !isStill(earlier.groups, merged.groups);
  const isAmongThem = isMostOfThem(earlier, next) && isStill(earlier.groups, merged.groups);
  const isMeant = (isAsked && (!next.ranking || isOfOtherRows)) || isOfRecords || isAmongThem;
  return isMeant ? rankedOf(earlier) : undefined;
}

/** `which company of them paid the most royalties` after the top 5: one of those five, by another figure. */
function isMostOfThem({ ranking, groups }: Reading, { tokens, filters, figures, ranking: first }: Draft): boolean {
  const isOfThem = OF_THEM.test(tokens.map(({ low }) => low).join(' '));
  const isOther = filters.length > 0 || figures.some((one) => one.kind !== 'measure' || one.measure !== 'total_amount');
  const isOne = first?.n === 1 && first.place === undefined;
  return isOfThem && isOne && isOther && groups.length === 1 && ranking !== undefined && ranking.n > 1;
}

const OF_THEM = /\b(?:of|among) (?:them|those|these)\b/;

/** `how many people received them there` after the top 5 states: in those five, and not in the five with most people. */
export function firstOfPlaces(earlier: Reading, next: Draft): FirstOf | undefined {
  const ranked = next.ranking || !pointsThere(next) ? undefined : rankedOf(earlier);
  return ranked && ['state', 'city', 'country'].includes(ranked.dimension) ? ranked : undefined;
}

/** The parts of a turn that are merged already. */
type Merged = Pick<Reading, 'groups'> & { readonly comparison: Reading['comparison'] };

/** `which of them were paid by Norvelis`: of those alone. */
export function asksWhichOf({ tokens }: Pick<Draft, 'tokens'>): boolean {
  const words = tokens.map(({ low }) => low).join(' ');
  return /\b(?:which|who|how many|any) (?:ones )?(?:of|among) (?:them|those|these)\b/.test(words);
}

/** Whether a turn is of those that were ranked in the answer before, by its pronouns. */
export function isOfRanked({ ranking, groups, isList }: Reading, { tokens }: Draft): boolean {
  const isReferring = tokens.some(({ low }) => ['them', 'they', 'those', 'these', 'their'].includes(low));
  return isReferring && ranking !== undefined && groups.length > 0 && !isList;
}

/** `compare with the year before` after the top 5: the growth of those, and not the five that grew most. */
function isGrownAlone(earlier: Reading, { tags }: Draft, { comparison, groups }: Merged): boolean {
  const isAsked = tags.some(({ kind }) => kind === 'which' || kind === 'who' || kind === 'rank');
  return comparison?.kind === 'growth' && !earlier.comparison && !isAsked && isStill(earlier.groups, groups);
}

const OF_ONE = ['it', 'him', 'her', 'his', 'its'];

/** `who paid her the most`, and then `how many companies paid her`: she is who was asked about, and not the company. */
function isOfSomebodyElse({ groups, filters }: Reading, word: string): boolean {
  const isCompany = groups.some((group) => group.kind === 'dimension' && group.dimension === 'company');
  return isCompany && ['him', 'her', 'his'].includes(word) && filters.some(({ field }) => field === 'recipient_id');
}

/** `how much of that was meals`: of those that were the first, and not of those that are it by their meals. */
function isPartOfThem({ tags, tokens }: Draft): boolean {
  const isOf = tokens.some(
    ({ low }, at) => low === 'of' && ['it', 'that', 'them', 'those', 'these'].includes(tokens[at + 1]?.low ?? ''),
  );
  return isOf && tags.some(({ kind }) => kind === 'amount');
}

/** `and how many physicians` after the top 5 states: of those five, and not the five with most of them. */
function asksCountToo({ tags, tokens, groups }: Draft): boolean {
  const says = (kind: Kind) => tags.some((tag) => tag.kind === kind);
  const isPlain = !says('rank') && !says('by') && !says('followUp') && groups.length === 0;
  return tokens[0]?.low === 'and' && says('count') && isPlain;
}

/** Those that a ranking of one thing by one figure shows. */
export function rankedOf({ ranking, filters, periods, figures, ...earlier }: Reading): FirstOf | undefined {
  const [figure] = figures;
  const [group, further] = earlier.groups;
  if (!ranking) return undefined;
  if (figure?.kind !== 'measure' || group?.kind !== 'dimension' || further) return undefined;
  const { n, direction, place, within } = ranking;
  const isPlain =
    place === undefined && !within && !earlier.comparison && !earlier.among && !earlier.firstOf && !earlier.isNew;
  const { thresholds } = earlier;
  if (!isPlain || thresholds.some(({ on }) => on !== 'record')) return undefined;
  return {
    ...{ dimension: group.dimension, measure: figure.measure, n, direction, filters, periods },
    ...(thresholds.length > 0 && { thresholds }),
  };
}

function isStill(earlier: readonly Group[], groups: readonly Group[]): boolean {
  return earlier.every((one) => groups.some((other) => JSON.stringify(other) === JSON.stringify(one)));
}

function isOfSomebody(group: Group): boolean {
  return group.kind === 'dimension' && ['recipient', 'company', 'investigator'].includes(group.dimension);
}

/** What the records of a kind add up to. */
export function amountOf({ source }: Pick<Reading, 'source'>): string {
  return source === 'ownership' ? 'value_of_interest' : 'total_amount';
}

/** A row for each of those that were counted, with what they were paid. */
export function namedRows({ comparison, ...earlier }: Reading, dimension: string): Reading {
  const figures: Figure[] = [{ kind: 'measure', measure: amountOf(earlier) }];
  const part = comparison?.kind === 'peopleShare' ? comparison : undefined;
  return {
    ...earlier,
    figures,
    groups: [{ kind: 'dimension', dimension }],
    filters: [...earlier.filters, ...(part?.part ?? [])],
    thresholds: [...earlier.thresholds, ...(part?.amount ? [part.amount] : [])],
  };
}

/** What the first of some rows hold together of the figure that puts them in order. */
export function heldByFirst({ ranking: _, ...rest }: Reading, { n, dimension, direction }: FirstOf): Reading {
  const last = direction === 'asc' ? { direction } : {};
  return {
    ...rest,
    figures: rest.figures.slice(0, 1),
    groups: [],
    comparison: { kind: 'concentration', n, dimension, ...last },
  };
}
