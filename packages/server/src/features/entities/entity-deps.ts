import { createHash } from 'node:crypto';
import { ENTITIES } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { type Dependent, registryOf } from '../../crud/registry.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';

/** Meal limits and verified dashboards have no definition; of sessions the audit trail needs no more than where they were. */
const DEPENDENTS: readonly Dependent[] = [
  { table: 'meal_limit', entity: 'mealLimit', columns: ['program', 'city', 'meal_category', 'meal_type', 'value'] },
  { table: 'verified_dashboard', entity: 'verifiedDashboard', columns: ['page_info_id', 'company_id', 'verified'] },
  { table: 'session', entity: 'session', columns: ['created_at', 'ended_at', 'end_reason', 'address', 'user_agent'] },
];

/** What every entity's rules need: the database, the other entities, the limit of exports, and the audit trail. */
export function entityDeps(db: Db, clock: Clock, enterExport: EntityDeps['enterExport']): EntityDeps {
  return {
    db,
    enterExport,
    registry: registryOf(
      ENTITIES.map(({ definition }) => definition),
      DEPENDENTS,
    ),
    audit: (tx, { caller, ...origin }, ...changes) => {
      const events = changes.map(({ action, id, old, new: now, ...change }) => ({
        actor: caller.login,
        action: `${change.entity}.${action}`,
        entityId: id,
        ...change,
        old: withoutPicture(old),
        new: withoutPicture(now),
        ...origin,
      }));
      return recordAudit(tx, events, clock());
    },
  };
}

/** A record with the hash of its icon's picture in its place: the trail, kept for good, tells that it changed. */
function withoutPicture(record: unknown): unknown {
  const { icon } = (record ?? {}) as { icon?: { data?: string | null } | null };
  if (!icon?.data) return record;
  const hash = createHash('sha256').update(icon.data).digest('hex');
  return { ...(record as object), icon: { ...icon, data: `sha256:${hash}` } };
}
