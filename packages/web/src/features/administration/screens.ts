import {
  assignedRolesCalls,
  assignedRolesDef,
  type Criterion,
  ENTITIES,
  pageFilterCalls,
  pageFilterDef,
} from '@pellucid/contract';
import type { EntityScreens } from '../../crud/entity-context.tsx';
import type { EntityScreen } from '../../crud/entity-screen.ts';
import { pageInfoScreen } from './pages/page-info-screen.ts';
import { userScreen } from './users/user-screen.ts';

/** Only those that have no assigned role yet (administration, section 5). */
const withoutRole: readonly Criterion[] = [{ field: 'assignedRoles', operator: 'specified', values: [false] }];

/** Entities that are more than their definition. */
const CUSTOM_SCREENS: readonly EntityScreen[] = [
  userScreen,
  pageInfoScreen,
  {
    definition: assignedRolesDef,
    calls: assignedRolesCalls,
    pickerCriteria: { users: withoutRole, userGroup: withoutRole },
  },
  {
    definition: pageFilterDef,
    calls: pageFilterCalls,
    groups: [
      { title: 'Where it stands', fields: ['pageInfo', 'configurationFilter', 'configurationStandardPage'] },
      {
        title: 'What it offers and sets',
        fields: ['filterDatatableName', 'filterColumnName', 'yearColumnName', 'filteringScheme', 'markings'],
      },
      {
        title: 'Other data',
        fields: [
          'haveAlternateDB',
          'alternateDatatable',
          'tableFor',
          'switchToFilter',
          'usingSecondaryFilter',
          'primaryColumnName',
          'secondaryColumnName',
        ],
      },
    ],
  },
];

/** What other parts of the product were told and is old after a change: they ask again, and need no new sign-in. */
const INVALIDATES: Readonly<Record<string, EntityScreen['invalidates']>> = {
  userGroup: [['main-menu'], ['menu-icons'], ['page-info']],
  userGroupInfo: [['main-menu'], ['menu-icons'], ['page-info']],
  roleMessage: [['role-messages']],
  configurationStandardPage: [['standard-pages']],
  configurationFilter: [['page-info'], ['page-filter']],
  configurationStandardPagesFilter: [['page-info'], ['page-filter']],
  parameter: [['parameters']],
  versionYearMapping: [['page-info']],
  analysisPathSuffix: [['page-info']],
};

/** Every entity with its screens, by name. */
export const ENTITY_SCREENS: EntityScreens = new Map(
  [...ENTITIES, ...CUSTOM_SCREENS].map((screen): [string, EntityScreen] => {
    const { name } = screen.definition;
    return [name, { ...(INVALIDATES[name] && { invalidates: INVALIDATES[name] }), ...screen }];
  }),
);
