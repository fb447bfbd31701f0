import type { Reading } from '../../reading/reading.ts';

const NO =
  /^(?:no|nope)(?:\s+no)?\s*[,:;–—-]+\s*(?:(?:i\s+(?:mean|meant)|make\s+(?:that|it)|rather|just|only)\s+)?(?<said>\w+(?:\s+\w+){0,2})[.!\s]*$/i;

/** `no, doctors` after a single figure has doctors in place of what was there; after rows it could be other rows as well. */
export function withNoBut(turn: string, { groups, isList }: Reading): string {
  return groups.length > 0 || isList ? turn : turn.trim().replace(NO, '$<said> instead');
}
