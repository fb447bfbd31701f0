import { STATE_CODES } from '../values/states.ts';

const STATES = [...STATE_CODES.keys()].map((name) => name.replaceAll(/\s+/g, '\\s+')).join('|');
const CITIES_OF = new RegExp(`\\b(?<state>${STATES})(?:'s)?\\s+(?:cities|towns)\\b`, 'gi');

/** `which Iowa cities`: the cities in Iowa, and not Iowa City. */
export function withCitiesOfState(question: string): string {
  return question.replace(CITIES_OF, 'cities in $<state>');
}
