import type { Scope } from '../scope/scope.ts';

/**
 * What makes two questions the same for the cache: the version of the data that are asked and the whole plan, as text. The plan
 * holds the rows that the asker may see, so that nobody gets the answer to another's question.
 */
export function cacheKeyOf(planText: string, dataVersion: string): string {
  return `${dataVersion}\n${planText}`;
}

/** The data version within a cache key. */
export function versionOf(cacheKey: string): string {
  return cacheKey.slice(0, cacheKey.indexOf('\n'));
}

/**
 * What makes two pages the same for the cache: the versions of all data that a scope may see, everything of the scope but who the
 * person is, and what is asked. People of two companies, tiers or sets of rights never share one.
 */
export function pageKeyOf(asked: string, scope: Scope, dataVersion: string): string {
  const { login: _, ...rights } = { login: '', ...scope };
  return `${dataVersion}\n${JSON.stringify(rights)}\n${asked}`;
}
