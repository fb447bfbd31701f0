import type { Draw, Drawn } from '../draw.ts';
import type { Blanks } from '../wording.ts';
import { TURNS } from './session-sentences.ts';
import { type State, statementsOf } from './session-state.ts';
import type { Asked } from './shape.ts';

/** A turn, and what has been asked by then; without it nothing goes on from the turn. */
export interface Turn extends Asked {
  readonly state?: State;
}

/** Makes a turn of what has been asked, where one can be made of it. */
export type Operation = (draw: Draw, state: State) => Turn | undefined;

/** A turn that changes what has been asked; some sentences say themselves how many. */
export function going(
  draw: Draw,
  name: keyof typeof TURNS,
  blanks: Blanks,
  next: State | ((hasNumber: boolean) => State),
): Turn {
  const { sentence, ask } = draw.said(TURNS[name], blanks, []);
  const state = typeof next === 'function' ? next(sentence.includes('<n>')) : next;
  return { ask, answers: statementsOf(state), state };
}

/** A turn of two readings, or with an answer that nothing goes on from. */
export function last(draw: Draw, name: keyof typeof TURNS, blanks: Blanks, answers: readonly string[]): Turn {
  return { ask: draw.said(TURNS[name], blanks, []).ask, answers };
}

/** What a condition is called in a turn. */
export const calls = ({ says, compared }: Drawn): Blanks => ({ bare: compared?.said, says });

/** A value of a kind that has a name, and is none of those that there are. */
export function drawnValue(draw: Draw, state: State, kind: string, column?: string): Drawn | undefined {
  if (kind === 'specialty') return draw.random.pick(SPECIALTIES);
  const found = draw.condition(({ of, compared }) => of === kind && compared !== undefined);
  const isOther = state.conditions.every(({ sql }) => sql !== found.sql);
  return isOther && (column === undefined || found.compared?.name === column) ? found : undefined;
}

const SPECIALTIES: readonly Drawn[] = [
  { said: 'neurology', sql: 'Neurology' },
  { said: 'dermatologists', sql: 'Dermatology' },
  { said: 'cardiologists', sql: 'Internal Medicine|Cardiovascular Disease' },
  { said: 'orthopaedic surgery', sql: 'Orthopaedic Surgery' },
].map(({ said, sql }) => ({
  of: 'specialty',
  says: [`for ${said}`, `in ${said}`],
  behind: [],
  leads: [],
  went: [],
  compared: { said, name: 'specialty' },
  sql: `specialty LIKE 'Allopathic & Osteopathic Physicians|${sql}'`,
}));
