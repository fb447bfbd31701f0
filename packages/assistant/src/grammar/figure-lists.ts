import { isMany } from './clause-part.ts';
import {
  AMOUNT,
  counted,
  EXTREME,
  NOUN,
  NUMBER,
  OF,
  ONE,
  ONE_OF_KIND,
  ofMeasure,
  ofSingle,
  STATISTIC,
  type Unit,
} from './figures.ts';
import { AND, alt, isWord, many, many1, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import type { Asked, Said } from './sentence.ts';

/** A figure that says of what it is only with those beside it: the first ones of `total, average and largest payment`. */
export const OF_SINGLE: Parser<(unit: Unit) => Asked> = alt<(unit: Unit) => Asked>(
  map(
    tag('statistic'),
    ({ statistic }) =>
      (unit) =>
        ofSingle(statistic, unit),
  ),
  map(
    EXTREME,
    ({ direction }) =>
      (unit) =>
        ofSingle({ kind: direction === 'desc' ? 'largest' : 'smallest' }, unit),
  ),
  // `the minimum and the maximum of the payments`.
  map(
    tag('comparator', isWord('maximum of', 'minimum of')),
    ({ op }) =>
      (unit) =>
        ofSingle({ kind: op === 'lte' ? 'largest' : 'smallest' }, unit),
  ),
  map(AMOUNT, () => () => ofMeasure('total_amount')),
  map(tag('count', isWord('number', 'number of', 'count', 'count of')), () => (unit) => ofMeasure(unit)),
);
/** `honorarium`, `consulting fees`: single ones of a nature, which other rules read. */
export const NATURE: Parser<Unit> = map(
  open(tag('value', ({ choices }) => choices[0]?.field === 'nature')),
  () => 'records',
);
/** `total, average and largest honorarium`, `number of records, mean and median of the consulting fees`. */
const OF_ONE_THING: Parser<Said> = map(
  seq(
    opt(tag('both')),
    many(seq(NUMBER, AND)),
    OF_SINGLE,
    many1(seq(AND, OF_SINGLE)),
    OF,
    alt(
      map(seq(opt(AMOUNT), OF, ONE_OF_KIND, opt(AMOUNT)), ([, , unit]) => unit),
      NATURE,
    ),
  ),
  ([, numbers, first, rest, , unit]) => ({
    figures: [...numbers.map(([number]) => number), ...[first, ...rest.map(([, one]) => one)].map((one) => one(unit))],
  }),
);
/** `the minimum, the average and the largest payment amount`: all of what the last of them is of. */
const OF_LAST: Parser<Said> = map(
  seq(OF_SINGLE, many(seq(AND, OF_SINGLE)), AND, STATISTIC),
  ([first, rest, , last]) => ({
    figures: [...[first, ...rest.map(([, one]) => one)].map((one) => one('records')), last],
  }),
);

interface Item {
  readonly asked: Asked;
  /** It is a number only beside figures: the recipients of `spend, recipients and average payment`. */
  readonly isBare: boolean;
}
const PROPER: Parser<Item> = map(ONE, (asked) => ({ asked, isBare: false }));
const bare = (parser: Parser<Asked>): Parser<Item> => map(parser, (asked) => ({ asked, isBare: true }));
const BARE_PAYMENTS = bare(map(only(tag('unit'), isMany), ({ measure }) => ofMeasure(measure)));
const COUNTED_BARE = ['recipient', 'company'];
/** `companies and their totals` are rows: a noun is a number behind a figure alone. */
const BARE = alt(
  BARE_PAYMENTS,
  bare(
    map(
      only(NOUN, (noun, input) => COUNTED_BARE.includes(noun.noun.dimension) && isMany(noun, input)),
      counted,
    ),
  ),
);
/** `dollars, recipients, payments and average per payment`; of two with a comma alone the other is no figure. */
const WITH_NUMBERS: Parser<Said> = map(
  only(
    seq(opt(tag('both')), alt(PROPER, BARE_PAYMENTS), many1(seq(AND, alt(PROPER, BARE)))),
    ([, first, rest], input) => {
      const items = [first, ...rest.map(([, item]) => item)];
      const isJoined = rest.length > 1 || input.tags.some((one) => one.kind === 'and' && wordsOf(input, one) === 'and');
      return isJoined && items.some(({ isBare }) => isBare) && items.some(({ isBare }) => !isBare);
    },
  ),
  ([, first, rest]) => ({ figures: [first.asked, ...rest.map(([, { asked }]) => asked)] }),
);

/** `average payment, number of recipients and total spend`: of several, none narrows the others. */
export const FIGURES: Parser<Said> = alt<Said>(
  OF_ONE_THING,
  OF_LAST,
  only(WITH_NUMBERS, ({ figures = [] }) => areUnnarrowed(figures)),
  only(
    map(seq(opt(tag('both')), ONE, many(seq(AND, ONE))), ([, first, rest]) => ({
      figures: [first, ...rest.map(([, one]) => one)],
    })),
    ({ figures }) => figures.length === 1 || areUnnarrowed(figures),
  ),
);

function areUnnarrowed(figures: readonly Asked[]): boolean {
  return figures.every(({ nouns }) => nouns.every(({ noun }) => noun.where === undefined));
}
