import type { Group, Reading } from '../../reading/reading.ts';

const WHERE_TO = /^(?:(?:and|but|so|ok(?:ay)?)[\s,]+)*where\s+(?:to|did\s+(?:they|it)\s+go(?:\s+to)?)\b[\s,;:.?!–-]*/i;
const PLACE =
  /(?<!\b(?:destination|home|company|headquarters?|recipient|their)\s+)\b(?<place>states?|cit(?:y|ies)|countr(?:y|ies))\b/gi;
const INSTEAD = /\b(?:instead|rather than|in place of|not)\b/i;

/** `where to? top 3 states` after travel, `cities rather than states` after its destinations: where the trips went. */
export function withDestinations(turn: string, { filters, groups }: Reading): string {
  const isOfTravel = filters.some(
    ({ field, values, isNegated }) => field === 'nature' && !isNegated && values.join() === 'Travel and Lodging',
  );
  const said = turn.trim();
  if (isOfTravel && WHERE_TO.test(said)) {
    const rest = said.replace(WHERE_TO, '');
    return rest === '' ? 'by destination' : rest.replace(PLACE, 'destination $<place>');
  }
  return groups.some(isOfDestinations) && INSTEAD.test(said) ? said.replace(PLACE, 'destination $<place>') : turn;
}

function isOfDestinations(group: Group): boolean {
  return group.kind === 'dimension' && group.dimension.startsWith('travel_');
}
