import type { RouteObject } from 'react-router';

/** Portal, section 9: how long the code of a screen may take to arrive. */
export const LOAD_LIMIT_SECONDS = 120;

/** The same routes, whose screens fail like one that crashed when their code does not arrive in time. */
export function withLoadLimit(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const limited = typeof lazy === 'function' ? { ...route, lazy: () => inTime(lazy()) } : route;
    return limited.children === undefined ? limited : { ...limited, children: withLoadLimit(limited.children) };
  });
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen did not load in time')), LOAD_LIMIT_SECONDS * 1000);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}
