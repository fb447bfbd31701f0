import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, open, replace } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isMany } from '../ranked-words.ts';
import { isSingleNature } from './read-single-records.ts';

/** What a single record says of itself. */
const OF_RECORDS = ['company', 'recipient', 'nature', 'product', 'state'];

/** `the largest grant in 2023, and which hospital`, `and which company paid it`: the record that is shown says it. */
export function readShownAlready(draft: Draft): void {
  const which = open(draft, 'which').findLast((tag) => before(draft, tag, ['filler', 'preposition'])?.kind === 'and');
  const noun = which && after(draft, which, ['filler']);
  if (!which || noun?.kind !== 'noun' || !OF_RECORDS.includes(noun.noun.dimension) || isMany(draft, noun)) return;
  const isLast = after(draft, noun, ['filler', 'preposition', 'verb']) === undefined;
  if (!isLast || !isOfOneRecord(draft) || has(draft, 'by')) return;
  draft.isList = true;
  addNounFilters(draft, noun.noun);
  const and = before(draft, which, ['filler', 'preposition']);
  for (const tag of [and, which, noun]) if (tag) replace(draft, tag, { kind: 'filler' });
}

/** A question that begins with one record: `the largest payment`, `biggest single meal`. */
function isOfOneRecord(draft: Draft): boolean {
  const [rank] = draft.tags.filter(({ kind }) => kind !== 'filler' && kind !== 'which');
  const isFirst = rank?.kind === 'rank' && rank.isSuperlative && rank.by === undefined;
  const single = isFirst ? after(draft, rank, ['filler']) : undefined;
  return single !== undefined && (isUnit(draft, single) || isSingleNature(draft, single));
}

function isUnit(draft: Draft, tag: Tag): tag is TagOf<'unit' | 'list'> {
  return (tag.kind === 'unit' || tag.kind === 'list') && !isMany(draft, tag);
}
