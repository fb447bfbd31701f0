import type { Draft } from '../../reading/draft.ts';
import type { Comparison } from '../../reading/reading.ts';
import type { Kind } from '../../tags/tag.ts';

type Concentration = Extract<Comparison, { kind: 'concentration' }>;

/** What says no more than how many of the first are meant. */
const COUNTED: readonly Kind[] = ['rank', 'number', 'filler', 'preposition', 'and', 'followUp', 'only'];

/** `and the five largest`, `top 20?` after the share of the ten largest: what so many hold, of the same. */
export function otherFirst(earlier: Comparison | undefined, { tags, ranking }: Draft): Concentration | undefined {
  const isAlone = tags.every(({ kind }) => COUNTED.includes(kind));
  const isCounted = tags.some((tag) => tag.kind === 'number' && !tag.isMoney && !tag.isPercent && !tag.isOrdinal);
  if (earlier?.kind !== 'concentration' || !ranking || ranking.place !== undefined || !isAlone || !isCounted)
    return undefined;
  const { direction: _, unit: __, ...first } = earlier;
  return { ...first, n: ranking.n, ...(ranking.direction === 'asc' && { direction: 'asc' as const }) };
}
