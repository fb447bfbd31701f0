import type { Condition, Query } from '@pellucid/contract';
import { QueryRefused } from '../gate/query-refused.ts';

/** Names that the free boards use; the FREE tier and the public can ask for no others. */
export interface FreeVocabulary {
  readonly sources: readonly string[];
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
}

/** Reportable transactions above which a company outgrows the FREE tier (decisions §2). */
export const FREE_LEDGER_ROWS = 50_000;
const FREE_YEARS = 2;
const COMPANY_FIELDS = ['company', 'company_id', 'submitting_company'];

/** The program years that the FREE tier may choose from, newest first. */
export function freeYears(programYears: readonly number[]): number[] {
  return programYears.toSorted((a, b) => b - a).slice(0, FREE_YEARS);
}

/**
 * Holds a query to the limits of the FREE tier (decisions §2): the vocabulary of the free boards, exactly one of the newest
 * program years, at most one company.
 *
 * @throws QueryRefused `freemium`, saying what to choose instead.
 */
export function checkFreeQuery(query: Query, vocabulary: FreeVocabulary, programYears: readonly number[]): void {
  checkFreeNames(
    query.source,
    [...query.dimensions, ...query.where.map(({ field }) => field)],
    query.measures,
    vocabulary,
  );
  checkYear(query.where, freeYears(programYears));
  const companies = query.where.findIndex(
    ({ field, value }) => COMPANY_FIELDS.includes(field) && Array.isArray(value) && value.length > 1,
  );
  if (companies >= 0) {
    throw freemium('The free tier looks at one company at a time: choose one company.', `where[${companies}].value`);
  }
}

/** The names alone: what a type-ahead of the FREE tier is held to. */
export function checkFreeNames(
  source: string,
  dimensions: readonly string[],
  measures: readonly string[],
  vocabulary: FreeVocabulary,
): void {
  const refused =
    (vocabulary.sources.includes(source) ? undefined : source) ??
    dimensions.find((name) => !vocabulary.dimensions.includes(name)) ??
    measures.find((name) => !vocabulary.measures.includes(name));
  if (refused !== undefined) {
    throw freemium(
      `${refused} is not part of the free tier: use the six free dashboards, or contact us to unlock everything.`,
    );
  }
}

/** A company whose own ledger is large is refused altogether. */
export function checkLedgerSize(reportableRows: number): void {
  if (reportableRows <= FREE_LEDGER_ROWS) return;
  const limit = FREE_LEDGER_ROWS.toLocaleString('en-US');
  throw freemium(
    `Your company's ledger holds more than the ${limit} transactions of the free tier: contact us to go on.`,
  );
}

function checkYear(where: readonly Condition[], allowed: readonly number[]): void {
  // Before the first import there is no year to choose, and nothing to be seen.
  if (allowed.length === 0) return;
  const chosen = where.filter(({ field }) => field === 'program_year').flatMap(oneValue);
  if (chosen.length > 0 && chosen.every((year) => allowed.includes(Number(year)))) return;
  const years = allowed.toSorted().join(' or ');
  throw freemium(`The free tier shows one of the newest program years at a time: choose ${years}.`);
}

function oneValue({ op, value }: Condition): (string | number)[] {
  const values = op === 'eq' ? [value] : op === 'in' && Array.isArray(value) && value.length === 1 ? value : [];
  return values.filter((single): single is string | number => typeof single === 'string' || typeof single === 'number');
}

function freemium(message: string, field?: string): QueryRefused {
  return new QueryRefused('freemium', message, field);
}
