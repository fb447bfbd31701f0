import { isPerEntity } from '../../query/figures-beside.ts';
import type { Reading } from '../../reading/reading.ts';
import { amountOf } from '../referred.ts';
import { AND, THAT } from '../turn-words.ts';

const OF_THOSE =
  /(?<=\b(?:median|mean|average|percentile|quartile|maximum|minimum|max|min|spread|range|deviation)s?)\s+(?:of|for|over|across)\s+(?:all\s+(?:of\s+)?)?(?:(?:the\s+same|those|these|the|their|all)(?:\s+(?:totals|amounts|sums|figures|values|numbers|distribution))?|them)(?=[\s.?!]*$)/i;

/**
 * `the median of the same totals` after an average of totals is of these, and after the totals of companies one figure of them all.
 */
export function withSameTotals(
  turn: string,
  { figures: [figure, another], groups: [group, further], ...rest }: Reading,
): string {
  if (another || rest.isList || rest.comparison || rest.ranking) return turn;
  if (isPerEntity(figure)) return turn.replace(OF_THOSE, '');
  const entity = group?.kind === 'dimension' && !further ? group.dimension : '';
  const isOfTotals = figure?.kind === 'measure' && figure.measure === amountOf(rest);
  return isOfTotals && ['company', 'recipient'].includes(entity)
    ? turn.replace(OF_THOSE, ` total per ${entity}`)
    : turn;
}

const OVER_THE_TIME =
  /[\s,]+(?:over|during|in|within|throughout|across|for)\s+(?:(?:the\s+course\s+of|all\s+of)\s+)?(?:the|that)\s+(?:(?:whole|entire|full)\s+)?(?:year|period|time)(?=[\s.?!]*$)/i;

/** `over the year` after a single one is the time of the answer before. */
export function withSameTime(turn: string, { periods: [period, another], groups, comparison }: Reading): string {
  const isOne = period?.kind === 'years' && period.from !== undefined && period.from === period.to && !another;
  const rest = turn.replace(OVER_THE_TIME, '').trim();
  return isOne && !comparison && groups.length === 0 && /\s/.test(rest) ? rest : turn;
}

/** What has a row each and no average over it. */
const ROWS = '(?:states?|city|cities|specialt(?:y|ies)|natures?|categor(?:y|ies)|types?)';
const THAT_PER = new RegExp(
  `^${AND}(?<ask>how\\s+much|what)(?:['’]s|\\s+(?:is|was|are|were|does|do|did|come|came|make|work|out|at|to|for|${THAT}|they))*\\s+(?:per|(?:for|to)\\s+each)\\s+(?!${ROWS}\\b)(?=\\S+(?:\\s+\\S+)?(?:,?\\s+(?:by|per|(?:in|for)\\s+(?:each|every))\\s+\\S.*)?[.?!\\s]*$)`,
  'i',
);

/** `what is that per dentist`: the average of what the answer before is of, its amounts or its payments. */
export function withAveragePer(turn: string, { figures: [figure] }: Reading): string {
  const ask = THAT_PER.exec(turn.trim())?.groups?.ask;
  const isOfUnits = figure?.kind === 'measure' && ['payments', 'records'].includes(figure.measure);
  const isOfNumber = isOfUnits && ask?.toLowerCase() === 'what';
  return turn
    .trim()
    .replace(THAT_PER, isOfNumber ? `and the average number of ${figure.measure} per ` : 'average per ');
}
