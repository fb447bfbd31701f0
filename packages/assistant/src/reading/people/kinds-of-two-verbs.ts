import { countedEntity } from '../counted.ts';
import { type Draft, textOf } from '../draft.ts';

const HAD = /\b(?:had|have|has)\b/;

/**
 * `of the doctors who got royalties, how many got consulting fees (too)`: who is counted had the first, of which the clause is, and the
 * second. Between the two another verb stands, and no `or`.
 */
export function areKindsOfTwoVerbs(draft: Draft, entity: string | undefined): boolean {
  const { tags, figures } = draft;
  if (entity === undefined || countedEntity(figures[0]) !== entity) return false;
  const kinds = tags.filter((tag) => tag.kind === 'value' && tag.choices[0]?.field === 'nature');
  const [first, second] = kinds;
  if (!first || !second || kinds.length > 2) return false;
  const isOfThose = tags.some(({ kind, from }) => kind === 'who' && from < first.from);
  if (tags.some(({ kind }) => kind === 'or')) return false;
  const between = tags.slice(tags.indexOf(first) + 1, tags.indexOf(second));
  const isDoing =
    between.some(({ kind }) => kind === 'verb') || HAD.test(textOf(draft, { from: first.to, to: second.from }));
  return isOfThose && isDoing && between.every(({ kind }) => !['not', 'and', 'who'].includes(kind));
}
