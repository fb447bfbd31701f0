import type { RouteObject } from 'react-router';
import { withTimeout } from '../lib/with-timeout.ts';

/** The same routes, whose screens fail like one that crashed when their code does not arrive in time. */
export function withLoadTimeout(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const limited = typeof lazy === 'function' ? { ...route, lazy: () => withTimeout(lazy()) } : route;
    return limited.children === undefined ? limited : { ...limited, children: withLoadTimeout(limited.children) };
  });
}
