/** What the specification's calls are made of: records that a suite makes first, by name. */
export interface Samples {
  company: number;
  user: number;
  group: number;
  /** A page with a filter and a page under it. */
  page: number;
  menu: string;
  filter: number;
  /** A page that a company verifies before it certifies. */
  federal: number;
  /** A page that a power user built. */
  dashboard: number;
}

/** One call, its path as the specification writes it. */
export interface SpecifiedCall {
  call: string;
  status: 200 | 201 | 202 | 204;
  /** What stands for each `{name}` of the path, in their order. */
  path?: (made: Samples) => readonly (string | number)[];
  query?: string;
  body?: (made: Samples) => object;
}

/** An entity that is administered, with a record that can be made of it and what is changed of that. */
export interface SpecifiedEntity {
  path: string;
  body: (made: Samples) => object;
  change: object;
}

/** Each has POST, PUT, GET of one, GET of a page, DELETE. */
export const SPECIFIED_ENTITIES: readonly SpecifiedEntity[] = [
  { path: 'users', body: () => ({ login: 'nina', email: 'nina@example.org' }), change: { department: 'Legal' } },
  {
    path: 'assigned-roles',
    body: ({ user }) => ({ authority: 'ROLE_COMPLIANCE', users: { id: user } }),
    change: { authority: 'ROLE_POWER_USER' },
  },
  { path: 'user-groups', body: () => ({ name: 'Readers' }), change: { name: 'Writers' } },
  { path: 'user-group-infos', body: () => ({ name: 'Set' }), change: { name: 'Other set' } },
  { path: 'companies', body: () => ({ companyName: 'Zephyr' }), change: { companyState: 'TX' } },
  { path: 'configuration-menus', body: () => ({ menuName: 'Reports' }), change: { menuName: 'Figures' } },
  { path: 'configuration-menu-types', body: () => ({ menuTypeName: 'Top' }), change: { menuTypeName: 'Side' } },
  { path: 'configuration-standard-pages', body: () => ({ pageName: 'Summary' }), change: { position: 2 } },
  { path: 'configuration-filters', body: () => ({ filterName: 'venue' }), change: { filterFile: 'venue.txt' } },
  {
    path: 'configuration-standard-pages-filters',
    body: () => ({ filterDatatableName: 'general' }),
    change: { markings: 'Company' },
  },
  { path: 'role-messages', body: () => ({ message: 'Hello' }), change: { message: 'Good-bye' } },
  {
    path: 'searches',
    body: ({ user, page }) => ({ user: { id: user }, page: { id: page }, query: 'Aster' }),
    change: { query: 'Borealis' },
  },
  {
    path: 'aggspend/version-year-mappings',
    body: () => ({ versionID: 'v2031', reportingYear: 2031 }),
    change: { reportingYear: 2032 },
  },
  { path: 'aggspend/web-reporting-years', body: () => ({ reportingYear: 2041 }), change: { description: 'Drafts' } },
  { path: 'aggspend/rule-entries', body: () => ({ entry: 'Blue Fig', selection: 0 }), change: { selection: 1 } },
  { path: 'parameters', body: () => ({ name: 'SPECIFIED', value: 'a' }), change: { value: 'b' } },
  {
    path: 'sample-questions',
    body: () => ({ title: 'Meals', displayText: 'Who ate?', question: 'Who received meals?' }),
    change: { displayText: 'Who dined?' },
  },
];

const FILTERS = 'api/configuration-standard-pages-filters';
const MEALS = 'api/customize/business-meal';
const LIMITS = { city: 'Reno', limits: [{ mealCategory: 'Dinner', mealType: 'Plated', value: '125.00' }] };

/**
 * The other calls of administration and chat, each as ROLE_ADMIN makes it with success; in an order in which that can be, as some delete what others bring back.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  { call: 'GET api/users/authorities', status: 200 },
  { call: 'PUT api/users/activate', status: 200, body: ({ user }) => ({ id: user, activated: false }) },
  { call: 'GET api/users/login/{login}', status: 200, path: () => ['analyst'] },
  { call: 'GET api/user-groups/all', status: 200 },
  { call: 'GET api/companies/all', status: 200 },
  { call: 'GET api/configuration-filters/all', status: 200 },
  { call: 'GET api/configuration-standard-pages-by-page-info/{id}', status: 200, path: ({ page }) => [page] },
  { call: 'GET api/role-messages-by-company/{id}', status: 200, path: ({ company }) => [company] },
  { call: `GET ${FILTERS}/{id}-by-page-info`, status: 200, path: ({ page }) => [page] },
  { call: `GET ${FILTERS}/all`, status: 200 },
  { call: `GET ${FILTERS}/getSubsidiaries/{id}`, status: 200, path: ({ page }) => [page] },
  { call: `GET ${FILTERS}/getCompanies`, status: 200, query: 'datatable=general&name=aster' },
  { call: `GET ${FILTERS}/getCompanyDetails`, status: 200, query: 'name=Borealis%20Medical' },
  { call: `GET ${FILTERS}/getPhysicians/{a}/{b}`, status: 200, path: () => ['general', 'ada'] },
  { call: `GET ${FILTERS}/getSpecialties/{a}/{b}/{c}`, status: 200, path: () => ['general', 'specialty', 'derm'] },
  { call: `GET ${FILTERS}/getCompetitors/{a}/{b}`, status: 200, path: () => ['general', 'aster'] },
  { call: `GET ${FILTERS}/getCompetitors/{a}/{b}/{c}`, status: 200, path: () => ['Aster Pharma', 'Nobody', 'All'] },
  { call: `GET ${FILTERS}/getCompetitorsProgramYears/{a}`, status: 200, path: () => ['general'] },
  { call: `GET ${FILTERS}/getCompaniesProgramYears/{a}`, status: 200, path: () => ['general'] },
  {
    call: 'POST api/recent-searches',
    status: 201,
    body: ({ page }) => ({ time: '2026-01-31T12:00:00Z', pageId: page, queried: 'Aster', filterType: 'company' }),
  },
  { call: 'GET api/recent-searches/{a}', status: 200, path: ({ page }) => [page] },
  { call: 'GET api/recent-searches/{a}/{b}', status: 200, path: ({ page }) => [page, 'company'] },

  {
    call: 'POST api/page-infos',
    status: 201,
    body: () => ({ menu: 'Another', isMenu: true, icon: { name: 'explore' } }),
  },
  { call: 'PUT api/page-infos', status: 200, body: ({ page }) => ({ id: page, menu: 'Specified', position: 3 }) },
  { call: 'PUT api/page-infos/subpages', status: 200, body: ({ page }) => ({ id: page, showToolBar: true }) },
  { call: 'GET api/page-infos/{id}', status: 200, path: ({ page }) => [page] },
  { call: 'GET api/page-infos', status: 200, query: 'page=0&size=10&sort=id,asc&menu.contains=Specified' },
  { call: 'DELETE api/page-infos/{id}', status: 204, path: ({ page }) => [page] },
  { call: 'GET api/page-infos-undelete/{id}', status: 200, path: ({ page }) => [page] },
  { call: 'DELETE api/page-infos-subpage/{id}', status: 204, path: ({ page }) => [page] },
  { call: 'GET api/page-infos-undelete-subpage/{id}', status: 200, path: ({ page }) => [page] },
  { call: 'GET api/page-infos/isMenu/{value}', status: 200, path: () => ['true'] },
  { call: 'GET api/page-infos/mainMenu/{value}', status: 200, path: () => ['true'] },
  { call: 'GET api/page-infos/getParent/{id}', status: 200, path: ({ page }) => [page] },
  { call: 'GET api/page-infos/getIconOfMenu/{id}', status: 200, path: ({ page }) => [page] },
  { call: 'GET api/page-infos/getParentMenuLimitedValue/{value}', status: 200, path: () => ['true'] },
  {
    call: 'GET api/page-infos/getByDashboardId/{dashboardId}/{second}',
    status: 200,
    path: ({ page, menu }) => [menu, page],
  },
  { call: 'GET api/page-infos/getVerifiedDashboards', status: 200 },
  {
    call: 'GET api/page-infos/setVerifiedDashboards/{id}/{flag}',
    status: 200,
    path: ({ federal }) => [federal, 'true'],
  },
  { call: 'DELETE api/page-infos/power-user-dashboard/{id}', status: 204, path: ({ dashboard }) => [dashboard] },
  { call: 'GET api/page-infos/getAllIconOfMenu', status: 200 },

  { call: 'GET api/aggspend/version-year-mappings/current', status: 200 },
  { call: 'PUT api/aggspend/web-reporting-years/current', status: 200, body: () => ({ reportingYear: 2023 }) },
  { call: 'GET api/aggspend/web-reporting-years/current', status: 200 },

  { call: 'GET api/aggspend/view-rule-values', status: 200, query: 'page=0&size=20&sort=id,desc&value.contains=a' },
  { call: 'GET api/aggspend/template-validation/states/{name}', status: 200, path: ({ menu }) => [menu] },
  { call: 'GET api/aggspend/template-validation/data-against-states/{name}', status: 200, path: ({ menu }) => [menu] },
  {
    call: 'GET api/aggspend/template-validation/check-data/{name}/{state}',
    status: 200,
    path: ({ menu }) => [menu, 'TX'],
  },

  { call: `PUT ${MEALS}/update-configuration`, status: 200, body: () => LIMITS },
  { call: `PUT ${MEALS}/update-speaker-program-configuration`, status: 200, body: () => LIMITS },
  { call: `GET ${MEALS}/view-meal-limits`, status: 200 },
  { call: `GET ${MEALS}/global-level-general/{id}`, status: 200, path: ({ company }) => [company] },
  { call: `GET ${MEALS}/city-level-configuration/{city}`, status: 200, path: () => ['Reno'] },
  { call: `GET ${MEALS}/cities`, status: 200 },

  { call: 'GET api/profile-info', status: 200 },
  { call: 'GET api/job-status', status: 200 },
  {
    call: 'POST api/chatbot-stream',
    status: 200,
    body: () => ({
      question: 'Total spend by program year',
      return_sql: false,
      return_df: true,
      return_plotly_figure: true,
      return_explanation: true,
      return_followup_questions: true,
      auto_train: false,
      session_id: null,
    }),
  },
];

/** The filter parameters of lists, where they are seen, and the rows that are meant. */
export const SPECIFIED_FILTERS: readonly [path: string, filter: string, meant: (row: FilteredRow) => boolean][] = [
  ['companies', 'companyName.contains=TERE', ({ companyName }) => companyName.includes('Filtered')],
  ['user-groups', 'name.contains=TERE', ({ name }) => name.includes('Filtered')],
  ['page-infos', 'menu.contains=TERE', ({ menu }) => menu.includes('Filtered')],
  ['page-infos', 'isDeleted.equals=true', ({ isDeleted }) => isDeleted],
  ['page-infos', 'isDeleted.equals=false', ({ isDeleted }) => !isDeleted],
  ['page-infos', 'isMenu.equals=true', ({ isMenu }) => isMenu],
  ['page-infos', 'isMenu.equals=false', ({ isMenu }) => !isMenu],
  ['users', 'assignedRolesId.specified=true', ({ assignedRoles }) => assignedRoles.length > 0],
  ['users', 'assignedRolesId.specified=false', ({ assignedRoles }) => assignedRoles.length === 0],
  ['user-groups', 'assignedRolesId.specified=true', ({ assignedRoles }) => assignedRoles.length > 0],
  ['user-groups', 'assignedRolesId.specified=false', ({ assignedRoles }) => assignedRoles.length === 0],
  ['configuration-menu-types', 'configurationMenuId.specified=true', (row) => row.configurationMenu.length > 0],
  ['configuration-menu-types', 'configurationMenuId.specified=false', (row) => row.configurationMenu.length === 0],
  ['configuration-standard-pages', 'configurationMenuId.specified=true', ({ menu }) => menu !== null],
  ['configuration-standard-pages', 'configurationMenuId.specified=false', ({ menu }) => menu === null],
];

/** What rows of the filtered lists have, of which each list has its own. */
interface FilteredRow {
  id: number;
  companyName: string;
  name: string;
  menu: string;
  isDeleted: boolean;
  isMenu: boolean;
  assignedRoles: object[];
  configurationMenu: object[];
}
