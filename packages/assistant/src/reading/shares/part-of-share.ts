import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, open, textOf } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';
import { isInWhole, isKind } from './share-of-each.ts';
import { isHolding } from './share-of-first.ts';
import { ownsWhole } from './whole-of-share.ts';

/** Verbs between the whole and its part: `what share of spend is meals`, `goes to cardiologists`. */
export const PIVOTS = new Set([
  'be',
  'go',
  'come',
  'pay',
  'spend',
  'receive',
  'do',
  'account',
  'represent',
  'make',
  'get',
  'from',
  'have',
  'attributable',
  'on',
  'flow',
  'take',
  'involve',
  'cover',
  'fall',
  'into',
  'towards',
  'comprise',
  'concern',
  'stem',
  'drive',
  'form',
  'constitute',
  'consist',
  'absorb',
  'land',
  'end',
  'reach',
  'relate',
]);

/** `what share of spend is royalties vs consulting`: each of them in all of it, and not in the two. */
export function areBesideInWhole(draft: Draft, share: Tag): boolean {
  const versus = open(draft, 'versus')[0];
  const pivot = draft.tokens.findLastIndex(
    ({ lemma }, at) => PIVOTS.has(lemma) && at >= share.to && at < (versus?.from ?? 0),
  );
  const isWhole = draft.tags.some(
    ({ kind, from }) => from >= share.to && from < pivot && (kind === 'amount' || kind === 'unit' || kind === 'verb'),
  );
  const last = draft.tags.findLast((tag) => versus && tag.to <= versus.from && tag.kind !== 'filler');
  return versus !== undefined && isWhole && (last?.from ?? -1) > pivot;
}

/** `what percent did meals make up of Pfizer's total`, `physicians account for what share`: what stands before the verb is the part. */
function heldBefore(draft: Draft, placed: readonly ValueFilter[]): ValueFilter[] {
  const verb = draft.tokens.findIndex(isHolding);
  if (isHeldBy(draft, verb)) return [];
  const before = placed.filter(({ at = 0 }) => at < verb);
  const last = before.at(-1);
  const isApart = before.length < placed.length || before.length > 1;
  return last && isApart && !draft.tags.some(({ kind }) => kind === 'who') ? [last] : [];
}

const HAVING = [
  'have',
  'hold',
  'take',
  'get',
  'claim',
  'command',
  'capture',
  'receive',
  'own',
  'enjoy',
  'achieve',
  'reach',
];

/** `what share does Hollimar have of meals`: who has it is the part. */
function hasShare({ tags, tokens }: Draft, share: Tag, { at = 0 }: ValueFilter): boolean {
  const value = tags.find(({ from }) => from === at);
  const verb = value?.to ?? 0;
  const isAsked = at >= share.to && tokens.slice(share.to, at).some(({ lemma }) => lemma === 'do');
  return (
    isAsked &&
    HAVING.includes(tokens[verb]?.lemma ?? '') &&
    ['of', 'in', 'within'].includes(tokens[verb + 1]?.low ?? '')
  );
}

/** `accounted for by meals`, `made up by them`: what follows is the part. */
function isHeldBy({ tokens }: Draft, verb: number): boolean {
  return verb >= 0 && tokens.slice(verb + 1, verb + 3).some(({ low }) => low === 'by');
}

/** `how much of … comes from X, in percent`: the word at the end says only how. */
function startOf({ filters }: Draft, shareEnd: number): number {
  return filters.some(({ at = -1 }) => at >= shareEnd) ? shareEnd : 0;
}

/** Conditions of the part: the adjective of the share, or what follows the last verb, or else what follows `share of`. */
export function partOf(draft: Draft, share: Tag): ValueFilter[] {
  const shareEnd = startOf(draft, share.to);
  const isOnlyNegated = draft.filters.every(
    ({ at, isNegated, field }) => at === undefined || isNegated || field.startsWith('company'),
  );
  const all = draft.filters
    .filter(({ at, isNegated }) => at !== undefined && (isOnlyNegated || !isNegated))
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const kind = all.find(isKind);
  if (kind) return [kind];
  const own = ownOf(draft, share, all);
  if (own.length > 0) return own;
  const others = all.filter((filter) => !ownsWhole(draft, share, filter));
  const placed = others.length > 0 ? others : all;
  // `what share of meals has no product`.
  const last = placed.at(-1);
  if (last?.values.length === 0) return [last];
  const held = heldBefore(draft, placed);
  if (held.length > 0) return held;
  const having = placed.find((filter) => hasShare(draft, share, filter));
  if (having) return [having];
  const named = placed.find(({ at = -1 }) => at >= share.to && at - share.to <= 1);
  if (named && isInWhole(draft, named)) return [named];
  const pivot = draft.tokens.findLastIndex(
    ({ lemma }, index) => index >= shareEnd && PIVOTS.has(lemma) && placed.some(({ at = 0 }) => at > index),
  );
  const later = pivot >= 0 ? placed.filter(({ at = 0 }) => at > pivot) : [];
  const first = placed.findIndex(({ at = 0 }) => at >= shareEnd && at - shareEnd <= 2);
  if (later.length > 0) return withOutside(draft, joinedPart(later));
  return joinedPart(shareEnd > 0 && first >= 0 ? placed.slice(first) : placed);
}

/** `goes to people outside of California`: where they are not is said of them too. */
function withOutside({ filters }: Draft, part: ValueFilter[]): ValueFilter[] {
  const end = part.at(-1)?.at ?? 0;
  const isBeside = ({ at = 0, field, isNegated }: ValueFilter) =>
    isNegated && at > end && at - end <= MOST_BETWEEN && OF_RECIPIENTS.includes(field);
  return part.every(({ field }) => OF_RECIPIENTS.includes(field)) ? [...part, ...filters.filter(isBeside)] : part;
}

/** `Caldrexa's share of meals`, `meals in 2023 as a share of Caldrexa's spend`: what has the share stands before it. */
function ownOf(draft: Draft, share: Tag, placed: readonly ValueFilter[]): ValueFilter[] {
  const word = draft.tokens[share.from]?.low ?? '';
  const previous = draft.tags[draft.tags.indexOf(share) - 1];
  const earlier = placed.filter(({ at = 0 }) => at < share.from);
  const isOfLater = placed.length > earlier.length;
  const isAs =
    isOfSomething(draft, share) &&
    (AS.includes(word) || /\bas(?: an?)?$/i.test(textOf(draft, { from: Math.max(0, share.from - 2), to: share.from })));
  const apart = earlier.filter((filter) => !isSaidAgain(draft, share, filter));
  if (isAs && apart.length > 0 && apart.length < earlier.length) return joinedPart(apart);
  if (isAs && isOfLater && earlier.length > 0) return joinedPart(earlier);
  // `Caldrexa: disputed records as a percentage of its records`.
  const next = draft.tokens.slice(share.to, share.to + 2).map(({ low }) => low);
  const isOfItsOwn = isAs && next.some((one) => ['its', 'their', 'his', 'her'].includes(one));
  const others = earlier.filter(({ field }) => !/^(?:company|recipient_id)/.test(field));
  if (isOfItsOwn && others.length > 0 && others.length < earlier.length) return joinedPart(others);
  const own = earlier.filter(({ at }) => at === previous?.from);
  // `Ohio 2023, meals as share of total spend`: what stands beside it is the part of what is named before.
  const beside = isAs
    ? earlier.filter(({ at = 0 }) => draft.tags.some((tag) => isJustBefore(draft, tag, share) && tag.from === at))
    : [];
  if (beside.length > 0 && earlier.length > beside.length) return beside;
  return ['what', 'how'].includes(word) ? [] : own;
}

/** `Hollimar's meals as a share of all meals`: what is on both sides is of the whole. */
function isSaidAgain({ tags }: Draft, share: Tag, { field, values, isNegated }: ValueFilter): boolean {
  const isSame = (tag: Tag) =>
    tag.kind === 'value' && tag.choices.some((one) => one.field === field && one.values.join() === values.join());
  return !isNegated && tags.some((tag) => tag.from >= share.to && isSame(tag));
}

/** Words that begin what sets a part beside its whole: `as a share of`, `relative to`. */
const AS = ['as', 'in', 'relative', 'compared', 'measured', 'set'];

/** `as a share of`, and not `as a percentage, went to`. */
function isOfSomething({ tokens }: Draft, { from, to }: Tag): boolean {
  return tokens.slice(from + 1, to + 1).some(({ low }) => ['of', 'in', 'within', 'to'].includes(low));
}

/** The last word before the share that says anything. */
function isJustBefore(draft: Draft, tag: Tag, share: Tag): boolean {
  return tag === before(draft, share, ['filler', 'preposition']);
}

/** What says who is paid. */
const OF_RECIPIENTS = ['recipient_type', 'primary_type', 'specialty', 'state', 'city'];
/** `physicians in California` stand together. */
const MOST_BETWEEN = 3;

/** The first condition, with those that say of the same recipients where and what they are. */
function joinedPart([first, ...others]: readonly ValueFilter[]): ValueFilter[] {
  if (!first) return [];
  const part = [first];
  for (const other of others) {
    const isBeside = (other.at ?? 0) - (part.at(-1)?.at ?? 0) <= MOST_BETWEEN;
    if (!isBeside || ![first, other].every(({ field }) => OF_RECIPIENTS.includes(field))) break;
    part.push(other);
  }
  return part;
}
