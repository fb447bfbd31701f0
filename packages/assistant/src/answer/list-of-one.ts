import { type Draft, textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';

const WHOSE =
  /^(?<ask>(?:(?:and|now|then|please|ok)[\s,]+)*(?:list|show)(?:\s+me)?)\s+(?<name>[^,?]+?)(?:'s|s')[.?!\s]*$/i;

/** `list Pfizer's` after a number of records by company: its records, under the same conditions. */
export function withRecordsOfOne(turn: string, { figures: [figure, another], groups, isList }: Reading): string {
  const isOfRecords = figure?.kind === 'measure' && ['records', 'payments'].includes(figure.measure);
  const isCounted = isOfRecords && !another && groups.length > 0 && !isList;
  return isCounted ? turn.trim().replace(WHOSE, '$<ask> the records of $<name>') : turn;
}

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
