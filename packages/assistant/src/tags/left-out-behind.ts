import type { Token } from '../text/tokens.ts';
import type { Tag } from './tag.ts';

/** Words behind what is left out. */
const BEHIND =
  /^(?:excluded|aside|apart|omitted|removed|dropped|ignored|disregarded|skipped|subtracted|deducted|discounted|eliminated|exempted|(?:left|taken|stripped|filtered|carved|kept|cut|weeded) (?:out|aside|off|away)|(?:set|put) (?:aside|apart)|(?:left|kept) out of it|not (?:included|counted|considered|counting|in it|among them))$/;
const LONGEST = 4;
/** Small words between the two, and before them. */
const BETWEEN = ['is', 'are', 'was', 'were', 'being', 'be', 'all', 'both', 'to'];
const LEADING = ['with', 'if', 'when', 'once', 'having', 'after', 'the', 'all'];
/** Words that leave out what stands behind them, where they stand behind a figure or a time. */
const BEFORE = ['beyond', 'less', 'save', 'dropping'];

interface Words {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
}

/** `meals excluded`, `travel and gifts aside`, `beyond meals`: the question with `excluding` before what is left out. */
export function excludingFirst(words: Words, text: string): string | undefined {
  const behind = words.tags.findIndex((tag, at) => isNamed(tag) && isLeftOutBehind(words, at));
  if (behind >= 0) return fronted(words, behind, text);
  const before = words.tokens.findIndex((_, at) => isLeftOutBefore(words, at));
  const word = words.tokens[before];
  return word && `${text.slice(0, word.start)}excluding${text.slice(word.end)}`;
}

function isNamed(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' || (tag?.kind === 'noun' && tag.noun.where !== undefined);
}

function isOfPeople(tag: Tag): boolean {
  return tag.kind === 'noun' ? tag.noun.dimension === 'recipient' : tag.kind === 'value' && tag.isPerson === true;
}

/** What is left out, up to the last of the words that say so. */
function endBehind({ tokens }: Words, { to }: Tag): number | undefined {
  const start = tokens.findIndex(({ low }, at) => at >= to && !BETWEEN.includes(low));
  const lengths = Array.from({ length: LONGEST }, (_, at) => LONGEST - at);
  const length = lengths.find((one) => BEHIND.test(wordsIn(tokens, start, start + one)));
  return start < 0 || length === undefined ? undefined : start + length;
}

const wordsIn = (tokens: readonly Token[], from: number, to: number) =>
  to > tokens.length
    ? ''
    : tokens
        .slice(from, to)
        .map(({ low }) => low)
        .join(' ');

/** Nothing follows that could be left out instead, and nothing before leaves it out already. */
function isLeftOutBehind(words: Words, at: number): boolean {
  const { tags } = words;
  const tag = tags[at];
  const end = tag && endBehind(words, tag);
  if (!tag || end === undefined) return false;
  const next = tags.find(({ from }) => from >= end);
  const before = tags[firstOf(words, at) - 1];
  // `doctors taken out by Pfizer` are its guests.
  if (isOfPeople(tag) && wordsIn(words.tokens, end - 2, end) === 'taken out') return false;
  return !isNamed(next) && next?.kind !== 'number' && before?.kind !== 'not';
}

/** The first of `meals, travel and gifts`, which are of one kind. */
function firstOf({ tags, tokens }: Words, at: number): number {
  const joint = tags[at - 1];
  const isComma = joint?.kind === 'filler' && tokens[joint.from]?.low === ',' && tags[at + 1]?.kind === 'and';
  const isJoined = joint?.kind === 'and' || joint?.kind === 'or' || isComma;
  return isJoined && areAlike(tags[at - 2], tags[at]) ? firstOf({ tags, tokens }, at - 2) : at;
}

function areAlike(one: Tag | undefined, other: Tag | undefined): boolean {
  if (one?.kind === 'noun' && other?.kind === 'noun') return isNamed(one) && isNamed(other);
  const fields = [one, other].map((tag) => (tag?.kind === 'value' ? tag.choices[0]?.field : undefined));
  return fields[0] !== undefined && fields[0] === fields[1];
}

function fronted(words: Words, at: number, text: string): string | undefined {
  const { tags, tokens } = words;
  const [first, last] = [tags[firstOf(words, at)], tags[at]];
  const end = last && endBehind(words, last);
  if (!first || !last || end === undefined) return undefined;
  let from = first.from;
  while (LEADING.includes(tokens[from - 1]?.low ?? '')) from--;
  const start = tokens[from]?.start ?? 0;
  const what = text.slice(tokens[first.from]?.start ?? 0, tokens[last.to - 1]?.end ?? text.length);
  return `${text.slice(0, start)}excluding ${what}${text.slice(tokens[end - 1]?.end ?? text.length)}`;
}

function isLeftOutBefore({ tokens, tags }: Words, at: number): boolean {
  if (!BEFORE.includes(tokens[at]?.low ?? '')) return false;
  const next = tags.find(({ from, kind }) => from > at && kind !== 'filler');
  const before = tags.findLast(({ to }) => to <= at);
  const isAfterFigure =
    !before || ['amount', 'period', 'unit', 'measure'].includes(before.kind) || tokens[at - 1]?.low === ',';
  return isAfterFigure && isNamed(next) && ['', 'the'].includes(wordsIn(tokens, at + 1, next?.from ?? 0));
}
