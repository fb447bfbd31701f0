import { z } from 'zod';

/** What an authority allows: decisions, section 1. */
export const AUTHORITIES = [
  'ROLE_USER',
  'ROLE_POWER_USER',
  'ROLE_COMPLIANCE',
  'ROLE_ENTITY_ADMIN',
  'ROLE_AS_ADMIN',
  'ROLE_ADMIN',
] as const;

export const Authority = z.enum(AUTHORITIES);
export type Authority = z.infer<typeof Authority>;

/** ROLE_ADMIN holds every authority; a check for none allows everyone. */
export function hasAnyAuthority(held: readonly string[], wanted: readonly Authority[]): boolean {
  return wanted.length === 0 || held.includes('ROLE_ADMIN') || wanted.some((authority) => held.includes(authority));
}
