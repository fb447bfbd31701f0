import type { Token } from '../../text/tokens.ts';
import type { Kind, Noun, Tag } from '../tag.ts';

/** What may stand between who is left out and the bound: `states with a total below`, `doctors who got less than`. */
const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'verb', 'who', 'which', 'amount', 'unit'];

/** `leaving out any doctor below $5,000`: those of the rows who do not reach the bound, and not doctors. */
export function withLeftOutBounds(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const idle = new Set(tags.flatMap((tag, at) => (tag.kind === 'not' ? nounOfBound(tokens, tags, at) : [])));
  return tags.map((tag) => (idle.has(tag) ? { kind: 'filler', from: tag.from, to: tag.to, score: tag.score } : tag));
}

/** The words between `not` and a bound of the rows: the noun of the rows, and what joins it to the bound. */
function nounOfBound(tokens: readonly Token[], tags: readonly Tag[], not: number): readonly Tag[] {
  const noun = tags.findIndex(({ kind }, at) => at > not && kind !== 'filler');
  const one = tags[noun];
  const isOfRows = one !== undefined && tags.slice(0, not).some((tag) => isSame(tag, one));
  const bound = tags.findIndex(({ kind }, at) => at > noun && !BETWEEN.includes(kind));
  const number = tags.find(({ kind }, at) => at > bound && kind !== 'filler');
  if (!isOfRows || tags[bound]?.kind !== 'comparator' || number?.kind !== 'number' || number.isPercent) return [];
  if (/^(?:or|and)\b/.test(tokens[tags[bound].from]?.low ?? '')) return [];
  return tags.slice(noun, bound);
}

function isSame(tag: Tag, other: Tag): boolean {
  if (tag.kind === 'noun' && other.kind === 'noun') return nameOf(tag.noun) === nameOf(other.noun);
  return (
    tag.kind === 'value' && other.kind === 'value' && JSON.stringify(tag.choices) === JSON.stringify(other.choices)
  );
}

/** `any specialty` is a specialty too, whatever dimension has a name like it. */
function nameOf({ dimension, where }: Noun): string {
  return `${dimension.replace(/^any_/, '')} ${JSON.stringify(where)}`;
}
