import type { Draft } from '../reading/draft.ts';
import type { ValueFilter } from '../reading/reading.ts';
import { type AgainstAll, findAgainstAll } from './against-all.ts';
import type { Input } from './parser.ts';
import { hasRoom } from './side-by-side.ts';

/** Whose figure is held against that of all, where the words do not say it: companies first. */
const ONES = ['company', 'company_family', 'state', 'specialty', 'product', 'nature'];

/**
 * Reads a question that holds one against all, or against all others (`the average fee at A against the industry`): the figure of the
 * one, that of all, and their difference.
 */
export function readAgainstAll(words: Input, read: (words: Input) => Draft | undefined): Draft | undefined {
  const all = findAgainstAll(words);
  const draft = all && read(all.left);
  if (!all || !draft || !hasRoom(draft) || draft.ranking) return undefined;
  if (all.isMean) asMeanOfEach(draft);
  const one = oneOf(draft, all);
  // A sum is not held against a mean, nor against the rows that it is one of.
  const isSum = draft.figures.every(({ kind }) => kind !== 'statistic');
  const isOfRows = draft.groups.some((group) => group.kind === 'dimension' && group.dimension === one?.field);
  if (!one || (all.isMean && isSum) || isOfRows) return undefined;
  for (const tag of draft.tags) draft.parsed.add(tag);
  if (draft.figures.some((figure) => figure.kind === 'statistic' && figure.per === 'recipient'))
    draft.assumptions.push('What each got from all of them together is what the figure of all is of.');
  draft.filters = draft.filters.filter((filter) => filter !== one);
  draft.comparison = {
    kind: 'difference',
    of: one,
    ...(all.isOthers && { less: { ...one, isNegated: true as const } }),
  };
  return draft;
}

/** `how much did A pay per physician, against the average`: what one of them gets on average, and no row for each. */
function asMeanOfEach(draft: Draft): void {
  const [group, another] = draft.groups;
  if (
    group?.kind !== 'dimension' ||
    group.dimension !== 'recipient' ||
    another ||
    draft.figures.some(({ kind }) => kind !== 'measure')
  )
    return;
  draft.groups = [];
  draft.figures = [{ kind: 'statistic', statistic: { kind: 'average' }, per: 'recipient' }];
}

function oneOf({ filters }: Draft, { field }: AgainstAll): ValueFilter | undefined {
  const named = filters.filter(({ text, isNegated }) => text !== undefined && !isNegated);
  const wanted = field ? named.filter((one) => one.field.startsWith(field)) : named;
  const [first] = ONES.flatMap((name) => wanted.filter((one) => one.field === name));
  const same = wanted.filter((one) => one.field === first?.field);
  return same.length === 1 && first?.values.length === 1 ? first : undefined;
}
