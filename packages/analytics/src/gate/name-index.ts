import { LINE_FEED, type PackedTexts } from './packed-texts.ts';
import { partsWords, WordStarts } from './word-starts.ts';

/** Shorter texts are taken as typed: one typo in three letters is another word. */
const MIN_LENGTH_FOR_TYPOS = 4;

/** Names in small letters with what is found by each; shorter ones first, then by the alphabet. */
export interface IndexedNames {
  readonly names: PackedTexts;
  readonly ids: PackedTexts;
  /** Of the ids in the lookup table. */
  readonly keys: Int32Array;
  /** What may be typed in whole in place of a name. */
  readonly identifiers: readonly PackedTexts[];
}

/**
 * A type-ahead over names in memory: it answers as the statements of `sql/search.ts` do, in milliseconds where those read and
 * compare every name. Letters are compared as bytes: a typo in a letter beyond ASCII is not forgiven.
 */
export class NameIndex {
  private readonly indexed: IndexedNames;
  private readonly words: WordStarts;
  /** By their second and third letter, for a typo in the first. */
  private readonly wordsWithin: WordStarts;

  constructor(indexed: IndexedNames) {
    this.indexed = indexed;
    this.words = new WordStarts(indexed.names.bytes);
    this.wordsWithin = new WordStarts(indexed.names.bytes, 1);
  }

  /** What is found by a trimmed text, best first. */
  find(text: string, limit: number): string[] {
    return this.found(text, limit).map(({ id }) => id);
  }

  /** The same with the keys of what is found. */
  found(text: string, limit: number): { id: string; key: number }[] {
    const asked = Buffer.from(text.toLowerCase());
    if (asked.includes(LINE_FEED)) return [];
    const exact = this.holding(asked, text, limit);
    const found = exact.length > 0 || [...text].length < MIN_LENGTH_FOR_TYPOS ? exact : this.mistyped(asked, limit);
    const { ids, keys } = this.indexed;
    return found.map((index) => ({ id: ids.at(index), key: keys[index] ?? 0 }));
  }

  /** Names that begin with the text, those with a word that does, those that hold it, and who has it as an identifier. */
  private holding(asked: Buffer, typed: string, limit: number): number[] {
    const { names, identifiers } = this.indexed;
    const { beginning, within } = this.withWord(asked, limit);
    const found = new Set([...beginning, ...within]);
    for (const at of found.size < limit ? this.occurrences(asked) : []) {
      found.add(names.indexAt(at));
      if (found.size === limit) break;
    }
    const whole = found.size < limit ? identifiers.flatMap((texts) => wholly(texts, Buffer.from(typed))) : [];
    return [...new Set([...found, ...whole])].slice(0, limit);
  }

  /** Wherever names hold the text, in their order: of several words, found by the last one that has two letters. */
  private *occurrences(asked: Buffer): Generator<number> {
    const { bytes } = this.indexed.names;
    const before = asked.subarray(0, -2).findLastIndex(partsWords);
    if (before < 0) return yield* this.indexed.names.occurrences(asked);
    const [from, to] = this.words.range(asked[before + 1] ?? 0, asked[before + 2]);
    for (let word = from; word < to; word++) {
      const at = (this.words.places[word] ?? 0) - before - 1;
      if (at > 0 && isRest(bytes, at, asked, 0)) yield at;
    }
  }

  /** The first names that begin with the text, and the first with another word that does. */
  private withWord(asked: Buffer, limit: number): { beginning: number[]; within: number[] } {
    const { bytes } = this.indexed.names;
    const { places } = this.words;
    const [first = 0, second] = asked;
    const [from, to] = this.words.range(first, second);
    const beginning: number[] = [];
    const within: number[] = [];
    for (let word = from; word < to; word++) {
      const at = places[word] ?? 0;
      if (!isRest(bytes, at, asked, 0)) continue;
      (bytes[at - 1] === LINE_FEED ? beginning : within).push(at);
    }
    return { beginning: this.firstNames(beginning, limit), within: this.firstNames(within, limit) };
  }

  /** Names with a word from which on the text is one typo away. */
  private mistyped(asked: Buffer, limit: number): number[] {
    const { bytes } = this.indexed.names;
    const [first = 0, second = 0, third = 0] = asked;
    const found: number[] = [];
    const look = ({ places }: WordStarts, [from, to]: readonly [from: number, to: number]): void => {
      for (let word = from; word < to; word++) {
        const at = places[word] ?? 0;
        if (isTypoAway(bytes, at, asked)) found.push(at);
      }
    };
    look(this.words, this.words.range(first));
    // The typo is in the first letter: it is another one, missing, too many, or comes second.
    look(this.wordsWithin, this.wordsWithin.range(second, third));
    look(this.wordsWithin, this.wordsWithin.range(first, second));
    look(this.words, this.words.range(second, third));
    look(this.words, this.words.range(second, first));
    return this.firstNames(found, limit);
  }

  /** The first different names of those to which some bytes belong. */
  private firstNames(places: readonly number[], limit: number): number[] {
    const found = new Set<number>();
    for (const at of Uint32Array.from(places).sort()) {
      found.add(this.indexed.names.indexAt(at));
      if (found.size === limit) break;
    }
    return [...found];
  }
}

/** Whose text it is, letter for letter. */
function wholly(texts: PackedTexts, typed: Buffer): number[] {
  if (!texts.canHold(typed)) return [];
  const line = Buffer.concat([Buffer.of(LINE_FEED), typed, Buffer.of(LINE_FEED)]);
  return [...texts.occurrences(line)].map((at) => texts.indexAt(at + 1));
}

/** Whether what begins at a byte is the text with a letter wrong, missing, too many, or two of them swapped. */
function isTypoAway(bytes: Buffer, start: number, asked: Buffer): boolean {
  let at = 0;
  while (at < asked.length && bytes[start + at] === asked[at]) at++;
  if (at >= asked.length - 1) return true;
  const here = start + at;
  if (bytes[here] === LINE_FEED) return false;
  if (
    isRest(bytes, here + 1, asked, at + 1) ||
    isRest(bytes, here, asked, at + 1) ||
    isRest(bytes, here + 1, asked, at)
  )
    return true;
  const swapped = bytes[here] === asked[at + 1] && bytes[here + 1] === asked[at];
  return swapped && isRest(bytes, here + 2, asked, at + 2);
}

/** Whether the rest of what is asked follows from a byte on. */
function isRest(bytes: Buffer, from: number, asked: Buffer, rest: number): boolean {
  for (let at = rest; at < asked.length; at++) if (bytes[from + at - rest] !== asked[at]) return false;
  return true;
}
