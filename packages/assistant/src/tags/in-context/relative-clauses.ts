import type { Token } from '../../text/tokens.ts';
import type { Kind, Tag } from '../tag.ts';

/** What a clause may say more of: payments, and whatever condition they have already. */
const SAID_OF: readonly Kind[] = [
  'unit',
  'value',
  'period',
  'verb',
  'amount',
  'measure',
  'source',
  'by',
  'number',
  'list',
];
/** What such a clause begins with. */
const BEGINS: readonly Kind[] = ['verb', 'noun', 'value', 'preposition', 'comparator'];
const AUXILIARY = ['be', 'have'];

/**
 * `payments which were made by Caldrexa and which doctors received`: the word asks nothing, and is as small as `that`. It asks where it
 * stands first, after a comma or a small word: `in 2023, which companies`, `in which state`.
 */
export function withoutRelatives(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) =>
    isRelative(tags, tokens, at) || isEachOne(tags, tokens, at) ? { ...placeOf(tag), kind: 'filler' } : tag,
  );
}

function isRelative(tags: readonly Tag[], tokens: readonly Token[], at: number): boolean {
  const tag = tags[at];
  if (tag?.kind !== 'which' || tokens[tag.from]?.low !== 'which' || tag.to - tag.from > 1) return false;
  const [before, next] = [tags[at - 1], tags[at + 1]];
  if (!before || !next || isPaused(tokens, tag.from)) return false;
  const isBehind = SAID_OF.includes(before.kind) || (before.kind === 'filler' && isDone(tokens[before.to - 1]));
  const isClause = BEGINS.includes(next.kind) || AUXILIARY.includes(tokens[next.from]?.lemma ?? '');
  return isBehind && isClause && !isAsked(tags, at);
}

/** `the totals of the individual companies`: each of them, and no recipient who is an individual. */
function isEachOne(tags: readonly Tag[], tokens: readonly Token[], at: number): boolean {
  const [tag, next] = [tags[at], tags[at + 1]];
  return (
    tag?.kind === 'noun' && tokens[tag.from]?.low === 'individual' && tag.to - tag.from === 1 && next?.kind === 'noun'
  );
}

/** A comma, or a mark that is no token: `overlap check: which doctors`. */
function isPaused(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before?.low === ',' || (token?.start ?? 0) - (before?.end ?? 0) > 1;
}

/** `reported`, `made`: what was done ends a clause before. */
const isDone = (token: Token | undefined) => /(?:ed|made|paid|given)$/.test(token?.low ?? '');

/** `what did it pay and which companies`, `Caldrexa paid which doctors`: whoever is asked for has no verb of their own. */
function isAsked(tags: readonly Tag[], at: number): boolean {
  const [next, then] = tags.slice(at + 1).filter(({ kind }) => kind !== 'filler');
  return next?.kind === 'noun' && then?.kind !== 'verb';
}

const placeOf = ({ from, to, score }: Tag) => ({ from, to, score });
