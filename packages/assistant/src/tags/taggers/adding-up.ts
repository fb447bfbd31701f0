import type { Tag } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

const UP =
  /^(?:add|adds|added|sum|sums|summed|total|totals|totalled|totaled|come|comes|came|amount|amounts|amounted)(?: up)? to(?= ,|$| (?:in|for|during) )/;
const LONGEST = 4;
const WHAT = /\bwhat (?:do|did|does|will|would) [^,]*$/;

/** `what do those records add up to`: their amount; where `what amount`, `how much` says that already, it says nothing. */
export function addAddingUp(lows: readonly string[], from: number, tags: Tag[]): void {
  const found = UP.exec(lows.slice(from, from + LONGEST).join(' '));
  if (!found) return;
  const isAsked = WHAT.test(lows.slice(0, from).join(' '));
  tags.push(tagOf({ kind: isAsked ? 'amount' : 'filler' }, from, found[0].split(' ').length, 6));
}
