import { createHashRouter, Outlet, type RouteObject } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { Guard } from './guard.tsx';

const routes: RouteObject[] = [
  {
    path: '/',
    HydrateFallback: Loading,
    children: [
      {
        lazy: () => import('../features/shell/workspace.tsx'),
        children: [
          {
            element: (
              <Guard authorities={['ROLE_USER']}>
                <Outlet />
              </Guard>
            ),
            children: [
              { path: 'dashboard/:pageInfoId', lazy: () => import('../features/dashboards/dashboard-page.tsx') },
            ],
          },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createHashRouter(routes);
}
