import type { Reading, ValueFilter } from '../reading/reading.ts';
import { AND } from './turn-words.ts';

const OF_ANY =
  '(?:all(?:\\s+of)?(?:\\s+the)?|any|(?:whatever|whichever|ignoring|disregarding)(?:\\s+the)?|(?:regardless|irrespective|independent(?:ly)?)\\s+of(?:\\s+the)?|no\\s+matter\\s+(?:which|what|the)|without\\s+regard\\s+(?:to|for)(?:\\s+the)?)';
const AT =
  '(?:(?:go\\s+back\\s+to|in|for|across|to|from|by|of|over|on|with|make\\s+it|do\\s+it|go\\s+to|back\\s+to)\\s+)*';
const NATION = '(?:country|nation|us|usa|united\\s+states)';
const WHOLE_NATION = `(?:nationwide|nationally|country[\\s-]?wide|anywhere|everywhere|(?:in|for|across|over|throughout)\\s+(?:the\\s+)?(?:whole|entire|all\\s+of\\s+the)\\s+${NATION}|(?:across|throughout)\\s+the\\s+${NATION})`;

/** Words for all of something, and the fields of the conditions that are given up for it. */
const WIDER: readonly (readonly [words: string, fields: readonly string[]])[] = [
  [`${OF_ANY}\\s+states?`, ['state']],
  [`${OF_ANY}\\s+(?:city|cities|towns?)`, ['city']],
  [WHOLE_NATION, ['state', 'city']],
  [`${OF_ANY}\\s+(?:company|companies|manufacturers?|firms?|payers?|sponsors?)`, ['company', 'company_family']],
  [`${OF_ANY}\\s+(?:specialty|specialties|specialt(?:y|ies)\\s+(?:is|it\\s+is))`, ['specialty', 'specialty_group']],
  [
    `${OF_ANY}\\s+(?:natures?(?:\\s+of\\s+(?:the\\s+)?payments?)?|payment\\s+(?:natures?|types?|kinds?|categor(?:y|ies))|(?:types?|kinds?)\\s+of\\s+payments?)`,
    ['nature'],
  ],
  [`${OF_ANY}\\s+forms?(?:\\s+of\\s+payments?)?`, ['form']],
  [`${OF_ANY}\\s+products?`, ['product']],
  [
    `(?:${OF_ANY}\\s+(?:recipients?|people|recipient\\s+types?|types?\\s+of\\s+recipients?)|everyone|everybody|anyone|anybody)`,
    ['recipient_type', 'primary_type', 'specialty', 'recipient_id'],
  ],
];
const END = '(?:\\s+(?:again|now|please|instead|it\\s+(?:is|was)))*[.?!\\s]*$';
const TURNS = WIDER.map(([words, fields]) => ({ said: new RegExp(`^${AND}${AT}${words}${END}`, 'i'), fields }));
const ALL_YEARS = new RegExp(
  `^${AND}${AT}(?:${OF_ANY}\\s+(?:program\\s+)?(?:years?|times?|periods?)|ever|all\\s+time)${END}`,
  'i',
);

/** `any state`, `regardless of specialty`, `nationwide`: the answer before without its condition on that; undefined where it has none. */
export function widened(turn: string, earlier: Reading): Reading | undefined {
  const said = turn.trim();
  const isOfTime = earlier.periods.length > 0 && earlier.comparison?.kind !== 'growth' && ALL_YEARS.test(said);
  if (isOfTime) return { ...earlier, periods: [] };
  const fields = TURNS.find((one) => one.said.test(said))?.fields ?? [];
  const isGone = ({ field }: ValueFilter) => fields.includes(field);
  return earlier.filters.some(isGone)
    ? { ...earlier, filters: earlier.filters.filter((one) => !isGone(one)) }
    : undefined;
}

const NOT_JUST = new RegExp(
  `^${AND}(?:(?:everything|everyone|everybody|all(?:\\s+of\\s+(?:it|them))?)[\\s,;-]+)?not\\s+(?:just|only|solely|merely)\\s+(?:(?:in|for|to|on|by|from|at|the|those|of)\\s+)*(?<said>(?!.*\\b(?:but|also|too)\\b)\\S+(?:\\s+\\S+){0,3}?)[.?!\\s]*$`,
  'i',
);

/** `not just meals`: without the condition on them. */
export function asNotOnly(turn: string): string {
  const said = NOT_JUST.exec(turn.trim())?.groups?.said;
  return said === undefined ? turn : `drop the ${said} condition`;
}
