import type { Context, Refused } from '../port/interpretation.ts';
import { withRate } from './as-a-rate.ts';
import { listedWith, withListOfCounted } from './listed-with.ts';
import { withMovedTime, withThatTime } from './moved-time.ts';
import { withNoBut } from './no-but.ts';
import { plainTurn } from './plain-turn.ts';
import { ofPointedRow } from './pointed-row.ts';
import { withOneOfThose } from './said-of-one.ts';
import { withShareOfIt } from './share-of-it.ts';
import { withWhoIsFirst } from './who-is-first.ts';

/** A turn in words that the rules know, and what it goes on from. */
export interface Turn {
  readonly question: string;
  readonly context: Context;
}

/** What makes other words of a turn, by the answer before it, in their order. */
const REWORDED = [withOneOfThose, withListOfCounted, withNoBut, withShareOfIt, withWhoIsFirst, withRate];

/** What a turn says by pointing into the answer before: `a year later`, `the first one`. */
export function turnOf(said: string, context: Context): Turn | Refused {
  const { reading } = context;
  const plain = REWORDED.reduce((turn, reworded) => reworded(turn, reading), plainTurn(said));
  const question = withMovedTime(withThatTime(plain, reading), reading);
  if (typeof question !== 'string') return question;
  const pointed = listedWith(question, reading) ?? ofPointedRow(question, reading);
  if (pointed === undefined) return { question, context };
  return 'kind' in pointed ? pointed : { question: pointed.turn, context: { ...context, reading: pointed.reading } };
}
