import { countedMeasure } from '../../reading/counted.ts';
import type { MemberCondition } from '../../reading/reading.ts';
import type { Tag, TagOf } from '../../tags/tag.ts';
import { isCompany } from '../clause-part.ts';
import { UNIT } from '../figures.ts';
import {
  alt,
  type Input,
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
} from '../parser.ts';

type Value = TagOf<'value'> | TagOf<'noun'>;
type Bound = NonNullable<MemberCondition['bound']>;

/** What is said of the own records of each: of which, and how much or how many they come to. */
export interface MemberSaid {
  readonly values: readonly Value[];
  readonly bound?: Bound;
  readonly when?: TagOf<'period'>;
}

/** `from`, `in`, `by`: what of their records is meant. */
export const FROM = alt<unknown>(
  tag('preposition', isWord('from', 'by', 'in', 'for', 'on', 'of', 'to')),
  tag('comparator', isWord('from')),
  tag('by', isWord('by')),
);
export const KIND = tag('value', ({ choices }) => choices[0]?.field === 'nature');
export const COMPANY = tag('value', isCompany);
export const MONEY_WORD = alt<unknown>(tag('unit'), tag('amount', isWord('money', 'amounts', 'funds', 'funding')));

/** `had a total of`, `total payments`. */
export const TOTALS = opt(seq(tag('amount'), opt(tag('preposition', isWord('of')))));

const NUMBER = tag('number', ({ isPercent, isOrdinal }) => !isPercent && !isOrdinal);
const MORE = tag('comparator', ({ op }) => op !== 'between');
const BETWEEN = tag('comparator', ({ op }) => op === 'between');
const TO = alt<unknown>(tag('and'), tag('preposition', isWord('to')));
export interface Amount {
  readonly bound: Bound;
  readonly isMoney: boolean;
}

/** `and over 20` goes on from what is said before, `20 and over` has 20 in it. */
export const STRICT = { gt: 'gt', gte: 'gt', lt: 'lt', lte: 'lt', eq: 'eq', between: 'between' } as const;

/** `more than $20,000`, `20 or more`, `between 5 and 10`. */
const AMOUNT: Parser<Amount> = alt<Amount>(
  (input, at) =>
    map(seq(MORE, NUMBER), ([more, { value, isMoney }]) => ({
      bound: { op: /^(?:or|and)\b/.test(wordsOf(input, more)) ? STRICT[more.op] : more.op, value },
      isMoney,
    }))(input, at),
  map(
    seq(
      NUMBER,
      tag('comparator', (more, input) => /^(?:or|and)\b/.test(wordsOf(input, more))),
    ),
    ([{ value, isMoney }, { op }]) => ({ bound: { op, value }, isMoney }),
  ),
  map(seq(BETWEEN, NUMBER, TO, NUMBER), ([, { value, isMoney }, , to]) => ({
    bound: { op: 'between', value, to: to.value },
    isMoney: isMoney || to.isMoney,
  })),
);
const MONEY = only(AMOUNT, ({ isMoney }) => isMoney);
export const COUNT = only(AMOUNT, ({ isMoney }) => !isMoney);

const GOES = /^(?:go|goes|went|come|comes|came|is|was)$/;
/** `… again in 2024 went to royalties`, `was for meals`: the verb of the sentence they stand in says it of something else. */
export const isTheirs = ({ from }: Tag, { tokens }: Input) => {
  const [first, last] = tokens.slice(Math.max(0, from - 2), from).map(({ low }) => low);
  return !(GOES.test(last ?? '') || (GOES.test(first ?? '') && /^(?:to|from|for|in|on|by)$/.test(last ?? '')));
};
/** `from Caldrexa`, `in consulting fees`. */
const OF_RECORDS: Parser<readonly Value[]> = map(many(seq(FROM, only(alt<Value>(KIND, COMPANY), isTheirs))), (all) =>
  all.map(([, value]) => value),
);
/** `in total payments`, `in payments`; of `$1,000 payments` nobody can tell whether each is meant. */
const IN_PAYMENTS = opt(
  seq(
    alt<unknown>(
      tag('preposition', isWord('in')),
      talk((words) => /^(?:in total|in all|in)$/.test(words)),
    ),
    many1(alt<unknown>(tag('unit'), tag('amount'))),
  ),
);
const OF_MONEY: Parser<MemberSaid> = map(seq(MONEY, IN_PAYMENTS, OF_RECORDS, IN_PAYMENTS), ([{ bound }, , values]) => ({
  bound,
  values,
}));

/** `more than 100 from Caldrexa`: of nothing that is counted, so that it is money. */
const OF_BARE: Parser<MemberSaid> = map(seq(COUNT, FROM, COMPANY), ([{ bound }, , company]) => ({
  bound,
  values: [company],
}));

const COUNTED = ['company', 'recipient', 'state', 'city', 'product', 'nature'];
const PEOPLE: Parser<Value> = alt<Value>(
  tag('noun', ({ noun }) => COUNTED.includes(noun.dimension) && noun.source === undefined),
  tag('value', ({ isPerson }) => isPerson === true),
);
const DIFFERENT = opt(tag('restriction', isWord('different', 'distinct', 'separate', 'unique')));
const YEARS = tag('grain', ({ grain }) => grain === 'year');
/** `20 payments from Caldrexa`, `50 meals`, `10 different companies`, `3 years`: what is counted, and of which records. */
const OF_COUNT: Parser<MemberSaid> = alt<MemberSaid>(
  map(seq(COUNT, DIFFERENT, UNIT, OF_RECORDS), ([{ bound }, , measure, values]) => ({
    bound: { ...bound, measure },
    values,
  })),
  map(seq(COUNT, opt(COMPANY), KIND, OF_RECORDS), ([{ bound }, company, kind, values]) => ({
    bound: { ...bound, measure: 'payments' },
    values: [kind, ...(company ? [company] : []), ...values],
  })),
  map(seq(COUNT, DIFFERENT, opt(tag('verb', isWord('paid'))), PEOPLE), ([{ bound }, , , who]) => ({
    bound: { ...bound, measure: countedMeasure(who.kind === 'noun' ? who.noun.dimension : 'recipient') },
    values: who.kind === 'noun' && who.noun.where === undefined ? [] : [who],
  })),
  map(seq(COUNT, DIFFERENT, YEARS), ([{ bound }]) => ({
    bound: { ...bound, measure: countedMeasure('program_year') },
    values: [],
  })),
);

const IN_ALL = opt(
  talk((words) => /^(?:altogether|in total|in all|all told|overall|in sum|combined|together)$/.test(words)),
);
/** What each has so much of. */
export const BOUNDED: Parser<MemberSaid> = map(seq(alt(OF_MONEY, OF_BARE, OF_COUNT), IN_ALL), ([said]) => said);
