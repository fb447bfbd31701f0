import type { Draft } from '../../reading/draft.ts';
import { kindOf } from '../../reading/read-source.ts';
import type { MemberCondition } from '../../reading/reading.ts';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { wordsWith } from '../members/member-words.ts';
import type { Input } from '../parser.ts';
import type { KindSaid } from './kinds-said.ts';
import { isOwners, type KindsSet } from './kinds-set.ts';

/** A question of those who had several kinds of payments, and how what it asks of them is read. */
export interface KindsAsked {
  readonly words: Input;
  readonly set: KindsSet;
  /** What is said of them, one condition for each kind. */
  readonly conditions: readonly MemberCondition[];
  /** The one time that is said, which is that of the question. */
  readonly time: Tag | undefined;
  readonly read: (words: Input) => Draft | undefined;
}

/** Physician owners are physicians, of whom what they hold is said apart. */
function headOf({ tags }: Input, { head }: KindsSet): Tag[] {
  const one = tags[head];
  if (!one || !isOwners(one)) return one ? [one] : [];
  const where = [{ field: 'recipient_type', values: ['Covered Recipient Physician'] }];
  const { from, to, score } = one;
  const physicians: TagOf<'noun'> = { kind: 'noun', noun: { dimension: 'recipient', where }, from, to, score };
  return [physicians];
}

/** What is asked of them, in words that ask it of all. */
export function wordsLeft({ words, set, time }: KindsAsked, change: (front: readonly Tag[]) => readonly Tag[]): Input {
  const { tags } = words;
  const asked = set.asks ? [set.asks] : tags.slice(0, set.head);
  const there = tags.slice(set.head + 1, set.from);
  const rest = [...there, ...tags.slice(set.to), ...(time ? [time] : [])];
  return wordsWith(words, [...change(asked), ...headOf(words, set), ...rest]);
}

/** `how many of the`, `which of the`: of all of them. */
export function withoutOf({ tokens }: Input, front: readonly Tag[]): readonly Tag[] {
  const isOf = (tag: Tag) =>
    tag.kind === 'preposition' && ['of', 'among', 'amongst'].includes(tokens[tag.from]?.low ?? '');
  return front.filter((tag) => !isOf(tag));
}

/** What is asked of them is said to be of another kind: by its name, or by what it was for. */
export function saysOther({ tags }: Input, { source }: KindSaid): boolean {
  const isOther = (tag: Tag) =>
    tag.kind === 'source'
      ? tag.source !== source && kindOf(tag.source) !== undefined
      : tag.kind === 'value' && tag.choices[0]?.field === 'nature' && source !== 'general';
  return tags.some(isOther) && !tags.some((tag) => tag.kind === 'source' && tag.source === source);
}
