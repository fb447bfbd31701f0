import { createHashRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { Loading } from '../ui/loading.tsx';
import { adminRoutes } from './admin-routes.tsx';
import { EmptyPath } from './empty-path.tsx';
import { Guard } from './guard.tsx';
import { withLoadTimeout } from './load-timeout.ts';
import { Root } from './root.tsx';
import { RouteFailure } from './route-failure.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';

const titled = (title: string): RouteHandle => ({ title });

const errorScreen = (path: string, status?: 403 | 404): RouteObject => ({
  path,
  lazy: async () => {
    const { ErrorScreen } = await import('../features/errors/error-screen.tsx');
    return { element: <ErrorScreen status={status} /> };
  },
});

const signedOutOnly = (
  <SignedOutOnly>
    <Outlet />
  </SignedOutOnly>
);

const users = (
  <Guard authorities={['ROLE_USER']}>
    <Outlet />
  </Guard>
);

/** The routes of the product; a path that is not among them leads to /404. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Loading,
    ErrorBoundary: RouteFailure,
    children: [
      { path: paths.landing, element: <EmptyPath /> },
      {
        element: signedOutOnly,
        children: [
          {
            path: paths.login,
            lazy: () => import('../features/accounts/login-page.tsx'),
            handle: titled('Analytics - Login'),
          },
          {
            path: paths.register,
            lazy: () => import('../features/accounts/register-page.tsx'),
            handle: titled('Registration'),
          },
          {
            path: paths.activate,
            lazy: () => import('../features/accounts/activate-page.tsx'),
            handle: titled('Activation'),
          },
          {
            path: paths.resetRequest,
            lazy: () => import('../features/accounts/reset-request-page.tsx'),
            handle: titled('Forgot password'),
          },
          {
            path: paths.resetFinish,
            lazy: () => import('../features/accounts/reset-finish-page.tsx'),
            handle: titled('Reset password'),
          },
        ],
      },
      {
        lazy: () => import('../features/shell/workspace.tsx'),
        children: [
          {
            errorElement: <RouteFailure as="div" />,
            children: [
              { path: paths.home, lazy: () => import('../features/home/home-page.tsx'), handle: titled('Home') },
              {
                element: users,
                children: [
                  {
                    path: paths.chatbot,
                    lazy: () => import('../features/chat/chat-page.tsx'),
                    handle: titled('qor AI'),
                  },
                  {
                    path: paths.nopMapping,
                    lazy: () => import('../features/home/nop-mapping-page.tsx'),
                    handle: titled('NoP Mapping'),
                  },
                  {
                    path: paths.password,
                    lazy: () => import('../features/accounts/change-password-page.tsx'),
                    handle: titled('Change password'),
                  },
                  {
                    path: paths.settings,
                    lazy: () => import('../features/accounts/settings-page.tsx'),
                    handle: titled('Settings'),
                  },
                  {
                    path: paths.referFriend,
                    lazy: () => import('../features/referral/refer-friend-page.tsx'),
                    handle: titled('Refer to friend(s)'),
                  },
                  {
                    path: paths.changeReportingYear,
                    lazy: () => import('../features/reporting-year/reporting-year-page.tsx'),
                    handle: titled('Change Reporting Year'),
                  },
                  {
                    path: paths.uploadTransactions,
                    lazy: () => import('../features/uploads/upload-transactions-page.tsx'),
                    handle: titled('Upload transactions'),
                  },
                  {
                    path: paths.mealConfiguration,
                    lazy: () => import('../features/meal-configuration/meal-configuration-page.tsx'),
                    handle: titled('Meal configuration'),
                  },
                  {
                    path: 'dashboard/:pageInfoId',
                    lazy: () => import('../features/dashboards/dashboard-page.tsx'),
                  },
                ],
              },
              ...adminRoutes,
              errorScreen(paths.error),
              errorScreen(paths.accessDenied, 403),
              errorScreen(paths.notFound, 404),
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
];

export function createRouter() {
  return createHashRouter(withLoadTimeout(routes));
}
