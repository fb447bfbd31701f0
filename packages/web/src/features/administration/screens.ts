import {
  analysisPathSuffixCalls,
  analysisPathSuffixDef,
  assignedRolesCalls,
  assignedRolesDef,
  type Criterion,
  companyCalls,
  companyDef,
  configurationFilterCalls,
  configurationFilterDef,
  configurationMenuCalls,
  configurationMenuDef,
  configurationMenuTypeCalls,
  configurationMenuTypeDef,
  configurationStandardPageCalls,
  configurationStandardPageDef,
  pageFilterCalls,
  pageFilterDef,
  parameterCalls,
  parameterDef,
  roleMessageCalls,
  roleMessageDef,
  sampleQuestionCalls,
  sampleQuestionDef,
  searchCalls,
  searchDef,
  userGroupCalls,
  userGroupDef,
  userGroupInfoCalls,
  userGroupInfoDef,
  versionYearMappingCalls,
  versionYearMappingDef,
  webReportingYearCalls,
  webReportingYearDef,
} from '@pellucid/contract';
import type { EntityScreens } from '../../crud/entity-context.tsx';
import type { EntityScreen } from '../../crud/entity-screen.ts';
import { pageInfoScreen } from './pages/page-info-screen.ts';
import { userScreen } from './users/user-screen.ts';

/** Only those that have no assigned role yet (administration, section 5). */
const withoutRole: readonly Criterion[] = [{ field: 'assignedRoles', operator: 'specified', values: [false] }];

const SCREENS: readonly EntityScreen[] = [
  userScreen,
  pageInfoScreen,
  {
    definition: assignedRolesDef,
    calls: assignedRolesCalls,
    offers: { users: withoutRole, userGroup: withoutRole },
  },
  { definition: companyDef, calls: companyCalls },
  { definition: userGroupDef, calls: userGroupCalls },
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
];

/** Every entity with its screens, by name. A new one is a line here and one in `entity-routes.tsx`. */
export const ENTITY_SCREENS: EntityScreens = new Map(SCREENS.map((screen) => [screen.definition.name, screen]));
