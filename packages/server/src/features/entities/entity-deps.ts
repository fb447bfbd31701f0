import { ENTITIES } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { registryOf } from '../../crud/registry.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';

/** What every entity's rules need: the database, the other entities, and the audit trail. */
export function entityDeps(db: Db, clock: Clock): EntityDeps {
  return {
    db,
    registry: registryOf(ENTITIES.map(({ definition }) => definition)),
    audit: (tx, { caller, ...origin }, ...changes) => {
      const events = changes.map(({ action, id, ...change }) => ({
        actor: caller.login,
        action: `${change.entity}.${action}`,
        entityId: id,
        ...change,
        ...origin,
      }));
      return recordAudit(tx, events, clock());
    },
  };
}
