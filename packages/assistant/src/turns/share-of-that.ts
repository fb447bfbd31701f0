import type { Draft } from '../reading/draft.ts';
import { ALL_ROWS, type Reading, type ValueFilter } from '../reading/reading.ts';
import { areKin } from './merged/merged-filters.ts';
import { heldByFirst, rankedOf, type Unread } from './referred.ts';

const THAT =
  /\b(?:is|was|are|were|does|do|did|would) (?:that|this|it|they|those|these)\b|\b(?:that|they|those|these) (?:all )?(?:make up|makes up|account for|accounts for|represent|represents|hold|have|get|got)\b/;

/** `what share of Eskarion's total is that?`: the answer before is the part, and what the turn names the whole. */
export function asksShareOfThat({ tags, tokens }: Draft): boolean {
  return tags.some(({ kind }) => kind === 'share') && THAT.test(tokens.map(({ low }) => low).join(' '));
}

/**
 * The share that the answer before is of what is named, in the same time: Eskarion's meals in all that Eskarion spent. Undefined where
 * the turn asks something else. What is named has to hold for the part as well, which else would be none of it.
 */
export function shareOfThat(earlier: Reading, draft: Draft): Reading | Unread | undefined {
  if (!asksShareOfThat(draft)) return undefined;
  const ofFirst = shareOfFirst(earlier, draft);
  if (ofFirst) return ofFirst;
  const [figure, another] = earlier.figures;
  const isOneSum = figure?.kind === 'measure' && SUMS.includes(figure.measure) && !another;
  const isPlain = earlier.groups.length === 0 && !earlier.comparison && !earlier.isList && !earlier.firstOf;
  if (!isOneSum || !isPlain || earlier.thresholds.length > 0 || earlier.among || earlier.isNew)
    return { cannot: 'I cannot take that answer as a part of a whole: ask for the share in a question of its own.' };
  const named = [...namedIn(draft), ...theirOwn(earlier, draft)];
  const isNamed = (old: ValueFilter) => named.some((one) => areKin(one.field, old.field));
  const whole = earlier.filters.filter(isNamed);
  const part = earlier.filters.filter((old) => !isNamed(old));
  if (!isOfWhole(earlier, draft, named, whole) || part.some(({ isNegated, values }) => isNegated && values.length > 0))
    return { cannot: 'The answer before is no part of that: ask for the share in a question of its own.' };
  if (part.length === 0) return { cannot: 'The answer before is that whole itself: say what it shall be a share of.' };
  return { ...earlier, filters: whole, comparison: { kind: 'share', part } };
}

/** `how much of the total do they get` after the top 10: what these have of what all have under the same conditions. */
function shareOfFirst(earlier: Reading, draft: Draft): Reading | undefined {
  const named = namedIn(draft);
  const isNamed = (old: ValueFilter) => named.some((one) => areKin(one.field, old.field));
  if (isTheirOwn(draft) || !isOfWhole(earlier, draft, named, earlier.filters.filter(isNamed))) return undefined;
  if (earlier.comparison?.kind === 'concentration') return earlier;
  const ranked = rankedOf(earlier);
  if (!ranked || ranked.thresholds || ranked.n >= ALL_ROWS || !SUMS.includes(ranked.measure)) return undefined;
  return heldByFirst(earlier, ranked);
}

const SUMS: readonly string[] = ['total_amount', 'payments', 'records', 'value_of_interest', 'amount_invested'];

/** `its physician spend`: that of the company, which the answer before is of. */
function theirOwn({ filters }: Reading, { tokens }: Draft): ValueFilter[] {
  const isOwn = isTheirOwn({ tokens });
  const fields = ['company', 'company_family', 'recipient_id'];
  return isOwn ? filters.filter(({ field, isNegated }) => fields.includes(field) && !isNegated) : [];
}

/** `what percent of its payments is that` after the first company: of its own, which no row of all is a part of. */
function isTheirOwn({ tokens }: Pick<Draft, 'tokens'>): boolean {
  return tokens.some(({ low }) => ['its', 'their', 'his', 'her'].includes(low));
}

/** What a turn names, whether it is read as a condition or as the part. */
function namedIn({ filters, comparison }: Draft): ValueFilter[] {
  return [...filters, ...(comparison?.kind === 'share' ? (comparison.part ?? []) : [])];
}

/** The same values and the same time as the answer before has. */
function isOfWhole(
  { periods, source }: Reading,
  draft: Draft,
  named: readonly ValueFilter[],
  whole: readonly ValueFilter[],
): boolean {
  const isThere = ({ field, values }: ValueFilter) =>
    whole.some((old) => areKin(old.field, field) && (old.field !== field || old.values.join() === values.join()));
  const isSameTime = draft.periods.length === 0 || JSON.stringify(draft.periods) === JSON.stringify(periods);
  const isPlain = draft.thresholds.length + draft.groups.length === 0 && draft.cleared.length === 0;
  return named.every(isThere) && isSameTime && isPlain && (draft.source ?? source) === source;
}
