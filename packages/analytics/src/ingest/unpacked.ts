import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Content } from './contents.ts';
import { ImportRefused } from './import-refused.ts';
import type { StepProgress } from './progress.ts';

export interface UnpackOptions {
  temporaryFolder: string;
  progress: StepProgress;
  signal?: AbortSignal;
}

/** A path that no other import uses. */
export const temporaryPath = ({ temporaryFolder }: Pick<UnpackOptions, 'temporaryFolder'>, ending: string) =>
  join(temporaryFolder, `${randomUUID()}-${ending}.csv`);

/**
 * Has the text of a content read from a plain file, which is unpacked first where it is compressed.
 *
 * @returns the SHA-256 of the text.
 */
export async function withPlainFile(
  content: Content,
  options: UnpackOptions,
  read: (path: string) => Promise<void>,
): Promise<string> {
  const unpackedPath = temporaryPath(options, 'unpacked');
  try {
    // A plain file is fingerprinted while the engine reads it; a compressed one while it is unpacked.
    const hashing = fingerprint(content, content.plainPath ? null : unpackedPath, options);
    hashing.catch(() => {});
    if (!content.plainPath) await hashing;
    await read(content.plainPath ?? unpackedPath);
    return await hashing;
  } finally {
    await rm(unpackedPath, { force: true });
  }
}

const unpacksTooFar = ({ name, maxUnpackedBytes }: Content) =>
  new ImportRefused(
    `${name} unpacks to more than ${Math.round(maxUnpackedBytes / 1e6)} MB, far beyond what published files do: nothing of it was kept.`,
  );

async function fingerprint(
  content: Content,
  target: string | null,
  { progress, signal }: UnpackOptions,
): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = await content.open();
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes > content.maxUnpackedBytes && target) return next(unpacksTooFar(content));
      if (target) progress('unpacking', Math.min(1, bytes / content.size));
      next(null, target ? chunk : undefined);
    },
  });
  const sink = target ? [createWriteStream(target)] : [];
  count.resume();
  await (sink[0] ? pipeline(source, count, sink[0], { signal }) : pipeline(source, count, { signal }));
  return hash.digest('hex');
}
