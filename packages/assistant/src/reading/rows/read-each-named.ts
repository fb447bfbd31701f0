import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';
import { kindsNamed } from './kinds-named.ts';

const AFTER_NAMES = /^(?:(?:(?:in|at|for|from|to|by|within|of) )?each|apiece|each one|each of (?:them|those|these))$/i;
const BEFORE_NAMES = /\beach\b/i;

/**
 * `in each of Texas and Ohio`, `A and B, how many doctors each`, `Texas, Ohio: top company in each`: a row for each that is named, once it is known of what kind they
 * are.
 */
export function isOfNamed(draft: Draft, by: Tag): boolean {
  const text = textOf(draft, by);
  if (!(areSeveral(draft) || kindsNamed(draft).length > 0) || isPaidBy(draft, by)) return false;
  const next = after(draft, by, ['filler', 'preposition']);
  const isLast = next === undefined || ['period', 'verb', 'and', 'by'].includes(next.kind);
  const isAfter = AFTER_NAMES.test(text) && (isLast || isActing(draft, by));
  return isAfter || (BEFORE_NAMES.test(text) && next?.kind === 'value' && !next.isPerson);
}

/** `did A and B each make to physicians`: what each of them did follows, and no rows. */
export function isActing({ tags, tokens }: Draft, by: Tag): boolean {
  return tags[tags.indexOf(by) - 1]?.kind === 'value' && ACTS.includes(tokens[by.to]?.lemma ?? '');
}

const ACTS = ['make', 'have', 'give', 'report', 'record', 'disclose', 'show', 'see', 'hand', 'incur'];

/** `Texas, Florida, Ohio - who is the top company in each`: the first of each that is named before, and not what each of the first has. */
export function isFirstOfNamed(draft: Draft, by: Tag): boolean {
  // Of `specialties ranked in Texas and Ohio, first 3 of each` the last one says how many.
  const rank = draft.tags.findLastIndex(({ kind, to }) => kind === 'rank' && to <= by.from);
  const named = { tags: draft.tags.slice(0, Math.max(0, rank)) };
  const isFigureApart = draft.tags.slice(rank).some(({ kind }) => kind === 'amount' || kind === 'unit');
  return (
    areSeveral(named) &&
    after(draft, by, ['filler', 'preposition', 'period']) === undefined &&
    !isFigureApart &&
    isOfNamed(draft, by)
  );
}

/** `physicians paid by each of A and B`: by all of them. */
function isPaidBy({ tags }: Draft, by: Tag): boolean {
  const verb = tags[tags.indexOf(by) - 1];
  return verb?.kind === 'verb' && tags.some(({ kind, to }) => kind === 'noun' && to <= verb.from);
}

/** Two values at least that may be of one field. */
export function areSeveral({ tags }: { readonly tags: readonly Tag[] }): boolean {
  const fields = tags.flatMap((tag) =>
    tag.kind === 'value' ? [[...new Set(tag.choices.map(({ field }) => field))]] : [],
  );
  const all = fields.flat();
  return new Set(all).size < all.length;
}
