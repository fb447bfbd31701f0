import { countedEntity } from '../../reading/counted.ts';
import type { Reading } from '../../reading/reading.ts';
import { AND } from '../turn-words.ts';
import { NAMES } from './rows-in-turns.ts';

const SPENT = '(?:paid|gave|spent|got|received|earned|took|made|had|has|have|were\\s+paid)';
const BOUND = '(?:(?:more|less|fewer)\\s+than|at\\s+(?:least|most)|over|above|under|below|exactly)';
const ONES = new RegExp(
  `^(?<and>${AND.replace('?<and>', '')})(?:(?:which|what)\\s+ones?(?!\\s+(?:of|among|out)\\b)|(?:(?:just|only|list|show|name|give)\\s+(?:me\\s+)?)?the\\s+ones\\s+(?:that|who|which)(?=\\s+${SPENT}\\b)|which(?=\\s+${SPENT}\\s+${BOUND}\\b))`,
  'i',
);
const WHICH_ONES = /^(?:\w+[\s,]+){0,2}(?:which|what)\s+ones\b/i;

/** `which ones paid more than $200,000`, `the ones that paid royalties` after those that were counted or shown: `which of them`. */
export function withWhichOnes(turn: string, { isList, groups, figures }: Reading): string {
  const areThere = !isList && (groups.length > 0 || countedEntity(figures[0]) !== undefined);
  return areThere || WHICH_ONES.test(turn.trim()) ? turn.trim().replace(ONES, '$<and>which of them') : turn;
}

const MOST_OF_THEM = new RegExp(
  `^(?<which>(?:and\\s+)?which)(?=\\s+of\\s+(?:them|those|these)\\s+${SPENT}\\s+.*\\b(?:most|least|fewest)\\b)`,
  'i',
);

/** `which of them paid the most to hospitals`: one of the rows that are there, whoever else is named. */
export function withMostOfRows(turn: string, { isList, groups, figures }: Reading): string {
  const [group, another] = groups;
  const dimension = group?.kind === 'dimension' ? group.dimension : countedEntity(figures[0]);
  const row = { ...NAMES, recipient: 'recipient' }[dimension ?? ''];
  return isList || another || row === undefined ? turn : turn.replace(MOST_OF_THEM, `$<which> ${row}`);
}
