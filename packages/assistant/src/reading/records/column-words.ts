import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, textOf } from '../draft.ts';

/** What a list of records may say of each. */
const DIMENSIONS = [
  'company',
  'recipient',
  'nature',
  'product',
  'state',
  'city',
  'form',
  'specialty',
  'third_party',
  'travel_city',
  'travel_country',
  'study',
  'terms',
  'date',
  'dispute_status',
];

/** What is read of a question to tell its columns. */
type Words = { readonly tokens: Draft['tokens']; readonly tags: readonly Tag[] };

const WORDS_OF_DATES = /^(?:dates?|day|when)$/i;

/** What a word names of each record: of `payer` the company, of `when` the date, of `to whom` the recipient. */
export function columnOf(draft: Words, tag: Tag): string | undefined {
  if (tag.kind === 'amount') return 'amount';
  if (tag.kind === 'measure') return /interest|invested/.test(tag.measure) ? tag.measure : undefined;
  if (tag.kind === 'value')
    return tag.choices.every(({ field }) => field === 'physician_ownership') ? 'recipient' : undefined;
  if (tag.kind === 'who') return sideOf(draft, tag);
  if (tag.kind === 'noun') return DIMENSIONS.includes(tag.noun.dimension) ? tag.noun.dimension : undefined;
  if (WORDS_OF_DATES.test(textOf(draft, tag))) return 'date';
  return tag.kind === 'grain' && /^years?$/i.test(textOf(draft, tag)) ? 'program_year' : undefined;
}

/** `a payment to a physician: date, company, physician`: it is known that they are physicians. */
export function isSaidBefore({ tags }: Draft, { noun, from }: TagOf<'noun'>): boolean {
  const same = (tag: Tag) => tag.kind === 'noun' && JSON.stringify(tag.noun) === JSON.stringify(noun);
  return tags.some((tag) => tag.to <= from && same(tag));
}

/** `from whom`, `who paid` ask for who paid; `to whom`, `who got it` for who was paid. */
function sideOf(draft: Words, who: Tag): string | undefined {
  const words = textOf(draft, { from: Math.max(0, who.from - 1), to: who.to }).toLowerCase();
  if (/\b(?:from|by) whom?$/.test(words)) return 'company';
  if (/\bwhom$/.test(words)) return 'recipient';
  const verb = after(draft, who, ['filler']);
  const did = verb?.kind === 'followUp' ? textOf(draft, verb).toLowerCase() : '';
  if (/^(?:made|gave|paid) (?:it|them)$/.test(did)) return 'company';
  return verb?.kind !== 'verb' ? undefined : verb.role === 'payer' ? 'company' : 'recipient';
}

/** What stands around the names of columns: `and on what date`, `who paid whom`. */
export function joinsColumns(draft: Draft, tag: Tag): boolean {
  if (isOfEach(draft, tag)) return true;
  if (tag.kind === 'and' || tag.kind === 'filler') return true;
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  const follows = next !== undefined && columnOf(draft, next) !== undefined;
  // `who gave them and who got them, with date and amount`.
  if (tag.kind === 'preposition' && tag.word === 'with' && follows) return true;
  if (tag.kind === 'which') return follows && (next.kind === 'noun' || next.kind === 'grain');
  const isAsking = tag.kind === 'preposition' || (tag.kind === 'followUp' && /^and \w+$/i.test(textOf(draft, tag)));
  if (isAsking) return next?.kind === 'which' || next?.kind === 'who';
  const agent = tag.kind === 'verb' ? before(draft, tag, ['filler']) : undefined;
  if (tag.kind === 'followUp' && before(draft, tag, ['filler'])?.kind === 'who') return true;
  // `who got it`, `which company paid it`.
  return agent?.kind === 'who' || (agent?.kind === 'noun' && before(draft, agent)?.kind === 'which');
}

/** `date and amount of each record` at the end: of those that are listed. */
function isOfEach(draft: Draft, tag: Tag): boolean {
  const end = draft.tags.slice(draft.tags.indexOf(tag)).filter(({ kind }) => kind !== 'filler');
  const [by, unit] = tag.kind === 'by' ? end : [before(draft, tag, ['filler']), tag];
  const isEach = by?.kind === 'by' && /^(?:of|for|in) (?:each|every)(?: one)?$/i.test(textOf(draft, by));
  return isEach && end.length <= (tag.kind === 'by' ? 2 : 1) && (unit === undefined || unit.kind === 'unit');
}
