import { countedEntity, countedMeasure } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Reading, Threshold } from '../../reading/reading.ts';
import { isListOfThose } from '../reworded/list-of-one.ts';

/**
 * Amounts in place of earlier ones of the same figure. A bare amount is of what the earlier one was, or of the rows that are shown; one
 * beside what is paid for is of each payment, as it is in a question of its own.
 */
export function mergedThresholds(earlier: Reading, next: Draft): Reading['thresholds'] {
  const { thresholds, filters, tags, tokens, groups } = next;
  const [old] = earlier.thresholds;
  const isThere = (value: string) =>
    earlier.filters.some((old) => old.field === 'nature' && old.values.includes(value));
  const isBare = filters.every(({ field, values }) => field !== 'nature' || values.every(isThere));
  const isOfRecords = tags.some(({ kind }) => kind === 'unit') || isListOfThose(next);
  const isOfRows = earlier.groups.length > 0 && !earlier.isList && !isOfRecords && !isOfKindOverTime(earlier, next);
  // A number of records is no amount: `only those over $100` are the records.
  const isOfCounted = earlier.figures.length > 0 && earlier.figures.every(isNumberOfRecords);
  // `over $100` after a number of physicians: what each of them got.
  const isOfEach =
    countedEntity(earlier.figures[0]) !== undefined && (earlier.filters.every(isOfNoPayment) || areOfThem(next));
  const isOfFigures = old
    ? old.on === 'figure'
    : (isOfRows || (isOfEach && !isOfRecords)) && !isOfCounted && groups.length === 0;
  // `which of these were above $100,000 in value` after a list: each of its records.
  const ofList = (earlier.isList || next.isList) && groups.length === 0 ? thresholds.map(ofRecord) : thresholds;
  const count = isOfNumber(next) && earlier.groups.length > 0 ? countOf(earlier) : undefined;
  const ofCount = ofList.map((one) =>
    one.on === 'record' && count ? { ...one, on: 'figure' as const, ...count } : one,
  );
  const fresh = ofCount.map((threshold) =>
    isBare && isOfFigures && threshold.on === 'record' ? { ...threshold, on: 'figure' as const } : threshold,
  );
  const isAlso = ['and', 'but'].includes(tokens[0]?.low ?? '');
  // `less than 2M` after `more than 1M` is between the two.
  const isKept = (one: Threshold) =>
    fresh.every(
      (other) => one.on !== other.on || ((isAlso || one.measure === other.measure) && holdsBeside(one, other)),
    );
  return [...earlier.thresholds.filter(isKept), ...fresh];
}

/** `more than 1,000 only` after numbers: a number that is no amount. */
function isOfNumber({ tags }: Draft): boolean {
  const numbers = tags.filter((tag) => tag.kind === 'number');
  return numbers.length > 0 && numbers.every(({ isMoney, isPercent }) => !isMoney && !isPercent);
}

/** The number that alone is asked of each row. */
function countOf({ figures: [figure, another] }: Reading): { measure: string } | undefined {
  if (another || figure === undefined) return undefined;
  if (figure.kind === 'distinct') return { measure: countedMeasure(figure.dimension) };
  const isNumber = isNumberOfRecords(figure) || countedEntity(figure) !== undefined;
  return figure.kind === 'measure' && isNumber ? { measure: figure.measure } : undefined;
}

function ofRecord(threshold: Threshold): Threshold {
  const { measure = 'total_amount', ...amount } = threshold;
  const isOfAmount = threshold.on === 'figure' && ['total_amount', 'value_of_interest'].includes(measure);
  return isOfAmount ? { ...amount, on: 'record' } : threshold;
}

/** `how many of them got more than $5,000`: what each of them got, whatever it was for. */
function areOfThem({ tokens }: Draft): boolean {
  return /\b(?:of|among) (?:them|those|these)\b/.test(tokens.map(({ low }) => low).join(' '));
}

/** `only those over $1,000` after disputes or meals by year: the single ones, since years are no those. */
function isOfKindOverTime({ groups, filters }: Reading, { tokens }: Draft): boolean {
  const isOfTime = groups.every((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  return isOfTime && !filters.every(isOfNoPayment) && tokens.some(({ low }) => low === 'those' || low === 'ones');
}

const isOfNoPayment = ({ field }: Reading['filters'][number]) => field !== 'nature' && field !== 'dispute_status';

const isNumberOfRecords = (figure: Reading['figures'][number]) =>
  figure.kind === 'measure' && ['records', 'payments'].includes(figure.measure);

/** Bounds of different figures, and a lower below an upper one, hold together. */
function holdsBeside(one: Threshold, other: Threshold): boolean {
  if (one.measure !== other.measure) return true;
  const [low, high] = isLower(one) ? [one, other] : [other, one];
  return isLower(low) && isUpper(high) && Number(low.value) < Number(high.value);
}

const isLower = ({ op }: Threshold) => op === 'gt' || op === 'gte';
const isUpper = ({ op }: Threshold) => op === 'lt' || op === 'lte';
