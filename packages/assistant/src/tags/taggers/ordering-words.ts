import type { Tag } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

const LOW = '(?:the )?(?:lowest|smallest|least|fewest|cheapest|low|small)';
const HIGH = '(?:the )?(?:highest|largest|biggest|most|greatest|costliest|high|large)';
const RISING = new RegExp(`^(?:from )?${LOW} to ${HIGH}(?= |$)`);
const SINKING = new RegExp(`^(?:from )?${HIGH} (?:down )?to ${LOW}(?= |$)`);

/** Which way an order runs, whatever figure stands behind it: `rank states from lowest to highest total`. */
export function addOrdering(lows: readonly string[], from: number, tags: Tag[]): void {
  const rest = lows.slice(from).join(' ');
  const lengthOf = (order: RegExp) => order.exec(rest)?.[0].split(' ').length ?? 0;
  const [rising, sinking] = [lengthOf(RISING), lengthOf(SINKING)];
  if (rising > 0) tags.push(tagOf({ kind: 'restriction' }, from, rising, 4));
  if (sinking > 0) tags.push(tagOf({ kind: 'filler' }, from, sinking, 4));
}
