import { type EntityDef, type FieldError, PROBLEM_TYPE } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { conflict, HttpProblem } from '../http/problems.ts';
import type { Db } from '../platform/db/database.ts';
import { columnOf } from './naming.ts';
import type { Registry } from './registry.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const DEADLOCK = '40P01';

/** What the database says about a statement that breaks a rule of a table. */
interface Violation {
  code: string;
  table: string;
  constraint: string;
  detail: string;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function isDeadlock(error: unknown): boolean {
  return (causeOf(error) as { code?: string }).code === DEADLOCK;
}

function violationOf(error: unknown): Violation | null {
  const cause = causeOf(error);
  const { code, table = '', constraint = '', detail = '' } = cause as Partial<Violation>;
  return code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION ? { code, table, constraint, detail } : null;
}

/**
 * The problem behind a record that the database refuses to keep: a value that must be unique, or a link to a record that
 * was deleted meanwhile. Any other error is given back as it is.
 */
export function problemOfWrite(definition: EntityDef, error: unknown): unknown {
  if (isDeadlock(error)) return conflict('Someone else changed the same records at this moment. Try again.');
  const violation = violationOf(error);
  if (violation === null) return error;
  const columns = violation.detail.slice(0, violation.detail.indexOf('='));
  const named = (name: string) => columns.includes(columnOf(name, definition.fields[name]));
  const field = [definition.labelField, ...Object.keys(definition.fields)].find(named) ?? definition.labelField;
  const label = definition.fields[field]?.label ?? field;
  const unique = violation.code === UNIQUE_VIOLATION;
  const fieldError: FieldError = { objectName: definition.name, field, message: unique ? 'Unique' : 'NotFound' };
  return new HttpProblem(400, {
    type: PROBLEM_TYPE.constraintViolation,
    title: 'Method argument not valid',
    detail: unique
      ? `Another ${definition.noun.one} has this ${label.toLowerCase()} already`
      : `${label}: there is no such record`,
    message: 'error.validation',
    fieldErrors: [fieldError],
  });
}

/**
 * The problem behind a record that cannot be deleted because others refer to it: says which, by name. Any other error is
 * given back as it is.
 */
export async function problemOfDelete(
  db: Db,
  registry: Registry,
  definition: EntityDef,
  id: number,
  error: unknown,
): Promise<unknown> {
  if (isDeadlock(error)) return problemOfWrite(definition, error);
  const violation = violationOf(error);
  if (violation?.code !== FOREIGN_KEY_VIOLATION) return error;
  const what = `This ${definition.noun.one} cannot be deleted: it is used by`;
  return conflict(`${what} ${await referringRecords(db, registry, violation, id)}`, 'error.inuse');
}

async function referringRecords(db: Db, registry: Registry, violation: Violation, id: number): Promise<string> {
  const { table, constraint } = violation;
  const referrer = registry.referrers.find(({ table: own, through }) => (through?.table ?? own) === table);
  if (referrer === undefined) return `records of ${table.replaceAll('_', ' ')}`;

  const { rows: columns } = await db.execute<{ name: string }>(sql`SELECT a.attname AS name FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.conname = ${constraint} AND c.conrelid = ${table}::regclass`);
  const column = sql.identifier(columns[0]?.name ?? 'id');
  const between = referrer.through;
  const from = between
    ? sql`${sql.identifier(between.table)} l JOIN ${sql.identifier(referrer.table)} r ON r.id = l.${sql.identifier(between.column)}
        WHERE l.${column} = ${id}`
    : sql`${sql.identifier(referrer.table)} r WHERE r.${column} = ${id}`;
  const { rows } = await db.execute<{ name: string; n: number }>(sql`
    SELECT left(r.${sql.identifier(referrer.label)}::text, 60) AS name, count(*) OVER () AS n FROM ${from} ORDER BY r.id LIMIT 3`);
  const count = Number(rows[0]?.n ?? 0);
  const names = rows.map(({ name }) => `'${name}'`).join(', ');
  const more = count > rows.length ? ` and ${count - rows.length} more` : '';
  return `${count === 1 ? referrer.noun.one : referrer.noun.many} ${names}${more}`;
}
