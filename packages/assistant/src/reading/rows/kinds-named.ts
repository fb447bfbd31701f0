import type { Tag, TagOf } from '../../tags/tag.ts';
import { setsOf } from '../comparisons/compared-sets.ts';
import { type Draft, take } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import type { Group } from '../reading.ts';

const KIND = 'recipient_type';
const BETWEEN: readonly Tag['kind'][] = ['and', 'filler', 'preposition'];

/** The nouns of `physicians, NPPs and hospitals`: kinds of people that stand beside each other, none where there is one alone. */
export function kindsNamed({ tags }: Pick<Draft, 'tags'>): readonly TagOf<'noun'>[] {
  const kinds = tags.filter(
    (tag): tag is TagOf<'noun'> => tag.kind === 'noun' && tag.noun.where?.some(({ field }) => field === KIND) === true,
  );
  const [first, last] = [kinds[0], kinds.at(-1)];
  const between = tags.filter(({ from, to }) => first && last && from >= first.to && to <= last.from);
  const areBeside = between.every((tag) => kinds.some((one) => one === tag) || BETWEEN.includes(tag.kind));
  return kinds.length > 1 && areBeside && between.some(({ kind }) => kind === 'and') ? kinds : [];
}

/** `for physicians and for hospitals`: the small word that stands before each sets them apart. */
export function areKindsApart(draft: Draft): boolean {
  const words = kindsNamed(draft).map(({ from }) => draft.tokens[from - 1]?.low ?? '');
  return words.length > 1 && ['for', 'to', 'on', 'in'].includes(words[0] ?? '') && new Set(words).size === 1;
}

/** A row for each kind of people that is named, once they are its conditions. */
export function groupOfKinds(draft: Draft): Group | undefined {
  const kinds = kindsNamed(draft);
  for (const tag of kinds.filter((one) => !draft.used.has(one))) addNounFilters(draft, tag.noun, tag.from);
  take(draft, ...kinds);
  const filter = draft.filters.find(({ field, isNegated }) => field === KIND && !isNegated);
  if (kinds.length === 0 || !filter || filter.values.length < kinds.length) return undefined;
  const sets = setsOf(draft, filter);
  return { kind: 'dimension', dimension: KIND, ...(sets && { sets }) };
}
