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
  /** Whether everything that changes the data says so with `expire`: then nobody waits for a look that finds the same. */
  isToldOfChanges: boolean;
  /** Called when the version is another than before. */
  onChange: () => void;
}

/** The data version as it is now, and what is known of the data in it. */
export interface Snapshots {
  /** The one that the last question was answered from, if there was one. */
  known(): Snapshot | undefined;
  read(): Promise<Snapshot>;
  /** The version alone, which needs no facts. */
  version(): Promise<string>;
  /** The data changed: the next question waits for a new look. */
  expire(): void;
}

export function createSnapshots({ engine, model, maxAgeMs, isToldOfChanges, onChange }: SnapshotOptions): Snapshots {
  let current: { version: string; reading: Promise<DataFacts>; snapshot: Snapshot | undefined } | undefined;
  let versionRead: Promise<string> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** How often the data was said to have changed, now and at the last look. */
  let changes = 0;
  let changesSeen = 0;

  /** Questions that come at once share one look at the version. */
  function lookUp(): Promise<string> {
    const reading = versionRead ?? readVersion(engine);
    versionRead = reading;
    return reading.finally(() => {
      if (versionRead === reading) versionRead = undefined;
    });
  }

  /** Whether what is known will do; where every change is told, a look at an older one goes on beside the question. */
  function isUsable(): boolean {
    if (changesSeen !== changes) return false;
    if (performance.now() - lookedAt < maxAgeMs) return true;
    // A look that fails is tried again by the next question.
    if (isToldOfChanges) look().catch(() => undefined);
    return isToldOfChanges;
  }

  async function read(): Promise<Snapshot> {
    if (current?.snapshot && isUsable()) return current.snapshot;
    return look();
  }

  async function look(): Promise<Snapshot> {
    const [looking, changesBefore] = [performance.now(), changes];
    const found = await lookUp();
    // It may have been read before the change that was told meanwhile.
    if (changesBefore !== changes) return look();
    changesSeen = changes;
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

  return {
    known: () => current?.snapshot,
    read,
    version: async () => (current && isUsable() ? current.version : lookUp()),
    expire: () => {
      changes += 1;
      versionRead = undefined;
    },
  };
}

async function readVersion(engine: Engine): Promise<string> {
  const [row] = await engine.run(versionStatement(engine.dialect));
  return String(row?.[0] ?? '0');
}

async function readFacts(model: Model, engine: Engine): Promise<DataFacts> {
  const [row] = await engine.run(factsStatement(model, engine.dialect));
  return factsOf(model, row);
}
