import { type Cell, type Condition, Query, type QueryInput } from '@pellucid/contract';
import type { Dimension, Model, Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { isFree, type Scope } from '../scope/scope.ts';
import type { Answers } from './answers.ts';
import { whoIs } from './audit.ts';
import { type FreeTier, isRanking } from './free-rankings.ts';
import { isPlain } from './plain-query.ts';
import type { Planner } from './planner.ts';
import type { Snapshot } from './snapshot.ts';

/** Reportable transactions above which a company outgrows the FREE tier. */
export const FREE_LEDGER_ROWS = 50_000;
/** The newest program years that the FREE tier may choose from. */
const FREE_YEARS = 2;

/** What a tier may ask. A refusal is a QueryRefused `freemium` that says what to choose instead. */
export interface TierLimits {
  /** `everyRow`: the answer is not cut at a limit, as of an export. */
  checkQuery(query: Query, scope: Scope, at: Snapshot, everyRow?: boolean): Promise<void>;
  checkSearch(source: Source, dimension: Dimension, scope: Scope, at: Snapshot): Promise<void>;
  /** The program years of a source that a scope may choose from, oldest first. */
  programYears(source: string, scope: Scope, at: Snapshot): Promise<number[]>;
}

export function createTierLimits(deps: {
  model: Model;
  freeTier: FreeTier;
  answers: Answers;
  planned: Planner;
}): TierLimits {
  const { model, freeTier, answers, planned } = deps;

  /** The server's own small questions on the way to an answer, under the same row policy. */
  async function ownQuestion(question: QueryInput, scope: Scope, at: Snapshot): Promise<readonly (readonly Cell[])[]> {
    const asked = planned(Query.parse(question), scope, at, { unlimited: true });
    return (await answers.get(asked, at, { user: whoIs(scope) })).rows;
  }

  async function programYears(source: string, scope: Scope, at: Snapshot): Promise<number[]> {
    const rows = await ownQuestion({ source, dimensions: ['program_year'] }, scope, at);
    const years = rows.map(([year]) => Number(year)).sort((a, b) => a - b);
    return isFree(scope) ? years.slice(-FREE_YEARS) : years;
  }

  /** A company whose own ledger is large is refused altogether. */
  async function checkOwnLedgers(scope: Scope, at: Snapshot): Promise<void> {
    if (scope.kind !== 'user' || scope.company === null) return;
    for (const { name, tierLimit } of model.sources.values()) {
      if (!tierLimit) continue;
      const [row] = await ownQuestion({ source: name, measures: ['records'], where: [...tierLimit] }, scope, at);
      if (Number(row?.[0] ?? 0) > FREE_LEDGER_ROWS) throw ledgerTooLarge();
    }
  }

  return {
    programYears,

    async checkQuery(query, scope, at, everyRow = false) {
      if (!isFree(scope)) return;
      await checkOwnLedgers(scope, at);
      const source = model.sources.get(query.source);
      if (!source) return;
      if (!isPlain(query)) throw ownNames();
      checkNames(
        freeTier,
        source.name,
        [...query.dimensions, ...query.where.map(({ field }) => field)],
        query.measures,
      );
      checkYear(query.where, source, await programYears(source.name, scope, at));
      const ofOneCompany = checkCompany(query.where, source);
      if (!ofOneCompany && (everyRow || !isRanking(query, freeTier))) throw chooseOneCompany();
    },

    async checkSearch(source, dimension, scope, at) {
      if (!isFree(scope)) return;
      checkNames(freeTier, source.name, [dimension.name], []);
      await checkOwnLedgers(scope, at);
    },
  };
}

/** The free boards use no other names. */
function checkNames(
  freeTier: FreeTier,
  source: string,
  dimensions: readonly string[],
  measures: readonly string[],
): void {
  const refused =
    (freeTier.sources.includes(source) ? undefined : source) ??
    dimensions.find((name) => !freeTier.dimensions.includes(name)) ??
    measures.find((name) => !freeTier.measures.includes(name));
  if (refused === undefined) return;
  throw freemium(
    `${refused} is not part of the free tier: use the six free dashboards, or contact us to unlock everything.`,
  );
}

function checkYear(where: readonly Condition[], source: Source, allowed: readonly number[]): void {
  // Before the first import there is no year to choose, and nothing to be seen.
  if (allowed.length === 0) return;
  const chosen = limitedBy('year', where, source).flatMap(({ condition }) => oneValue(condition));
  if (chosen.length > 0 && chosen.every((year) => allowed.includes(Number(year)))) return;
  const years = allowed.toSorted().join(' or ');
  throw freemium(`The free tier shows one of the newest program years at a time: choose ${years}.`);
}

/** Whether one company is chosen. Throws where a condition on companies says anything else than which one. */
function checkCompany(where: readonly Condition[], source: Source): boolean {
  // That there is a company chooses none.
  const conditions = limitedBy('company', where, source).filter(({ condition: { op } }) => op !== 'notEmpty');
  const other = conditions.find(({ condition }) => oneValue(condition).length !== 1);
  if (other !== undefined) throw chooseOneCompany(`where[${other.index}].value`);
  return conditions.length > 0;
}

function chooseOneCompany(field?: string): QueryRefused {
  const message =
    'The free tier lists the records of one company, and ranks all of them on its dashboards: choose one company.';
  return freemium(message, field);
}

/** The conditions on dimensions that the model marks with a limit, and their places. */
function limitedBy(limit: Dimension['tierLimit'], where: readonly Condition[], source: Source) {
  return where
    .map((condition, index) => ({ condition, index }))
    .filter(({ condition: { field } }) => source.dimensions.get(field)?.tierLimit === limit);
}

function oneValue({ op, value }: Condition): (string | number)[] {
  const values = op === 'eq' ? [value] : op === 'in' && Array.isArray(value) && value.length === 1 ? value : [];
  return values.filter((single): single is string | number => typeof single === 'string' || typeof single === 'number');
}

function ownNames(): QueryRefused {
  return freemium('The free tier asks by the names of the six free dashboards: contact us to unlock everything.');
}

function ledgerTooLarge(): QueryRefused {
  const limit = FREE_LEDGER_ROWS.toLocaleString('en-US');
  return freemium(
    `Your company's ledger holds more than the ${limit} transactions of the free tier: contact us to go on.`,
  );
}

function freemium(message: string, field?: string): QueryRefused {
  return new QueryRefused('freemium', message, field);
}
