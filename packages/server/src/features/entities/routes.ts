import {
  companyCalls,
  configurationFilterCalls,
  configurationFilterDef,
  configurationMenuCalls,
  configurationMenuDef,
  configurationMenuTypeCalls,
  configurationMenuTypeDef,
  configurationStandardPageCalls,
  configurationStandardPageDef,
  pageFilterCalls,
  roleMessageCalls,
  roleMessageDef,
  searchCalls,
  userGroupCalls,
  userGroupInfoCalls,
  userGroupInfoDef,
} from '@pellucid/contract';
import { entityRoutes } from '../../crud/entity-routes.ts';
import { entityService } from '../../crud/entity-service.ts';
import type { Server } from '../../http/mount.ts';
import { type CompanyDeps, companyService } from './companies.ts';
import { pageFilterService } from './page-filters.ts';
import { roleMessagesRoutes } from './role-messages.ts';
import { searchService } from './searches.ts';
import { userGroupService } from './user-groups.ts';

/** The entities that are no more than their definition, and messages as their readers get them. */
export function entitiesRoutes(server: Server, deps: CompanyDeps): void {
  entityRoutes(server, companyCalls, companyService(deps));
  entityRoutes(server, userGroupCalls, userGroupService(deps));
  entityRoutes(server, userGroupInfoCalls, entityService(userGroupInfoDef, deps));
  entityRoutes(server, configurationMenuTypeCalls, entityService(configurationMenuTypeDef, deps));
  entityRoutes(server, configurationMenuCalls, entityService(configurationMenuDef, deps));
  entityRoutes(server, configurationStandardPageCalls, entityService(configurationStandardPageDef, deps));
  entityRoutes(server, configurationFilterCalls, entityService(configurationFilterDef, deps));
  entityRoutes(server, pageFilterCalls, pageFilterService(deps));
  entityRoutes(server, roleMessageCalls, entityService(roleMessageDef, deps));
  entityRoutes(server, searchCalls, searchService(deps));
  roleMessagesRoutes(server, deps.db);
}
