import { countedEntity } from '../../reading/counted.ts';
import type { Figure, Reading } from '../../reading/reading.ts';

/** `the number`, `the 2024 figure`, of which the turn says no more. */
const THE_FIGURE =
  /\b(?<the>(?:the|that|this|its|their)\s+)(?<when>\d{4}\s+)?(?:number|figure|count|total|amount|value|spend)\b(?!\s+(?:of|paid|spent|received|invested|for\s+each)\b)(?=\s+(?:down|up|out|by|rise|rose|grow|grew|fall|fell|drop|dropped|go|went|increase|increased|decrease|decreased|change|changed|shrink|shrank|climb|climbed|decline|declined|jump|jumped)\b)/i;

/** What people call the figure of an answer. */
const NAMES: Readonly<Record<string, string>> = {
  payments: 'number of payments',
  records: 'number of records',
  recipients: 'number of recipients',
  companies: 'number of companies',
  products: 'number of products',
  total_amount: 'total amount',
};

/** `in which states did the number rise the most` after a number of people: what the answer before shows. */
export function withTheFigure(turn: string, { figures: [figure, another] }: Reading): string {
  const name = another ? undefined : nameOf(figure);
  return name === undefined ? turn : turn.replace(THE_FIGURE, `$<the>$<when>${name}`);
}

const RANKED_BY_IT =
  /(?<ranked>^(?:(?:and|now|then|so)[\s,]+)*(?:rank|sort|order)\s+(?:all\s+)?(?:the\s+)?(?!by\b|it\b|them\b|those\b|these\b)\S.*?)\s+(?:by|on)\s+(?:it|that|this)(?=[.?!\s]*$)/i;

/** `rank the companies by it`: by the figure that is there. */
export function withRankedByIt(turn: string, { figures: [figure, another] }: Reading): string {
  return figure === undefined || another ? turn : turn.trim().replace(RANKED_BY_IT, '$<ranked>');
}

function nameOf(figure: Figure | undefined): string | undefined {
  if (figure?.kind === 'measure') return NAMES[figure.measure];
  const counted = countedEntity(figure);
  return counted === 'recipient' || counted === 'company'
    ? NAMES[counted === 'recipient' ? 'recipients' : 'companies']
    : undefined;
}

/** Whether a turn speaks of the figure of the answer before. */
export const saysTheFigure = (turn: string): boolean => THE_FIGURE.test(turn);

/** `the 2024 number` after a growth from 2022 is that of the one year, and no growth. */
export function withFigureOfTime(turn: string, { comparison, ...reading }: Reading): Reading {
  const isOfTime = THE_FIGURE.exec(turn)?.groups?.when !== undefined;
  return comparison && !(isOfTime && comparison.kind === 'growth') ? { ...reading, comparison } : reading;
}
