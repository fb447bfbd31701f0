import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import { addNounFilters } from '../reading/groups.ts';
import { kindOf } from '../reading/read-source.ts';
import type { ValueFilter } from '../reading/reading.ts';
import type { Tag } from '../tags/tag.ts';
import { filtersOf } from './members/member-conditions.ts';
import { type Input, wordsOf } from './parser.ts';
import { hasRoom, isYesOrNo, sideBySide } from './side-by-side.ts';
import { findThan, type Than } from './than-side.ts';
import { withoutThan } from './than-words.ts';

/**
 * Reads a question that holds two things of one kind against each other (`specialties that took more in royalties than in meals`):
 * without the second it is a question about the first, which `read` reads as it does any other. Its rows are those in which the one is
 * above the other; where there are none, both stand side by side.
 */
export function readThan(
  words: Input,
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
  read: (words: Input) => Draft | undefined,
): Draft | undefined {
  const than = findThan(words);
  if (!than || isOfNumber(words, than) || words.tags.some((tag) => isFactor(tag, words))) return undefined;
  const assumptions: string[] = [];
  const other = sideOf(than, words, known, assumptions);
  const draft = other && read(withoutThan(words, than));
  if (!draft || !hasRoom(draft)) return undefined;
  const one = takeSide(draft, other);
  if (!one || one.values.some((value) => other.values.includes(value))) return undefined;
  for (const tag of draft.tags) draft.parsed.add(tag);
  draft.assumptions.push(...assumptions);
  const both = { ...one, values: [...one.values, ...other.values], names: { ...one.names, ...other.names } };
  draft.filters.push(both);
  return isYesOrNo(words) || !hasRows(draft) ? sideBySide(draft, both) : onlyAbove(draft, than, one, other);
}

/** `by what factor does A exceed B from 2021 to 2023`: how much above it is, and not where. */
const isFactor = (tag: Tag, words: Input) => tag.kind === 'compare' && /^by /.test(wordsOf(words, tag));

/** `more payments`, `more doctors`: of their number. */
function isOfNumber({ tags }: Input, { more }: Than): boolean {
  const next = tags.slice(more + 1).find(({ kind }) => kind !== 'filler');
  return next?.kind === 'unit' || next?.kind === 'noun';
}

function sideOf(
  { side }: Than,
  words: Input,
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
  assumptions: string[],
): ValueFilter | undefined {
  const found = side.map((one) => {
    if (one.kind !== 'source') return filtersOf(one, words, known, assumptions)?.[0];
    const kind = kindOf(one.source);
    return kind === undefined ? undefined : { field: 'payment_kind', values: [kind] };
  });
  const [first] = found;
  const all = found.flatMap((one) => (one?.field === first?.field ? (one ?? []) : []));
  if (!first || all.length < found.length) return undefined;
  return {
    ...first,
    values: all.flatMap(({ values }) => values),
    names: Object.assign({}, ...all.map(({ names = {} }) => names)),
  };
}

/** The one that the rest of the question is of. */
function takeSide(draft: Draft, { field }: ValueFilter): ValueFilter | undefined {
  if (field === 'payment_kind') {
    const kind = draft.source && draft.tags.some((tag) => tag.kind === 'source') ? kindOf(draft.source) : undefined;
    draft.source = 'all_payments';
    return kind === undefined ? undefined : { field, values: [kind], text: kind };
  }
  for (const tag of draft.tags)
    if (tag.kind === 'noun' && tag.noun.where?.some((one) => one.field === field)) addNounFilters(draft, tag.noun);
  const [one, another] = draft.filters.filter((filter) => filter.field === field && !filter.isNegated);
  if (!one || another) return undefined;
  draft.filters = draft.filters.filter((filter) => filter !== one);
  return { ...one, text: one.text ?? '' };
}

function hasRows({ groups, figures }: Draft): boolean {
  return groups.length > 0 || countedEntity(figures[0]) !== undefined;
}

function onlyAbove(draft: Draft, { isLess }: Than, one: ValueFilter, other: ValueFilter): Draft | undefined {
  if (draft.figures.some((figure) => figure.kind === 'statistic' && !['record', 'payment'].includes(figure.per)))
    return undefined;
  const [of, less] = isLess ? [other, one] : [one, other];
  draft.comparison = { kind: 'difference', of, less, only: true };
  return draft;
}
