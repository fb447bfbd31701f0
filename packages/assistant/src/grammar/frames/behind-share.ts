import { type Draft, textOf } from '../../reading/draft.ts';
import { PIVOTS } from '../../reading/shares/part-of-share.ts';
import type { Tag } from '../../tags/tag.ts';
import type { Seat } from './frame-condition.ts';

const PLACES: readonly string[] = ['state', 'city', 'country'];
const PEOPLE: readonly string[] = ['recipient_type', 'primary_type', 'specialty'];

/**
 * Of what a condition is that stands last: of all of a question. Of a share it is of the whole where the share has a part of its own
 * without it (`what share of spend went to NPPs in 2023`); of the part where it says where people are or how payments were made that
 * stand directly before it, and undefined where it may be the part itself (`what share of spend was in Texas`).
 */
export function boundBehind(draft: Draft, frame: Draft, seat: Seat): 'whole' | 'part' | undefined {
  if (draft.comparison?.kind === 'peopleShare') return undefined;
  if (draft.comparison?.kind !== 'share') return seat === 'closed' || !saysWhatFor(frame) ? 'whole' : undefined;
  if (!hasOwnPart(draft)) return undefined;
  return isAttached(draft, frame) ? 'part' : 'whole';
}

/** `the most that was paid for meals`: natures and people are what a question is of, more often than a condition of all of it. */
function saysWhatFor({ filters }: Draft): boolean {
  return filters.some(({ field, isNegated }) => !isNegated && [...PEOPLE, 'nature'].includes(field));
}

/** An amount or a time, what is disputed, what follows the verb of a share, or what stands before `as a share of`. */
function hasOwnPart(draft: Draft): boolean {
  const { comparison, tags, groups } = draft;
  const share = tags.find(({ kind }) => kind === 'share' || kind === 'rate');
  if (comparison?.kind !== 'share' || !share) return false;
  const { amounts, time, part = [] } = comparison;
  if (time || part.some(({ field }) => field === 'dispute_status')) return true;
  const [first] = part;
  const at = amounts ? tags.find(({ kind }) => kind === 'number')?.from : first?.at;
  if (at !== undefined && goesOnBehind(draft, share, at)) return false;
  // `as a share of total spend` of rows.
  if (part.length === 0 && !amounts) return groups.length > 0 && isOfTotal(draft, share);
  return at !== undefined && (at < share.from || hasVerb(draft, share, at) || isOfNamedWhole(draft, share, at));
}

/** `went to NPPs`, `are under $10`, `that cost more than $125`. */
function hasVerb({ tokens }: Draft, share: Tag, at: number): boolean {
  return tokens
    .slice(share.to, at)
    .some(({ lemma, low }) => (PIVOTS.has(lemma) && low !== 'spend') || OF_AMOUNTS.includes(lemma));
}

/** `of the payments made in kind went to recipients`: what is named stands before the verb, and says what the whole is. */
function goesOnBehind({ tokens, tags }: Draft, share: Tag, at: number): boolean {
  const part = tags.find(({ from }) => from === at);
  return at >= share.to && tokens.slice(part?.to ?? at).some(({ lemma }) => WENT.includes(lemma));
}

const WENT: readonly string[] = ['go', 'come', 'flow', 'land', 'reach', 'be'];

const OF_AMOUNTS: readonly string[] = ['cost', 'exceed', 'top', 'surpass'];

/** `share of meals in Kelvanta's spend`, and not `share of meals in Ohio`. */
function isOfNamedWhole({ tags, tokens }: Draft, share: Tag, at: number): boolean {
  const part = tags.find(({ from }) => from === at);
  const isNext = part !== undefined && at - share.to <= 1 && IN_WHOLE.includes(tokens[part.to]?.low ?? '');
  return (
    isNext && tags.some(({ kind, from }) => from > part.to && (kind === 'amount' || tokens[from]?.low === 'spend'))
  );
}

const IN_WHOLE: readonly string[] = ['in', 'of', 'within', 'out'];

/** `as a share of the total`, `in percent`, `% of all dollars`. */
function isOfTotal(draft: Draft, { from, to }: Tag): boolean {
  return /^(?:as|in)\b|\b(?:total|whole|all)$/i.test(textOf(draft, { from, to: to + 1 }));
}

/** `went to hospitals in Texas`, `was royalties paid in cash`. */
function isAttached({ comparison, tags }: Draft, { filters }: Draft): boolean {
  const last = tags.findLast(({ kind }) => kind !== 'filler');
  const part = comparison?.kind === 'share' ? (comparison.part ?? []) : [];
  if (!last || part.every(({ at }) => at !== last.from)) return false;
  const isSaidBy = (fields: readonly string[]) => filters.every(({ field }) => fields.includes(field));
  return (isSaidBy(PLACES) && isPeople(last)) || (isSaidBy(['form']) && isOf(last, ['nature']));
}

function isPeople(tag: Tag): boolean {
  return (tag.kind === 'noun' && tag.noun.dimension === 'recipient') || isOf(tag, PEOPLE);
}

function isOf(tag: Tag, fields: readonly string[]): boolean {
  return tag.kind === 'value' && tag.choices.every(({ field }) => fields.includes(field));
}
