import type { Engine } from '../engines/engine.ts';
import type { Model } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';
import { factsOf, factsStatement, versionStatement } from '../sql/facts.ts';

/** What holds for one data version. */
export interface Snapshot {
  readonly version: string;
  readonly facts: DataFacts;
}

export interface SnapshotOptions {
  engine: Engine;
  model: Model;
  /** How long a look at the data version holds for the next question, in milliseconds. */
  maxAgeMs: number;
  /** Called when the version is another than before. */
  onChange: () => void;
}

/** The data version as it is now, and what is known of the data in it. */
export interface Snapshots {
  /** The one that the last question was answered from, if there was one. */
  known(): Snapshot | undefined;
  read(): Promise<Snapshot>;
  version(): Promise<string>;
}

export function createSnapshots({ engine, model, maxAgeMs, onChange }: SnapshotOptions): Snapshots {
  let current: { version: string; reading: Promise<DataFacts>; snapshot: Snapshot | undefined } | undefined;
  let versionRead: Promise<string> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Questions that come at once share one look at the version. */
  function version(): Promise<string> {
    versionRead ??= readVersion(engine).finally(() => {
      versionRead = undefined;
    });
    return versionRead;
  }

  async function read(): Promise<Snapshot> {
    if (current?.snapshot && performance.now() - lookedAt < maxAgeMs) return current.snapshot;
    const looking = performance.now();
    const found = await version();
    lookedAt = looking;
    if (current?.version !== found) {
      onChange();
      current = { version: found, reading: readFacts(model, engine), snapshot: undefined };
    }
    const entry = current;
    try {
      entry.snapshot ??= { version: found, facts: await entry.reading };
      return entry.snapshot;
    } catch (error) {
      if (current === entry) current = undefined;
      throw error;
    }
  }

  return { known: () => current?.snapshot, read, version };
}

async function readVersion(engine: Engine): Promise<string> {
  const [row] = await engine.run(versionStatement(engine.dialect));
  return String(row?.[0] ?? '0');
}

async function readFacts(model: Model, engine: Engine): Promise<DataFacts> {
  const [row] = await engine.run(factsStatement(model, engine.dialect));
  return factsOf(model, row);
}
