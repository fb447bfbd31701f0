import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type Group, type Reading } from '../../reading/reading.ts';
import { heldByFirst, rankedOf, type Unread } from '../referred.ts';

const WORDS =
  /^(?:(?:and|so|now|what|about|for|all|of|both|the|them|these|those|two|three|companies|summed|added) )*(?:combined|together|altogether|in total|in all|overall|in sum|summed up|added up|taken together|all together|all combined)$/;

/** What adds up over rows; a number of different people does not. */
const ADDS_UP: readonly string[] = ['total_amount', 'payments', 'records', 'value_of_interest', 'amount_invested'];

/** `combined`, `both together`, `in total` after rows: one figure of them all, of the first where only those are shown. */
export function summedUp(earlier: Reading, { tokens, ranking }: Draft): Reading | Unread | undefined {
  const words = tokens.flatMap(({ low }) => (low === ',' ? [] : low)).join(' ');
  if (!WORDS.test(words) || ranking !== undefined) return undefined;
  const { ranking: order, ...rest } = earlier;
  if (earlier.isList || earlier.comparison || earlier.thresholds.some(({ on }) => on === 'figure'))
    return { cannot: 'What the answer before shows cannot be added up: ask for the total with its conditions.' };
  const ranked = rankedOf(earlier);
  if (order && order.n < ALL_ROWS) {
    if (!ranked || !ADDS_UP.includes(ranked.measure)) return { cannot: 'Those figures of the first do not add up.' };
    return heldByFirst(earlier, ranked);
  }
  const group = addedUp(earlier, /\b(?:both|two)\b/.test(words));
  return group && { ...rest, groups: earlier.groups.filter((one) => one !== group) };
}

/** The rows that are put together: those of several that are named, of `both` two, else all that there are. */
function addedUp({ groups, filters }: Reading, isOfTwo: boolean): Group | undefined {
  const isNamed = (group: Group) =>
    group.kind === 'dimension' &&
    filters.some(
      ({ field, values, isNegated }) =>
        field.replace(/_id$/, '') === group.dimension &&
        (isOfTwo ? values.length === 2 : values.length > 1) &&
        !isNegated,
    );
  return groups.find(isNamed) ?? (groups.length === 1 && !isOfTwo ? groups[0] : undefined);
}
