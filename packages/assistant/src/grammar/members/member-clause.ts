import type { TagOf } from '../../tags/tag.ts';
import { BEFOREHAND } from '../../tags/words/elsewhen-words.ts';
import { type Period, yearsIn } from '../../time/period.ts';
import { isCompany } from '../clause-part.ts';
import { alt, COMMA, type Input, isWord, many, many1, map, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import { BOUNDED, COMPANY, FROM, KIND, type MemberSaid, MONEY_WORD } from './member-bounds.ts';
import { HAD_THEN, IN_EVERY_YEAR } from './member-every.ts';
import { JOINED } from './member-joined.ts';
import { IN_SO_MANY_YEARS } from './member-number-of-years.ts';
import {
  ALSO,
  BUT,
  type Clauses,
  DOES,
  DONE,
  eachYear,
  IN,
  IN_BOTH,
  NOT,
  none,
  some,
  WHO,
  when,
  YEAR,
} from './member-parts.ts';
import { OF_SINGLES } from './member-singles.ts';
import { IN_TIMES } from './member-times.ts';
import { NEGATED } from './member-without.ts';

/** `and more than 20 payments`; of `and over 20` the first word is in the comparison. */
const AND_BOUNDED: Parser<MemberSaid> = alt<MemberSaid>(
  map(seq(BUT, opt(DOES), BOUNDED), ([, , bound]) => bound),
  (input, at) => (/^(?:and|but)\b/.test(wordsAt(input, at)) ? BOUNDED(input, at) : []),
);
const wordsAt = (input: Input, at: number) => {
  const next = input.tags.slice(at).find(({ kind }) => kind !== 'filler');
  return next ? wordsOf(input, next) : '';
};

/** `more than $20,000 and over 20 payments`, `whose total payments were at least $50,000`. */
const BOUNDS: Parser<Clauses> = map(seq(BOUNDED, many(AND_BOUNDED)), ([first, rest]) => ofTheSame([first, ...rest]));

/** `over $500 in consulting fees and over $500 in honoraria from Pfizer`: who is named behind the last of several kinds paid all of them. */
function ofTheSame(bounds: readonly MemberSaid[]): Clauses {
  const others = bounds.slice(0, -1);
  const [kind, company, more] = bounds.at(-1)?.values ?? [];
  const isNamed = isKind(kind) && company?.kind === 'value' && isCompany(company) && !more;
  const areKinds = others.length > 0 && others.every(({ values: [one, another] }) => isKind(one) && !another);
  return isNamed && areKinds ? bounds.map((one) => ({ ...one, values: [...one.values.slice(0, 1), company] })) : bounds;
}

const isKind = (value: MemberSaid['values'][number] | undefined) =>
  value?.kind === 'value' && value.choices[0]?.field === 'nature';

const WHOSE = seq(
  alt<unknown>(tag('who', isWord('whose')), tag('preposition', isWord('with'))),
  many1(alt<unknown>(tag('amount'), tag('unit'))),
  opt(tag('preposition', isWord('of'))),
);
const OF_TOTALS: Parser<Clauses> = alt(
  map(seq(DONE, BOUNDS), ([, bounds]) => bounds),
  map(seq(WHO, WHOSE, BOUNDS), ([, , bounds]) => bounds),
);

/** Of each of two years, by the one bound or by a bound of its own. */
const OF_TWO_YEARS: Parser<Clauses> = alt<Clauses>(
  map(seq(DONE, BOUNDED, IN_BOTH), ([, bound, { read }]) =>
    eachYear(read.period).map((one) => ({ ...bound, periods: [one] })),
  ),
  map(
    seq(
      DONE,
      BOUNDED,
      YEAR,
      alt<MemberSaid | undefined>(
        AND_BOUNDED,
        map(BUT, () => undefined),
      ),
      YEAR,
    ),
    (all) => {
      const [, bound, when, other = bound, then] = all;
      return [
        { ...bound, when },
        // Of whom or of what the first bound is, the second is too.
        { ...other, when: then, values: other.values.length > 0 ? other.values : bound.values },
      ];
    },
  ),
);

/** Two of one kind: both, or the one without the other. */
function pairOf(value: Parser<TagOf<'value'>>): Parser<Clauses> {
  const one = map(seq(opt(FROM), value), ([, said]) => said);
  return alt<Clauses>(
    map(seq(DONE, tag('both'), one, tag('and'), one), ([, , first, , other]) => [some(first), some(other)]),
    map(seq(DONE, one, ALSO, one), ([, first, , other]) => [some(first), some(other)]),
    map(seq(DONE, one, opt(BUT), NOT, one), ([, first, , , other]) => [some(first), none(other)]),
    map(
      seq(
        DONE,
        tag('only', (only, input) => !/^(?:top|first)/.test(wordsOf(input, only))),
        one,
      ),
      ([, , first]) => [{ values: [first], is: 'all' }],
    ),
  );
}

/** `but never a consulting fee`. */
const WITHOUT = map(opt(seq(BUT, NOT, opt(DOES), KIND)), (said) => said?.[3]);
const EVERY_QUARTER = seq(
  tag('by', isWord('in every', 'in each', 'every', 'each')),
  tag('grain', ({ grain, part }) => grain === 'quarter' && part === undefined),
);
/** `in previous years`: those before the one that is said. */
function isYearsBefore(tag: TagOf<'period'>, input: Input): boolean {
  return /^(?:in |for |during )?(?:the |any )?(?:previous|prior|earlier|preceding) years?$/.test(wordsOf(input, tag));
}
/** `…, with no payment in any earlier year`: what `for the first time` says. */
const NEVER_BEFORE = opt(
  seq(
    opt(COMMA),
    opt(BUT),
    opt(DOES),
    NOT,
    opt(DOES),
    opt(MONEY_WORD),
    alt<unknown>(tag('restriction', isWord(...BEFOREHAND)), tag('period', isYearsBefore)),
  ),
);
/** `in 2023 and again in 2024`, `in 2023 but not in 2024`, `in every year from 2021 to 2024`. */
const OF_YEARS: Parser<Clauses> = alt<Clauses>(
  map(seq(DONE, IN_BOTH), ([, { read }]) => eachYear(read.period).map((one) => ({ values: [], periods: [one] }))),
  map(seq(DONE, YEAR, alt<unknown>(tag('and'), ALSO), YEAR), ([, first, , other]) => [when(first), when(other)]),
  map(seq(DONE, YEAR, opt(BUT), NOT, IN, YEAR), ([, first, , , , other]) => [
    when(first),
    { ...when(other), is: 'none' },
  ]),
  map(seq(DONE, HAD_THEN, EVERY_QUARTER, YEAR, WITHOUT), ([, said, , when, without]) => [
    ...quartersOf(when.read.period).map((period) => ({ ...said, periods: [period], isOwn: true as const })),
    ...(without ? [{ ...none(without), when }] : []),
  ]),
  map(seq(DONE, tag('new'), YEAR, NEVER_BEFORE), ([, , first, never]) => {
    const isOwn = never ? { isOwn: true as const } : {};
    return [
      { ...when(first), ...isOwn },
      { values: [], is: 'none', periods: before(first), ...isOwn },
    ];
  }),
);
const QUARTERS = ['01-01/03-31', '04-01/06-30', '07-01/09-30', '10-01/12-31'];

function quartersOf(period: Period): Period[] {
  const year = yearsIn(period)[0];
  return QUARTERS.map((quarter) => {
    const [from, to] = quarter.split('/');
    return { kind: 'dates', from: `${year}-${from}`, to: `${year}-${to}` };
  });
}

function before({ read: { period } }: TagOf<'period'>): Period[] {
  return period.kind === 'years' && period.from !== undefined ? [{ kind: 'years', to: period.from - 1 }] : [];
}

/** `on both Pfizer and Merck payroll`. */
const PAYROLL = tag('verb', isWord('payroll', 'payrolls'));

/** What follows people or companies and says which of them are meant. */
export const MEMBER_CLAUSE: Parser<Clauses> = alt(
  OF_TWO_YEARS,
  OF_SINGLES,
  JOINED,
  OF_TOTALS,
  pairOf(KIND),
  pairOf(COMPANY),
  map(seq(pairOf(COMPANY), PAYROLL), ([clauses]) => clauses.map((clause) => ({ ...clause, isOwn: true as const }))),
  OF_YEARS,
  IN_EVERY_YEAR,
  IN_SO_MANY_YEARS,
  NEGATED,
  IN_TIMES,
);
