import { type Authority, type EntityDef, hasAnyAuthority } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../http/mount.ts';
import { columnOf, own } from './naming.ts';

/** The records that a caller may reach: all, or those of one company and those that belong to nobody. */
export type RowAccess = { readonly company: number | 'all' | 'none' };

export const ALL_ROWS: RowAccess = { company: 'all' };

/**
 * Records of a company are for that company and ROLE_ADMIN. Who administers an entity without
 * belonging to any company is the operator's own staff, and administers everyone's.
 */
export function rowAccessOf(definition: EntityDef, caller: Caller): RowAccess {
  if (caller.authorities.includes('ROLE_ADMIN')) return ALL_ROWS;
  if (caller.company !== null) return { company: caller.company.id };
  return { company: hasAnyAuthority(caller.authorities, definition.read as Authority[]) ? 'all' : 'none' };
}

/** The condition on the record `t` that keeps to what can be seen; null when that is everything. */
export function rowAccessSql(definition: EntityDef, { company }: RowAccess): SQL | null {
  const { ownedBy } = definition;
  if (ownedBy === undefined || company === 'all') return null;
  if (ownedBy === 'id') return company === 'none' ? sql`false` : sql`t.id = ${company}`;
  const owner = own(columnOf(ownedBy, definition.fields[ownedBy]));
  if (definition.unowned === 'hidden') return company === 'none' ? sql`false` : sql`${owner} = ${company}`;
  return company === 'none' ? sql`${owner} IS NULL` : sql`(${owner} = ${company} OR ${owner} IS NULL)`;
}
