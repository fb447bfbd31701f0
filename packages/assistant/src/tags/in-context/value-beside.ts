import type { Token } from '../../text/tokens.ts';
import type { Kind, Tag } from '../tag.ts';

/** `number and value of gifts`, `how many meals and what value`: beside a number the value is what they come to. */
export function withValueBeside(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) =>
    isValue(tokens, tag) && (isBehindNumber(tokens, tags, at) || isBeforeNumber(tokens, tags, at))
      ? { kind: 'amount', from: tag.from, to: tag.to, score: tag.score }
      : tag,
  );
}

function isValue(tokens: readonly Token[], { kind, from, to }: Tag): boolean {
  const isLast = to === from + 1 || tokens[to - 1]?.low === 'of';
  return kind === 'filler' && isLast && /^(?:values?|worth)$/.test(tokens[from]?.low ?? '');
}

const NUMBERS: readonly Kind[] = ['count', 'measure'];

/** `number of payments and their value`, `number, value and average`. */
function isBehindNumber(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const before = tags.slice(0, at);
  const joint = before.findLastIndex((tag) => !isSmall(tokens, tag));
  const isJoined = joint >= 0 && isJoint(tokens, tags[joint]);
  return isJoined && before.slice(0, joint).some(({ kind }) => NUMBERS.includes(kind));
}

/** `the value and the number of gifts`. */
function isBeforeNumber(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  if (!isJoint(tokens, tags[at + 1])) return false;
  const next = tags.slice(at + 2).find((tag) => !isSmall(tokens, tag));
  return next !== undefined && NUMBERS.includes(next.kind);
}

/** `the`, `their`, `what`; a comma parts what it stands between. */
function isSmall(tokens: readonly Token[], tag: Tag): boolean {
  return (tag.kind === 'filler' || tag.kind === 'which') && !isJoint(tokens, tag);
}

function isJoint(tokens: readonly Token[], tag: Tag | undefined): boolean {
  return tag?.kind === 'and' || (tag !== undefined && tokens[tag.from]?.low === ',' && tag.to === tag.from + 1);
}
