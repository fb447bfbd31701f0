import { OF_CONDITIONS } from './session-condition-sentences.ts';
import { OF_FIGURES } from './session-figure-sentences.ts';
import { OF_PEOPLE } from './session-people-sentences.ts';
import { OF_ROWS } from './session-row-sentences.ts';

/** The sentences of each turn, by what it does with the answer before. A blank that a turn has nothing for leaves its sentence out. */
export const TURNS = { ...OF_CONDITIONS, ...OF_ROWS, ...OF_FIGURES, ...OF_PEOPLE };
