import type { Scope } from '../scope/scope.ts';

type User = Extract<Scope, { kind: 'user' }>;

/** Who asks in tests, after the demo accounts. Companies 1 and 2 own the ledger rows of the fixture. */
export const SCOPES = {
  system: { kind: 'system' },
  public: { kind: 'public' },
  analyst: user('analyst', { id: 1, tier: 'UNLIMITED' }),
  rival: user('rival', { id: 2, tier: 'UNLIMITED' }),
  free: user('free', { id: 3, tier: 'FREE' }),
  stray: { ...user('stray', null) },
  admin: { ...user('admin', null), authorities: ['ROLE_USER', 'ROLE_ADMIN'] },
  adminForRival: { ...user('admin', null), authorities: ['ROLE_USER', 'ROLE_ADMIN'], actingFor: 2 },
} as const satisfies Record<string, Scope>;

function user(login: string, company: User['company']): User {
  return { kind: 'user', login, authorities: ['ROLE_USER'], company };
}
