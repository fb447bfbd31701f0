import type { pageInfoDef, VerifiedDashboard } from '@pellucid/contract';
import type { Actor, EntityDeps, EntityService } from '../../crud/entity-service.ts';
import { ALL_ROWS } from '../../crud/row-access.ts';
import type { Caller } from '../../http/mount.ts';
import { forbidden, notFound } from '../../http/problems.ts';
import * as repository from './dashboard-repository.ts';
import type { Reader } from './repository.ts';

/** Dashboards that people do more with than look: verify what they certify, delete what they built. */
export function createOwnDashboards(
  { db, audit }: Pick<EntityDeps, 'db' | 'audit'>,
  { store }: Pick<EntityService<(typeof pageInfoDef)['fields']>, 'store'>,
  readerOf: (caller: Caller) => Reader,
) {
  return {
    verified: (caller: Caller): Promise<VerifiedDashboard[]> =>
      repository.verifiedDashboards(db, caller.company?.id ?? null, readerOf(caller)),

    /** Errors: 403 for who belongs to no company, 404 for a page that is no pre-submission page of theirs. */
    async setVerified(id: number, verified: boolean, actor: Actor): Promise<VerifiedDashboard> {
      const { caller } = actor;
      const { company } = caller;
      if (company === null) throw forbidden('You belong to no company that could certify.');
      const dashboards = await repository.verifiedDashboards(db, company.id, readerOf(caller));
      const known = dashboards.find((dashboard) => dashboard.id === id);
      if (known === undefined) throw notFound();
      const now = { ...known, verified: String(verified) };
      if (now.verified === known.verified) return now;
      await db.transaction(async (tx) => {
        await repository.setVerified(tx, { page: id, company: company.id, verified, by: caller.login });
        const change = { old: { verified: known.verified }, new: { verified: now.verified, company: company.id } };
        await audit(tx, actor, { action: 'update', entity: 'verifiedDashboard', id, ...change });
      });
      return now;
    },

    /** Deletes a power-user dashboard: one's own, or any for ROLE_ADMIN. Errors: 404. */
    async deleteOwn(key: string, actor: Actor): Promise<void> {
      const { login, authorities } = actor.caller;
      const maker = authorities.includes('ROLE_ADMIN') ? null : login;
      await db.transaction(async (tx) => {
        const id = await repository.powerUserDashboard(tx, key, maker);
        const old = id === null ? null : await store.find(tx, id, ALL_ROWS, 'lock');
        if (old === null || old.isDeleted) throw notFound();
        await store.update(tx, old.id, { isDeleted: true }, login);
        const record = await store.find(tx, old.id, ALL_ROWS);
        await audit(tx, actor, { action: 'delete', entity: 'pageInfo', id: old.id, old, new: record });
      });
    },
  };
}
