import type { Reading } from '../reading/reading.ts';

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
