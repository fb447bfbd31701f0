import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { ImportRefused } from './import-refused.ts';

/** The CSV text of one file, or of one member of a zip. */
export interface Content {
  /** For reports: `file.csv`, `file.zip: member.csv`. */
  readonly name: string;
  /** The file as it lies there when it is not compressed. */
  readonly plainPath: string | null;
  /** About how many bytes its text has. */
  readonly size: number;
  /** Bytes that it may unpack to before it counts as a decompression bomb. */
  readonly maxUnpackedBytes: number;
  open(): Promise<Readable>;
}

/** Published files shrink to about this part of themselves. */
const USUAL_COMPRESSION = 16;
const MAX_COMPRESSION = 200;
/** What so small a file may unpack to does no harm, however well it is compressed. */
const HARMLESS_BYTES = 64 * 2 ** 20;

const maxUnpackedBytes = (compressedBytes: number) => Math.max(HARMLESS_BYTES, compressedBytes * MAX_COMPRESSION);

/**
 * The contents of a file, by its first bytes rather than by its ending. A zip gives each `.csv` in it.
 *
 * @throws ImportRefused when nothing in it can be read as CSV.
 */
export async function contentsOf(path: string): Promise<Content[]> {
  const found = await stat(path);
  // Reading a pipe would wait for a writer, and a second reading would find nothing.
  if (!found.isFile() && !found.isDirectory())
    throw new ImportRefused(`${path} is a pipe or a device: save its content to a file and import that.`);
  const { size } = found;
  const magic = await firstBytes(path, 4);
  if (size === 0) throw new ImportRefused(`${path} is empty: download it again.`);
  const name = basename(path);
  if (magic[0] === 0x1f && magic[1] === 0x8b)
    return [compressed(name, size * USUAL_COMPRESSION, size, async () => gunzipped(path))];
  if (magic.toString('latin1').startsWith('PK')) return membersOf(path, name);
  const open = async () => createReadStream(path, { highWaterMark: 1 << 20 });
  return [{ name, plainPath: path, size, maxUnpackedBytes: size, open }];
}

function compressed(name: string, size: number, compressedBytes: number, open: Content['open']): Content {
  return { name, plainPath: null, size, maxUnpackedBytes: maxUnpackedBytes(compressedBytes), open };
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function gunzipped(path: string): Readable {
  const source = createReadStream(path, { highWaterMark: 1 << 20 });
  const unpacked = createGunzip({ chunkSize: 1 << 20 });
  source.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => source.destroy());
  return source.pipe(unpacked);
}

async function membersOf(path: string, name: string): Promise<Content[]> {
  const members: Content[] = [];
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) {
    if (!/\.csv$/i.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) continue;
    const { uncompressedSize, compressedSize, fileName } = entry;
    const member = `${name}: ${basename(fileName)}`;
    members.push(compressed(member, uncompressedSize, compressedSize, () => openMember(path, fileName)));
  }
  if (members.length === 0) throw new ImportRefused(`${path} is a zip without a .csv file in it: nothing to import.`);
  return members;
}

async function openMember(path: string, fileName: string): Promise<Readable> {
  const zip = await yauzl.openPromise(path, { autoClose: false });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== fileName) continue;
    const member = await zip.openReadStreamPromise(entry);
    member.on('close', () => zip.close());
    return member;
  }
  zip.close();
  throw new ImportRefused(`${path} changed while it was read: import it again.`);
}
