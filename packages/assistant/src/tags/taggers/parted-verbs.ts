import type { Tag } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

const VERBS = ['break', 'split', 'divide', 'slice', 'separate', 'cut', 'carve', 'chop'];
const BEFORE = /^(?:(?:please|pls|kindly|can|could|would|you|i|we|me|us|let|want|like|need|to|and|then|,)(?: |$))*$/;
const POINTING = ['that', 'it', 'this', 'those', 'these', 'them'];
const FARTHEST = 12;

/** `break Stellmoor's 2024 spend down into quarters`: the two halves of `break down by`, with what is broken down between them. */
export function addPartedVerb(lows: readonly string[], from: number, tags: Tag[]): void {
  // `break that down` goes on from an answer.
  if (
    POINTING.includes(lows[from + 1] ?? '') ||
    !VERBS.includes(lows[from] ?? '') ||
    !BEFORE.test(lows.slice(0, from).join(' '))
  )
    return;
  const end = Math.min(lows.length, from + FARTHEST);
  for (let at = from + 2; at < end; at++) {
    if (!['down', 'out', 'up', 'apart'].includes(lows[at] ?? '')) continue;
    const length = ['into', 'by', 'per', 'across'].includes(lows[at + 1] ?? '') ? 2 : 0;
    if (length === 0) return;
    tags.push(tagOf({ kind: 'filler' }, from, 1, 4), tagOf({ kind: 'by' }, at, length, 4));
    return;
  }
}

const ADDING =
  /^(?:and|,)(?: also| then| please)*(?: (?:add|include|append|attach|show|give|list|report|state|provide|note))(?: also)?(?: me| us)?(?= (?:(?:the|their|its|each|also) )*(?:number|count|record|payment|recipient|total|amount|average|mean|median|headcount|head count|how many|how much)s?\b)/;

/** `, and in what amounts`, `and to what total value`: how much it is, beside what is asked. */
const IN_WHAT =
  /^(?:, )?and (?:in|for|at|to) (?:what|which)(?: (?:total|aggregate|overall|dollar))?(?= (?:amounts?|sums?|totals?|values?)(?: |$))/;

/** `sum amounts by form and add the record counts`: a figure beside the others, within one question. */
export function addAdding(lows: readonly string[], from: number, tags: Tag[]): void {
  const found = from > 1 && !isInFront(lows.slice(0, from)) ? ADDING.exec(lows.slice(from).join(' '))?.[0] : undefined;
  if (found !== undefined) tags.push(tagOf({ kind: 'and' }, from, found.split(' ').length, 4));
  const amount = from > 1 ? IN_WHAT.exec(lows.slice(from).join(' '))?.[0] : undefined;
  if (amount !== undefined) tags.push(tagOf({ kind: 'and' }, from, amount.split(' ').length, 6));
}

/** `for Kelvanta in 2023`: nothing is asked yet that something could be added to. */
function isInFront(lows: readonly string[]): boolean {
  const isWhere = /^(?:in|for|from|to|during|at|among|of|on|since|between|within|across)$/.test(lows[0] ?? '');
  return isWhere && !lows.some((low) => ASKING.test(low));
}

const ASKING =
  /^(?:what|which|who|how|show|list|give|tell|total|totals|sum|number|count|average|median|spend|amount|amounts|by|per|each)$/;
