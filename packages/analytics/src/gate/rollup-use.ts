import type { RollupMetrics } from '@pellucid/contract';
import type { MadeRollups } from '../engines/made-rollups.ts';
import type { Plan } from '../plan/plan.ts';
import { tablesOf } from './tables-of.ts';

/** Counts the answers that each roll-up gave, so that those that nobody asks for can go. */
export interface RollupUse {
  count(plan: Plan): void;
  read(): RollupMetrics[];
}

export function createRollupUse(rollups: MadeRollups): RollupUse {
  const uses = new Map<string, number>();
  /** Plans are kept, and asked again and again. */
  const known = new WeakMap<Plan, readonly string[]>();
  return {
    count(plan) {
      const relations = known.get(plan) ?? [...tablesOf(plan).keys()];
      known.set(plan, relations);
      for (const relation of relations) uses.set(relation, (uses.get(relation) ?? 0) + 1);
    },
    read: () => rollups.states().map(({ relation, ...known }) => ({ ...known, uses: uses.get(relation) ?? 0 })),
  };
}
