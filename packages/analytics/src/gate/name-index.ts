import { LINE_FEED, type PackedTexts } from './packed-texts.ts';

/** What parts the words of a name, as in the search by statements. */
const WORD_MARKS: ReadonlySet<number> = new Set(Buffer.from(' |/-,.&()'));
/** Shorter texts are taken as typed: one typo in three letters is another word. */
const MIN_LENGTH_FOR_TYPOS = 4;

/** Names in small letters with what is found by each; shorter ones first, then by the alphabet. */
export interface IndexedNames {
  readonly names: PackedTexts;
  readonly ids: PackedTexts;
  /** What may be typed in whole in place of a name. */
  readonly identifiers: readonly PackedTexts[];
}

/**
 * A type-ahead over names in memory: it answers as the statements of `sql/search.ts` do, in milliseconds where those read and
 * compare every name. Letters are compared as bytes: a typo in a letter beyond ASCII is not forgiven.
 */
export class NameIndex {
  private readonly indexed: IndexedNames;
  private readonly wordStarts: Uint32Array;

  constructor(indexed: IndexedNames) {
    this.indexed = indexed;
    this.wordStarts = wordStartsOf(indexed.names.bytes);
  }

  /** What is found by a trimmed text, best first. */
  find(text: string, limit: number): string[] {
    const asked = Buffer.from(text.toLowerCase());
    if (asked.includes(LINE_FEED)) return [];
    const exact = this.holding(asked, text, limit);
    const found = exact.length > 0 || [...text].length < MIN_LENGTH_FOR_TYPOS ? exact : this.mistyped(asked, limit);
    return found.map((index) => this.indexed.ids.at(index));
  }

  /** Names that begin with the text, those with a word that does, those that hold it, and who has it as an identifier. */
  private holding(asked: Buffer, typed: string, limit: number): number[] {
    const { names, identifiers } = this.indexed;
    const beginning = new Set<number>();
    for (const at of names.occurrences(Buffer.concat([Buffer.of(LINE_FEED), asked]))) {
      beginning.add(names.indexAt(at + 1));
      if (beginning.size === limit) return [...beginning];
    }
    const words = new Set<number>();
    const inside = new Set<number>();
    for (const at of names.occurrences(asked)) {
      const before = names.bytes[at - 1] ?? LINE_FEED;
      if (before === LINE_FEED) continue;
      if (WORD_MARKS.has(before)) words.add(names.indexAt(at));
      else if (inside.size < limit) inside.add(names.indexAt(at));
      if (beginning.size + words.size >= 2 * limit) break;
    }
    const whole = identifiers.flatMap((texts) => wholly(texts, typed));
    return [...new Set([...beginning, ...words, ...inside, ...whole])].slice(0, limit);
  }

  /** Names with a word from which on the text is one typo away. */
  private mistyped(asked: Buffer, limit: number): number[] {
    const { names } = this.indexed;
    const { bytes } = names;
    const { wordStarts } = this;
    const [first, second] = asked;
    const found = new Set<number>();
    // Every word is looked at: no call and no iterator for those that differ in both their first letters.
    for (let word = 0; word < wordStarts.length; word++) {
      const start = wordStarts[word] ?? 0;
      const one = bytes[start];
      const two = bytes[start + 1];
      if (one !== first && two !== second && one !== second && two !== first) continue;
      if (!isTypoAway(bytes, start, asked)) continue;
      found.add(names.indexAt(start));
      if (found.size === limit) break;
    }
    return [...found];
  }
}

/** Whose text it is, letter for letter. */
function wholly(texts: PackedTexts, typed: string): number[] {
  return [...texts.occurrences(Buffer.from(`\n${typed}\n`))].map((at) => texts.indexAt(at + 1));
}

function wordStartsOf(bytes: Buffer): Uint32Array {
  const isStart = (at: number): boolean => {
    const before = bytes[at - 1] ?? LINE_FEED;
    return before === LINE_FEED || WORD_MARKS.has(before);
  };
  let count = 0;
  for (let at = 1; at < bytes.length; at++) if (isStart(at)) count++;
  const starts = new Uint32Array(count);
  for (let at = 1, word = 0; at < bytes.length; at++) if (isStart(at)) starts[word++] = at;
  return starts;
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
