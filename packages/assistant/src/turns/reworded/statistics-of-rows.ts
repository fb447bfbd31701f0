import type { Reading } from '../../reading/reading.ts';
import { AND } from '../turn-words.ts';

const STATISTIC = '(?<statistic>average|mean|median)';
const OF_TIMES = new RegExp(
  `^${AND}(?:what(?:['’]s|\\s+is|\\s+was|\\s+would\\s+be)\\s+)?(?:the\\s+)?${STATISTIC}\\s+(?:of|over|across)\\s+(?:all\\s+)?(?:of\\s+)?(?:those|these|the)\\s+(?:\\d+\\s+|twelve\\s+|four\\s+)?(?<time>months|quarters|weeks|days)[.?!\\s]*$`,
  'i',
);
const LY: Readonly<Record<string, string>> = {
  months: 'monthly',
  quarters: 'quarterly',
  weeks: 'weekly',
  days: 'daily',
};

/** `what is the average of those months` after a total by month: of what each of them came to, and not of single payments. */
export function withStatisticOfTimes(turn: string, { groups: [group, another], figures }: Reading): string {
  const { statistic, time = '' } = OF_TIMES.exec(turn.trim())?.groups ?? {};
  const isOfTimes = group?.kind === 'grain' && another === undefined && `${group.grain}s` === time.toLowerCase();
  const [figure] = figures;
  const isTotal = figure?.kind === 'measure' && figure.measure === 'total_amount';
  return statistic && isOfTimes && isTotal ? `${statistic} ${LY[time.toLowerCase()]} spend` : turn;
}

const ORDINAL = new RegExp(
  `^${AND}(?:(?:what|how)\\s+about\\s+)?(?:the\\s+)?(?<place>\\d{1,2}(?:st|nd|rd|th))[.?!\\s]*$`,
  'i',
);

/** `and the 75th?` after a percentile or a median: the percentile, and no place of a ranking. */
export function withOtherPercentile(turn: string, { figures: [figure] }: Reading): string {
  const place = ORDINAL.exec(turn.trim())?.groups?.place;
  const isOfPercentiles = figure?.kind === 'statistic' && ['percentile', 'median'].includes(figure.statistic.kind);
  return place !== undefined && isOfPercentiles ? `the ${place} percentile` : turn;
}

const AMOUNTS = new RegExp(
  `^${AND}(?:now\\s+)?(?:(?:please\\s+)?(?:add|include|show|give\\s+me|with|plus)\\s+)?(?:the\\s+|their\\s+)?(?:dollar\\s+)?amounts(?:\\s+(?:too|as\\s+well|also|please))*[.?!\\s]*$`,
  'i',
);

/** `amounts please`, `add the amounts` after numbers by row: the amount of each row, beside its number. */
export function withAmountsBeside(turn: string, { groups, isList, figures }: Reading): string {
  const areNumbers = figures.every((figure) => figure.kind !== 'measure' || figure.measure !== 'total_amount');
  return AMOUNTS.test(turn.trim()) && groups.length > 0 && !isList && areNumbers ? 'add the total amount' : turn;
}
