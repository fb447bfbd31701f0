import type { Group, Reading } from '../../reading/reading.ts';
import { ALL_ROWS } from '../../reading/reading.ts';
import { AND } from '../turn-words.ts';
import { ROWS } from './rows-in-turns.ts';

const SAID = `(?:the\\s+)?(?<rows>${Object.keys(ROWS).join('|')})(?:\\s+of\\s+payment)?`;
const OTHER_ROWS = [
  new RegExp(
    `^${AND}(?:(?:do|show|give\\s+me)\\s+)?(?:the\\s+)?same\\s+(?:thing\\s+)?(?:for|with|by)\\s+${SAID}[.?!\\s]*$`,
    'i',
  ),
  new RegExp(`^${AND}(?:show\\s+(?:me\\s+)?|make\\s+it\\s+|with\\s+)?${SAID}\\s+instead[.?!\\s]*$`, 'i'),
  new RegExp(`^now\\s+${SAID}[.?!\\s]*$`, 'i'),
];

/** `same for states`, `specialties instead` after the first of other rows: as many of these; after all rows, all of them. */
export function withOtherRows(turn: string, { groups, ranking, isList }: Reading): string {
  const rows = OTHER_ROWS.map((one) => one.exec(turn.trim())?.groups?.rows?.toLowerCase()).find(Boolean);
  const isThere = (group: Group) => group.kind === 'dimension' && group.dimension === ROWS[rows ?? ''];
  if (rows === undefined || groups.length !== 1 || isList || groups.some(isThere)) return turn;
  const named = rows === 'natures' ? 'natures of payment' : rows;
  if (!ranking || ranking.n >= ALL_ROWS) return `by ${named} instead`;
  return `and the ${ranking.direction === 'asc' ? 'bottom' : 'top'} ${ranking.n} ${named}`;
}

const PAYERS = new RegExp(
  `^${AND}(?:from|by)\\s+(?:which|what)\\s+(?<rows>companies|manufacturers|firms|makers)[.?!\\s]*$`,
  'i',
);

/** `from which companies` after the first of those who are paid: who paid them. */
export function withTheirPayers(turn: string, { groups: [group, another], ranking }: Reading): string {
  const areRanked = ranking !== undefined && ranking.n < ALL_ROWS;
  const arePeople = group?.kind === 'dimension' && group.dimension === 'recipient' && !another;
  return areRanked && arePeople ? turn.trim().replace(PAYERS, 'which companies paid them') : turn;
}

const NUMBER_OF_EACH = new RegExp(
  `^${AND}how\\s+many\\s+(?<what>payments|records|transactions)\\s+(?:(?:did|does|do|has|have|had|was|were|is|are)\\s+)?(?:they\\s+)?each(?:\\s+one|\\s+of\\s+(?:them|those|these))?(?:\\s+(?:get|have|had|make|made|receive|received|pay|paid))?[.?!\\s]*$`,
  'i',
);

/** `how many payments did each get` after rows of amounts is beside these. */
export function withNumberBeside(
  turn: string,
  { groups, figures: [figure, another], comparison, isList }: Reading,
): string {
  const areAmounts = figure?.kind === 'measure' && figure.measure === 'total_amount' && !another;
  const isPlain = groups.length > 0 && areAmounts && !comparison && !isList;
  return isPlain ? turn.trim().replace(NUMBER_OF_EACH, 'with the number of $<what>') : turn;
}

const OF_THOSE = new RegExp(
  `^(?<by>${AND.replace('?<and>', '')}(?:by|per)\\s+\\S+(?:\\s+of\\s+payment)?)\\s+(?:for|of|among)\\s+(?:them|those|these)[.?!\\s]*$`,
  'i',
);

/** `by nature of payment for those` after the first of some rows: of these alone. */
export function withRowsOfThose(turn: string, { ranking }: Reading): string {
  const by = ranking && OF_THOSE.exec(turn.trim())?.groups?.by;
  return by ? by.replace(/^.*?(?=\b(?:by|per)\b)/i, 'break them down ') : turn;
}
