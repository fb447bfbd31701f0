import { countedEntity } from '../../reading/counted.ts';
import type { Reading } from '../../reading/reading.ts';
import { amountOf } from '../referred.ts';

const MOST = '(?:most|least|largest\\s+(?:part|share)|biggest\\s+(?:part|share))';
const MONEY = '(?:money|amounts?|totals?|sums?|spend|spending|value|dollars|funds)';
/** What people call the money of each kind of payments, where the answer before is of that kind. */
const OF_SOURCE: Readonly<Partial<Record<Reading['source'], string>>> = {
  research: `(?:research(?:\\s+(?:funding|${MONEY}))?|funding)`,
  ownership: `(?:ownership(?:\\s+${MONEY})?|investments?|stakes?|(?:ownership\\s+)?interests?)`,
};

const mostOf = (what: string) =>
  new RegExp(`(?<most>\\b${MOST})\\s+of\\s+(?:that|this|those|these|the)\\s+(?:same\\s+)?${what}(?=[.?!\\s]*$)`, 'i');

const MOST_OF_MONEY = mostOf(MONEY);

/** What makes up an amount accounts for it; alone it would have grown. */
const MAKES_UP = /\bma(?:ke|kes|de)\s+up(?=\s+(?:the\s+)?\S+(?:\s+\S+)?\s+of\s)/i;

/** `which three companies funded the most of that research`: of what the answer before is of anyhow. */
export function withMostOfThat(turn: string, reading: Reading): string {
  const said = mostOfThat(turn, reading);
  return said === undefined ? turn : turn.replace(MAKES_UP, 'account for').replace(said, '$<most>');
}

/** Whether a turn asks whose the most of the answer before is. */
export const saysMostOfThat = (turn: string, reading: Reading): boolean => mostOfThat(turn, reading) !== undefined;

function mostOfThat(turn: string, { source, figures }: Reading): RegExp | undefined {
  // The most of `those interests` after a number of owners is not the most owners.
  const ofSource = countedEntity(figures[0]) === undefined ? OF_SOURCE[source] : undefined;
  return [MOST_OF_MONEY, ...(ofSource === undefined ? [] : [mostOf(ofSource)])].find((said) => said.test(turn));
}

/** `which companies account for the most of that value` after a number of owners: of what they hold, and not of how many they are. */
export function withMoneyMeant(turn: string, earlier: Reading): Reading {
  const { figures, groups, comparison, thresholds, members } = earlier;
  const isOfNumber = figures.length === 1 && countedEntity(figures[0]) !== undefined;
  const isPlain = groups.length + thresholds.length === 0 && !comparison && !members;
  return isOfNumber && isPlain && MOST_OF_MONEY.test(turn)
    ? { ...earlier, figures: [{ kind: 'measure', measure: amountOf(earlier) }] }
    : earlier;
}
