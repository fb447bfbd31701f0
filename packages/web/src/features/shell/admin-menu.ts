import type { Account, Authority, ProfileInfo } from '@pellucid/contract';
import { hasAnyAuthority } from '@pellucid/contract';
import type { MenuItem } from '../../lib/menu.ts';
import { paths } from '../../lib/paths.ts';

export type AdminMenuLabel = 'Entities' | 'AS Admin' | 'Administration';

/** One line of an administrators' menu. Only screens that exist are listed. */
interface AdminEntry {
  label: string;
  /** An address of the router, with its leading slash. */
  to: string;
  /** Shown only where this flag of the profile info is on. */
  onlyWith?: 'swaggerEnabled';
}

interface AdminMenu {
  label: AdminMenuLabel;
  /** Any of these sees the menu and its screens; ROLE_ADMIN sees all. */
  authorities: readonly Authority[];
  entries: readonly AdminEntry[];
}

/** The administrators' menus of the top bar, in the promised order (docs/promises/navigation.md#administrators-menus). */
export const ADMIN_MENUS: readonly AdminMenu[] = [
  {
    label: 'Entities',
    authorities: ['ROLE_ENTITY_ADMIN'],
    entries: [
      { label: 'Company', to: '/admin/company' },
      { label: 'User Group', to: '/admin/user-group' },
      { label: 'User Group Info', to: '/admin/user-group-info' },
      { label: 'Users', to: '/users' },
      { label: 'Assigned Roles', to: '/assigned-roles' },
      { label: 'Configure Page', to: '/admin/page-info' },
      { label: 'Role Message', to: '/admin/role-message' },
      { label: 'Configuration Menu Type', to: '/admin/configuration-menu-type' },
      { label: 'Configuration Menu', to: '/admin/configuration-menu' },
      { label: 'Page Advance Configuration', to: '/admin/configuration-standard-page' },
      { label: 'Configuration Filter', to: '/admin/configuration-filter' },
      { label: 'Configuration Standard Pages Filter', to: '/admin/configuration-standard-pages-filter' },
      { label: 'Search', to: '/search' },
    ],
  },
  {
    label: 'AS Admin',
    authorities: ['ROLE_AS_ADMIN'],
    entries: [
      { label: 'Parameters', to: '/admin/parameters' },
      { label: 'Version Year Mapping', to: '/admin/version-year-mapping' },
      { label: 'Web Reporting Year', to: '/admin/web-reporting-year' },
      { label: 'Analysis Path Suffix', to: '/admin/analysis-path-suffix' },
      { label: 'Sample Question', to: '/admin/sample-question' },
    ],
  },
  {
    label: 'Administration',
    authorities: ['ROLE_ADMIN'],
    entries: [
      { label: 'User management', to: '/admin/user-management' },
      { label: 'Metrics', to: paths.metrics },
      { label: 'Health', to: paths.health },
      { label: 'Configuration', to: paths.configuration },
      { label: 'Audits', to: paths.audits },
      { label: 'Logs', to: paths.logs },
      { label: 'API docs', to: paths.docs, onlyWith: 'swaggerEnabled' },
      { label: 'Mails', to: paths.mails },
      { label: 'Company families', to: '/admin/company-family' },
      { label: 'Member companies', to: '/admin/member-company' },
    ],
  },
];

/** Who sees a menu, and so who may open its screens. */
export function adminAuthorities(label: AdminMenuLabel): readonly Authority[] {
  return ADMIN_MENUS.find((menu) => menu.label === label)?.authorities ?? ['ROLE_ADMIN'];
}

/** The administrators' menus that an account sees, as entries of the top bar; a menu without a screen is left out. */
export function adminMenus(
  authorities: Account['authorities'],
  info: Pick<ProfileInfo, 'swaggerEnabled'> | undefined,
): MenuItem[] {
  const seen = ADMIN_MENUS.filter((menu) => hasAnyAuthority(authorities, menu.authorities));
  return seen.flatMap(({ label, entries }) => {
    const subPages = entries
      .filter(({ onlyWith }) => onlyWith === undefined || info?.[onlyWith] === true)
      .map(({ label: menu, to }) => menuItem(menu, { pageUrl: to }));
    return subPages.length === 0 ? [] : [menuItem(label, { subPages })];
  });
}

function menuItem(menu: string, more: Partial<MenuItem>): MenuItem {
  return {
    id: null,
    menu,
    pageName: null,
    pageType: '',
    pageUrl: '',
    isMenu: true,
    position: 0,
    icon: null,
    subPages: [],
    ...more,
  };
}
