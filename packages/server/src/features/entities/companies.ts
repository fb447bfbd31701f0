import { companyDef } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { type EntityDeps, type EntityService, entityService } from '../../crud/entity-service.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';

export interface CompanyDeps extends EntityDeps {
  clock: Clock;
  /** Removes all private rows of a company from the warehouse; answers how many lines its ledger had. */
  removePrivateRows(companyId: number): Promise<number>;
}

/** Companies: with one that is deleted go its private rows, or it stays. */
export function companyService(deps: CompanyDeps): EntityService<(typeof companyDef)['fields']> {
  return entityService(companyDef, deps, {
    async afterWrite(tx, { old, record }, { caller, address, requestId }) {
      if (old === null || record !== null) return;
      const lines = await deps.removePrivateRows(old.id);
      if (lines === 0) return;
      const event = {
        actor: caller.login,
        action: 'private-data.delete' as const,
        entity: 'company',
        entityId: old.id,
      };
      await recordAudit(tx, { ...event, old: { lines }, address, requestId }, deps.clock());
    },
  });
}
