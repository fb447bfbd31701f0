import type { Authority } from '@pellucid/contract';
import { Outlet, type RouteObject } from 'react-router';
import { administrationRoutes, asAdminRoutes, entityRoutes } from '../features/administration/entity-routes.tsx';
import { type AdminMenuLabel, adminAuthorities } from '../features/shell/admin-menu.ts';
import { paths } from '../lib/paths.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { Guard } from './guard.tsx';

const titled = (title: string): RouteHandle => ({ title });

const guarded = (authorities: readonly Authority[], children: RouteObject[]): RouteObject => ({
  element: (
    <Guard authorities={authorities}>
      <Outlet />
    </Guard>
  ),
  children,
});

/** Screens of the menu: whoever may not see it gets the 403 screen; the server refuses the data whatever the page shows. */
const ofMenu = (label: AdminMenuLabel, children: RouteObject[]) => guarded(adminAuthorities(label), children);

/** The screens of the three administrators' menus; each module exports its `Component`. */
export const adminRoutes: RouteObject[] = [
  ofMenu('Entities', [...entityRoutes]),
  ofMenu('AS Admin', [...asAdminRoutes]),
  ofMenu('Administration', [
    ...administrationRoutes,
    { path: paths.mails, lazy: () => import('../features/mails/mails-page.tsx'), handle: titled('Mails') },
    { path: paths.metrics, lazy: () => import('../features/operations/metrics-page.tsx'), handle: titled('Metrics') },
    { path: paths.health, lazy: () => import('../features/operations/health-page.tsx'), handle: titled('Health') },
    {
      path: paths.configuration,
      lazy: () => import('../features/operations/configuration-page.tsx'),
      handle: titled('Configuration'),
    },
    { path: paths.audits, lazy: () => import('../features/operations/audits-page.tsx'), handle: titled('Audits') },
    { path: paths.logs, lazy: () => import('../features/operations/logs-page.tsx'), handle: titled('Logs') },
    { path: paths.docs, lazy: () => import('../features/operations/docs-page.tsx'), handle: titled('API docs') },
    {
      path: 'password/:login',
      lazy: () => import('../features/accounts/change-password-page.tsx'),
      handle: titled('Change password'),
    },
  ]),
];
