import type { Refused } from '../port/interpretation.ts';
import { ALL_ROWS, type Figure, type Reading, type ValueFilter } from '../reading/reading.ts';
import { refusal } from '../refusals/refusals.ts';
import { rankedOf } from './referred.ts';
import { AND, THAT } from './turn-words.ts';

const PART = '(?:percentage|percent|pct|per\\s+cent|%|share|proportion|fraction|portion|part)s?';
const WHOSE =
  "(?:all\\s+)?(?:of\\s+)?(?:their|its|his|her|(?:the|that|each|every)\\s+[a-z]+(?:['’]s|s['’]|['’]))(?:\\s+(?:own|total|overall|entire|whole|respective|general))*";
const WHOLE = '(?:\\s+(?<unit>payments|records|transactions)|\\s+[a-z]+)?';
const OWN_WHOLE = [
  `^${AND}(?:[a-z]+\\s+(?:${THAT}|each|both)\\s+)?(?:as|in|into|to)\\s+(?:an?\\s+|the\\s+)?${PART}\\s+(?:of|in)\\s+${WHOSE}${WHOLE}(?:\\s+please|,\\s*please)?[.?!\\s]*$`,
  `^${AND}(?:what|which|how\\s+(?:big|large|high)\\s+an?)\\s+${PART}\\s+(?:of|in)\\s+${WHOSE}${WHOLE}\\s+(?:is|are|was|were|does|do)\\s+${THAT}(?:\\s+(?:make\\s+up|represent|account\\s+for))?[.?!\\s]*$`,
].map((words) => new RegExp(words, 'i'));

const COUNTED = ['payments', 'records'];

const NAMED = ['company', 'company_family', 'recipient_id'];

/**
 * `as a percentage of all their records` after disputed records by company: of each row, what it is of all that the row has in the same
 * time. Undefined where the turn asks something else, or it is of one company whose rows make up the whole.
 */
export function ofOwnWhole(turn: string, earlier: Reading): Reading | Refused | undefined {
  const said = OWN_WHOLE.map((words) => words.exec(turn.trim())?.groups).find(Boolean);
  const { groups, filters, thresholds, ranking, figures } = earlier;
  const isOfOne = filters.some(({ field, isNegated }) => NAMED.includes(field) && !isNegated);
  if (said === undefined || groups.length === 0 || earlier.isList || isOfOne) return undefined;
  const firstOf = earlier.firstOf ?? rankedOf(earlier);
  const isRanked = ranking !== undefined && ranking.n < ALL_ROWS;
  if (!isOfPart(earlier) || figures.length !== 1 || (isRanked && firstOf === undefined))
    return refusal('cannot', 'Say what of each the share is, and of which whole, in a question of its own.');
  return {
    ...earlier,
    figures: figures.map((figure) => countedAs(figure, said.unit)),
    filters: [],
    thresholds: [],
    comparison: { kind: 'share', part: filters, ...(thresholds.length > 0 && { amounts: thresholds }) },
    ...(isRanked && firstOf && { firstOf }),
  };
}

/** Whether there are conditions that make a part of each row, and they are the only ones. */
function isOfPart({ filters, thresholds, comparison, among, members, isNew }: Reading): boolean {
  const isOfRows = comparison?.kind === 'share' && !comparison.part && !comparison.amounts && !comparison.time;
  const isPlain = (!comparison || isOfRows) && !among && !members && !isNew;
  const areOfPart = filters.every(({ isNegated }) => !isNegated) && thresholds.every(({ on }) => on === 'record');
  return isPlain && areOfPart && filters.length + thresholds.length > 0;
}

/** `of their payments` after an amount counts them. */
function countedAs(figure: Figure, unit = ''): Figure {
  const measure = unit.toLowerCase() === 'transactions' ? 'payments' : unit.toLowerCase();
  const isCounted = figure.kind === 'measure' && COUNTED.includes(figure.measure);
  return COUNTED.includes(measure) && !isCounted ? { kind: 'measure', measure } : figure;
}

const PAYS = '(?:paid|pays?|spent|spends?|gave|gives?|made|reported)';
const GETS = '(?:got|gets?|received|receives?|took|takes?|earned|collected|was\\s+paid|were\\s+paid)';
const ALL_THEIRS = new RegExp(
  `^${AND}(?:[a-z]+\\s+(?:${THAT}|each|both)\\s+)?(?:as|in|into|to)\\s+(?:an?\\s+|the\\s+)?${PART}\\s+of\\s+(?:everything|all|all\\s+of\\s+what|what(?:ever)?|the\\s+total)\\s+(?:that\\s+)?(?<who>[a-z][\\w&.' -]*?)\\s+(?:(?<pays>${PAYS})(?:\\s+(?:to\\s+)?(?<them>them|those|these|him|her|it))?|${GETS}(?:\\s+from\\s+(?<from>them|it|those|these))?)[.?!\\s]*$`,
  'i',
);
/** Fields that say what is paid for, and how; those of the payer; the others are of who is paid. */
const WHAT_FOR = /^(?:nature|form|context|product|product_type|product_category|dispute_status|third_party|travel_.*)$/;
const PAYER = /^company/;

/**
 * `as a percentage of everything it paid them` after the meals of a company to nurse practitioners: of all that these got of it, whatever
 * for; without `them` of all that it paid. Undefined where the turn asks something else.
 */
export function ofAllTheirs(turn: string, earlier: Reading): Reading | Refused | undefined {
  const said = ALL_THEIRS.exec(turn.trim())?.groups;
  if (said === undefined || earlier.isList) return undefined;
  const isOf = ({ field }: ValueFilter) => {
    if (WHAT_FOR.test(field)) return false;
    return PAYER.test(field)
      ? said.pays !== undefined || said.from !== undefined
      : said.pays === undefined || said.them !== undefined;
  };
  const { filters, comparison, ranking, thresholds, figures, groups } = earlier;
  if (!isSubject(said.who ?? '', earlier)) return undefined;
  const part = filters.filter((one) => !isOf(one));
  const isPlain = isOfPart({ ...earlier, filters: part }) && figures.length === 1 && thresholds.length === 0;
  if (!isPlain || part.length === 0 || comparison || (ranking && ranking.n < ALL_ROWS && groups.length > 0))
    return refusal('cannot', 'Say what of each the share is, and of which whole, in a question of its own.');
  return { ...earlier, filters: filters.filter(isOf), comparison: { kind: 'share', part } };
}

/** A pronoun, or the name of who is a condition of the answer before. */
function isSubject(who: string, { filters }: Reading): boolean {
  const word = who.trim().toLowerCase();
  if (/^(?:it|they|he|she|that company|the company)$/.test(word)) return true;
  return filters.some(({ values }) => values.some((value) => value.toLowerCase().startsWith(word)));
}
