import type { RouteObject } from 'react-router';

/** How long the code of a screen may take to arrive. */
export const LOAD_TIMEOUT_SECONDS = 120;

/** The same routes, whose screens fail like one that crashed when their code does not arrive in time. */
export function withLoadTimeout(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const limited = typeof lazy === 'function' ? { ...route, lazy: () => withTimeout(lazy()) } : route;
    return limited.children === undefined ? limited : { ...limited, children: withLoadTimeout(limited.children) };
  });
}

/** What is loading, unless it takes too long. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen did not load in time')), LOAD_TIMEOUT_SECONDS * 1000);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}
