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

/** `show the records of Pfizer`: those that the answer before has, since it names nothing but whose. */
export function isListOfOne(draft: Draft): boolean {
  const { filters, periods, thresholds, ranking, isList, source, tags } = draft;
  const [filter, another] = filters;
  const isOne = isList === true && filter?.values.length === 1 && !another && !filter.isNegated;
  const isBare = periods.length + thresholds.length === 0 && !ranking && source === undefined;
  const unit = tags.find(({ kind }) => kind === 'unit' || kind === 'list');
  const isTheirs = /\bthe\s+(?:records|payments|transactions)\b/i.test(
    textOf(draft, { from: 0, to: draft.tokens.length }),
  );
  return isOne && isBare && unit !== undefined && isTheirs;
}
