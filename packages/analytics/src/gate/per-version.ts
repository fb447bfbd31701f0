import type { Snapshot } from './snapshot.ts';

/** Remembers what was found out about the data of a version, under a key; what failed is asked again. */
export function perVersion<T>(): (at: Snapshot, key: string, find: () => Promise<T>) => Promise<T> {
  const remembered = new WeakMap<Snapshot, Map<string, Promise<T>>>();
  return (at, key, find) => {
    const found = remembered.get(at) ?? new Map<string, Promise<T>>();
    remembered.set(at, found);
    const known = found.get(key);
    if (known) return known;
    const finding = find();
    found.set(key, finding);
    finding.catch(() => found.delete(key));
    return finding;
  };
}
