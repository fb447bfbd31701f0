import type { Reading } from '../reading/reading.ts';
import { countedEntity } from './routes.ts';

const HOW_MANY =
  /^(?:(?:and|but|so|then|ok(?:ay)?)[\s,]+)*how\s+many\s+(?:(?:of\s+(?:them|those)\s+)?(?:were\s+(?:there\s+)?)?)(?=(?:in|from|for|by|to|at|during|since|before|after)\s+\S+(?:\s+\S+){0,3}[.?!\s]*$)/i;

/** `how many in 2023` after a number of physicians is their number again, and none of records. */
export function withSameCount(turn: string, { figures: [figure, another], groups, isList }: Reading): string {
  const isCount =
    figure !== undefined &&
    (countedEntity(figure) !== undefined ||
      (figure.kind === 'measure' && ['payments', 'records'].includes(figure.measure)));
  return isCount && !another && groups.length === 0 && !isList ? turn.trim().replace(HOW_MANY, 'what about ') : turn;
}
