import { HEAVY_ROWS } from '@pellucid/contract';
import type { Engine, Lane } from '../engines/engine.ts';
import type { Model } from '../model/model.ts';
import { sourceOf } from '../plan/names.ts';
import type { Plan } from '../plan/plan.ts';
import type { DataVersions } from './data-versions.ts';
import { perVersion } from './per-version.ts';
import type { Snapshot } from './snapshot.ts';
import { tablesOf } from './tables-of.ts';

/** How many rows the tables have, of all owners; counted once for each data version. */
export interface TableRows {
  of(table: string, source: string, at: Snapshot): Promise<number>;
  /** The lane of a plan, by the rows of the tables that it reads. */
  laneOf(plan: Plan, at: Snapshot): Promise<Lane>;
  /** Forgets the counts of older data. */
  forgetOutdated(versions: DataVersions): void;
}

export function createTableRows(engine: Engine, model: Model): TableRows {
  const remembered = perVersion<number>();

  function rowsOf(table: string, source: string, { versions }: Snapshot): Promise<number> {
    const text = `SELECT count(*) FROM ${engine.dialect.identifier(table)}`;
    return remembered.get(versions.of(sourceOf(model, source), { kind: 'all' }), table, async () =>
      Number((await engine.run({ text, parameters: [], columns: [] }))[0]?.[0]),
    );
  }

  return {
    of: rowsOf,
    async laneOf(plan, at) {
      const counts = await Promise.all([...tablesOf(plan)].map(([table, source]) => rowsOf(table, source, at)));
      return counts.reduce((sum, rows) => sum + rows, 0) >= HEAVY_ROWS ? 'heavy' : 'small';
    },
    forgetOutdated: (versions) => remembered.forgetOutdated(versions),
  };
}
