import type { Token } from '../../text/tokens.ts';
import type { Kind, Tag } from '../tag.ts';

/** What may stand between `only` and the kind of payments that it is of. */
const SMALL: readonly Kind[] = ['filler', 'preposition'];
/** `and`, `, with`, `but`. */
const JOINING: readonly Kind[] = ['filler', 'preposition', 'and'];
/** `payments of any`, `other`, `kind of payment`. */
const OTHERS: readonly Kind[] = ['unit', 'amount', 'preposition', 'filler', 'restriction', 'noun'];

/** `only meals and nothing else`, `only meals, with no payments of any other nature`: what `only` says already. */
export function withoutNothingBesides(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const only = tags.findIndex(({ kind }, at) => kind === 'only' && isOfKind(tags.slice(at + 1)));
  const not = tags.findIndex(({ kind }, at) => kind === 'not' && only >= 0 && at > only + 1);
  const said = not > 0 ? othersBehind(tokens, tags, not) : 0;
  if (said === 0) return [...tags];
  const first = tags.slice(0, not).findLastIndex(({ kind }) => !JOINING.includes(kind)) + 1;
  const end = not + 1 + said;
  return tags.map(({ from, to, ...tag }, at) =>
    at >= first && at < end ? { kind: 'filler', from, to, score: tag.score } : ({ from, to, ...tag } as Tag),
  );
}

function isOfKind(tags: readonly Tag[]): boolean {
  const next = tags.find(({ kind }) => !SMALL.includes(kind));
  return next?.kind === 'value' && next.choices.every(({ field }) => field === 'nature');
}

/** How many tags behind the negation say other kinds, where a sign, a time or the end follows them; none where they are of somebody. */
function othersBehind(tokens: readonly Token[], tags: readonly Tag[], not: number): number {
  const rest = tags.slice(not + 1);
  const isEnd = ({ kind, from }: Tag) => !OTHERS.includes(kind) || tokens[from]?.low === ',';
  const length = rest.some(isEnd) ? rest.findIndex(isEnd) : rest.length;
  const said = rest.slice(0, length);
  const next = rest[length];
  const isOther = said.some(
    ({ kind, from }) => kind === 'restriction' && /^(?:else|other)$/.test(tokens[from]?.low ?? ''),
  );
  const areKinds = said.every((tag) => tag.kind !== 'noun' || tag.noun.dimension === 'nature');
  const isLast = next === undefined || next.kind === 'period' || tokens[next.from]?.low === ',';
  return isOther && areKinds && isLast ? length : 0;
}
