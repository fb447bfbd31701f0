import type { Tag } from '../tags/tag.ts';
import { isMany } from './clause-part.ts';
import { CONDITIONS, IN_FRONT, PEOPLE } from './conditions.ts';
import { FIGURES } from './figure-lists.ts';
import { EXTREME, FIGURE, ofMeasure, UNIT } from './figures.ts';
import { WITH_MOST } from './most.ts';
import {
  alt,
  END,
  type Input,
  isWord,
  many,
  many1,
  map,
  only,
  open,
  opt,
  type Parser,
  seq,
  tag,
  talk,
  wordsOf,
} from './parser.ts';
import { BY, ROW as ROW_ALONE } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, BREAK, BY_FIGURE, COUNT, LEAD, ONLY, SO_MANY, WHERE, WHICH, WITH } from './small-words.ts';
import { FIGURE_DONE, WHAT_PAID } from './what-paid.ts';

/** `which 3 Florida cardiologists`: where they are stands before them. */
export const ROW: Parser<Said> = says(
  mute(open(many(tag('value', ({ choices }) => ['state', 'city'].includes(choices[0]?.field ?? ''))))),
  ROW_ALONE,
);
export const TOP: Parser<Said> = map(
  tag(
    'rank',
    (rank, input) =>
      rank.by === undefined &&
      (/^(?:top|bottom|leading|best|worst)/.test(wordsOf(input, rank)) ||
        (!rank.isSuperlative &&
          /\b(?:funded|paid|ranked|earning|compensated|remunerated)$/.test(wordsOf(input, rank)))),
  ),
  ({ direction }) => ({ direction }),
);
export const HIGHEST: Parser<Said> = map(EXTREME, ({ direction }) => ({ direction }));
/** `rank the states`, `order the companies`, `sort cities`. */
const RANK: Parser<Said> = map(
  alt<unknown>(
    tag('rank', isWord('rank')),
    tag('restriction', isWord('sort')),
    talk((words) => words === 'order'),
  ),
  () => ({ isAll: true, direction: 'desc' }),
);
/** `ranked`: the first ones; `sorted`: all of them. */
const RANKED_BY: Parser<Said> = alt<Said>(
  map(tag('rank', isWord('ranked')), () => ({ direction: 'desc' })),
  map(
    talk((words) => /^(?:sort|order)(?:ed)?$/.test(words)),
    () => ({ direction: 'desc', isAll: true }),
  ),
);
/** `top 5`, `the 5 largest`, `largest`. */
export const FIRST = alt(says(TOP, SO_MANY), says(SO_MANY, alt(TOP, HIGHEST)));

/** `the highest physician spend`: of whom a figure is, before it. */
const ONE_KIND: Parser<Said> = map(
  only(PEOPLE, (noun, input) => !isMany(noun, input)),
  (noun) => ({ conditions: [{ noun }] }),
);
const OF_WHOM: Parser<Said> = map(opt(ONE_KIND), (said) => said ?? {});
/** `physician payments`: how many they are. */
const PAYMENTS_OF_KIND = says(
  ONE_KIND,
  map(UNIT, (measure) => ({ figures: [ofMeasure(measure)] })),
);
/** `which 5 states have the highest number of physicians`, `the company with the lowest average payment in Ohio`. */
const WITH_HIGHEST = only(
  says(IN_FRONT, WHERE, ASKED, SO_MANY, ROW, CONDITIONS, WITH, HIGHEST, OF_WHOM, FIGURE, CONDITIONS, END),
  (_, input) => !isOfTheirs(input),
);
/** `by number of physicians`, `by teaching hospital spend`, `by what hospitals there received`, `by how many doctors they paid`. */
export const BY_ANY_FIGURE = says(BY_FIGURE, alt(says(OF_WHOM, FIGURE), PAYMENTS_OF_KIND, FIGURE_DONE, WHAT_PAID));
/** `top 5 companies by number of physicians`, `10 largest states by spend`. */
const FIRST_BY = says(IN_FRONT, LEAD, FIRST, ROW, CONDITIONS, BY_ANY_FIGURE, CONDITIONS, END);
export const FIRST_OF_ALL = tag('number', isWord('first'));
/** `top 5`, `5 largest`, `first 10`. */
export const FIRST_N = alt(says(TOP, COUNT), says(COUNT, alt(TOP, HIGHEST)), says(mute(FIRST_OF_ALL), COUNT));
/** `highest first`, `lowest first`: the order of all of them. */
const ORDER: Parser<Said> = map(seq(EXTREME, FIRST_OF_ALL), ([{ direction }]) => ({ direction }));
const ALL: Parser<Said> = (_, at) => [{ to: at, value: { isAll: true }, taken: [] }];
/** `5 lowest only`, `top 5`, `first 10`. */
const SO_MANY_ONLY = says(ONLY, alt(says(COUNT, HIGHEST), says(TOP, COUNT), says(mute(FIRST_OF_ALL), COUNT)), ONLY);
/** `and list the top 5`. */
const IN_ORDER = says(BREAK, mute(opt(tag('and'))), opt(alt(ORDER, SO_MANY_ONLY)));
/** `rank the states by spend, 5 lowest only`, `rank the products of Caldrexa by what it spent on them, highest first`. */
const RANK_BY = alt(
  says(IN_FRONT, RANK, CONDITIONS, ROW, CONDITIONS, BY_ANY_FIGURE, CONDITIONS, IN_ORDER, END),
  says(IN_FRONT, ASKED, CONDITIONS, ROW, CONDITIONS, RANKED_BY, BY_ANY_FIGURE, CONDITIONS, IN_ORDER, END),
);
const DESCENDING: Parser<Said> = (_, at) => [{ to: at, value: { isAll: true, direction: 'desc' }, taken: [] }];
const isTotal = ({ figures = [] }: Said) =>
  figures.some(({ figure }) => figure.kind === 'measure' && figure.measure === 'total_amount');
const SEVERAL = only(ROW, ({ rows }, input) => rows?.every((row) => isMany(row, input)) ?? false);
/** `states by median payment`, `years by number of physicians`: all of them, in that order; `companies by spend` other rules read. */
const ROWS_BY = alt(
  only(
    says(IN_FRONT, ASKED, DESCENDING, SEVERAL, CONDITIONS, BY_ANY_FIGURE, CONDITIONS, IN_ORDER, END),
    (said) => !isTotal(said),
  ),
  only(
    says(IN_FRONT, ASKED, SEVERAL, CONDITIONS, BY_ANY_FIGURE, CONDITIONS, END),
    (said, { tokens }) => isTotal(said) && !tokens.some(({ low }) => /^(?:a|de)scending$|est$/.test(low)),
  ),
);
const IN_WHICH = mute(
  alt<unknown>(
    seq(tag('preposition', isWord('in', 'for', 'at')), tag('which', isWord('which'))),
    tag('where', isWord('where')),
    tag('who', isWord('whose')),
  ),
);
/** `in which state is the average payment highest`, `the five states in which the average payment was highest in 2023`. */
const IS_HIGHEST = alt(
  says(IN_FRONT, WHERE, WHICH, ROW, FIGURE, CONDITIONS, HIGHEST, CONDITIONS, END),
  says(IN_FRONT, ASKED, SO_MANY, ROW, CONDITIONS, IN_WHICH, FIGURE, CONDITIONS, HIGHEST, CONDITIONS, END),
);

/** `in terms of`, `measured by`, `when ranked by`: what an order is by. */
const IN_TERMS_OF = mute(
  seq(
    many(alt<unknown>(tag('restriction', isWord('when')), tag('rank', isWord('ranked', 'ranking', 'rank')))),
    alt<unknown>(
      tag('by', isWord('by', 'by the', 'in terms of', 'according to', 'based on', 'measured by', 'as measured by')),
      tag('preposition', isWord('with respect to', 'with regard to', 'as regards', 'in respect of')),
    ),
  ),
);
/** `come first`, `rank highest`, `are at the top`, `are in front`. */
const COME_FIRST: Parser<Said> = map(
  many1(
    alt<unknown>(
      tag(
        'rank',
        (rank, input) => rank.direction === 'desc' && rank.by === undefined && !/^most/.test(wordsOf(input, rank)),
      ),
      tag('number', ({ value, isOrdinal }) => value === '1' && isOrdinal),
      tag('preposition', isWord('at', 'on', 'in')),
    ),
  ),
  () => ({ direction: 'desc' as const }),
);
/** `in terms of total spend, which five states come first`, `which 5 states rank highest with respect to it`. */
const COMES_FIRST = alt(
  says(IN_FRONT, IN_TERMS_OF, FIGURE, CONDITIONS, WHERE, WHICH, SO_MANY, ROW, CONDITIONS, COME_FIRST, END),
  says(IN_FRONT, WHERE, WHICH, SO_MANY, ROW, CONDITIONS, COME_FIRST, IN_TERMS_OF, FIGURE, CONDITIONS, END),
);

const WITHIN: Parser<Said> = map(BY, ({ rows = [] }) => ({ within: rows }));
/** `for each year, the 2 companies with the highest spend`, `top 3 products in each state by number of records`. */
const FIRST_WITHIN = alt(
  says(IN_FRONT, WITHIN, BREAK, ASKED, SO_MANY, ROW, CONDITIONS, WITH, HIGHEST, FIGURE, CONDITIONS, END),
  says(IN_FRONT, WITHIN, BREAK, ASKED, FIRST, ROW, CONDITIONS, BY_FIGURE, FIGURE, CONDITIONS, END),
  says(IN_FRONT, ASKED, SO_MANY, ROW, WITH, HIGHEST, FIGURE, CONDITIONS, WITHIN, CONDITIONS, END),
  says(IN_FRONT, LEAD, FIRST, ROW, WITHIN, BY_FIGURE, FIGURE, CONDITIONS, END),
);

/** `and what they spent`, `, with how many doctors they paid`. */
const SHOWING = says(
  BREAK,
  mute(alt<unknown>(tag('and'), tag('preposition', isWord('with')))),
  alt(WHAT_PAID, FIGURE_DONE),
);
/** `doctors' stakes`: what is theirs is asked. */
const isWhose = ({ to }: Pick<Tag, 'to'>, { tokens }: Input) => /['’]s?$/.test(tokens[to - 1]?.text ?? '');
/** `cities in Ohio with total 2024 spend, highest to lowest`, `states with the number of hospitals and their total, lowest first`. */
export const ROWS_WITH = only(
  says(
    IN_FRONT,
    ASKED,
    only(ROW, ({ rows }, input) => rows?.every((row) => isMany(row, input) && !isWhose(row, input)) ?? false),
    CONDITIONS,
    alt(says(mute(tag('preposition', isWord('with'))), FIGURES), SHOWING),
    CONDITIONS,
    BREAK,
    opt(says(ORDER, ALL)),
    END,
  ),
  // `with total payments above $5,000` bounds them, `with the largest payments` ranks them.
  ({ conditions = [], figures = [] }, input) =>
    conditions.every(({ threshold }) => threshold === undefined) &&
    figures.every(
      ({ figure }) =>
        figure.kind !== 'statistic' || !['largest', 'smallest'].includes(figure.statistic.kind) || isOfTheirs(input),
    ),
);

/** `states with their largest payment`: that of each of them. */
function isOfTheirs({ tags, tokens }: Input): boolean {
  return tags.some(
    ({ kind, from }) =>
      (kind === 'rank' || kind === 'statistic') && /^(?:their|its)$/.test(tokens[from - 1]?.low ?? ''),
  );
}

export const RANKED: Parser<Said> = alt(
  WITH_HIGHEST,
  FIRST_BY,
  RANK_BY,
  ROWS_BY,
  IS_HIGHEST,
  COMES_FIRST,
  FIRST_WITHIN,
  WITH_MOST,
);
