import type { QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';

/** Whether there are rows that were asked for and are not here; who asks for the first three, or for one figure, has it all. */
export function isCut({ chips, query }: Answered, { truncated }: QueryResult): boolean {
  return truncated && query.limit !== 1 && chips.every(({ slot }) => slot !== 'order');
}
