import { ALL_ROWS, type Group, type Reading, type ValueFilter } from '../reading/reading.ts';
import { AND } from './turn-words.ts';

const OF_ANY =
  '(?:all(?:\\s+of)?(?:\\s+the)?|any|(?:whatever|whichever|ignoring|disregarding)(?:\\s+the)?|(?:regardless|irrespective|independent(?:ly)?)\\s+of(?:\\s+the)?|no\\s+matter\\s+(?:which|what|the)|without\\s+regard\\s+(?:to|for)(?:\\s+the)?)';
const AT =
  '(?:(?:go\\s+back\\s+to|(?:what|how)\\s+about|show|now|the\\s+same|same|all\\s+the\\s+same|in|for|across|to|from|by|of|over|on|with|make\\s+it|do\\s+it|go\\s+to|back\\s+to)\\s+)*';
const NATION = '(?:country|nation|us|usa|united\\s+states)';
const WHOLE_NATION = `(?:nationwide|nationally|country[\\s-]?wide|anywhere|everywhere|(?:in|for|across|over|throughout)\\s+(?:the\\s+)?(?:whole|entire|all\\s+of\\s+the)\\s+${NATION}|(?:across|throughout)\\s+the\\s+${NATION}|the\\s+(?:whole|entire)\\s+${NATION})`;

/** What conditions and rows are called, and their fields. */
const CALLED: readonly (readonly [words: string, fields: readonly string[]])[] = [
  ['states?', ['state']],
  ['(?:city|cities|towns?)', ['city']],
  ['(?:company|companies|manufacturers?|firms?|payers?|sponsors?)', ['company', 'company_family']],
  ['(?:specialty|specialties)', ['specialty', 'specialty_group']],
  [
    '(?:natures?(?:\\s+of\\s+(?:the\\s+)?payments?)?|payment\\s+(?:natures?|types?|kinds?|categor(?:y|ies))|(?:types?|kinds?)\\s+of\\s+payments?)',
    ['nature'],
  ],
  ['forms?(?:\\s+of\\s+payments?)?', ['form']],
  ['products?', ['product']],
  [
    '(?:recipients?|people|recipient\\s+types?|types?\\s+of\\s+recipients?)',
    ['recipient_type', 'primary_type', 'specialty', 'recipient_id', 'recipient'],
  ],
];
const OF_ALL: typeof CALLED = [
  [WHOLE_NATION, ['state', 'city']],
  ['(?:everyone|everybody|anyone|anybody)', ['recipient_type', 'primary_type', 'specialty', 'recipient_id']],
];
const END = '(?:\\s+(?:again|now|please|instead|together|alike|it\\s+(?:is|was)))*[.?!\\s]*$';
const SHOW = '(?:(?:show|list|give|display|see|get)\\s+(?:me\\s+|us\\s+)?)?';
/** `all states`, `regardless of the state`, `without the state filter`. */
const ofAny = (words: string) =>
  new RegExp(
    `^${AND}${SHOW}${AT}(?:${OF_ANY}\\s+${words}|(?:without|forget|ignore)\\s+(?:the\\s+)?${words}(?:\\s+(?:filter|condition|restriction)s?)?)${END}`,
    'i',
  );
const WIDER = [
  ...CALLED.map(([words, fields]) => ({ said: ofAny(words), fields })),
  ...OF_ALL.map(([words, fields]) => ({ said: new RegExp(`^${AND}${AT}${words}${END}`, 'i'), fields })),
];
const ALL_YEARS = [
  ofAny('(?:program\\s+)?(?:years?|times?|periods?)'),
  new RegExp(`^${AND}${AT}(?:ever|all\\s+time)${END}`, 'i'),
];
/** `show them all`, `the full list`, `no limit`. */
const ALL_ROWS_SAID = new RegExp(
  `^${AND}${SHOW}(?:all(?:\\s+of\\s+(?:them|those|these)|\\s+rows)?|(?:them|those|these)\\s+all|(?:every|each)\\s+one(?:\\s+of\\s+them)?|the\\s+(?:full|whole|entire|complete)\\s+(?:list|table|ranking)|(?:without\\s+(?:the|a|any)|no)\\s+limit)(?:\\s+please)?${END}`,
  'i',
);

/**
 * `any state`, `regardless of specialty`, `nationwide`: the answer before without its condition on that; `all of them`, `all states` after
 * the first of them: every row. Undefined where it has neither.
 */
export function widened(turn: string, earlier: Reading): Reading | undefined {
  const said = turn.trim().replace(/,(?=\s*please\b)/i, '');
  const isOfTime = earlier.periods.length > 0 && earlier.comparison?.kind !== 'growth';
  if (isOfTime && ALL_YEARS.some((words) => words.test(said))) return { ...earlier, periods: [] };
  const fields = WIDER.find((one) => one.said.test(said))?.fields ?? [];
  const isGone = ({ field }: ValueFilter) => fields.includes(field);
  if (earlier.filters.some(isGone)) return { ...earlier, filters: earlier.filters.filter((one) => !isGone(one)) };
  const isOfRows = ALL_ROWS_SAID.test(said) || earlier.groups.some((one) => fields.includes(dimensionOf(one)));
  const { ranking, ...rest } = earlier;
  return isOfRows && ranking !== undefined && ranking.n < ALL_ROWS && earlier.groups.length > 0 ? rest : undefined;
}

const dimensionOf = (group: Group): string => (group.kind === 'dimension' ? group.dimension : '');

const NOT_JUST = new RegExp(
  `^${AND}(?:(?:everything|everyone|everybody|all(?:\\s+of\\s+(?:it|them))?)[\\s,;-]+)?not\\s+(?:just|only|solely|merely)\\s+(?:(?:in|for|to|on|by|from|at|the|those|of)\\s+)*(?<said>(?!.*\\b(?:but|also|too)\\b)\\S+(?:\\s+\\S+){0,3}?)[.?!\\s]*$`,
  'i',
);

/** `not just meals`: without the condition on them. */
export function asNotOnly(turn: string): string {
  const said = NOT_JUST.exec(turn.trim())?.groups?.said;
  return said === undefined ? turn : `drop the ${said} condition`;
}
