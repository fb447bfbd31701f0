import { bandNames } from '../plan/bands.ts';
import type { Bucketing, PlannedCondition } from '../plan/plan.ts';
import { conditionSql, type Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';

/** Bounds of a roll-up are never negative. */
const BELOW_BOUNDS = '-1';

/** The number of the bucket that a row falls into, or what the calendar repeats. */
export function bucketSql(
  bucketing: Exclude<Bucketing, { kind: 'top' }>,
  column: string,
  of: string,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const value = `${of}.${dialect.identifier(column)}`;
  switch (bucketing.kind) {
    case 'part':
      return dialect.part(bucketing.part, value);
    case 'bands': {
      const bands = bucketing.bounds.map((bound) => `${value} < ${dialect.literal('decimal', bound)}`);
      return `CASE WHEN ${value} IS NULL THEN NULL ${casesSql(bands)} END`;
    }
    case 'groups':
      return groupNumberSql(bucketing, (condition) => conditionSql([condition], of, parameters, dialect));
  }
}

/** The largest of the rising bounds that a value reaches; below the first one a value that is less than all of them. */
export function reachedSql(bounds: readonly string[], value: string, dialect: Dialect): string {
  const number = (bound: string): string => dialect.literal('decimal', bound);
  const cases = bounds.toReversed().map((bound) => `WHEN ${value} >= ${number(bound)} THEN ${number(bound)}`);
  return `CASE ${cases.join(' ')} WHEN ${value} IS NOT NULL THEN ${number(BELOW_BOUNDS)} END`;
}

/** The number of the first group that a value belongs to; `write` writes a condition on the value. */
export function groupNumberSql(
  { groups }: Extract<Bucketing, { kind: 'groups' }>,
  write: (condition: PlannedCondition) => string,
): string {
  return `CASE ${casesSql(groups.map(({ condition }) => write(condition)))} END`;
}

function casesSql(conditions: readonly string[]): string {
  return `${conditions.map((condition, index) => `WHEN ${condition} THEN ${index}`).join(' ')} ELSE ${conditions.length}`;
}

/** What an answer shows of the bucket that a row falls into. */
export function bucketValueSql(
  bucketing: Exclude<Bucketing, { kind: 'top' }>,
  column: string,
  of: string,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const bucket = bucketSql(bucketing, column, of, parameters, dialect);
  return bucketing.kind === 'part' ? bucket : bucketLabelSql(bucketing, bucket, parameters);
}

/** What a bucket is called, by its number; text that a request brings is bound. */
export function bucketLabelSql(
  bucketing: Extract<Bucketing, { kind: 'bands' | 'groups' }>,
  bucket: string,
  parameters: Parameters,
): string {
  const names =
    bucketing.kind === 'bands'
      ? bandNames(bucketing.bounds)
      : [...bucketing.groups.map(({ name }) => name), bucketing.others];
  const cases = names.map((name, index) => `WHEN ${index} THEN ${parameters.bind(name)}`);
  return `CASE ${bucket} ${cases.join(' ')} END`;
}
