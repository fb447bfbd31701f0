import { readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Removes the files of a folder with this ending that are older than `before`, and the oldest beyond `max`. */
export async function removeFiles(
  folder: string,
  { ending, before, max }: { ending: string; before: Date; max: number },
): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtime })),
  );
  const newestFirst = files.sort((a, b) => b.at.getTime() - a.at.getTime());
  const surplus = newestFirst.filter(({ at }, index) => at < before || index >= max);
  for (const { path } of surplus) await rm(path, { force: true });
  return surplus.length;
}

/** Removes folders of that name whose socket nobody listens at any more. */
export async function removeDeadSocketFolders(
  parent: string,
  { prefix, socket, before }: { prefix: string; socket: string; before: Date },
): Promise<number> {
  let removed = 0;
  for (const name of (await readdir(parent)).filter((one) => one.startsWith(prefix))) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found === null || found.mtime >= before || (await answers(join(folder, socket)))) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}
