import {
  AUTHORITY_LABELS,
  type Authority,
  assignedRolesCalls,
  assignedRolesDef,
  type Criterion,
  companyCalls,
  companyDef,
  companyFamilyCalls,
  companyFamilyDef,
  ENTITIES,
  pageFilterCalls,
  pageFilterDef,
  roleMessageCalls,
  roleMessageDef,
  userGroupCalls,
  userGroupDef,
} from '@pellucid/contract';
import type { EntityScreens } from '../../crud/entity-context.tsx';
import type { EntityScreen } from '../../crud/entity-screen.ts';
import { linkText } from '../../crud/field-text.ts';
import { pageInfoScreen } from './pages/page-info-screen.ts';
import { userScreen } from './users/user-screen.ts';

/** What people read for a role. */
function roleLabel(authority: unknown): string {
  return AUTHORITY_LABELS[authority as Authority] ?? String(authority);
}

/** Only those that have no assigned role yet. */
const withoutRole: readonly Criterion[] = [{ field: 'assignedRoles', operator: 'specified', values: [false] }];

/** Entities that are more than their definition. */
const CUSTOM_SCREENS: readonly EntityScreen[] = [
  userScreen,
  pageInfoScreen,
  {
    definition: assignedRolesDef,
    calls: assignedRolesCalls,
    pickerCriteria: { users: withoutRole, userGroup: withoutRole },
    asksReason: true,
    describe: ({ authority, users, userGroup }) =>
      `${roleLabel(authority)} of ${linkText(users, 'login') || `the group ${linkText(userGroup, 'name')}`}`,
  },
  {
    definition: roleMessageDef,
    calls: roleMessageCalls,
    describe: ({ authority, company }) =>
      `for ${authority === null ? 'every role' : `the role ${roleLabel(authority)}`}, ${linkText(company, 'companyName') || 'every company'}`,
  },
  {
    definition: companyDef,
    calls: companyCalls,
    related: [
      { title: 'Users', entity: 'user', field: 'company' },
      { title: 'User groups', entity: 'userGroup', field: 'company' },
    ],
  },
  {
    definition: companyFamilyDef,
    calls: companyFamilyCalls,
    related: [{ title: 'Companies', entity: 'memberCompany', field: 'family' }],
  },
  {
    definition: userGroupDef,
    calls: userGroupCalls,
    related: [
      { title: 'Members', entity: 'user', field: 'userGroup' },
      { title: 'Pages', entity: 'pageInfo', field: 'userGroupList' },
    ],
  },
  {
    definition: pageFilterDef,
    calls: pageFilterCalls,
    unlabelledName: ({ configurationFilter, pageInfo }) => {
      const [kind, page] = [linkText(configurationFilter, 'filterName'), linkText(pageInfo, 'menu')];
      return page === '' ? kind && `${kind} filter` : `${kind} filter of ${page}`.trim();
    },
    // A page has one filter at most; the server names the one that it has.
    explainRefusal: ({ detail, fieldErrors = [] }) =>
      detail !== undefined && fieldErrors.some(({ field, message }) => field === 'pageInfo' && message === 'Unique')
        ? { pageInfo: detail }
        : {},
    groups: [
      { title: 'Where it stands', fields: ['pageInfo', 'configurationFilter', 'configurationStandardPage'] },
      {
        title: 'What it offers',
        fields: ['filterDatatableName', 'filterColumnName', 'primaryColumnName', 'yearColumnName'],
      },
      {
        title: "For a customer's own analytics server",
        fields: [
          'filteringScheme',
          'markings',
          'secondaryColumnName',
          'usingSecondaryFilter',
          'haveAlternateDB',
          'alternateDatatable',
          'tableFor',
          'switchToFilter',
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
