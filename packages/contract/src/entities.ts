import { analysisPathSuffixCalls, analysisPathSuffixDef } from './admin/analysis-path-suffixes.ts';
import { assignedRolesCalls, assignedRolesDef } from './admin/assigned-roles.ts';
import { companyCalls, companyDef } from './admin/companies.ts';
import {
  companyFamilyCalls,
  companyFamilyDef,
  memberCompanyCalls,
  memberCompanyDef,
} from './admin/company-families.ts';
import {
  configurationMenuCalls,
  configurationMenuDef,
  configurationMenuTypeCalls,
  configurationMenuTypeDef,
  configurationStandardPageCalls,
  configurationStandardPageDef,
} from './admin/configuration-menus.ts';
import {
  configurationFilterCalls,
  configurationFilterDef,
  pageFilterCalls,
  pageFilterDef,
} from './admin/page-filters.ts';
import { parameterCalls, parameterDef } from './admin/parameters.ts';
import {
  versionYearMappingCalls,
  versionYearMappingDef,
  webReportingYearCalls,
  webReportingYearDef,
} from './admin/reporting-years.ts';
import { roleMessageCalls, roleMessageDef } from './admin/role-messages.ts';
import { sampleQuestionCalls, sampleQuestionDef } from './admin/sample-questions.ts';
import { searchCalls, searchDef } from './admin/searches.ts';
import { userGroupInfoCalls, userGroupInfoDef } from './admin/user-group-infos.ts';
import { userGroupCalls, userGroupDef } from './admin/user-groups.ts';
import type { EntityDef } from './entity/definition.ts';
import type { EntityCalls } from './entity/endpoints.ts';
import { pageInfoDef } from './pages/page-info.ts';
import { pageInfoCalls } from './pages/pages-api.ts';
import { userDef } from './users/user.ts';
import { userCalls } from './users/users-api.ts';

/** Every entity of the administration with its calls, those first that others link to. */
export const ENTITIES: readonly { readonly definition: EntityDef; readonly calls: EntityCalls }[] = [
  { definition: companyDef, calls: companyCalls },
  { definition: userGroupDef, calls: userGroupCalls },
  { definition: userDef, calls: userCalls },
  { definition: assignedRolesDef, calls: assignedRolesCalls },
  { definition: pageInfoDef, calls: pageInfoCalls },
  { definition: userGroupInfoDef, calls: userGroupInfoCalls },
  { definition: roleMessageDef, calls: roleMessageCalls },
  { definition: configurationMenuTypeDef, calls: configurationMenuTypeCalls },
  { definition: configurationMenuDef, calls: configurationMenuCalls },
  { definition: configurationStandardPageDef, calls: configurationStandardPageCalls },
  { definition: configurationFilterDef, calls: configurationFilterCalls },
  { definition: pageFilterDef, calls: pageFilterCalls },
  { definition: searchDef, calls: searchCalls },
  { definition: parameterDef, calls: parameterCalls },
  { definition: versionYearMappingDef, calls: versionYearMappingCalls },
  { definition: webReportingYearDef, calls: webReportingYearCalls },
  { definition: analysisPathSuffixDef, calls: analysisPathSuffixCalls },
  { definition: sampleQuestionDef, calls: sampleQuestionCalls },
  { definition: companyFamilyDef, calls: companyFamilyCalls },
  { definition: memberCompanyDef, calls: memberCompanyCalls },
];
