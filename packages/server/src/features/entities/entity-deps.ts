import {
  analysisPathSuffixDef,
  assignedRolesDef,
  companyDef,
  configurationFilterDef,
  configurationMenuDef,
  configurationMenuTypeDef,
  configurationStandardPageDef,
  type EntityDef,
  pageFilterDef,
  pageInfoDef,
  parameterDef,
  roleMessageDef,
  sampleQuestionDef,
  searchDef,
  userDef,
  userGroupDef,
  userGroupInfoDef,
  versionYearMappingDef,
  webReportingYearDef,
} from '@pellucid/contract';
import type { EntityDeps } from '../../crud/entity-service.ts';
import { registryOf } from '../../crud/registry.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** Every entity of the product. A new one is a line here, a definition in the contract, and a migration. */
const DEFINITIONS: readonly EntityDef[] = [
  userDef,
  assignedRolesDef,
  companyDef,
  userGroupDef,
  userGroupInfoDef,
  pageInfoDef,
  roleMessageDef,
  configurationMenuTypeDef,
  configurationMenuDef,
  configurationStandardPageDef,
  configurationFilterDef,
  pageFilterDef,
  searchDef,
  parameterDef,
  versionYearMappingDef,
  webReportingYearDef,
  analysisPathSuffixDef,
  sampleQuestionDef,
];

/** What every entity's rules need: the database, the other entities, and the audit trail. */
export function entityDeps(db: Db, clock: Clock): EntityDeps {
  return {
    db,
    registry: registryOf(DEFINITIONS),
    audit: (tx, { caller, ...origin }, { action, id, ...change }) =>
      recordAudit(
        tx,
        { actor: caller.login, action: `${change.entity}.${action}`, entityId: id, ...change, ...origin },
        clock(),
      ),
  };
}
