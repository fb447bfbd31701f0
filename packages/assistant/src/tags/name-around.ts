import type { DataPort, FoundValue } from '../port/data-port.ts';
import { phraseOf, type Token } from '../text/tokens.ts';
import { findPeople } from '../values/people.ts';
import type { Kind, SourceName, Tag, TagOf } from './tag.ts';

/** Words of a name that mean something by themselves: `Seattle Childrens Hospital` is nobody in Seattle. */
const OF_NAMES: readonly Kind[] = ['value', 'noun', 'unknown', 'restriction'];
/** Small words within a name: `Univ of Iowa Hosp & Clinic`. */
const WITHIN: readonly string[] = ['of', 'and', 'the', 'for', 'at'];
const MOST_BESIDE = 5;
/** Each is a search. */
const MOST_SPANS = 10;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Who is called as some words are, and which words these are. */
export interface Named extends Span {
  readonly found: readonly FoundValue[];
}

/**
 * Who is called as an unknown word is together with the known ones beside it: the longest such name to the letter, else those that
 * have all words of the longest. Undefined where there is none.
 */
export async function nameAround(
  tokens: readonly Token[],
  tags: readonly Tag[],
  run: Span,
  data: DataPort,
): Promise<Named | undefined> {
  const source = sourceOf(tags);
  // Whoever has none of these words has no longer name with them.
  if ((await findPeople(data, source, textBetween(tokens, run.from, run.to))).length === 0) return undefined;
  let longest: Named | undefined;
  for (const { from, to } of spansAround(tokens, tags, run)) {
    const text = textBetween(tokens, from, to);
    const found = (await findPeople(data, source, text)).filter((one) => hasAllWords(one, text));
    if (found.length === 0) continue;
    const exact = asWritten(found, text);
    if (exact) return { found: [exact], from, to };
    longest ??= { found, from, to };
  }
  return longest;
}

/** The one of that name; of several those that are written so. */
function asWritten(found: readonly FoundValue[], text: string): FoundValue | undefined {
  const exact = found.filter(({ name = '' }) => phraseOf(name) === phraseOf(text));
  const same = exact.filter(({ name = '' }) => name.toLowerCase() === text.toLowerCase());
  const [only] = exact.length === 1 ? exact : same;
  return exact.length === 1 || same.length === 1 ? only : undefined;
}

/** Every word, and none with a slip. */
function hasAllWords({ name = '' }: FoundValue, text: string): boolean {
  const words = phraseOf(name).split(' ');
  return phraseOf(text)
    .split(' ')
    .every((word) => words.includes(word));
}

/** `MD Anderson`: a state right before a city is no place, and may be a name. */
export function statesBeforeCities(tags: readonly Tag[]): Span[] {
  const fieldOf = (tag: Tag | undefined) => (tag?.kind === 'value' ? tag.choices[0]?.field : undefined);
  return tags.flatMap((tag, at) => {
    const next = tags[at + 1];
    const isPair = fieldOf(tag) === 'state' && fieldOf(next) === 'city' && next?.from === tag.to;
    return isPair && next ? [{ from: tag.from, to: next.to }] : [];
  });
}

/** The longest first. */
function spansAround(tokens: readonly Token[], tags: readonly Tag[], { from, to }: Span): Span[] {
  const at = tags.findIndex((tag) => tag.from === from);
  const last = tags.findIndex((tag) => tag.to === to);
  const starts = beside(tokens, tags.slice(0, at).toReversed()).map((tag) => tag.from);
  const ends = beside(tokens, tags.slice(last + 1)).map((tag) => tag.to);
  return [from, ...starts]
    .flatMap((start) => [to, ...ends].map((end) => ({ from: start, to: end })))
    .filter((span) => span.to - span.from > 1)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(-MOST_SPANS);
}

/** Tags that a name may begin or end with, as far as nothing but a name lies between. */
function beside(tokens: readonly Token[], tags: readonly Tag[]): readonly Tag[] {
  const isWithin = ({ from, to }: Tag) => to - from === 1 && WITHIN.includes(tokens[from]?.lemma ?? '');
  const end = tags.findIndex((tag) => !OF_NAMES.includes(tag.kind) && !isWithin(tag));
  return tags
    .slice(0, Math.min(end < 0 ? tags.length : end, MOST_BESIDE))
    .filter(({ kind }) => OF_NAMES.includes(kind));
}

/** Words as they were written; `Ada Moreno's` is of her name. */
export function textBetween(tokens: readonly Token[], from: number, to: number): string {
  const words = [...new Set(tokens.slice(from, to))].map(({ text }) => text).join(' ');
  return words.replace(/(?:'s|(?<=s)')$/i, '');
}

/** The kind of payments that is named: there its people are looked for first. */
export function sourceOf(tags: readonly Tag[]): SourceName {
  return tags.find((tag) => tag.kind === 'source')?.source ?? 'general';
}

/** A recipient that is named, by id. */
export function personTag({ value, name }: FoundValue, from: number, to: number): TagOf<'value'> {
  const choice = { field: 'recipient_id', values: [value], nearness: 'exact' as const };
  return { kind: 'value', choices: [choice], ...(name !== undefined && { name }), from, to, score: 0 };
}
