import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { readRecords } from './csv-records.ts';
import type { FileShape } from './header.ts';
import { type RowContext, repairRow } from './repair.ts';

/** A row that is not loaded. `line` counts from 1, the header is line 1. */
export interface RejectedRow {
  line: number;
  reason: string;
  text: string;
}

/** Bytes of a file that hold records which the engine could not read; `start` counts from 0. */
export interface Region {
  start: number;
  length: number;
}

export interface Repaired {
  kept: number;
  rejected: RejectedRow[];
}

/** Unreadable rows that one file may have; one with more is not what CMS publishes, and would fill the memory. */
export const MAX_UNREADABLE_ROWS = 100_000;
/** Letters kept of a row that is set aside: enough to find it again. */
const MAX_REJECTED_TEXT = 2_000;

/**
 * Reads regions of a file (or, without them, all of it) leniently and writes what can be read to a CSV file that the engine
 * reads without doubt: `\n` line ends, every text quoted, ISO dates, plain amounts.
 */
export async function repairFile(
  path: string,
  target: string,
  shape: FileShape,
  context: RowContext,
  regions: readonly Region[] | null,
  signal?: AbortSignal,
): Promise<Repaired> {
  const out = createWriteStream(target);
  const done = finished(out);
  // The failure is seen where `done` is awaited; until then it must not count as unhandled.
  done.catch(() => {});
  out.write(`${shape.columns.map(quoted).join(',')}\n`);
  const result: Repaired = { kept: 0, rejected: [] };
  for await (const record of regions ? recordsOfRegions(path, shape, regions, signal) : recordsOfFile(path, shape)) {
    signal?.throwIfAborted();
    const { line, fields, reason = '', text } = record;
    const row = fields ? repairRow(fields, context) : { problem: reason };
    if ('problem' in row) {
      const [first] = result.rejected;
      if (first && result.rejected.length >= MAX_UNREADABLE_ROWS)
        throw new Error(
          `more than ${MAX_UNREADABLE_ROWS} of its rows cannot be read; the first, line ${first.line}: ${first.reason}`,
        );
      result.rejected.push({ line, reason: row.problem, text: text.slice(0, MAX_REJECTED_TEXT) });
      continue;
    }
    result.kept += 1;
    if (!out.write(`${row.fields.map(quoted).join(',')}\n`)) await Promise.race([once(out, 'drain'), done]);
  }
  out.end();
  await done;
  return result;
}

const quoted = (value: string) => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`);

async function* recordsOfFile(path: string, shape: FileShape) {
  const stream = createReadStream(path, { encoding: 'latin1', highWaterMark: 1 << 20 });
  let header = true;
  for await (const record of readRecords(stream, shape.columns.length)) {
    if (!header) yield record;
    header = false;
  }
}

async function* recordsOfRegions(path: string, shape: FileShape, regions: readonly Region[], signal?: AbortSignal) {
  const lines = await linesAt(
    path,
    regions.map(({ start }) => start),
    signal,
  );
  const file = await open(path);
  try {
    for (const [index, { start, length }] of regions.entries()) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      const text = buffer.toString('latin1', 0, bytesRead);
      yield* readRecords([text], shape.columns.length, lines[index] ?? 0);
    }
  } finally {
    await file.close();
  }
}

/** The line numbers of ascending byte positions. */
async function linesAt(path: string, positions: readonly number[], signal?: AbortSignal): Promise<number[]> {
  const lines: number[] = [];
  let line = 1;
  let offset = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    signal?.throwIfAborted();
    const bytes = chunk as Buffer;
    let newline = bytes.indexOf(10);
    while (lines.length < positions.length) {
      const position = (positions[lines.length] ?? 0) - offset;
      if (position > bytes.length) break;
      while (newline >= 0 && newline < position) {
        line += 1;
        newline = bytes.indexOf(10, newline + 1);
      }
      lines.push(line);
    }
    if (lines.length === positions.length) break;
    for (; newline >= 0; newline = bytes.indexOf(10, newline + 1)) line += 1;
    offset += bytes.length;
  }
  return lines;
}
