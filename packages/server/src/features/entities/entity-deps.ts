import { ENTITIES } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { auditEventOf } from '../../crud/record-change.ts';
import { type Dependent, registryOf } from '../../crud/registry.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';

/** Rows that have no definition, or none that is administered; of sessions the audit trail needs no more than where they were. */
const DEPENDENTS: readonly Dependent[] = [
  { table: 'meal_limit', entity: 'mealLimit', columns: ['program', 'city', 'meal_category', 'meal_type', 'value'] },
  { table: 'rule_value', entity: 'ruleValue', columns: ['value', 'selection'] },
  { table: 'verified_dashboard', entity: 'verifiedDashboard', columns: ['page_info_id', 'company_id', 'verified'] },
  {
    table: 'company_reporting_year',
    entity: 'companyReportingYear',
    columns: ['company_id', 'web_reporting_year_id', 'changed_by'],
  },
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
      const by = { actor: caller.login, ...origin };
      return recordAudit(
        tx,
        changes.map((change) => auditEventOf(change, by)),
        clock(),
      );
    },
  };
}
