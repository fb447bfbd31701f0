import {
  companyDef,
  configurationFilterDef,
  pageFilterDef,
  pageInfoDef,
  roleMessageDef,
  userGroupDef,
} from '@pellucid/contract';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { registryOf } from '../../crud/registry.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** Every entity of the product. A new one is a line here, a definition in the contract, and a migration. */
const DEFINITIONS = [companyDef, userGroupDef, pageInfoDef, configurationFilterDef, pageFilterDef, roleMessageDef];

/** Tables that refer to entities and have no definition. */
const OTHERS = [{ table: 'app_user', noun: { one: 'user', many: 'users' }, label: 'login' }];

/** What every entity's rules need: the database, the other entities, and the audit trail. */
export function entityDeps(db: Db, clock: Clock): EntityDeps {
  return {
    db,
    registry: registryOf(DEFINITIONS, OTHERS),
    audit: (tx, { caller, address, requestId }, { action, entity, id, old, new: now }) =>
      recordAudit(
        tx,
        { actor: caller.login, action: `${entity}.${action}`, entity, entityId: id, old, new: now, address, requestId },
        clock(),
      ),
  };
}
