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
const SPECIAL: readonly EntityScreen[] = [
  userScreen,
  pageInfoScreen,
  {
    definition: assignedRolesDef,
    calls: assignedRolesCalls,
    offers: { users: withoutRole, userGroup: withoutRole },
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

/** Every entity with its screens, by name. */
export const ENTITY_SCREENS: EntityScreens = new Map(
  [...ENTITIES, ...SPECIAL].map((screen) => [screen.definition.name, screen]),
);
