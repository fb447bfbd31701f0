import type { Tag } from '../tags/tag.ts';
import { type Draft, textOf } from './draft.ts';

/** A word that leaves out, and the last value that it was read to leave out. */
export interface Negation {
  readonly word: Tag;
  readonly last?: { readonly tag: Tag; readonly field: string };
}

/** Whether a value is left out too, or says of what is left; `unclear` where both together might be meant. */
export type Reach = 'leftOut' | 'kept' | 'unclear';

const JOINING = ['and', 'or', 'nor', '&'];
const OF_WHOM = ['specialty', 'specialty_classification', 'specialty_group', 'primary_type'];
const WHERE = ['state', 'city'];

/** `excluding meals, gifts and travel for cardiologists in Texas` leaves out values of one kind: what stands after them is kept. */
export function reachOf(draft: Draft, { word, last }: Negation, tag: Tag, field: string): Reach {
  if (!last || areAlike(last.field, field)) return 'leftOut';
  const between = draft.tokens.slice(last.tag.to, tag.from).map(({ low }) => low);
  if (between.some((one) => JOINING.includes(one))) return 'leftOut';
  const text = textOf(draft, word).toLowerCase();
  // `non-meal payments in Texas`.
  if (text.startsWith('non')) return 'kept';
  const isApart = draft.tags.some(
    ({ kind, from, to }) => ['preposition', 'by'].includes(kind) && from >= last.tag.to && to <= tag.from,
  );
  if (!isApart) return between.includes(',') ? 'kept' : 'unclear';
  return isOfThose(draft, word, last.tag) || isOfPeople(text, last.field, field) ? 'unclear' : 'kept';
}

/** A company and its family are of one kind. */
function areAlike(one: string, other: string): boolean {
  return one.split('_')[0] === other.split('_')[0];
}

/** `excluding payments by Pfizer to cardiologists`: those that are both. */
function isOfThose({ tags }: Draft, word: Tag, first: Tag): boolean {
  return tags.some(({ kind, from, to }) => kind === 'unit' && from >= word.to && to <= first.from);
}

/** `excluding cardiologists in Texas`; `doctors other than cardiologists in Texas` are in Texas. */
function isOfPeople(text: string, left: string, field: string): boolean {
  return OF_WHOM.includes(left) && WHERE.includes(field) && !['other than', 'not'].includes(text);
}

/** Why what might be left out together with something else is not answered, in words. */
export function unclearReach(draft: Draft, { word, last }: Negation, tag: Tag, reach: Reach): string | undefined {
  const name = textOf(draft, tag);
  if (reach === 'unclear' && last)
    return `I cannot tell whether “${name}” belongs to what is left out: say it first, as in “for ${name}, excluding ${textOf(draft, last.tag)}”.`;
  const noun = draft.tags[draft.tags.indexOf(tag) + 1];
  // `excluding Texas physicians` leaves physicians of other states, and whatever is no physician.
  const isOfBoth = reach === 'leftOut' && noun?.kind === 'noun' && noun.noun.where !== undefined;
  const isAdjective = /^no[nt]\b/i.test(textOf(draft, word)) && !/^no[nt] (?:count|includ)/i.test(textOf(draft, word));
  if (!isOfBoth || isAdjective) return undefined;
  return `I can leave out ${name}, or ${textOf(draft, noun)}, but not only what is both.`;
}
