import type { Reading } from '../reading/reading.ts';
import { COUNTED } from '../reading/shares/share-of-amounts.ts';

const READ_AS_WORD = /^(?<of>“[^”]+” is read as )“[^”]+”\.$/;

/** Assumptions as people read them: each once, a name's own full stop ends the sentence, and a slip says what it is read as in the end. */
export function plainly(assumptions: readonly string[]): string[] {
  const ended = [...new Set(assumptions.map((one) => one.replace(/\.\.$/, '.')))];
  return ended.filter((one) => {
    const of = READ_AS_WORD.exec(one)?.groups?.of;
    return of === undefined || !ended.some((other) => other.startsWith(of) && !READ_AS_WORD.test(other));
  });
}

/** Of a share that goes on from an amount payments are not counted: that is said in its place; times of an answer before are not taken. */
export function holding(assumptions: readonly string[], { figures, comparison }: Reading): string[] {
  const isAmount = figures.some((figure) => figure.kind === 'measure' && figure.measure === 'total_amount');
  return assumptions
    .filter((one) => isTaken(one, comparison))
    .map((one) => (one === COUNTED && isAmount ? OF_AMOUNT : one));
}

const TIMES_TAKEN = /^No time is named: growth is taken from (?<from>\d{4}) to \d{4}/;

function isTaken(assumption: string, comparison: Reading['comparison']): boolean {
  const from = TIMES_TAKEN.exec(assumption)?.groups?.from;
  const since = comparison?.kind === 'growth' ? comparison.from : undefined;
  return from === undefined || since === undefined || (since.kind === 'years' && String(since.from) === from);
}

const OF_AMOUNT =
  'The share is of the amount, as in the answer before: ask “what share of payments is disputed” to have them counted.';
