import type { Draft } from '../reading/draft.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import type { Tag } from '../tags/tag.ts';
import { goesOnFrom } from './goes-on-from.ts';
import { isOfBefore } from './of-before.ts';

const OF_PEOPLE: readonly string[] = ['specialty', 'primary_type', 'recipient_type'];
const POINTING = /\b(?:is|are|was|were) (?:that|it|this)\b/;

/** `how many surgeons is that`, `average per surgeon` after spine surgeons: a wider word for those who are there already, and no condition. */
export function withoutWiderWords(draft: Draft, earlier: Reading, isSaidOn: boolean): Draft {
  const wider = draft.filters.filter(
    (one) => isOfThose(one, draft) && earlier.filters.some((old) => isWider(one, old)),
  );
  if (wider.length === 0) return draft;
  const words = draft.tags.filter((tag) =>
    wider.some(({ at }) => (at === undefined ? isPer(draft, tag) : at === tag.from)),
  );
  const plain: Draft = {
    ...draft,
    filters: draft.filters.filter((one) => !wider.includes(one)),
    parsed: new Set([...draft.parsed, ...words]),
  };
  return isSaidOn || goesOnFrom(plain, earlier) || isOfBefore(plain, earlier) ? plain : draft;
}

function isOfThose({ at }: ValueFilter, draft: Draft): boolean {
  if (POINTING.test(draft.tokens.map(({ low }) => low).join(' '))) return true;
  return draft.tags.some((tag) => isPer(draft, tag) && (at === undefined || at === tag.from));
}

function isPer({ tokens }: Draft, { kind, from }: Tag): boolean {
  return (kind === 'noun' || kind === 'value') && tokens[from - 1]?.low === 'per';
}

/** Of a profession the kind of recipient is wider. */
function isWider(one: ValueFilter, old: ValueFilter): boolean {
  if (one.isNegated || old.isNegated || !OF_PEOPLE.includes(one.field) || old.values.length === 0) return false;
  if (one.field === 'recipient_type' && old.field === 'primary_type') return isOfProfession(one, old);
  const isThere = old.values.every((value) => one.values.includes(value));
  return one.field === old.field && one.values.length > old.values.length && isThere;
}

/** Doctors are physicians, and other professions are practitioners who are none. */
function isOfProfession({ values }: ValueFilter, { values: professions }: ValueFilter): boolean {
  const areDoctors = professions.some((one) => one.includes('Doctor'));
  return values.includes(areDoctors ? 'Covered Recipient Physician' : 'Covered Recipient Non-Physician Practitioner');
}
