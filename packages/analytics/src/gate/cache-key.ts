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
