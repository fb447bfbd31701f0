import { AND, THAT } from './turn-words.ts';

const DROP =
  "(?:(?:drop|remov|exclud|omitt?|discard|ignor|eliminat|delet|cutt?|skipp?|hid|disregard|subtract)(?:e|ing)?|without|minus|(?:not|do\\s+not|don['’]t)\\s+(?:count|show|include)(?:ing)?|(?:leav|tak|throw|filter|strip|weed|set|kick|cross)(?:e|ing)?\\s+(?:out|aside|away|off)|get(?:ting)?\\s+rid\\s+of)";
const ANYTHING =
  '(?:everything|anything|everyone|everybody|anyone|anybody|all|any|(?:all\\s+)?(?:those|the\\s+ones|of\\s+(?:them|those|these))|(?:all\\s+|any\\s+)?(?:the\\s+)?[a-z]+s)';
const WITH =
  '(?:(?:that|who|which)\\s+(?:is|are|was|were|has|have|had|got|received|paid)|with|having|whose|at|from|of)';

/** What is left where all on the other side of a bound is dropped. */
const OTHER_SIDE: Readonly<Record<string, string>> = {
  'fewer than': 'at least',
  'less than': 'at least',
  'lower than': 'at least',
  below: 'at least',
  under: 'at least',
  'more than': 'at most',
  'greater than': 'at most',
  above: 'at most',
  over: 'at most',
  'at least': 'less than',
  'at most': 'more than',
  before: 'since',
  'prior to': 'since',
  after: 'until',
};
const BOUND = Object.keys(OTHER_SIDE).join('|').replaceAll(' ', '\\s+');
const DROPPED = new RegExp(
  `^${AND}${DROP}\\s+${ANYTHING}\\s+(?:${WITH}\\s+)?(?<bound>${BOUND})\\s+(?<rest>\\S.*?)(?:\\s+(?:from|off)\\s+${THAT})?[.?!\\s]*$`,
  'i',
);

/** `drop anybody below $10,000`, `remove everything before 2022`: only those on the other side. */
export function withoutDropped(turn: string): string {
  const { and = '', bound = '', rest = '' } = DROPPED.exec(turn.trim())?.groups ?? {};
  const other = OTHER_SIDE[bound.toLowerCase().replace(/\s+/g, ' ')];
  if (other === undefined) return turn;
  return /^(?:since|until)$/.test(other) ? `${and}only ${other} ${rest}` : `${and}only those with ${other} ${rest}`;
}
