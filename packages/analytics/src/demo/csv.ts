import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A field as CMS writes it: text in quotes, blanks bare. */
export function quoted(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`;
}

/** Blank fields with the commas between them. */
export function blanks(count: number): string {
  return ','.repeat(count - 1);
}

/** Cents as dollars with two decimals. */
export function dollars(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/** Bytes handed to the file at a time, and characters put together before they become bytes: short texts stay in the cache. */
const BLOCK = 1 << 20;
const PIECE = 1 << 14;

export interface CsvTarget {
  readonly path: string;
  readonly columns: readonly string[];
  readonly gzip: boolean;
}

/**
 * Writes a file line by line with little memory. It gets its name when it is complete, so that a file of that name is
 * always whole. `onLines` is told how many lines were added.
 */
export async function writeCsv(
  target: CsvTarget,
  lines: Iterable<string>,
  onLines: (count: number) => void,
): Promise<void> {
  const unfinished = `${target.path}.part`;
  function* blocks(): Generator<Buffer> {
    let block = Buffer.allocUnsafe(BLOCK);
    let used = 0;
    let text = `${target.columns.map(quoted).join(',')}\n`;
    let count = 0;
    for (const line of lines) {
      text += line;
      count++;
      if (text.length < PIECE) continue;
      if (used + text.length > BLOCK) {
        yield block.subarray(0, used);
        onLines(count);
        block = Buffer.allocUnsafe(BLOCK);
        used = count = 0;
      }
      used += block.write(text, used, 'latin1');
      text = '';
    }
    yield block.subarray(0, used);
    yield Buffer.from(text, 'latin1');
    onLines(count);
  }
  const file = createWriteStream(unfinished, { highWaterMark: 4 * BLOCK });
  if (target.gzip) await pipeline(blocks, createGzip({ level: 1 }), file);
  else await pipeline(blocks, file);
  await rename(unfinished, target.path);
}
