import type { DataVersions } from './data-versions.ts';

/** What was found out about data, as long as they have the version that it was found out of. */
export interface PerVersion<T> {
  /** What is remembered under a key of this version, else what is found; what fails is asked again. */
  get(version: string, key: string, find: () => Promise<T>): Promise<T>;
  /** Forgets what was found out of older data. */
  forgetOutdated(versions: DataVersions): void;
}

export function perVersion<T>(): PerVersion<T> {
  const remembered = new Map<string, { version: string; found: Promise<T> }>();
  return {
    get(version, key, find) {
      const known = remembered.get(key);
      if (known?.version === version) return known.found;
      const entry = { version, found: find() };
      remembered.set(key, entry);
      entry.found.catch(() => {
        if (remembered.get(key) === entry) remembered.delete(key);
      });
      return entry.found;
    },
    forgetOutdated(versions) {
      for (const [key, { version }] of remembered) if (!versions.areCurrent(version)) remembered.delete(key);
    },
  };
}
