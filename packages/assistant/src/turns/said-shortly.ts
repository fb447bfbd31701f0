import type { Draft } from '../reading/draft.ts';
import { DEFAULT_RECORDS, type Reading } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';

const SMALL: readonly Kind[] = ['filler', 'preposition', 'and', 'followUp', 'only'];

/** `list` alone, after a figure: the records behind it. */
export function asListed(earlier: Reading, draft: Draft): Draft {
  const isList = draft.tokens.every(({ low }) => low === 'list' || low === 'please');
  if (!isList || earlier.isList || earlier.groups.length > 0) return draft;
  return {
    ...draft,
    isList: true,
    tags: [...draft.tags, { kind: 'list', from: 0, to: draft.tokens.length, score: 0 }],
  };
}

/** `sort by date`, `by amount` after a list: the order of its records. */
export function inOrder(earlier: Reading, draft: Draft): Draft {
  const isPlain = draft.tags.every(({ kind }) => ['filler', 'by', 'grain', 'amount', 'preposition'].includes(kind));
  const by = draft.tags.find(({ kind }) => kind === 'by') ?? draft.tags.find(({ kind }) => kind === 'filler');
  if (!earlier.isList || !isPlain || !by) return draft;
  const { place: _, ...ranking } = {
    n: DEFAULT_RECORDS,
    direction: 'desc' as const,
    place: undefined,
    ...earlier.ranking,
  };
  const word = draft.tokens.at(-1)?.low;
  if (word === 'date')
    return { ...draft, groups: [], isList: true, ranking: { ...ranking, direction: 'asc', by: 'date' } };
  const isAmount = word === 'amount' && draft.tokens.some(({ low }) => low === 'by');
  const { by: _by, ...plain } = { by: undefined, ...ranking };
  return isAmount ? { ...draft, isList: true, ranking: { ...plain, direction: 'desc' } } : draft;
}

/** `drugs` after devices by company: another value of a condition that is there, and no other rows. */
export function withSwapped(earlier: Reading, draft: Draft): Draft {
  const nouns = draft.tags.flatMap((tag) => (tag.kind === 'noun' ? [tag.noun] : []));
  const isAlone = draft.tags.every(({ kind }) => kind === 'noun' || SMALL.includes(kind));
  const isThere = (field: string) => earlier.filters.some((one) => one.field === field && !one.isNegated);
  const isSwapped = nouns.length > 0 && nouns.every(({ where }) => where?.every(({ field }) => isThere(field)));
  const isOfRows =
    earlier.isList === true ||
    earlier.comparison?.kind === 'share' ||
    (earlier.groups.length > 0 && nouns.every(({ dimension }) => !hasRow(earlier, dimension)));
  return isAlone && isSwapped && isOfRows ? { ...draft, groups: [] } : draft;
}

function hasRow({ groups }: Reading, dimension: string): boolean {
  return groups.some((group) => group.kind === 'dimension' && group.dimension === dimension);
}
