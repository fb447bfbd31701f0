import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';

/** What is parsed; small talk between the tags is passed over, commas are not. */
export interface Input {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
}

/** One way to read the tags from a place to before `to`; `taken` are those that need no further rule. */
export interface Match<T> {
  readonly to: number;
  readonly value: T;
  readonly taken: readonly Tag[];
}

/** All ways to read what begins at a place, the likeliest first. */
export type Parser<T> = (input: Input, at: number) => readonly Match<T>[];

type Values<P extends readonly Parser<unknown>[]> = { [I in keyof P]: P[I] extends Parser<infer T> ? T : never };

/** One after the other; the value has one of each. */
export function seq<const P extends readonly Parser<unknown>[]>(...parsers: P): Parser<Values<P>> {
  return (input, at) => {
    let matches: readonly Match<readonly unknown[]>[] = [{ to: at, value: [], taken: [] }];
    for (const parser of parsers)
      matches = matches.flatMap(({ to, value, taken }) =>
        parser(input, to).map((next) => ({
          to: next.to,
          value: [...value, next.value],
          taken: [...taken, ...next.taken],
        })),
      );
    return matches as readonly Match<Values<P>>[];
  };
}

/** Any of them. */
export function alt<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (input, at) => parsers.flatMap((parser) => parser(input, at));
}

export function map<T, U>(parser: Parser<T>, change: (value: T) => U): Parser<U> {
  return (input, at) => parser(input, at).map((match) => ({ ...match, value: change(match.value) }));
}

/** It or nothing. */
export function opt<T>(parser: Parser<T>): Parser<T | undefined> {
  return (input, at) => [...parser(input, at), { to: at, value: undefined, taken: [] }];
}

/**
 * As many as there are, or fewer. Of the ways to one place only so many go on, the likeliest first: their number would else grow with
 * the length of a question as a power of it.
 */
export function many<T>(parser: Parser<T>, ways = 1): Parser<readonly T[]> {
  return (input, at) => {
    const reached = new Map<number, Match<readonly T[]>[]>([[at, [{ to: at, value: [], taken: [] }]]]);
    for (let from = at; from < input.tags.length; from++)
      for (const before of reached.get(from) ?? [])
        for (const { to, value, taken } of parser(input, from)) {
          const there = reached.get(to) ?? [];
          if (to === from || there.length >= ways) continue;
          const match = { to, value: [...before.value, value], taken: [...before.taken, ...taken] };
          reached.set(to, [...there, match]);
        }
    return [...reached.values()].flat().sort((one, other) => other.to - one.to);
  };
}

export function many1<T>(parser: Parser<T>, ways = 1): Parser<readonly T[]> {
  return only(many(parser, ways), (all) => all.length > 0);
}

/** The place of the next tag that is no small talk. */
function pastTalk({ tags, tokens }: Input, at: number): number {
  let next = at;
  for (let one = tags[next]; one?.kind === 'filler' && tokens[one.from]?.low !== ','; one = tags[next]) next++;
  return next;
}

/** Nothing follows. */
export const END: Parser<undefined> = (input, at) =>
  pastTalk(input, at) === input.tags.length ? [{ to: input.tags.length, value: undefined, taken: [] }] : [];

/** The next tag, of a kind. */
export function tag<K extends Kind>(
  kind: K,
  fits: (tag: TagOf<K>, input: Input) => boolean = () => true,
): Parser<TagOf<K>> {
  return (input, at) => {
    const next = pastTalk(input, at);
    const one = input.tags[next];
    return one?.kind === kind && fits(one as TagOf<K>, input)
      ? [{ to: next + 1, value: one as TagOf<K>, taken: [one] }]
      : [];
  };
}

/** Small talk that says how two parts belong together: `was`, `went to`. */
export function talk(fits: (words: string) => boolean): Parser<undefined> {
  return (input, at) => {
    const one = input.tags[at];
    if (one?.kind !== 'filler' || input.tokens[one.from]?.low === ',') return [];
    const to = at + 1;
    return fits(lemmasOf(input, one)) ? [{ to, value: undefined, taken: [] }] : talk(fits)(input, to);
  };
}

/** What rules read by themselves: whose it is, when, and what is left out. */
const READ_BY_RULES: readonly Kind[] = ['value', 'period', 'not', 'source'];

/** Of it, what rules read by themselves is left to them. */
export function open<T>(parser: Parser<T>): Parser<T> {
  return (input, at) =>
    parser(input, at).map((match) => ({
      ...match,
      taken: match.taken.filter(({ kind }) => !READ_BY_RULES.includes(kind)),
    }));
}

/** Only what passes. */
export function only<T>(parser: Parser<T>, passes: (value: T, input: Input) => boolean): Parser<T> {
  return (input, at) => parser(input, at).filter(({ value }) => passes(value, input));
}

/** Whether a tag is one of these words. */
export const isWord =
  (...words: readonly string[]) =>
  (one: Pick<Tag, 'from' | 'to'>, input: Input) =>
    words.includes(wordsOf(input, one));

/** The words of a tag, in small letters. */
export function wordsOf({ tokens }: Input, { from, to }: Pick<Tag, 'from' | 'to'>): string {
  return tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
}

function lemmasOf({ tokens }: Input, { from, to }: Pick<Tag, 'from' | 'to'>): string {
  return tokens
    .slice(from, to)
    .map(({ lemma }) => lemma)
    .join(' ');
}

/** A comma, which is small talk but for where it stands. */
export const COMMA: Parser<undefined> = (input, at) => {
  const next = pastTalk(input, at);
  const one = input.tags[next];
  return one && wordsOf(input, one) === ',' ? [{ to: next + 1, value: undefined, taken: [] }] : [];
};

/** Nothing follows but small talk behind a comma: `…, as a percentage`. */
export const CLOSED: Parser<unknown> = alt<unknown>(END, seq(COMMA, END));

/** `, and`, `and` or a comma: between the parts of a list. */
export const AND: Parser<unknown> = alt<unknown>(seq(COMMA, tag('and')), tag('and'), COMMA);
