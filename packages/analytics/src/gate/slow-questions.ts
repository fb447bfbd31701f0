import type { SlowQuestion } from '@pellucid/contract';
import type { Model, Source, Table } from '../model/model.ts';
import { chooseRollup } from '../plan/choose-rollup.ts';
import { isPlan, type Plan } from '../plan/plan.ts';
import { type QuestionShape, shapeOf, suggestRollup } from '../plan/suggest-rollup.ts';
import { plansOf } from './tables-of.ts';

/** A question that takes the engine longer is slow, in milliseconds. */
const SLOW_MS = 1_000;
/** Kinds of questions that are kept; the one that was longest not asked makes room for a new one. */
const MAX_KINDS = 50;

/** The slow questions that records answered, because no roll-up does. */
export interface SlowQuestions {
  /** The engine has worked so long, whatever came of it. */
  note(plan: Plan, milliseconds: number): void;
  /** Those that took most in all first. */
  read(): SlowQuestion[];
}

export function createSlowQuestions(model: Model, slowMs = SLOW_MS): SlowQuestions {
  const kinds = new Map<string, SlowQuestion>();

  function noteKind(shape: QuestionShape, milliseconds: number, rollup: SlowQuestion['rollup']): void {
    const key = JSON.stringify(shape);
    const known = kinds.get(key);
    kinds.delete(key);
    kinds.set(key, {
      ...shape,
      rollup,
      times: (known?.times ?? 0) + 1,
      totalMs: (known?.totalMs ?? 0) + milliseconds,
      slowestMs: Math.max(known?.slowestMs ?? 0, milliseconds),
    });
    const [oldest] = kinds.keys();
    if (kinds.size > MAX_KINDS && oldest !== undefined) kinds.delete(oldest);
  }

  return {
    note(plan, milliseconds) {
      if (milliseconds < slowMs) return;
      for (const part of plansOf(plan)) {
        const source = model.sources.get(part.source);
        if (!source || isPlan(part.relation) || !isOfRecords(part.relation, source)) continue;
        if (isCovered(part, source)) continue;
        noteKind(shapeOf(part, source), milliseconds, suggestRollup(part, source) ?? null);
      }
    },
    read: () => [...kinds.values()].sort((one, other) => other.totalMs - one.totalMs),
  };
}

/** By a roll-up that is still being made, or was passed over on purpose. */
function isCovered(plan: Plan, source: Source): boolean {
  const rollups = source.rollups.filter(({ recordsBy }) => !recordsBy);
  return plan.shape === 'groups' && !plan.moved && chooseRollup(source, rollups, plan) !== undefined;
}

/** In whichever order. */
function isOfRecords(table: Table, source: Source): boolean {
  return table === source.table || source.rollups.some(({ relation, recordsBy }) => recordsBy && relation === table);
}
