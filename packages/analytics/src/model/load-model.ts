import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compileSource } from './compile-source.ts';
import { isUnion, unionOf } from './load-union.ts';
import type { Model, Source } from './model.ts';
import { SharedFile, SourceFile } from './schema.ts';
import { CatalogueError, parseStrictYaml } from './strict-yaml.ts';

const SHARED = 'shared.yml';

/**
 * Reads the semantic model from a folder: `shared.yml` and one file for each source.
 *
 * @throws CatalogueError with one line for each fault: file, line, and what to change.
 */
export async function loadModel(folder: string): Promise<Model> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yml')).sort();
  if (!files.includes(SHARED))
    throw new CatalogueError([`${join(folder, SHARED)}: missing; it holds what sources share`]);
  const texts = await Promise.all(
    files.map(async (file) => ({ file: join(folder, file), text: await readFile(join(folder, file), 'utf8') })),
  );
  return parseModel(texts);
}

/** As `loadModel`, of texts that are already read. */
export function parseModel(files: readonly { file: string; text: string }[]): Model {
  const shared = files.find(({ file }) => basename(file) === SHARED);
  if (!shared) throw new CatalogueError([`${SHARED}: missing`]);
  const common = parseStrictYaml(shared.file, shared.text, SharedFile).value;
  const parsed = files
    .filter((file) => file !== shared)
    .map(({ file, text }) => parseStrictYaml(file, text, SourceFile));
  const sources = new Map<string, Source>();
  // Unions are of sources that are there already.
  for (const file of parsed.toSorted((one, other) => Number(isUnion(one)) - Number(isUnion(other)))) {
    const source = compileSource(file, common);
    sources.set(source.name, isUnion(file) ? { ...source, table: unionOf(file, source, sources) } : source);
  }
  return { sources: new Map([...sources].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}
