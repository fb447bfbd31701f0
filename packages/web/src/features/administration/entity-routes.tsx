import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../lib/route-handle.ts';

/** The routes of the Entities menu and its like, and the entity behind each. */
export const ENTITY_PATHS: Readonly<Record<string, string>> = {
  users: 'user',
  'admin/users': 'user',
  'admin/user-management': 'user',
  'assigned-roles': 'assignedRoles',
  'admin/assigned-roles': 'assignedRoles',
  'admin/user-group-info': 'userGroupInfo',
  'admin/company': 'company',
  'admin/user-group': 'userGroup',
  'admin/page-info': 'pageInfo',
  'admin/role-message': 'roleMessage',
  'admin/configuration-menu-type': 'configurationMenuType',
  'admin/configuration-menu': 'configurationMenu',
  'admin/configuration-standard-page': 'configurationStandardPage',
  'admin/configuration-filter': 'configurationFilter',
  'admin/configuration-standard-pages-filter': 'configurationStandardPagesFilter',
  search: 'search',
};

/** Those of the AS Admin menu. */
export const AS_ADMIN_PATHS: Readonly<Record<string, string>> = {
  'admin/parameters': 'parameter',
  'admin/version-year-mapping': 'versionYearMapping',
  'admin/web-reporting-year': 'webReportingYear',
  'admin/analysis-path-suffix': 'analysisPathSuffix',
  'admin/sample-question': 'sampleQuestion',
};

/** Those of the Administration menu. */
export const ADMINISTRATION_PATHS: Readonly<Record<string, string>> = {
  'admin/company-family': 'companyFamily',
  'admin/member-company': 'memberCompany',
};

const POPUP: RouteHandle = { popup: true };

/**
 * The four routes of an entity, and its delete popup as a child of the list that it opens over. All screens are in chunks
 * of their own: whoever only reads dashboards never loads them.
 */
function routesOf(path: string, entity: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const { EntityArea } = await import('./entity-area.tsx');
      // A key of its own, so that nothing typed on one screen shows on another.
      return { element: <EntityArea key={path} entity={entity} base={`/${path}`} /> };
    },
    children: [
      {
        lazy: async () => ({ Component: (await import('../../crud/entity-list.tsx')).EntityList }),
        children: [
          // Nothing stands over the list itself.
          { index: true, element: <></> },
          {
            path: ':id/delete',
            handle: POPUP,
            lazy: async () => ({ Component: (await import('../../crud/entity-delete.tsx')).EntityDelete }),
          },
        ],
      },
      { path: 'new', lazy: editor },
      { path: ':id/edit', lazy: editor },
      { path: ':id/view', lazy: async () => ({ Component: (await import('../../crud/entity-view.tsx')).EntityView }) },
    ],
  };
}

async function editor() {
  return { Component: (await import('../../crud/entity-form.tsx')).EntityEdit };
}

const routesAt = (paths: Readonly<Record<string, string>>) =>
  Object.entries(paths).map(([path, entity]) => routesOf(path, entity));

export const entityRoutes: RouteObject[] = routesAt(ENTITY_PATHS);
export const asAdminRoutes: RouteObject[] = routesAt(AS_ADMIN_PATHS);
export const administrationRoutes: RouteObject[] = routesAt(ADMINISTRATION_PATHS);
