import type { Engine } from '../engines/engine.ts';
import type { Model } from '../model/model.ts';
import { KnownKeys } from '../plan/known-key-memory.ts';
import type { DataFacts } from '../plan/plan.ts';
import {
  factsStatement,
  formerNamesOf,
  formerNamesStatement,
  uniqueLabelsOf,
  versionsStatement,
} from '../sql/facts.ts';
import { DataVersions } from './data-versions.ts';

/** What one look at the data found. */
export interface Snapshot {
  readonly versions: DataVersions;
  /** The same object until what is public changes. */
  readonly facts: DataFacts;
}

export interface SnapshotOptions {
  engine: Engine;
  model: Model;
  /** How long a look at the data version holds for the next question, in milliseconds. */
  maxAgeMs: number;
  /** Whether everything that changes the data says so with `expire`: then nobody waits for a look that finds the same. */
  isToldOfChanges: boolean;
  /** Called when a version is another than before. */
  onChange: (versions: DataVersions) => void;
}

/** The data versions as they are now, and what is known of the data. */
export interface Snapshots {
  /** The one that the last question was answered from, if there was one. */
  known(): Snapshot | undefined;
  read(): Promise<Snapshot>;
  /** The versions alone, which need no facts. */
  versions(): Promise<DataVersions>;
  /** The data changed: the next question waits for a new look. */
  expire(): void;
}

export function createSnapshots({ engine, model, maxAgeMs, isToldOfChanges, onChange }: SnapshotOptions): Snapshots {
  let current: { versions: DataVersions; reading: Promise<DataFacts>; snapshot: Snapshot | undefined } | undefined;
  let versionsRead: Promise<DataVersions> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** How often the data was said to have changed, now and at the last look. */
  let changes = 0;
  let changesSeen = 0;

  /** Questions that come at once share one look at the versions. */
  function lookUp(): Promise<DataVersions> {
    const reading = versionsRead ?? readVersions(engine);
    versionsRead = reading;
    return reading.finally(() => {
      if (versionsRead === reading) versionsRead = undefined;
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
    if (!current?.versions.equals(found)) {
      onChange(found);
      const known = current?.versions.ofPublic === found.ofPublic ? current.reading : undefined;
      current = { versions: found, reading: known ?? readFacts(model, engine), snapshot: undefined };
    }
    const entry = current;
    try {
      entry.snapshot ??= { versions: entry.versions, facts: await entry.reading };
      return entry.snapshot;
    } catch (error) {
      if (current === entry) current = undefined;
      throw error;
    }
  }

  return {
    known: () => current?.snapshot,
    read,
    versions: async () => (current && isUsable() ? current.versions : lookUp()),
    expire: () => {
      changes += 1;
      versionsRead = undefined;
    },
  };
}

async function readVersions(engine: Engine): Promise<DataVersions> {
  return new DataVersions(await engine.run(versionsStatement(engine.dialect)));
}

async function readFacts(model: Model, engine: Engine): Promise<DataFacts> {
  const { dialect } = engine;
  const [[row], formerNames] = await Promise.all([
    engine.run(factsStatement(model, dialect)),
    engine.run(formerNamesStatement(model, dialect)),
  ]);
  return { uniqueLabels: uniqueLabelsOf(model, row), formerNames: formerNamesOf(formerNames), keys: new KnownKeys() };
}
