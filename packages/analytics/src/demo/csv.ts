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

const CHUNK = 1 << 20;

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
  function* chunks(): Generator<Buffer> {
    let text = `${target.columns.map(quoted).join(',')}\n`;
    let count = 0;
    for (const line of lines) {
      text += line;
      count++;
      if (text.length < CHUNK) continue;
      yield Buffer.from(text, 'latin1');
      onLines(count);
      text = '';
      count = 0;
    }
    yield Buffer.from(text, 'latin1');
    onLines(count);
  }
  const file = createWriteStream(unfinished, { highWaterMark: 4 * CHUNK });
  if (target.gzip) await pipeline(chunks, createGzip({ level: 1 }), file);
  else await pipeline(chunks, file);
  await rename(unfinished, target.path);
}
