import { Query } from '@pellucid/contract';
import type { Engine } from '../engines/engine.ts';
import type { Source } from '../model/model.ts';
import { rowPolicy } from '../plan/row-policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { PerVersion } from './per-version.ts';
import type { Planner } from './planner.ts';
import type { Snapshot } from './snapshot.ts';

/** What the records of a source cover, as far as a scope may see them. */
export interface Coverage {
  readonly records: number;
  /** The latest date; null where there is none. */
  readonly dataThrough: string | null;
  /** The latest date of each program year. */
  readonly programYears: ReadonlyMap<number, string | null>;
}

export type CoverageOf = (source: Source, scope: Scope, at: Snapshot) => Promise<Coverage>;

/** Asks once for each data version, source and row policy: a latest date of private records is private too. */
export function createCoverage({
  engine,
  planned,
  remembered,
}: {
  engine: Engine;
  planned: Planner;
  remembered: PerVersion<Coverage>;
}): CoverageOf {
  async function read(source: Source, scope: Scope, at: Snapshot): Promise<Coverage> {
    const latest = source.dimensions.has('date') ? [{ name: 'latest_date', max: 'date' }] : [];
    const asked = { source: source.name, dimensions: ['program_year'], measures: ['records', ...latest] };
    const rows = await engine.run(planned(Query.parse(asked), scope, at, { unlimited: true }).statement);
    const years = rows.map(([year, , date]) => [Number(year), typeof date === 'string' ? date : null] as const);
    const dates = years.flatMap(([, date]) => date ?? []).sort();
    return {
      records: rows.reduce((sum, [, records]) => sum + Number(records), 0),
      dataThrough: dates.at(-1) ?? null,
      programYears: new Map(years),
    };
  }

  return (source, scope, at) => {
    const policy = rowPolicy(source, scope);
    const key = JSON.stringify([source.name, policy]);
    return remembered.get(at.versions.of(source, policy), key, () => read(source, scope, at));
  };
}
