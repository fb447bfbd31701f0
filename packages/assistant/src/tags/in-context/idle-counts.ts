import type { Token } from '../../text/tokens.ts';
import { asFillers, type IsIdle } from '../as-fillers.ts';
import type { Tag } from '../tag.ts';

interface Place {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
  readonly at: number;
  /** How many program years the data has. */
  readonly years: number;
}

/** Numbers and words that say no more than the noun beside them: `the four years`, `which single day`, `100 separate payments`. */
export function withoutIdleCounts(tokens: readonly Token[], tags: readonly Tag[], years: number): Tag[] {
  return asFillers(tags, IDLE, (at) => ({ tokens, tags, at, years }));
}

const IDLE: readonly IsIdle<Place>[] = [
  isAllOfThem,
  isNamedTime,
  isSingleTime,
  isSingleOne,
  isSeparate,
  isElse,
  isAtWork,
  isTakenInto,
];

const lowAt = (tokens: readonly Token[], at: number): string => tokens[at]?.low ?? '';

/** As many kinds of recipients as there are. */
const RECIPIENT_TYPES = 3;
const ROWS = /^(?:by|across|per|for|in|over|among|between|into|of)$/;

/** `across the four years`, `by the three recipient types`: as many as there are. */
function isAllOfThem(tag: Tag, { tokens, tags, at, years }: Place): boolean {
  const next = tags[at + 1];
  if (
    tag.kind !== 'number' ||
    tag.isMoney ||
    tag.isPercent ||
    tag.isOrdinal ||
    !/^(?:the|these|all)$/.test(lowAt(tokens, tag.from - 1))
  )
    return false;
  if (next?.kind === 'noun') return next.noun.dimension === 'recipient_type' && Number(tag.value) === RECIPIENT_TYPES;
  // `more than $1M in each of the four years` is a bound of each.
  if (lowAt(tokens, tag.from - 3) === 'each' && tags.some(({ kind }) => kind === 'comparator')) return false;
  const isOfRows = ROWS.test(lowAt(tokens, tag.from - 2)) || ROWS.test(lowAt(tokens, tag.from - 3));
  return isYears(next) && Number(tag.value) === years && isOfRows && lowAt(tokens, tag.from - 1) !== 'all';
}

const isYears = (tag: Tag | undefined): boolean =>
  tag?.kind === 'grain' && tag.grain === 'year' && tag.part === undefined;

/** `in one year, 2022`: which it is follows. */
function isNamedTime(tag: Tag, { tokens, tags, at }: Place): boolean {
  const one = tag.kind === 'grain' ? tags[at - 1] : tag;
  const time = tag.kind === 'grain' ? tag : tags[at + 1];
  const isOne = one !== undefined && /^(?:1|one|single)$/.test(lowAt(tokens, one.from)) && one.to - one.from === 1;
  if (!isOne || time?.kind !== 'grain' || lowAt(tokens, time.to) !== ',') return false;
  return tags[tags.indexOf(time) + 2]?.kind === 'period';
}

/** `which single day`, `on what one date`: a day is one. */
function isSingleTime(tag: Tag, { tokens, tags, at }: Place): boolean {
  const isOne = tag.kind === 'restriction' && lowAt(tokens, tag.from) === 'single';
  const isAsked = ['which', 'what'].includes(lowAt(tokens, tag.from - 1));
  return isOne && isAsked && tags[at + 1]?.kind === 'grain';
}

/** `the single physician who received the most`: the first is one. */
function isSingleOne(tag: Tag, { tokens, tags, at }: Place): boolean {
  const next = tags[at + 1];
  const isOne =
    tag.kind === 'restriction' && lowAt(tokens, tag.from) === 'single' && lowAt(tokens, tag.from - 1) === 'the';
  const isFirst = tags.slice(at + 1).some((one) => one.kind === 'rank' && one.isSuperlative);
  return isOne && isFirst && next?.kind === 'noun' && tokens[next.from]?.low === tokens[next.from]?.lemma;
}

/** `more than 100 separate payments`: each is counted by itself anyway. */
function isSeparate(tag: Tag, { tokens, tags, at }: Place): boolean {
  const isWord = tag.kind === 'restriction' && /^(?:separate|different)$/.test(lowAt(tokens, tag.from));
  return isWord && tags[at - 1]?.kind === 'number' && tags[at + 1]?.kind === 'unit';
}

/** `who else paid her besides Kelvanta`, `which other companies did, apart from Kelvanta`: whom it is besides is said. */
function isElse(tag: Tag, { tokens, tags, at }: Place): boolean {
  const isWord = tag.kind === 'restriction' && /^(?:else|other)$/.test(lowAt(tokens, tag.from));
  const isAsked = ['who', 'which', 'what'].includes(lowAt(tokens, tag.from - 1));
  const not = tags.findIndex((one, index) => index > at && one.kind === 'not');
  return isWord && isAsked && not > 0 && tags.slice(not + 1).find(({ kind }) => kind !== 'filler')?.kind === 'value';
}

/** `investigators who worked for Lorquin`: they are paid for it. */
function isAtWork(tag: Tag, { tokens, tags, at }: Place): boolean {
  const isWord = tag.kind === 'restriction' && tokens[tag.from]?.lemma === 'work';
  const before = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler' && kind !== 'who');
  return isWord && before?.kind === 'noun' && before.noun.dimension === 'investigator';
}

/** `…, counting general payments only`: what the figure before is of, and no number of them. */
function isTakenInto(tag: Tag, { tokens, tags, at }: Place): boolean {
  const isApart = at > 0 && lowAt(tokens, tag.from) === 'counting' && [',', '('].includes(lowAt(tokens, tag.from - 1));
  return tag.kind === 'count' && isApart && tags[at + 1]?.kind === 'source';
}
