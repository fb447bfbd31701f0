import { Readable } from 'node:stream';
import type { TableFormat } from '@pellucid/contract';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv.ts';
import type { Table } from './table.ts';
import { xlsxOf } from './xlsx.ts';

/** Its subject, and the day that its name ends with; the day is UTC's. */
interface TableFile {
  name: string;
  format?: TableFormat;
  day?: Date;
}

const FORMATS = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
} as const;

/** Milliseconds in which a client has to take a part of the file: a chunk of rows, some hundred kilobytes. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * Answers with a file of all rows. They are read as fast as the client takes them, and no further when it goes or stops
 * reading. The first ones are awaited before anything is sent: what refuses the question still leaves as a problem, not as
 * half a file. A failure later cuts the connection, so that no client takes a part for the whole. Returns what the handler of
 * a streaming endpoint returns.
 */
export async function sendTable(
  reply: FastifyReply,
  { name, format = 'csv', day = new Date() }: TableFile,
  { cancelled, ...table }: Table,
): Promise<undefined> {
  const { mediaType, write } = FORMATS[format];
  const rows = await withFirst(table.chunks);
  reply.type(mediaType);
  reply.header('Content-Disposition', `attachment; filename="${name}_${day.toISOString().slice(0, 10)}.${format}"`);
  const cut = (): void => void reply.raw.destroy();
  cancelled?.addEventListener('abort', cut, { once: true });
  const parts = untilStalled<string | Uint8Array>(write({ ...table, chunks: rows }), cut);
  reply.send(Readable.from(parts, { objectMode: false }));
  return undefined;
}

/** The same parts; `end` is called when one of them is not taken in time, since what they are read from is held meanwhile. */
async function* untilStalled<T>(parts: AsyncIterable<T>, end: () => void): AsyncGenerator<T> {
  for await (const part of parts) {
    const timer = setTimeout(end, STALL_TIMEOUT_MS);
    try {
      yield part;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The same rows, of which the first chunk is there already. */
async function withFirst<T>(chunks: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const reading = chunks[Symbol.asyncIterator]();
  const first = await reading.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await reading.next()) yield next.value;
    } finally {
      await reading.return?.();
    }
  })();
}
