import type { Account, Company } from '@pellucid/contract';
import { beforeAll } from 'vitest';
import { ANALYST } from './fake-api.ts';

export const ADMIN: Account = { ...ANALYST, login: 'admin', authorities: ['ROLE_ADMIN'] };

export const ACME: Company = {
  id: 7,
  version: 2,
  companyName: 'Acme',
  companyState: 'NJ',
  companyCountry: null,
  tier: 'FREE',
  createAggspendDB: false,
};

/** Compiles the screens of entities before a suite: on a busy machine that takes longer than a test waits for one of them. */
export function compileEntityScreens(): void {
  beforeAll(async () => {
    await Promise.all([
      import('../features/administration/entity-area.tsx'),
      import('../crud/entity-list.tsx'),
      import('../crud/entity-form.tsx'),
      import('../crud/entity-view.tsx'),
      import('../crud/entity-delete.tsx'),
      import('../ui/notice-host.tsx'),
      import('../features/shell/workspace.tsx'),
    ]);
  }, 120_000);
}
