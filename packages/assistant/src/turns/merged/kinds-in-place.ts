import type { Draft } from '../../reading/draft.ts';
import type { Reading, ValueFilter } from '../../reading/reading.ts';
import type { Kind } from '../../tags/tag.ts';
import type { Unread } from '../referred.ts';

/** Fields that say the same of somebody in other words: a turn that names one of them is no longer of the others. */
const WHO = ['specialty', 'primary_type', 'recipient_type'];
const WHERE = ['city', 'state', 'country'];
const PHYSICIAN = 'Covered Recipient Physician';

/** A turn of these alone names what it is of, and asks for nothing else. */
const NAMING: readonly Kind[] = ['noun', 'value', 'filler', 'preposition', 'and', 'followUp', 'period', 'only'];

type StatesOf = Draft['statesOf'];

/**
 * The answer before without the kinds of people and the places that a turn names others of: `same thing but nurse practitioners` after
 * psychiatrists, `and Texas` after Chicago. `only`, `which of them` and the like narrow what is there, which may be none at all.
 */
export function withoutReplaced(earlier: Reading, draft: Draft): Reading | Unread {
  const { statesOf } = draft;
  const isPlain = draft.tags.every(({ kind }) => NAMING.includes(kind));
  // `per doctor`, `how many people` after cardiologists is of those, and of no others.
  const fresh = draft.filters.filter(({ field, isNegated }) => !isNegated && (field !== 'recipient_type' || isPlain));
  const apart = earlier.filters.filter((old) => fresh.some((one) => areApart(old, one, statesOf)));
  const [gone] = apart;
  if (isAdding(draft) && earlier.filters.some((old) => fresh.some((one) => areOfOtherFields(old, one))))
    return { cannot: 'Those are of different kinds, which no one condition holds: ask for each by itself.' };
  if (gone === undefined) return earlier;
  // `and for cardiologists` after hospitals: nobody is both.
  const areNew = isFurther(draft) && apart.every(({ field }) => WHO.includes(field));
  if (!narrows(draft) && (areNew || !isFurther(draft)))
    return { ...earlier, filters: earlier.filters.filter((old) => !apart.includes(old)) };
  const other = fresh.find((one) => areElsewhere(gone, one, statesOf));
  return other
    ? { cannot: `${other.values.join(', ')} is not in ${gone.values.join(', ')}: say which is meant.` }
    : earlier;
}

/** Whether two conditions say of somebody, or of a place, what does not go together or says one thing for the other. */
function areApart(old: ValueFilter, one: ValueFilter, statesOf: StatesOf): boolean {
  if (old.isNegated || old.field === one.field || old.values.length === 0) return false;
  const areOf = (fields: readonly string[]) => fields.includes(old.field) && fields.includes(one.field);
  // A specialty is of physicians, and narrows them.
  if (areOf(WHO)) return !(one.field === 'specialty' && old.values.join() === PHYSICIAN) && !isKindOf(old, one);
  if (!areOf(WHERE)) return false;
  return WHERE.indexOf(one.field) > WHERE.indexOf(old.field) || areElsewhere(old, one, statesOf);
}

const areOfOtherFields = (old: ValueFilter, one: ValueFilter) =>
  [WHO, WHERE].some((fields) => [old, one].every(({ field }) => fields.includes(field))) &&
  old.field !== one.field &&
  !isKindOf(old, one);

/** `nurse practitioners` after non-physician practitioners, which takes its place anyhow. */
const isKindOf = (old: ValueFilter, one: ValueFilter) =>
  [old, one].every(({ field }) => WHO.includes(field) && field !== 'specialty');

/** A city that is in none of the states, or none of the cities in a state. */
function areElsewhere(old: ValueFilter, one: ValueFilter, statesOf: StatesOf): boolean {
  const city = [old, one].find(({ field }) => field === 'city');
  const state = [old, one].find(({ field }) => field === 'state');
  if (!city || !state) return false;
  const known = city.values.flatMap((value) => statesOf.get(value) ?? []);
  return known.length > 0 && !known.some((code) => state.values.includes(code));
}

const NARROWING = [
  'only',
  'just',
  'keep',
  'retain',
  'restrict',
  'limit',
  'narrow',
  'filter',
  'any',
  'which',
  'who',
  'whose',
];
const THEM = ['them', 'those', 'these', 'they'];

/** `only nurse practitioners`, `how many of them are in Texas`. */
function narrows({ tags, tokens }: Draft): boolean {
  const isOnly = tags.some(({ kind }) => kind === 'only');
  return isOnly || tokens.some(({ low }) => NARROWING.includes(low) || THEM.includes(low));
}

/** `and in Texas`, `and for cardiologists`. */
function isFurther({ tags }: Draft): boolean {
  return tags.some((tag) => tag.kind === 'followUp' && tag.move === 'add');
}

function isAdding({ tags }: Draft): boolean {
  return tags.some((tag) => tag.kind === 'followUp' && tag.move === 'union');
}

const POINTING = ['those', 'these', 'same', 'such'];

/** `those individuals`, `these people`: whoever the answer before is of, and no others. */
export function withoutThosePeople(draft: Draft): Draft {
  const arePointedAt = ({ field, values, at = 0 }: ValueFilter) =>
    field === 'recipient_type' && values.length > 1 && POINTING.includes(draft.tokens[at - 1]?.low ?? '');
  const gone = draft.filters.filter(arePointedAt);
  if (gone.length === 0) return draft;
  const tags = draft.tags.map((tag) =>
    gone.some(({ at }) => at === tag.from)
      ? { kind: 'filler' as const, from: tag.from, to: tag.to, score: tag.score }
      : tag,
  );
  return { ...draft, tags, filters: draft.filters.filter((one) => !gone.includes(one)) };
}
