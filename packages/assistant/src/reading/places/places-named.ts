import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import type { ValueChoice } from '../../values/value-index.ts';
import { after, before, type Draft, MAX_CHOICES, SMALL, textOf } from '../draft.ts';
import { askSeat, isOfCompany } from './company-seats.ts';
import { areBroughtTo, areSentTo, isFlown } from './read-destinations.ts';

/** Names that people use of a city as often as of a state. */
const STATES_AND_CITIES = ['new york', 'washington'];

export function isStateAndCity(draft: Draft, tag: Tag): boolean {
  return STATES_AND_CITIES.includes(textOf(draft, tag).toLowerCase());
}

/** `cities in Iowa`, `which city in New York`: what cities are in is no city. */
export function isAroundCities(draft: Draft, tag: Tag): boolean {
  const noun = before(draft, tag, ['filler', 'preposition']);
  const isIn = ['in', 'within', 'across'].includes(draft.tokens[tag.from - 1]?.low ?? '');
  return isIn && noun?.kind === 'noun' && noun.noun.dimension === 'city';
}

/** `California, New York and Illinois` are states, and `Boston and New York` cities. */
export function besidePlaces(draft: Draft, tag: TagOf<'value'>): string | undefined {
  const beside = [before, after].flatMap((side) => side(draft, tag, ['filler', 'and', 'or', 'versus']) ?? []);
  const fields = beside.flatMap((one) => (one.kind === 'value' && !isStateAndCity(draft, one) ? placeOf(one) : []));
  return fields.find((field) => field === 'state' || field === 'city');
}

/** A state may have cities of its name, as Iowa has: the state is meant. */
function placeOf({ choices }: TagOf<'value'>): string {
  const fields = choices.map(({ field }) => field);
  return fields.includes('state') ? 'state' : (fields[0] ?? '');
}

/** `New York` is both; the state is meant where that is said. */
export function askStateOrCity(draft: Draft, tag: Tag): undefined {
  const text = textOf(draft, tag);
  draft.ambiguity = {
    text: `“${text}” is a state and a city: which do you mean?`,
    choices: [
      { label: `the state ${text}`, words: `${text} state`, field: 'state' },
      { label: `the city of ${text}`, words: `city of ${text}`, field: 'city' },
    ],
    from: tag.from,
    to: tag.to,
  };
}

/** A city that several states have is asked about, unless its state is named; a state after `companies based in` is theirs. */
export function placed(draft: Draft, tag: TagOf<'value'>, choice: ValueChoice | undefined): ValueChoice | undefined {
  if (choice?.field === 'state' && isOfCompany(draft, tag)) return { ...choice, field: 'company_state' };
  const isThere = isDestination(draft, tag) || isOfDestination(draft, tag);
  if (choice?.field === 'state' && isThere && !isOfPeople(draft, tag)) return { ...choice, field: 'travel_state' };
  if (choice?.field === 'state') askSeat(draft, tag);
  if (choice?.field === 'city' && isDestination(draft, tag)) return { ...choice, field: 'travel_city' };
  if (choice?.field === 'country' && isTravelled(before(draft, tag, BEFORE_PLACES)))
    return { ...choice, field: 'travel_country' };
  const [city = ''] = choice?.values ?? [];
  // Nobody who is paid lives where only trips went to.
  if (choice?.field === 'travel_city' && !isDestination(draft, tag) && !draft.tags.some(isTravelled))
    draft.cannot ??= `Only travel went to ${city}: ask what was spent on travel there.`;
  const states =
    choice?.field === 'city' ? [...new Set(choice.values.flatMap((value) => draft.statesOf.get(value) ?? []))] : [];
  const isSaid = draft.tags.some((one) => one.kind === 'value' && one.choices.some(({ field }) => field === 'state'));
  if (states.length < 2 || isSaid || draft.ambiguity) return choice;
  draft.ambiguity = {
    text: `There is a ${city} in several states: which do you mean?`,
    choices: states.slice(0, MAX_CHOICES).map((state) => ({ label: `${city}, ${state}`, words: `${city}, ${state}` })),
    from: tag.from,
    to: tag.to,
  };
  return undefined;
}

/** `travel to Texas physicians`. */
function isOfPeople(draft: Draft, tag: Tag): boolean {
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  return next?.kind === 'noun' || (next?.kind === 'value' && next.isPerson === true);
}

/** `trips to Las Vegas, Nevada`: the state of the city that they went to. */
function isOfDestination(draft: Draft, tag: Tag): boolean {
  const city = before(draft, tag, ['filler']);
  const isCity = city?.kind === 'value' && city.choices.some(({ field }) => field === 'city');
  return isCity && city.to >= tag.from - 1 && isDestination(draft, city);
}

/** `travel to Miami`, `travel to Florida`, `taken to Honolulu`, and each of `trips to Orlando or Las Vegas`. */
function isDestination(draft: Draft, tag: Tag): boolean {
  const other = joinedTo(draft, tag);
  return isTravelledTo(draft, tag) || (other !== undefined && !isOfPeople(draft, tag) && isDestination(draft, other));
}

/** The place before that `or` or `and` joins one to. */
function joinedTo(draft: Draft, tag: Tag): Tag | undefined {
  const earlier = before(draft, tag, ['filler', 'and', 'or', 'versus', 'preposition']);
  const isPlace = earlier?.kind === 'value' && earlier.choices.some(({ field }) => PLACES.includes(field));
  const isJoined = earlier && /^(?:, )?(?:or|and|versus|vs|,)(?: to)?$/.test(lowsBetween(draft, earlier, tag));
  return isPlace && isJoined ? earlier : undefined;
}

function lowsBetween({ tokens }: Draft, { to }: Tag, { from }: Tag): string {
  return tokens
    .slice(to, from)
    .map(({ low }) => low)
    .join(' ');
}

const PLACES = ['city', 'state', 'travel_city', 'country'];

function isTravelledTo(draft: Draft, tag: Tag): boolean {
  // `travel of Pfizer to Florida`, `trips of surgeons to Chicago`.
  const previous = draft.tags
    .slice(0, draft.tags.indexOf(tag))
    .findLast((one) => ![...SMALL, 'by'].includes(one.kind) && !isCompany(one) && !isSomebody(one));
  const isThere = draft.tokens[tag.from - 1]?.low === 'to';
  const isTaken = TAKEN.includes(draft.tokens[tag.from - 2]?.low ?? '');
  // `flying doctors to Boston`.
  const isFlying = isFlown(draft.tokens.slice(0, tag.from));
  return isThere && (isTaken || isTravelled(previous) || isFlying || areSentTo(draft, tag) || areBroughtTo(draft, tag));
}

function isCompany(tag: Tag): boolean {
  return tag.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('company'));
}

function isSomebody(tag: Tag): boolean {
  return (tag.kind === 'noun' && tag.noun.dimension === 'recipient') || (tag.kind === 'value' && tag.isPerson === true);
}

const TAKEN = ['taken', 'brought', 'whisked', 'invited'];
const BEFORE_PLACES: readonly Kind[] = ['filler', 'preposition', 'not', 'verb'];

/** `travel outside the US`: where the trips went. */
export function isTravelled(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices.some(({ values }) => values.includes('Travel and Lodging'));
}
