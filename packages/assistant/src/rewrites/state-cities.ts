/** States of which some city is called so too: Iowa City, Kansas City. */
const STATES =
  'arizona|california|colorado|delaware|florida|idaho|iowa|kansas|michigan|minnesota|missouri|nebraska|nevada|new\\s+york|ohio|oklahoma|oregon|texas|utah|virginia';
const CITIES_OF = new RegExp(`\\b(?<!west\\s+)(?<state>${STATES})(?:'s)?\\s+(?:cities|towns)\\b`, 'gi');

/** `which Iowa cities`: the cities in Iowa, and not Iowa City. */
export function withCitiesOfState(question: string): string {
  return question.replace(CITIES_OF, 'cities in $<state>');
}
