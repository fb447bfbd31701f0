import type { Tag } from '../../tags/tag.ts';
import type { Token } from '../../text/tokens.ts';
import { type Input, wordsOf } from '../parser.ts';
import type { FoundSet } from './member-set.ts';
import { withTheirYears } from './member-years.ts';

/** The question that is left without the clause, and whether it asks for a part of the people. */
export interface Left {
  readonly words: Input;
  readonly isPeopleShare: boolean;
}

/** The words of some tags alone, one after the other. */
export function wordsWith({ tokens }: Input, tags: readonly Tag[]): Input {
  const moved: Token[] = [];
  const placed = tags.map((tag) => {
    const from = moved.length;
    moved.push(...tokens.slice(tag.from, tag.to));
    return { ...tag, from, to: moved.length };
  });
  return { tokens: moved, tags: placed };
}

/** What a question asks of a set, in words that ask it of all: `which 5 of the doctors who …`: `which 5 doctors`. */
export function withoutClause(input: Input, set: FoundSet): Left {
  const { tags } = input;
  const start = startOf(input, set);
  const whole = set.isPointing ? [] : tags.slice(start, set.from).map((tag) => asPeople(tag, set));
  const before = tags.slice(0, set.isPointing ? set.head : start);
  const after = withTheirYears(input, set, tags.slice(set.to));
  const moved = moveBehindNumber(input, before, whole, after);
  if (moved) return { words: wordsWith(input, moved), isPeopleShare: false };
  const shared = asNumberOf(input, before, after);
  const rest = averageLast(input, [...(shared ?? withoutOf(input, before)), ...whole, ...after]);
  return { words: wordsWith(input, rest), isPeopleShare: shared !== undefined };
}

/** `who in Indianapolis` are recipients there. */
function asPeople(tag: Tag, { entity }: FoundSet): Tag {
  const { from, to, score } = tag;
  return tag.kind === 'who' ? { kind: 'noun', noun: { dimension: entity }, from, to, score } : tag;
}

/** Where the words for them begin: `Texas doctors`. */
function startOf({ tags }: Input, { head }: FoundSet): number {
  let start = head;
  for (let one = tags[start - 1]; one?.kind === 'value' && isPlace(one); one = tags[start - 1]) start--;
  return start;
}

const isPlace = (tag: Tag) => tag.kind === 'value' && ['state', 'city'].includes(tag.choices[0]?.field ?? '');
const isComma = (input: Input, tag: Tag | undefined) => tag !== undefined && wordsOf(input, tag) === ',';
const IN_FRONT = /^(?:among|amongst|of|from|out of|for|looking only at|considering|considering only|only|taking)$/;

/** `among doctors who …, which 5 have the highest total`: `which 5 doctors have the highest total`. */
function moveBehindNumber(
  input: Input,
  before: readonly Tag[],
  whole: readonly Tag[],
  after: readonly Tag[],
): readonly Tag[] | undefined {
  const comma = after.findIndex((tag) => isComma(input, tag));
  const isAtOnce = after.slice(0, comma).every(({ kind }) => ['filler', 'preposition', 'period'].includes(kind));
  const number = after.findIndex(({ kind }, at) => at > comma && kind === 'number');
  const isRanked = after.some(({ kind }) => kind === 'rank');
  const place = lastFront(input, before);
  if (comma < 0 || !isAtOnce || number < 0 || !isRanked || place === undefined) return undefined;
  return [
    ...before.slice(0, place),
    ...after.slice(comma + 1, number + 1),
    ...whole,
    ...after.slice(number + 1),
    ...after.slice(0, comma),
  ];
}

/** Where `among` begins, behind what else stands in front of the question. */
function lastFront(input: Input, before: readonly Tag[]): number | undefined {
  const comma = before.findLastIndex((tag) => isComma(input, tag));
  const front = before.slice(comma + 1).filter(({ kind }) => kind !== 'filler');
  return front.length > 0 && front.every((tag) => IN_FRONT.test(wordsOf(input, tag))) ? comma + 1 : undefined;
}

/** `on average, how much did they get`: `how much did they get on average`. */
function averageLast(input: Input, tags: readonly Tag[]): readonly Tag[] {
  const at = tags.findIndex((tag) => tag.kind === 'statistic' && wordsOf(input, tag) === 'on average');
  const comma = tags[at + 1];
  const [average] = tags.slice(Math.max(at, 0), at + 1);
  return average && isComma(input, comma) ? [...tags.filter((tag) => tag !== average && tag !== comma), average] : tags;
}

/** `which 5 of the`, `how many of the`. */
function withoutOf(input: Input, before: readonly Tag[]): readonly Tag[] {
  const of = before.findLastIndex(({ kind }) => kind !== 'filler');
  const counted = before.slice(0, Math.max(of, 0)).findLast(({ kind }) => kind !== 'filler');
  const [word] = before.slice(of, of + 1);
  const isOf = word?.kind === 'preposition' && wordsOf(input, word) === 'of';
  return isOf && (counted?.kind === 'number' || isHowMany(input, counted)) ? before.slice(0, of) : before;
}

const isHowMany = (input: Input, tag: Tag | undefined) => tag?.kind === 'count' && wordsOf(input, tag) === 'how many';

/** `what share of the doctors received …`, `in percent, how many of the doctors …`: first how many there are. */
function asNumberOf(input: Input, before: readonly Tag[], after: readonly Tag[]): readonly Tag[] | undefined {
  const at = before.findIndex(({ kind }) => kind === 'share');
  const share = before[at];
  const rest = before.slice(at + 1);
  const isPlain = (kinds: readonly Tag['kind'][]) => (tag: Tag) => kinds.includes(tag.kind);
  if (!share || after.some(({ kind }) => ['amount', 'unit', 'share', 'by'].includes(kind))) return undefined;
  // `of total spend, what share went to doctors who …`: of the money.
  if (before.slice(0, at).some(({ kind }) => kind === 'amount' || kind === 'unit')) return undefined;
  if (rest.every(isPlain(['filler', 'preposition'])))
    return [...before.slice(0, at).filter(({ kind }) => kind !== 'which'), { ...share, kind: 'count' }];
  const isCount = rest.every(isPlain(['filler', 'preposition', 'count']));
  return isCount
    ? withoutOf(input, [...before.slice(0, at), ...rest.filter((tag) => !isComma(input, tag))])
    : undefined;
}
