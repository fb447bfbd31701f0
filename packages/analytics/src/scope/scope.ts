import type { Authority, Tier } from '@pellucid/contract';

/**
 * Who asks. Every question to the warehouse carries one; the gate's row policy and tier limits are decided from it alone.
 *
 * - `user`: a signed-in person, with the tier and id of their company (null: no company, sees no private rows). An administrator
 *   may look at the private rows of another company, one at a time: `actingFor`.
 * - `public`: a visitor of the landing page; sees what the FREE tier sees, and only through the six free boards.
 * - `system`: the server itself (imports, health); never built from a request.
 */
export type Scope =
  | {
      readonly kind: 'user';
      readonly login: string;
      readonly authorities: readonly Authority[];
      readonly company: { readonly id: number; readonly tier: Tier } | null;
      readonly actingFor?: number;
    }
  | { readonly kind: 'public' }
  | { readonly kind: 'system' };

/** The company whose private rows a scope sees; null where there is none. */
export function companyOf(scope: Scope): number | null {
  if (scope.kind !== 'user') return null;
  const chosen = isAdministrator(scope) ? scope.actingFor : undefined;
  return chosen ?? scope.company?.id ?? null;
}

export function isAdministrator(scope: Scope): boolean {
  return scope.kind === 'user' && scope.authorities.includes('ROLE_ADMIN');
}

/** Whether the limits of docs/promises/access.md#free-tier hold: for the public, and users of no company or a FREE one. */
export function isFree(scope: Scope): boolean {
  if (scope.kind === 'system') return false;
  if (scope.kind === 'public') return true;
  return !isAdministrator(scope) && scope.company?.tier !== 'UNLIMITED';
}
