import type { TagOf } from '../tags/tag.ts';
import { counted, OF, ONE, ofMeasure, UNIT } from './figures.ts';
import {
  AND,
  alt,
  COMMA,
  END,
  isWord,
  many,
  many1,
  map,
  only,
  opt,
  type Parser,
  seq,
  tag,
  talk,
  wordsOf,
} from './parser.ts';
import type { Asked } from './sentence.ts';

/** What is to be shown of each row beside what is asked of it. */
export interface Shown {
  readonly figures: readonly Asked[];
  /** `how many did each pay for`: what is counted is what bounds or ranks the rows. */
  readonly isBounded?: true;
  /** It is said to be of each row. */
  readonly isOfEach?: true;
  /** `how many are there`: the number of rows. */
  readonly isNumber?: true;
  /** What the question has to have said before: whose figure it is, and of which records. */
  readonly rows: readonly TagOf<'noun'>[];
  readonly values: readonly TagOf<'value'>[];
}

const NOTHING: Shown = { figures: [], rows: [], values: [] };
const figure = (...figures: readonly Asked[]): Shown => ({ ...NOTHING, figures });
const BOUNDED: Shown = { ...NOTHING, isBounded: true };
const TOTAL = ofMeasure('total_amount');

function both(one: Shown, other: Shown): Shown {
  return {
    ...one,
    ...other,
    figures: [...one.figures, ...other.figures],
    rows: [...one.rows, ...other.rows],
    values: [...one.values, ...other.values],
  };
}

const all = (parts: readonly Shown[]): Shown => parts.reduce(both, NOTHING);

const VALUE = tag('value');
const NOUN = tag('noun');
const COUNT = many1(tag('count'));
const WHAT = tag('which', (which, input) => /^what/.test(wordsOf(input, which)));
const VERB = alt<unknown>(
  tag('verb', ({ role }) => role !== 'leader'),
  tag('amount', isWord('spent', 'spend', 'spends', 'outlay')),
);
const EACH = tag('by', (by, input) => /\b(?:each|apiece|every)\b/.test(wordsOf(input, by)));
const PER = tag('by', isWord('per', 'by'));
const ROW: Parser<Shown> = map(NOUN, (noun) => ({ ...NOTHING, rows: [noun] }));

/** `did each of them pay for`, `each company got`, `per company`, `they were paid by`. */
const WHOSE: Parser<Shown> = map(
  many(
    alt<Shown>(
      map(seq(EACH, opt(ROW)), ([, row]): Shown => ({ ...(row ?? NOTHING), isOfEach: true })),
      map(seq(PER, ROW), ([, row]): Shown => ({ ...row, isOfEach: true })),
      map(seq(VERB, opt(alt<unknown>(tag('preposition', isWord('for', 'to', 'from', 'on')), PER))), () => NOTHING),
    ),
  ),
  all,
);

/** `number of disputed records`, `how many nephrologists`, `how many meals`: of what is said before. */
const OF_VALUE: Parser<Shown> = map(
  seq(COUNT, OF, VALUE, opt(UNIT)),
  ([, , value, unit]): Shown => ({
    ...NOTHING,
    values: [value],
    figures: [
      unit
        ? ofMeasure(unit)
        : value.isPerson
          ? { figure: { kind: 'distinct', dimension: 'recipient' }, nouns: [] }
          : ofMeasure('payments'),
    ],
  }),
);

/** `number of studies`, `study count`. */
const OF_NOUN: Parser<Shown> = map(
  alt(
    map(seq(COUNT, OF, NOUN), ([, , noun]) => noun),
    map(seq(NOUN, tag('count')), ([noun]) => noun),
  ),
  (noun) => figure(counted(noun)),
);

/** `number of companies and payments`. */
const OF_BOTH: Parser<Shown> = map(seq(COUNT, OF, NOUN, AND, UNIT), ([, , noun, , unit]) =>
  figure(counted(noun), ofMeasure(unit)),
);

const SUM_OF_PAYMENTS = tag('amount', (amount, input) => /\bof payments?$/.test(wordsOf(input, amount)));
const PAYMENTS_AND_TOTAL = tag('amount', (amount, input) => /^payments? , /.test(wordsOf(input, amount)));
/** `count and sum of payments`, `number of payments, total`. */
const COUNT_AND_SUM: Parser<Shown> = map(
  alt<unknown>(seq(COUNT, AND, SUM_OF_PAYMENTS), seq(COUNT, OF, PAYMENTS_AND_TOTAL)),
  () => figure(ofMeasure('payments'), TOTAL),
);

/** `what each of them received`. */
const WHAT_EACH: Parser<Shown> = map(seq(WHAT, opt(EACH), VERB), () => figure(TOTAL));

const ITEM: Parser<Shown> = map(
  seq(
    opt(alt<unknown>(WHAT, tag('by', isWord('by')))),
    alt<Shown>(
      COUNT_AND_SUM,
      WHAT_EACH,
      map(ONE, (one) => figure(one)),
      OF_VALUE,
      OF_NOUN,
      OF_BOTH,
      map(COUNT, () => BOUNDED),
      ROW,
    ),
    WHOSE,
  ),
  ([, shown, whose]) => both(shown, whose),
);

const WITH = alt<unknown>(COMMA, tag('and'), tag('preposition', isWord('with')));
const LIST: Parser<Shown> = map(seq(ITEM, many(seq(many1(WITH), ITEM))), ([first, rest]) =>
  all([first, ...rest.map(([, one]) => one)]),
);

/** `how many are there`, `how many of them`, `head count`. */
const ARE_THERE: Parser<Shown> = map(
  seq(
    COUNT,
    alt<unknown>(
      talk((words) => /^be (?:there|that|they)\b/.test(words)),
      tag('followUp', isWord('of them', 'of those', 'of these')),
    ),
  ),
  (): Shown => ({ ...NOTHING, isNumber: true }),
);

const EACH_FIRST = opt(alt<unknown>(EACH, seq(PER, NOUN)));
/** `, and how many did each of them pay for`, `with the number of payments and the total`, `each with amounts`. */
export const TAIL: Parser<Shown> = map(
  only(
    seq(
      many(alt<unknown>(WITH, tag('verb', isWord('give')))),
      EACH_FIRST,
      many(WITH),
      alt<Shown>(ARE_THERE, LIST),
      END,
    ),
    ([, , , { figures, isBounded, isNumber }]) => figures.length > 0 || isBounded === true || isNumber === true,
  ),
  ([, each, , shown]): Shown => ({ ...shown, ...(each !== undefined && { isOfEach: true }) }),
);
