import type { Engine } from '../engines/engine.ts';
import type { Dimension, Source } from '../model/model.ts';
import type { RowPolicy } from '../plan/row-policy.ts';
import { namesStatement } from '../sql/search.ts';
import type { DataVersions } from './data-versions.ts';
import { NameIndex } from './name-index.ts';
import { TextPacker } from './packed-texts.ts';
import { labelSearch } from './search-labels.ts';

/** Fewer names are searched by a statement in the same time. */
const MIN_INDEXED_NAMES = 50_000;
/** When an index is tried again that could not be made, in milliseconds. */
const RETRY_MS = 600_000;
/** An index of a million names takes about 60 MB. */
const MAX_INDEXES = 2;

/** The indexes of the names behind ids, made when they are first searched in. */
export interface NameIndexes {
  /** The index of a dimension; null where there is none, or none yet: statements answer meanwhile. */
  ready(source: Source, dimension: Dimension, policy: RowPolicy, versions: DataVersions): NameIndex | null;
  /** Forgets what was made of older data. */
  forgetOutdated(versions: DataVersions): void;
}

export function createNameIndexes(engine: Engine, minNames = MIN_INDEXED_NAMES): NameIndexes {
  const known = new Map<string, { version: string; index: NameIndex | null }>();
  return {
    ready(source, dimension, policy, versions) {
      if (!dimension.shown || source.visibility.kind !== 'public') return null;
      const key = `${source.name}.${dimension.name}`;
      const version = versions.of(source, policy);
      const found = known.get(key);
      if (found?.version === version) return found.index;
      const entry: { version: string; index: NameIndex | null } = { version, index: null };
      known.delete(key);
      known.set(key, entry);
      const [oldest = key] = known.keys();
      if (known.size > MAX_INDEXES) known.delete(oldest);
      indexNames(engine, source, dimension, minNames).then(
        (index) => {
          entry.index = index;
        },
        // What is too much now is so for the next search too.
        () => setTimeout(() => known.get(key) === entry && known.delete(key), RETRY_MS).unref(),
      );
      return null;
    },
    forgetOutdated(versions) {
      for (const [key, { version }] of known) if (!versions.areCurrent(version)) known.delete(key);
    },
  };
}

/** Reads the names behind the ids of a dimension that occur in a source; null where they are few, or in lists. */
export async function indexNames(
  engine: Engine,
  source: Source,
  dimension: Dimension,
  minNames = MIN_INDEXED_NAMES,
): Promise<NameIndex | null> {
  const wanted = labelSearch({ source, dimension, policy: { kind: 'all' }, text: '' });
  if (wanted.alias === undefined || wanted.within.bridge !== undefined) return null;
  const { identifiers } = wanted;
  const packers = [...Array(identifiers.length + 2)].map(() => new TextPacker());
  const keys: Int32Array[] = [];
  let read = 0;
  for await (const rows of engine.stream([namesStatement(wanted, engine.dialect)], { lane: 'heavy' })) {
    for (const [at, packer] of packers.entries()) packer.add(rows.map((row) => String(row[at + 1] ?? '')));
    keys.push(Int32Array.from(rows, ([key]) => Number(key)));
    read += rows.length;
  }
  if (read < minNames) return null;
  const [ids, names, ...others] = packers.map((packer) => packer.finish());
  if (ids === undefined || names === undefined) return null;
  const allKeys = Int32Array.from(keys.flatMap((some) => [...some]));
  return new NameIndex({ ids, names, identifiers: others, keys: allKeys });
}
