import { open } from 'node:fs/promises';
import { splitStrictly } from './csv-records.ts';
import type { FieldKind } from './fields.ts';
import type { FileShape } from './header.ts';

/** How much is looked at: some lines of a window in each megabyte. */
const WINDOW = { everyBytes: 1 << 20, bytes: 1 << 16, lines: 16 } as const;
/** Lines of the sample that may be unreadable: fewer than this, or no more than this part. */
const TOLERATED = { lines: 8, part: 0.01 } as const;

/** Values that the engine's reader takes; others, such as `$5.00`, are the repair's. A blank one is nobody's problem here. */
const ENGINE_READS: Readonly<Record<FieldKind, RegExp>> = {
  text: /^/,
  amount: /^[+-]?\d+(\.\d*)?$/,
  date: /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}([T ].*)?)$/,
  year: /^\d{4}$/,
  count: /^\d+$/,
};

/**
 * Whether the engine would read nearly all rows of a file, by a sample of its lines. Its reader takes time and memory by the
 * square of the rows that it rejects, so a file of rubbish must never be its work. A quoted line break looks like a broken
 * row here; files have few of them, and reading leniently is slower, never wrong.
 */
export async function isMostlyReadable(path: string, shape: FileShape, signal?: AbortSignal): Promise<boolean> {
  let sampled = 0;
  let unreadable = 0;
  const file = await open(path);
  try {
    const window = Buffer.alloc(WINDOW.bytes);
    for (let at = 0; ; at += WINDOW.everyBytes) {
      signal?.throwIfAborted();
      const { bytesRead } = await file.read(window, 0, window.length, at);
      if (bytesRead === 0) return unreadable < TOLERATED.lines || unreadable <= sampled * TOLERATED.part;
      for (let n = 0; n < WINDOW.lines; n++) {
        const line = lineAfter(window.subarray(0, bytesRead), Math.floor((bytesRead * n) / WINDOW.lines));
        if (line === null) continue;
        sampled += 1;
        if (!isReadable(line, shape)) unreadable += 1;
      }
    }
  } finally {
    await file.close();
  }
}

/** The first whole line that begins behind a position, or null when none ends in the chunk. */
function lineAfter(chunk: Buffer, position: number): string | null {
  const start = chunk.indexOf(10, position) + 1;
  const end = start === 0 ? -1 : chunk.indexOf(10, start);
  return end < 0 ? null : chunk.toString('latin1', start, end + 1);
}

function isReadable(line: string, { columns, kinds }: FileShape): boolean {
  const split = splitStrictly(line, 0, true);
  if (typeof split === 'string' || split.fields.length !== columns.length) return false;
  return kinds.every(({ index, kind }) => {
    const value = split.fields[index]?.trim() ?? '';
    return value === '' || ENGINE_READS[kind].test(value);
  });
}
