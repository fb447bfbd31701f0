/** Stands before and after each text. */
export const LINE_FEED = 10;

/** Very many short texts in one piece of memory: as strings they would take several times as much. */
export class PackedTexts {
  readonly bytes: Buffer;
  /** The first byte of each text. */
  private readonly starts: Uint32Array;
  /** Whether some text has a byte. */
  private readonly has = new Uint8Array(256);

  constructor(bytes: Buffer, starts: Uint32Array) {
    this.bytes = bytes;
    this.starts = starts;
    for (let at = 0; at < bytes.length; at++) this.has[bytes[at] ?? LINE_FEED] = 1;
  }

  /** Whether all of some bytes are in texts at all: names have letters that numbers have not. */
  canHold(wanted: Buffer): boolean {
    return wanted.every((byte) => this.has[byte] === 1);
  }

  at(index: number): string {
    const start = this.starts[index] ?? 0;
    return this.bytes.toString('utf8', start, this.bytes.indexOf(LINE_FEED, start));
  }

  /** Which text a byte is part of. */
  indexAt(byte: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] ?? 0) <= byte) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The first byte of each occurrence of some bytes, in the order of the texts. */
  *occurrences(wanted: Buffer): Generator<number> {
    for (let at = this.bytes.indexOf(wanted); at >= 0; at = this.bytes.indexOf(wanted, at + 1)) yield at;
  }
}

/** Packs texts as they are read. */
export class TextPacker {
  private readonly parts: Buffer[] = [];
  private readonly starts: Uint32Array[] = [];
  private size = 1;

  add(texts: readonly string[]): void {
    if (texts.length === 0) return;
    // A line feed within a text would part it.
    const lines = texts.map((text) => (text.includes('\n') ? text.replaceAll('\n', ' ') : text));
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    const starts = new Uint32Array(texts.length);
    let start = 0;
    for (let index = 0; index < starts.length; index++) {
      starts[index] = this.size + start;
      start = bytes.indexOf(LINE_FEED, start) + 1;
    }
    this.size += bytes.length;
    this.parts.push(bytes);
    this.starts.push(starts);
  }

  finish(): PackedTexts {
    return new PackedTexts(Buffer.concat([Buffer.from('\n'), ...this.parts]), joined(this.starts));
  }
}

/** Numbers in chunks as one list. */
function joined(chunks: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
