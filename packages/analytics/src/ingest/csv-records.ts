/** A record of a CSV file as it stands there. `line` is its first line in the file, from 1. */
export interface CsvRecord {
  line: number;
  /** Null when the record cannot be split into the expected number of fields. */
  fields: string[] | null;
  reason?: string;
  text: string;
}

/** A quoted field longer than this has lost its closing quote. */
const LONGEST_RECORD = 1 << 20;

interface Split {
  fields: string[];
  end: number;
  newlines: number;
}

/**
 * Reads records as RFC 4180 writes them. A record that breaks the rule (a stray or missing quote) is read again as the one
 * line that it begins on, with its quotes taken as they stand; only when that does not give `width` fields either is it
 * given back without fields, and reading goes on with the next line.
 *
 * Chunks are bytes as text of one character each (`latin1`), so that damaged encodings do no harm before `decode` sees
 * the single field.
 *
 * @param width number of fields expected; 0 takes what comes
 */
export async function* readRecords(
  chunks: AsyncIterable<string> | Iterable<string>,
  width: number,
  firstLine = 1,
): AsyncGenerator<CsvRecord> {
  let buffer = '';
  let line = firstLine;
  const source = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  let ended = false;
  let position = 0;
  while (true) {
    const rest = buffer.length - position;
    const found = nextRecord(buffer, position, width, ended || rest > LONGEST_RECORD);
    if (found) {
      position = found.end;
      if (found.record) yield { ...found.record, line };
      line += found.newlines;
    } else if (ended) {
      return;
    } else {
      const next = await source.next();
      if (next.done) ended = true;
      else buffer = buffer.slice(position) + next.value;
      if (!next.done) position = 0;
    }
  }
}

/** The record at a position, or null when more text is needed to know it or none is left. */
function nextRecord(buffer: string, start: number, width: number, complete: boolean) {
  if (start >= buffer.length) return null;
  const blank = lineBreakAt(buffer, start);
  if (blank > 0) {
    if (!complete && start + blank === buffer.length) return null;
    return { end: start + blank, newlines: 1, record: null };
  }
  const strict = splitStrictly(buffer, start, complete);
  if (strict === 'more') return null;
  if (strict !== 'broken' && (width === 0 || strict.fields.length === width)) {
    return { end: strict.end, newlines: strict.newlines, record: recordOf(buffer, start, strict.end, strict.fields) };
  }
  const lenient = splitLine(buffer, start);
  if (strict === 'broken' && lenient.fields.length === width) {
    return { end: lenient.end, newlines: 1, record: recordOf(buffer, start, lenient.end, lenient.fields) };
  }
  const consumed = strict === 'broken' ? lenient : strict;
  const reason =
    strict === 'broken' ? 'A quoted field is not closed' : `${strict.fields.length} fields instead of ${width}`;
  return {
    end: consumed.end,
    newlines: consumed.newlines,
    record: { ...recordOf(buffer, start, consumed.end, null), reason },
  };
}

function recordOf(buffer: string, start: number, end: number, fields: string[] | null) {
  let last = end;
  while (last > start && lineBreakAt(buffer, last - 1) > 0) last -= 1;
  return { fields: fields?.map(decode) ?? null, text: decode(buffer.slice(start, last)) };
}

/** Length of the line break at a position: 2, 1 or 0. */
function lineBreakAt(buffer: string, at: number): number {
  const code = buffer.charCodeAt(at);
  if (code === 10) return 1;
  if (code !== 13) return 0;
  return buffer.charCodeAt(at + 1) === 10 ? 2 : 1;
}

export function splitStrictly(buffer: string, start: number, complete: boolean): Split | 'more' | 'broken' {
  const fields: string[] = [];
  let newlines = 0;
  let at = start;
  while (true) {
    let field: string;
    if (buffer.charCodeAt(at) === 34) {
      const closing = closingQuote(buffer, at + 1);
      if (closing < 0) return complete ? 'broken' : 'more';
      if (closing === buffer.length - 1 && !complete) return 'more';
      const inside = buffer.slice(at + 1, closing);
      newlines += countNewlines(inside);
      field = inside.replaceAll('""', '"');
      at = closing + 1;
      if (at < buffer.length && buffer.charCodeAt(at) !== 44 && lineBreakAt(buffer, at) === 0) return 'broken';
    } else {
      const end = unquotedEnd(buffer, at);
      if (end === buffer.length && !complete) return 'more';
      field = buffer.slice(at, end);
      at = end;
    }
    fields.push(field);
    if (at >= buffer.length) return { fields, end: at, newlines };
    const lineBreak = lineBreakAt(buffer, at);
    if (lineBreak > 0) {
      if (!complete && at + lineBreak === buffer.length) return 'more';
      return { fields, end: at + lineBreak, newlines: newlines + 1 };
    }
    at += 1;
  }
}

/** Position of the quote that closes a field, or -1. */
function closingQuote(buffer: string, from: number): number {
  let at = buffer.indexOf('"', from);
  while (at >= 0 && buffer.charCodeAt(at + 1) === 34) at = buffer.indexOf('"', at + 2);
  return at;
}

function unquotedEnd(buffer: string, from: number): number {
  let at = from;
  while (at < buffer.length) {
    const code = buffer.charCodeAt(at);
    if (code === 44 || code === 10 || code === 13) break;
    at += 1;
  }
  return at;
}

/** One line, whatever its quotes: commas between a quote at a field's start and one at a field's end do not separate. */
function splitLine(buffer: string, start: number): Split {
  let end = start;
  while (end < buffer.length && lineBreakAt(buffer, end) === 0) end += 1;
  const fields: string[] = [];
  let open: string | null = null;
  for (const part of buffer.slice(start, end).split(',')) {
    const value: string = open === null ? part : `${open},${part}`;
    const closed = !value.startsWith('"') || trailingQuotes(value.slice(1)) % 2 === 1;
    open = closed ? null : value;
    if (closed) fields.push(unquote(value));
  }
  if (open !== null) fields.push(...open.split(',').map(unquote));
  return { fields, end: end + lineBreakAt(buffer, end), newlines: 1 };
}

function trailingQuotes(value: string): number {
  let quotes = 0;
  while (value.at(-1 - quotes) === '"') quotes += 1;
  return quotes;
}

function unquote(value: string): string {
  const inside = value.startsWith('"') ? value.slice(1) : value;
  return (value.startsWith('"') && inside.endsWith('"') ? inside.slice(0, -1) : inside).replaceAll('""', '"');
}

function countNewlines(value: string): number {
  let count = 0;
  for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count += 1;
  return count;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** What the bytes of a field say: UTF-8, or else what an old spreadsheet wrote. */
function decode(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  try {
    return utf8.decode(buffer);
  } catch {
    return windows.decode(buffer);
  }
}
