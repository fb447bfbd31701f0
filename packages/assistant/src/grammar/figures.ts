import { countedMeasure } from '../reading/counted.ts';
import type { Figure } from '../reading/reading.ts';
import type { Statistic, TagOf } from '../tags/tag.ts';
import { DISTINCT_WORDS } from '../tags/words/restriction-words.ts';
import { alt, COMMA, isWord, many, many1, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import type { Asked, Said } from './sentence.ts';

/** Dimensions that other rules count: trials under their identifier, research by who leads it. */
const COUNTED_OTHERWISE = ['study', 'clinical_trial_id', 'investigator', 'payment_kind', 'record_id', 'third_party'];
/** Measures of ownership alone. */
const OF_INTERESTS = ['value_of_interest', 'amount_invested'];
/** Whose totals there are averages of. */
const ENTITIES = ['recipient', 'company', 'product'];

export const OF = opt(tag('preposition', isWord('of')));
const IN = opt(tag('preposition', isWord('of', 'in', 'for')));
const PER = tag('by', isWord('per'));
/** A price is of no payment: other rules refuse it. */
export const AMOUNT = tag('amount', (amount, input) => !/\bprice\b/.test(wordsOf(input, amount)));
/** Of `average of total payments` nobody can tell what it is over. */
const SIZE = only(AMOUNT, (amount, input) => !/\btotals?\b/.test(wordsOf(input, amount)));
export const NOUN = tag('noun', ({ noun }) => !COUNTED_OTHERWISE.includes(noun.dimension) && noun.source === undefined);
const ENTITY = tag('noun', ({ noun }) => ENTITIES.includes(noun.dimension) && noun.source === undefined);

export type Unit = 'payments' | 'records';

const listOf = (words: RegExp) => tag('list', (list, input) => words.test(wordsOf(input, list)));
interface Recorded {
  readonly word: TagOf<'unit'> | TagOf<'list'>;
  readonly measure: Unit;
}

/** The word for a payment or a record, of which there is a number and an average. */
export const RECORD: Parser<Recorded> = alt<Recorded>(
  map(tag('unit'), (word) => ({ word, measure: word.measure })),
  map(listOf(/payments?$/), (word) => ({ word, measure: 'payments' })),
  map(listOf(/(?:transaction|record)s?$/), (word) => ({ word, measure: 'records' })),
);
export const UNIT: Parser<Unit> = map(RECORD, ({ measure }) => measure);

/** `single payment`, `general payment`, `royalty payment`: one of a kind, which other rules read. */
export const ONE_OF_KIND: Parser<Unit> = map(
  seq(
    opt(tag('restriction', isWord('single', 'individual'))),
    many(
      open(
        alt<unknown>(
          tag('source'),
          tag('value', ({ choices }) => choices[0]?.field === 'nature'),
        ),
      ),
    ),
    UNIT,
  ),
  ([, , unit]) => unit,
);
/** `payment`, `payment amount`, `amount of a payment`, `amount per record`. */
const single = (one: Parser<Unit>): Parser<Unit> =>
  alt<Unit>(
    map(seq(one, opt(AMOUNT)), ([unit]) => unit),
    map(seq(many(SIZE), OF, one), ([, , unit]) => unit),
    map(seq(many(SIZE), PER, UNIT), ([, , unit]) => unit),
    map(
      tag('amount', (amount, input) => /^(?:payment|transaction)\b(?! (?:total|sum)s?\b)/.test(wordsOf(input, amount))),
      () => 'records',
    ),
  );
const SINGLE = single(ONE_OF_KIND);

/** What a single one may be the most of: `the most expensive gift`. */
const IN_PRICE =
  /^(?:most|least) (?:expensive|costly|pricey|valuable|lavish|extravagant|exorbitant|sumptuous|luxurious|substantial|siz(?:e)?able|considerable|lucrative)$/;
/** `highest`, `biggest single`; `most` counts. */
export const EXTREME = tag('rank', (rank, input) => {
  const words = wordsOf(input, rank);
  const isCounting = /^(?:most|fewest|least|more)\b/.test(words) && !IN_PRICE.test(words);
  return rank.isSuperlative && rank.by === undefined && !isCounting;
});

export const ofSingle = (statistic: Statistic, unit: Unit): Asked => ({
  figure: {
    kind: 'statistic',
    statistic,
    per: statistic.kind === 'average' && unit === 'payments' ? 'payment' : 'record',
  },
  nouns: [],
});

/** `physician count`; of `payments to physicians: how many` the payments are counted. */
const COUNT_OF_IT = tag('count', (count, input) => /^(?:head ?)?(?:count|tally)/.test(wordsOf(input, count)));
/** Who is counted is counted once anyway. */
const DIFFERENT = opt(tag('restriction', isWord(...DISTINCT_WORDS)));
/** `number of payments`, `physician count`, `unique manufacturers`. */
export const NUMBER: Parser<Asked> = alt<Asked>(
  map(
    tag('measure', ({ measure }) => !OF_INTERESTS.includes(measure)),
    ({ measure }) => ofMeasure(measure),
  ),
  map(seq(many1(tag('count')), OF, UNIT), ([, , measure]) => ofMeasure(measure)),
  map(seq(UNIT, COUNT_OF_IT), ([measure]) => ofMeasure(measure)),
  map(seq(many1(tag('count')), OF, DIFFERENT, NOUN), ([, , , noun]) => counted(noun)),
  map(seq(NOUN, COUNT_OF_IT), ([noun]) => counted(noun)),
  // `nurse practitioner count`.
  map(seq(open(tag('value', ({ isPerson }) => isPerson === true)), COUNT_OF_IT), () => ({
    figure: { kind: 'distinct', dimension: 'recipient' },
    nouns: [],
  })),
);

export const ofMeasure = (measure: string): Asked => ({ figure: { kind: 'measure', measure }, nouns: [] });

export const counted = (noun: TagOf<'noun'>): Asked => ({
  figure: { kind: 'distinct', dimension: noun.noun.dimension },
  nouns: [noun],
});

/** `average payment`, `median amount of a payment`, `largest transaction`. */
export const STATISTIC: Parser<Asked> = alt<Asked>(
  map(seq(tag('statistic'), OF, SINGLE), ([{ statistic }, , unit]) => ofSingle(statistic, unit)),
  map(
    tag('statistic', (statistic, input) => /\bpayment\b/.test(wordsOf(input, statistic))),
    ({ statistic }) => ofSingle(statistic, 'records'),
  ),
  // `the amount of the largest single payment`.
  map(seq(AMOUNT, tag('preposition', isWord('of')), EXTREME, single(ONE_OF_KIND)), ([, , { direction }, unit]) =>
    ofSingle({ kind: direction === 'desc' ? 'largest' : 'smallest' }, unit),
  ),
  // `the largest research payment` is a record, which other rules read.
  map(seq(EXTREME, single(UNIT)), ([{ direction }, unit]) =>
    ofSingle({ kind: direction === 'desc' ? 'largest' : 'smallest' }, unit),
  ),
);

/** `total amount paid`, `physicians paid`. */
const PAID = opt(tag('verb', isWord('paid', 'received')));
/** `how much was spent on`, `total amount paid`. */
const SPENT = opt(
  tag('verb', (verb, input) =>
    /^(?:(?:was|were|been) )?(?:paid|received|spent)(?: on| out)?$/.test(wordsOf(input, verb)),
  ),
);
/** `mean amount`. */
const MEAN_AMOUNT = tag('statistic', (statistic, input) =>
  /\b(?:amount|total|spend)\b/.test(wordsOf(input, statistic)),
);
/** `average total per physician`, `spend per doctor`, `average number of payments per physician`: of what each has in all. */
const PER_ENTITY: Parser<Asked> = alt<Asked>(
  map(
    seq(
      opt(tag('statistic')),
      OF,
      many1(AMOUNT),
      PER,
      only(ENTITY, ({ noun }) => noun.dimension === 'recipient'),
    ),
    ([statistic, , , , noun]) => ofEach(statistic?.statistic ?? { kind: 'average' }, noun),
  ),
  map(seq(tag('statistic'), OF, many1(AMOUNT), PER, ENTITY), ([{ statistic }, , , , noun]) => ofEach(statistic, noun)),
  // `the mean of the totals of the companies`.
  map(
    seq(
      tag('statistic'),
      OF,
      many1(AMOUNT),
      OF,
      only(ENTITY, ({ to }, { tokens }) => tokens[to - 1]?.low !== tokens[to - 1]?.lemma),
    ),
    ([{ statistic }, , , , noun]) => ofEach(statistic, noun),
  ),
  map(seq(MEAN_AMOUNT, many(AMOUNT), PAID, PER, ENTITY), ([{ statistic }, , , , noun]) => ofEach(statistic, noun)),
  map(seq(tag('statistic'), OF, NUMBER, PER, ENTITY), ([{ statistic }, , { figure, nouns }, , noun]) => {
    const each = ofEach(statistic, noun, measureOf(figure));
    return { ...each, nouns: [...nouns, ...each.nouns] };
  }),
);

const ofEach = (statistic: Statistic, noun: TagOf<'noun'>, of?: string): Asked => ({
  figure: { kind: 'statistic', statistic, per: noun.noun.dimension, ...(of !== undefined && { of }) },
  nouns: [noun],
});

/** The measure that bounds and averages of a figure name. */
export function measureOf(figure: Figure): string | undefined {
  if (figure.kind === 'measure') return figure.measure;
  return figure.kind === 'distinct' ? countedMeasure(figure.dimension) : undefined;
}

/** `total 2024 spend`, where no other time is said. */
const DATED = only(
  seq(open(tag('period')), AMOUNT),
  (_, { tags }) => tags.filter(({ kind }) => kind === 'period').length === 1,
);
/** `total spend`, `dollar value of payments`, `payments in dollars`. */
const TOTAL: Parser<Asked> = map(
  seq(
    opt(open(tag('source'))),
    opt(tag('unit')),
    IN,
    AMOUNT,
    many(seq(IN, alt<unknown>(AMOUNT, tag('unit'), seq(open(tag('source')), tag('unit')), DATED))),
  ),
  () => ofMeasure('total_amount'),
);

const ON_AVERAGE = seq(
  opt(COMMA),
  tag('statistic', isWord('on average', 'in the average', 'on an average')),
  opt(COMMA),
);
const PER_TIME = seq(
  PER,
  tag('grain', ({ part }) => part === undefined),
);
const ON_PAYMENTS = opt(
  seq(opt(tag('preposition', isWord('on', 'in', 'for'))), many(open(tag('source'))), tag('unit')),
);
/** `how much was spent per month, on average`, `on average, how much was paid per year`: over what each time has in all. */
const PER_MONTH: Parser<Asked> = alt<Asked>(
  map(seq(many1(AMOUNT), SPENT, PER_TIME, ON_AVERAGE, ON_PAYMENTS), ([, , [, grain], [, { statistic }]]) =>
    ofTimes(statistic, grain),
  ),
  map(seq(ON_AVERAGE, many1(AMOUNT), SPENT, PER_TIME, ON_PAYMENTS), ([[, { statistic }], , , [, grain]]) =>
    ofTimes(statistic, grain),
  ),
);
const ofTimes = (statistic: Statistic, { grain }: TagOf<'grain'>): Asked => ({
  figure: { kind: 'statistic', statistic, per: grain === 'year' ? 'program_year' : grain },
  nouns: [],
});

export const ONE: Parser<Asked> = alt(
  PER_ENTITY,
  PER_MONTH,
  STATISTIC,
  map(seq(NUMBER, PAID), ([figure]) => figure),
  map(seq(TOTAL, SPENT, opt(seq(many(open(tag('source'))), tag('unit')))), ([figure]) => figure),
);

/** One figure. */
export const FIGURE: Parser<Said> = map(ONE, (figure) => ({ figures: [figure] }));
