import { type Draft, textOf } from '../../reading/draft.ts';
import type { Reading } from '../../reading/reading.ts';

const WHOSE =
  /^(?<ask>(?:(?:and|now|then|please|ok)[\s,]+)*(?:list|show)(?:\s+me)?)\s+(?<name>[^,?]+?)(?:'s|s')[.?!\s]*$/i;

/** `list Pfizer's` after a number of records by company: its records, under the same conditions. */
export function withRecordsOfOne(turn: string, { figures: [figure, another], groups, isList }: Reading): string {
  const isOfRecords = figure?.kind === 'measure' && ['records', 'payments'].includes(figure.measure);
  const isCounted = isOfRecords && !another && groups.length > 0 && !isList;
  const ofOne = isCounted ? turn.trim().replace(WHOSE, '$<ask> the records of $<name>') : turn;
  return isOfRecords && !another && !isList ? ofOne.trim().replace(ONES, '$<ask> the records ') : ofOne;
}

/** `list the ones from Pfizer` after a number of records. */
const ONES =
  /^(?<ask>(?:(?:and|now|then|please|ok)[\s,]+)*(?:list|show)(?:\s+me)?)\s+(?:only\s+|just\s+)?(?:the|those|these)\s+ones\s+(?=(?:from|of|by|in|to|for|over|above|under|below|with)\b)/i;

const THEIRS = /(?:\bthe|'s|s')\s+(?:records|payments|transactions)\b/i;

/** `show the records of Pfizer`, `the records over $200 in Texas`: of those that the answer before has, since little is said of them. */
export function isListOfThose(draft: Draft): boolean {
  const { filters, periods, thresholds, ranking, isList, source } = draft;
  const said = filters.length + thresholds.length;
  const isLittle = (said === 1 || said === 2) && filters.every(isPlain);
  const isBare = periods.length === 0 && !ranking && source === undefined;
  return isList === true && isLittle && isBare && THEIRS.test(textOf(draft, { from: 0, to: draft.tokens.length }));
}

const isPlain = ({ values, isNegated }: Draft['filters'][number]) => values.length === 1 && !isNegated;
