import { z } from 'zod';

/** What each allows: docs/promises/access.md#roles. */
export const AUTHORITIES = [
  'ROLE_USER',
  'ROLE_POWER_USER',
  'ROLE_COMPLIANCE',
  'ROLE_ENTITY_ADMIN',
  'ROLE_AS_ADMIN',
  'ROLE_ADMIN',
] as const;

/** What people read for an authority. */
export const AUTHORITY_LABELS: Readonly<Record<(typeof AUTHORITIES)[number], string>> = {
  ROLE_USER: 'User',
  ROLE_POWER_USER: 'Power user',
  ROLE_COMPLIANCE: 'Compliance',
  ROLE_ENTITY_ADMIN: 'Entity administrator',
  ROLE_AS_ADMIN: 'AS administrator',
  ROLE_ADMIN: 'Administrator',
};

export const Authority = z.enum(AUTHORITIES);
export type Authority = z.infer<typeof Authority>;

/** ROLE_ADMIN holds every authority; a check for none allows everyone. */
export function hasAnyAuthority(held: readonly string[], wanted: readonly Authority[]): boolean {
  return wanted.length === 0 || held.includes('ROLE_ADMIN') || wanted.some((authority) => held.includes(authority));
}

/**
 * The authorities that someone who holds these may give to others or take from them: those up to their own highest one, in
 * the order of `AUTHORITIES`.
 */
export function grantableBy(held: readonly string[]): Authority[] {
  const highest = AUTHORITIES.findLastIndex((authority) => held.includes(authority));
  return AUTHORITIES.slice(0, highest + 1);
}
