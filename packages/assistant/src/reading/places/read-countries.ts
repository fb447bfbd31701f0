import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, open, replace, textOf } from '../draft.ts';
import { isTravelled } from './places-named.ts';

const HOME = 'United States';
const AT_HOME = ['us', 'u.s.', 'u.s', 'usa', 'united states'];
const ABROAD = ['foreign', 'overseas', 'international'];

/** `foreign companies`, `US companies`, `companies outside the US`: where those are who stand beside; the US alone says nothing. */
export function readCountries(draft: Draft): void {
  for (const tag of [...open(draft, 'restriction')]) {
    const word = textOf(draft, tag).toLowerCase();
    const noun = after(draft, tag, ['filler']);
    if (isTripAbroad(draft, tag)) {
      addHome(draft, tag, 'travel_country', true);
      continue;
    }
    if (noun?.kind === 'noun' && ABROAD.includes(word)) addCountry(draft, tag, noun, true);
    if (noun?.kind === 'noun' && word === 'domestic') addCountry(draft, tag, noun, false);
  }
  for (const tag of [...open(draft, 'filler'), ...open(draft, 'value').filter(isNamedHome)])
    if (!readTripsAtHome(draft, tag) && isHome(draft, tag)) readHome(draft, tag);
}

/** `United States` is a country of the data, where `US` is a word. */
function isNamedHome({ choices }: TagOf<'value'>): boolean {
  return choices.every(({ field, values }) => field.endsWith('country') && values.join() === HOME);
}

/** `excluding destinations within the US`, `destinations other than those in the US`: where the trips went. */
function readTripsAtHome(draft: Draft, tag: Tag): boolean {
  if (
    !AT_HOME.includes(
      textOf(draft, tag)
        .toLowerCase()
        .replace(/^in (?:the )?/, ''),
    )
  )
    return false;
  const where = before(draft, tag, ['filler', 'preposition']);
  const not = where?.kind === 'not' ? where : where && before(draft, where, ['filler']);
  const noun = where?.kind === 'not' ? before(draft, where, ['filler']) : where;
  if (not?.kind !== 'not' || noun?.kind !== 'noun' || !/^travel_/.test(noun.noun.dimension)) return false;
  addHome(draft, tag, 'travel_country', true);
  replace(draft, not, { kind: 'filler' });
  // What is left out is named once more, and is no row by itself.
  if (noun === where) replace(draft, noun, { kind: 'filler' });
  return true;
}

/** `foreign travel`, `trips abroad`: where they went. */
function isTripAbroad(draft: Draft, tag: Tag): boolean {
  const word = textOf(draft, tag).toLowerCase();
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  if (ABROAD.includes(word) && isTravelled(next)) return true;
  return ['abroad', 'overseas'].includes(word) && isTravelled(before(draft, tag, ['filler', 'unit']));
}

function isHome({ tokens }: Draft, { from, to }: Tag): boolean {
  const words = tokens.slice(from, to).map(({ low }) => low);
  const isTold = words[0] === 'us' && ['give', 'show', 'tell', 'get', 'let'].includes(tokens[from - 1]?.low ?? '');
  return AT_HOME.includes(words.join(' ')) && !isTold;
}

/** `non-US doctors`, `US-based companies`, `payments outside the US`. */
function readHome(draft: Draft, tag: Tag): void {
  const not = before(draft, tag);
  const isOut = not?.kind === 'not' && not.to >= tag.from - 2;
  const noun = after(draft, tag, ['filler']);
  const isBeside = noun?.kind === 'noun' && noun.from - tag.to <= 1;
  if (isBeside) addCountry(draft, tag, noun, isOut);
  else if (isOut) {
    const earlier = before(draft, not, ['filler', 'preposition']);
    if (isTravelled(earlier)) addHome(draft, tag, 'travel_country', true);
    else if (isSeat(draft, not)) addHome(draft, tag, 'company_country', true);
    else addCountry(draft, tag, earlier?.kind === 'noun' ? earlier : undefined, true);
  } else return;
  if (isOut) replace(draft, not, { kind: 'filler' });
}

/** `headquartered outside the US` is said of companies, wherever these are named. */
function isSeat({ tokens }: Draft, not: Tag): boolean {
  return ['headquartered', 'headquarters', 'hq', 'domiciled'].includes(tokens[not.from - 1]?.low ?? '');
}

function addCountry(draft: Draft, tag: Tag, noun: TagOf<'noun'> | undefined, isNegated: boolean): void {
  addHome(draft, tag, noun?.noun.dimension.startsWith('company') ? 'company_country' : 'country', isNegated);
}

function addHome(draft: Draft, tag: Tag, field: string, isNegated: boolean): void {
  draft.filters.push({
    ...{ field, values: [HOME], text: textOf(draft, tag), at: tag.from },
    ...(isNegated && { isNegated }),
  });
  replace(draft, tag, { kind: 'filler' });
}
