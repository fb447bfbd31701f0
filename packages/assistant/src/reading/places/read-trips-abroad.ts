import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, open, replace, textOf } from '../draft.ts';

const HOME = 'United States';
const ABROAD = ['abroad', 'overseas', 'foreign', 'international', 'internationally'];
const AT_HOME = ['domestic', 'domestically'];
const NAMES_OF_HOME = ['us', 'u.s.', 'u.s', 'usa', 'united states'];
const COUNTRIES = ['country', 'travel_country'];

/** `travel outside the US`, `overseas trips`, `travel abroad`: where a trip went, and not where those live who were paid. */
export function readTripsAbroad(draft: Draft): void {
  for (const tag of [...open(draft, 'restriction')]) readWord(draft, tag);
  for (const tag of [...open(draft, 'filler')]) {
    const not = before(draft, tag);
    const isHome = NAMES_OF_HOME.includes(textOf(draft, tag).toLowerCase());
    if (
      !isHome ||
      not?.kind !== 'not' ||
      not.to < tag.from - 2 ||
      !isTrips(before(draft, not, [...SMALL, 'amount', 'verb'])) ||
      isOfOthers(draft, tag)
    )
      continue;
    addDestination(draft, tag, true);
    replace(draft, not, { kind: 'filler' });
  }
}

const SMALL = ['filler', 'preposition'] as const;

/** `overseas trips`, `travel abroad`, `travel to foreign countries`; `travel for foreign doctors` says who they are. */
function readWord(draft: Draft, tag: Tag): void {
  const word = textOf(draft, tag).toLowerCase();
  const isAtHome = AT_HOME.includes(word);
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  const isOfTrips = isTrips(next) || (isTrips(before(draft, tag, SMALL)) && !isOfOthers(draft, tag));
  if (!isOfTrips || !(isAtHome || ABROAD.includes(word))) return;
  if (next?.kind === 'noun') replace(draft, next, { kind: 'filler' });
  addDestination(draft, tag, !isAtHome);
}

/** Whoever stands behind is what the word says more of. */
function isOfOthers({ tags }: Draft, tag: Tag): boolean {
  const next = tags[tags.indexOf(tag) + 1];
  if (next?.kind === 'noun') return !COUNTRIES.includes(next.noun.dimension);
  return next?.kind === 'value' && next.isPerson === true;
}

function isTrips(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices.some(({ values }) => values.includes('Travel and Lodging'));
}

function addDestination(draft: Draft, tag: Tag, isAbroad: boolean): void {
  draft.filters.push({
    ...{ field: 'travel_country', values: [HOME], text: textOf(draft, tag), at: tag.from },
    ...(isAbroad && { isNegated: true }),
  });
  replace(draft, tag, { kind: 'filler' });
}
