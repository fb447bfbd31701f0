import { type Draft, has, open, take } from './draft.ts';

/** Single records: `list payments over $500`, `show the records of Pfizer`, `transactions, list them`. */
export function readLists(draft: Draft): void {
  const lists = open(draft, 'list');
  take(draft, ...lists);
  const isNamed = open(draft, 'unit').some((unit) => isListed(draft, unit.from));
  if (lists.length === 0 && !isNamed) return;
  draft.isList = true;
  take(draft, ...open(draft, 'unit', 'where'));
}

/** `list disputed payments`: the word at the beginning, the unit as the first noun after it. */
function isListed(draft: Draft, unitFrom: number): boolean {
  const first = draft.tokens.findIndex(({ lemma }) => ['list', 'show', 'display', 'pull'].includes(lemma));
  if (first < 0 || first > 3 || unitFrom < first || has(draft, 'by', 'trend', 'share', 'growth', 'compare'))
    return false;
  const between = draft.tags.filter(({ from, to }) => from > first && to <= unitFrom);
  const isPlain = between.every(({ kind }) =>
    ['filler', 'preposition', 'value', 'source', 'number', 'rank'].includes(kind),
  );
  return isPlain && (draft.tokens[first]?.lemma === 'list' || draft.thresholds.some(({ on }) => on === 'record'));
}
