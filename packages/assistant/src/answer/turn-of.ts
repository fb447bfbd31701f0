import type { Context, Refused } from '../port/interpretation.ts';
import { listedWith } from './listed-with.ts';
import { withMovedTime, withThatTime } from './moved-time.ts';
import { plainTurn } from './plain-turn.ts';
import { ofPointedRow } from './pointed-row.ts';

/** A turn in words that the rules know, and what it goes on from. */
export interface Turn {
  readonly question: string;
  readonly context: Context;
}

/** What a turn says by pointing into the answer before: `a year later`, `the first one`. */
export function turnOf(said: string, context: Context): Turn | Refused {
  const question = withMovedTime(withThatTime(plainTurn(said), context.reading), context.reading);
  if (typeof question !== 'string') return question;
  const pointed = listedWith(question, context.reading) ?? ofPointedRow(question, context.reading);
  if (pointed === undefined) return { question, context };
  return 'kind' in pointed ? pointed : { question: pointed.turn, context: { ...context, reading: pointed.reading } };
}
