import type { Reading } from '../../reading/reading.ts';

const ANY =
  '(?:(?:with|of|for|at)\\s+)?(?:all\\s+(?:the\\s+)?amounts|any\\s+amounts?|(?:whatever|regardless\\s+of|no\\s+matter)\\s+(?:the\\s+)?amounts?|no\\s+(?:minimum|threshold|limit\\s+on\\s+(?:the\\s+)?amounts?))';
const ALONE = new RegExp(`^(?:(?:and|now|then|ok|but)[\\s,]+)*${ANY}[.?!\\s]*$`, 'i');
const AT_END = new RegExp(`^(?<rest>.+?)(?:[\\s,;-]+)(?:and\\s+)?${ANY}[.?!\\s]*$`, 'i');

/** `any amount`, `all amounts` after those over $10,000: the bound goes, and nothing else. */
export function asBoundGone(turn: string): string {
  return ALONE.test(turn.trim()) ? 'drop the threshold' : turn;
}

/** `by nature instead of company, all amounts`: the rest of the turn, on an answer without its bound. */
export function withAnyAmount(turn: string, reading: Reading): { turn: string; reading: Reading } {
  const rest = reading.thresholds.length > 0 ? AT_END.exec(turn.trim())?.groups?.rest : undefined;
  return rest === undefined ? { turn, reading } : { turn: rest, reading: { ...reading, thresholds: [] } };
}

const ANY_NATURE =
  /^(?<rest>.+?)[\s,;–-]+(?:and\s+)?(?:with\s+)?(?:(?:all|every|any)\s+(?:natures?|kinds?|types?|categor(?:y|ies))(?:\s+of\s+payments?)?\s+(?:included|counted|together|combined|alike)|(?:including|counting|across|over)\s+(?:all|every)\s+(?:natures?|kinds?|types?|categor(?:y|ies))(?:\s+of\s+payments?)?|whatever\s+(?:it\s+was\s+for|the\s+nature)|regardless\s+of\s+(?:the\s+)?nature)[.?!\s]*$/i;

/** `what did they get, all natures included` after fees: the rest of the turn, on an answer that is of no nature alone. */
export function withAnyNature({ turn, reading }: { turn: string; reading: Reading }): {
  turn: string;
  reading: Reading;
} {
  const isOfNature = ({ field }: Reading['filters'][number]) => field === 'nature';
  const rest = reading.filters.some(isOfNature) ? ANY_NATURE.exec(turn.trim())?.groups?.rest : undefined;
  return rest === undefined
    ? { turn, reading }
    : { turn: rest, reading: { ...reading, filters: reading.filters.filter((one) => !isOfNature(one)) } };
}
