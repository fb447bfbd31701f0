import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';

const PLACES = ['city', 'state'];

/** `each Houston physician`, `every Texas cardiologist`: who has a row each; the place before them is a condition. */
export function behindPlace(draft: Draft, by: Tag): Tag | undefined {
  // `median total of each Ohio physician` is of their totals.
  if (draft.tags.some(({ kind }) => kind === 'statistic')) return undefined;
  const place = /\b(?:each|every)$/i.test(textOf(draft, by)) ? after(draft, by) : undefined;
  if (place?.kind !== 'value' || !place.choices.every(({ field }) => PLACES.includes(field))) return undefined;
  const people = draft.tags[draft.tags.indexOf(place) + 1];
  if (people === undefined || isPlural(draft, people)) return undefined;
  const isPeople = people.kind === 'noun' && people.noun.dimension === 'recipient';
  return isPeople || (people.kind === 'value' && people.isPerson) ? people : undefined;
}
