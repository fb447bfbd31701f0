import { ALL_ROWS, DEFAULT_RECORDS, type Reading } from '../../reading/reading.ts';
import { AND, NUMBER, THAT } from '../turn-words.ts';

const THEY = `(?:they|${THAT}|all\\s+of\\s+(?:them|those|these)|(?:these|those|the|all)\\s+${NUMBER})`;
const TOGETHER = '(?:in\\s+(?:total|all|sum)|altogether|together|overall|combined)';
const FOR_ALL = `(?:\\s+(?:for|of|over)\\s+(?:all|the|these|those)(?:\\s+(?:the|of\\s+(?:them|those|these)))?(?:\\s+${NUMBER})?)?`;
/** Ways to ask what the rows that are there come to. */
const SUM_OF_THEM = [
  `(?:what|how\\s+much)\\s+(?:do|does|did|would|will)\\s+${THEY}\\s+(?:all\\s+)?(?:add|sum|come|amount|total|tot)(?:\\s+up)?(?:\\s+to)?(?:\\s+${TOGETHER})?`,
  `(?:what|how\\s+much)(?:['’]s|\\s+(?:is|was|are|were))\\s+${THEY}${FOR_ALL}\\s+${TOGETHER}`,
  `how\\s+much\\s+(?:do|does|did)\\s+${THEY}\\s+(?:have|hold|get|receive|take)\\s+${TOGETHER}`,
  `(?:add|sum|total|tot|tally)\\s+${THAT}(?:\\s+(?:all|up))*(?:\\s+${TOGETHER})?`,
  `(?:the\\s+)?sum\\s+of\\s+(?:all\\s+(?:of\\s+)?)?(?:them|those|these)(?:\\s+${NUMBER})?`,
].map((words) => new RegExp(`^${AND}${words}[.?!\\s]*$`, 'i'));

/** `what do they add up to`, `sum of these` after the first of rows, or single records: of those alone; else of all that there is. */
export function withSumOfThem(turn: string, { ranking, isList }: Reading): string {
  if (!SUM_OF_THEM.some((words) => words.test(turn.trim()))) return turn;
  const isCut = ranking !== undefined && ranking.n < (isList ? DEFAULT_RECORDS : ALL_ROWS);
  return isCut ? 'in total' : 'and the overall total amount';
}
