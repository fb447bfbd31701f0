import type { Draft } from '../reading/draft.ts';
import type { Kind } from '../tags/tag.ts';

/** `how many physicians`, `share of meals`: in what, the answer before says. */
export function saysPartAlone({ tags, tokens, figures, groups, members }: Draft): boolean {
  // `which doctors got over $50,000 and had a dispute`: its clause is no longer among the words.
  if (members) return false;
  const [first] = tags.filter(({ kind }) => kind !== 'filler');
  const isAverage = figures.some((figure) => figure.kind === 'statistic') && groups.length === 0;
  if ((first?.kind === 'statistic' || (first?.kind === 'amount' && isAverage)) && isPerAlone(tags)) return true;
  const isNarrowed = tokens.some(({ low }) => ['only', 'just', 'instead'].includes(low));
  if (isNarrowed && tags.every(({ kind }) => ['source', 'only', 'filler', 'preposition', 'followUp'].includes(kind)))
    return true;
  if (isSourceAlone(tags)) return true;
  const kinds = (first && ALONE_AFTER[first.kind]) ?? [];
  const isSaid = tags.some(({ kind }) => kind === 'noun' || kind === 'value');
  return isSaid && tags.every(({ kind }) => kinds.includes(kind));
}

/** `ownership`, `research payments`, `general funding`: of what, the answer before says; `total research spend` is of all. */
function isSourceAlone(tags: Draft['tags']): boolean {
  const rest = tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const isAmountAfter = rest.length === 2 && rest[0]?.kind === 'source' && rest[1]?.kind === 'amount';
  return (
    isAmountAfter ||
    (rest.some(({ kind }) => kind === 'source') && rest.every(({ kind }) => kind === 'source' || kind === 'unit'))
  );
}

/** `average per physician`, `median per dermatologist`, `average per meal`, `dollars per head`. */
function isPerAlone(tags: Draft['tags']): boolean {
  const by = tags.findIndex(({ kind }) => kind === 'by');
  return (
    by > 0 &&
    tags.every(({ kind }) => ['statistic', 'amount', 'by', 'noun', 'value', 'unit', 'filler', 'and'].includes(kind))
  );
}

/** After the first word of a turn that names nothing else. */
const ALONE_AFTER: Partial<Record<Kind, readonly Kind[]>> = {
  count: ['count', 'noun', 'value', 'filler', 'preposition'],
  which: ['which', 'noun', 'filler', 'preposition'],
  share: ['share', 'value', 'noun', 'filler', 'preposition'],
};
