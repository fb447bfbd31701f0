import type { Token } from '../../text/tokens.ts';
import type { Kind, Tag } from '../tag.ts';

/** What leads from why somebody asks to what is asked. */
const ASKING =
  /^(?:(?:i|we) )?(?:(?:would|'d) )?(?:like|love|need|want|have|try|trying|be ask|be asked) to (?:know|see|understand|find out|get|have|show|present|report)$|^(?:please )?(?:tell|show|give|get) (?:me|us)$|^(?:can|could) you$/;
/** What a reason may be made of: nothing that a question could be about. */
const OF_REASONS: readonly Kind[] = [
  'unknown',
  'filler',
  'restriction',
  'and',
  'preposition',
  'grain',
  'verb',
  'by',
  'new',
  'compare',
];

/** `I'm preparing our annual review and would like to know`: a reason before the question says nothing of what is asked. */
export function withoutPreamble(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const end = tags.findLastIndex(({ kind, from, to }) => kind === 'filler' && isAsking(tokens.slice(from, to)));
  const before = tags.slice(0, Math.max(0, end));
  const isReason =
    before.some(({ kind }) => kind === 'unknown') && before.every(({ kind }) => OF_REASONS.includes(kind));
  if (!isReason) return [...tags];
  return tags.map((tag, at) => (at < end ? { kind: 'filler', from: tag.from, to: tag.to, score: tag.score } : tag));
}

function isAsking(words: readonly Token[]): boolean {
  return ASKING.test(words.map(({ lemma }) => lemma).join(' '));
}
