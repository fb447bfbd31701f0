import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type Figure } from '../../reading/reading.ts';
import { OF_SINGLE } from '../figure-lists.ts';
import { FIGURE } from '../figures.ts';
import { alt, END, type Input, map, opt, type Parser, seq, tag } from '../parser.ts';
import { narrowsNothing, SAYS_FIGURE } from '../read-with-tail.ts';
import type { Asked, Said } from '../sentence.ts';
import type { OrderWords } from './order-words.ts';
import { setBehind } from './set-behind.ts';

const ALONE: Parser<Said> = map(OF_SINGLE, (one) => ({ figures: [one('records')] }));
const PAID = opt(tag('verb'));
const ORDERED: Parser<Said> = map(seq(alt(FIGURE, ALONE), PAID, END), ([said]) => said);

/** The figure that words name, and nothing else. */
export function figureOrdered(input: Input): Asked | undefined {
  const [figure, another] = ORDERED(input, 0)[0]?.value.figures ?? [];
  return another ? undefined : figure;
}

/** A question with rows, all of which are put in the order of a figure; what they are sorted by comes first. */
export function withOrder(
  draft: Draft,
  words: Draft,
  { figure, nouns }: Asked,
  { direction }: OrderWords,
): Draft | undefined {
  const { groups, ranking, isList, isNumber, comparison, among, firstOf } = draft;
  if (groups.length === 0 || ranking || isList || isNumber || comparison || among || firstOf) return undefined;
  if (!nouns.every((noun) => narrowsNothing(draft, noun))) return undefined;
  const said = draft.figures.find((one) => isSame(one, figure));
  if (!said && figure.kind === 'statistic') return undefined;
  // `companies by number of doctors`: no other figure is asked.
  const isAsked = said !== undefined || draft.tags.some(({ kind }) => SAYS_FIGURE.includes(kind));
  const others = isAsked ? draft.figures.filter((one) => one !== said) : [];
  return {
    ...setBehind(draft, words),
    figures: [said ?? figure, ...others],
    ranking: { n: ALL_ROWS, direction },
  };
}

/** `highest average first`: the average that is shown, whatever it is over. */
function isSame(one: Figure, other: Figure): boolean {
  if (one.kind === 'statistic' && other.kind === 'statistic')
    return JSON.stringify(one.statistic) === JSON.stringify(other.statistic);
  return JSON.stringify(one) === JSON.stringify(other);
}
