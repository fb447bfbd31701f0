import { LINE_FEED } from './packed-texts.ts';

/** What parts the words of a name, as in the search by statements. */
const WORD_MARKS = Buffer.from(' |/-,.&()');
const BYTES = 256;
const PAIRS = BYTES * BYTES;
/** Whether a word may begin after a byte; every byte of all names is looked at. */
const IS_BEFORE = Uint8Array.from({ length: BYTES }, (_, byte) =>
  WORD_MARKS.includes(byte) || byte === LINE_FEED ? 1 : 0,
);

/** Whether what follows a byte of a text is a word. */
export function partsWords(byte: number | undefined): boolean {
  return byte !== undefined && WORD_MARKS.includes(byte);
}

/**
 * Where the words of many texts begin, by two bytes that follow each other: the first two, or with `skipped` later ones. A search looks
 * at those words alone that have the same.
 */
export class WordStarts {
  /** Those of one pair of bytes follow each other, in the order of the texts. */
  readonly places: Uint32Array;
  /** Where those of each pair begin among the places; after the last pair, how many there are. */
  private readonly firsts: Uint32Array;

  constructor(bytes: Buffer, skipped = 0) {
    const firsts = new Uint32Array(PAIRS + 1);
    const pairAt = (at: number) => (bytes[at + skipped] ?? 0) * BYTES + (bytes[at + skipped + 1] ?? 0);
    const isStart = (at: number) => IS_BEFORE[bytes[at - 1] ?? LINE_FEED] === 1;
    for (let at = 1; at < bytes.length; at++) if (isStart(at)) count(firsts, pairAt(at) + 1);
    for (let pair = 1; pair <= PAIRS; pair++) count(firsts, pair, firsts[pair - 1]);
    const places = new Uint32Array(firsts[PAIRS] ?? 0);
    const next = firsts.slice();
    for (let at = 1; at < bytes.length; at++) if (isStart(at)) places[count(next, pairAt(at)) - 1] = at;
    this.places = places;
    this.firsts = firsts;
  }

  /** From where to where among the places those are that begin with a byte, or with two. */
  range(first: number, second?: number): readonly [from: number, to: number] {
    const pair = first * BYTES + (second ?? 0);
    return [this.firsts[pair] ?? 0, this.firsts[pair + (second === undefined ? BYTES : 1)] ?? 0];
  }
}

/** Adds to one of many numbers, and answers it. */
function count(numbers: Uint32Array, at: number, more = 1): number {
  const sum = (numbers[at] ?? 0) + more;
  numbers[at] = sum;
  return sum;
}
