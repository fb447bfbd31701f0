import type { Tag, TagOf } from '../../tags/tag.ts';
import { alt, COMMA, type Input, isWord, many1, map, only, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import { BOUNDED, COMPANY, FROM, KIND, type MemberSaid, TOTALS } from './member-bounds.ts';
import { type Clauses, DONE, IN } from './member-parts.ts';

/** `how many physicians did Pfizer pay`, `doctors Pfizer has paid speaker fees`: the company does what they had. */
const PAID_THEM: Parser<MemberSaid> = map(
  seq(
    COMPANY,
    tag('verb', ({ role }) => role === 'payer'),
    opt(KIND),
  ),
  ([company, , kind]) => ({ values: kind ? [company, kind] : [company] }),
);

/** `a consulting fee`, `a consulting fee payment`. */
const OF_KIND = map(seq(KIND, opt(tag('unit'))), ([kind]) => kind);

/** What each had every time: `at least one payment from Pfizer`, `speaker fees`, `were paid by Pfizer`. */
export const HAD_THEN: Parser<MemberSaid> = alt<MemberSaid>(
  PAID_THEM,
  map(seq(TOTALS, BOUNDED), ([, said]) => said),
  map(many1(map(seq(opt(FROM), alt<TagOf<'value'>>(OF_KIND, COMPANY)), ([, value]) => value)), (values) => ({
    values,
  })),
  map(opt(tag('unit')), () => ({ values: [] })),
);

const isYear = ({ grain, part }: TagOf<'grain'>) => grain === 'year' && part === undefined;
const YEARS = tag('grain', isYear);
const EVERY = tag(
  'by',
  isWord('in every', 'in each', 'every', 'each', 'in every single', 'in each individual', 'for each', 'for every'),
);
const SINGLE = opt(tag('restriction', isWord('single')));
const NUMBER = tag('number', ({ isMoney, isPercent, isOrdinal }) => !isMoney && !isPercent && !isOrdinal);
/** `in every year`, `every single year`; of `each year` without a time there is a row. */
const ALL_YEARS: Parser<{ readonly isOfAll: boolean; readonly isSet?: true }> = alt<{
  readonly isOfAll: boolean;
  /** Nobody asks for a row of each so. */
  readonly isSet?: true;
}>(
  map(
    seq(
      opt(tag('preposition', isWord('in', 'of'))),
      tag('grain', (one, input) => isYear(one) && isOfAllOfThem(input, one)),
    ),
    () => ({ isOfAll: true, isSet: true as const }),
  ),
  map(
    only(seq(EVERY, SINGLE, YEARS), ([every], input) => !isRowOfNumber(every, input)),
    ([, single]) => ({ isOfAll: single !== undefined }),
  ),
  map(seq(tag('by', isWord('in every', 'in every single')), SINGLE, YEARS), () => ({ isOfAll: true })),
  map(
    seq(
      IN,
      tag(
        'grain',
        (one, input) => isYear(one) && /^(?:every single|each single|each and every)/.test(wordsOf(input, one)),
      ),
    ),
    () => ({ isOfAll: true }),
  ),
);
/** `how many hospitals got grants in each year since 2021`: a number for each of them, where nothing bounds what they got. */
function isRowOfNumber(every: Tag, { tags, tokens }: Input): boolean {
  const isEach = tokens.slice(every.from, every.to).at(-1)?.low === 'each';
  const earlier = tags.filter(({ to }) => to <= every.from);
  return isEach && earlier.some(({ kind }) => kind === 'count') && earlier.every(({ kind }) => kind !== 'number');
}

/** `in all the years`, `in all of the years`. */
function isOfAllOfThem({ tokens }: Input, { from }: TagOf<'grain'>): boolean {
  const front = tokens.slice(Math.max(0, from - 4), from).map(({ low }) => low);
  return /\bin all (?:of )?the$/.test(front.join(' '));
}
const IN_A_ROW = alt<unknown>(
  seq(tag('preposition', isWord('in')), tag('unit', isWord('row'))),
  tag('restriction', isWord('consecutive', 'consecutively', 'successive')),
);
/** `in all four program years`, `in each of the four years`, `three years running`, `4 consecutive years`: how many there are. */
const SO_MANY: Parser<number> = map(
  only(
    seq(IN, opt(seq(EVERY, opt(tag('preposition', isWord('of'))))), NUMBER, opt(IN_A_ROW), YEARS, opt(IN_A_ROW)),
    ([, every, number, before, years, behind], input) =>
      every !== undefined || before !== undefined || behind !== undefined || saysAll(input, number, years),
  ),
  ([, , { value }]) => Number(value),
);

function saysAll({ tokens }: Input, { from }: TagOf<'number'>, { to }: TagOf<'grain'>): boolean {
  const front = tokens.slice(Math.max(0, from - 3), from).map(({ low }) => low);
  return front.includes('all') || ['running', 'straight', 'together'].includes(tokens[to]?.low ?? '');
}

const TIME = map(opt(seq(opt(COMMA), IN, tag('period'))), (said) => said?.[2]);

/** `more than $10,000 in every year from 2021 to 2024`, `speaker fees in all four years`: in each of them. */
export const IN_EVERY_YEAR: Parser<Clauses> = alt<Clauses>(
  map(
    only(
      seq(DONE, HAD_THEN, ALL_YEARS, TIME),
      ([, { bound }, { isOfAll, isSet }, time]) =>
        time !== undefined || isSet === true || (bound !== undefined && isOfAll),
    ),
    ([, said, , when]) => [{ ...said, each: {}, ...(when && { when }), isOwn: true }],
  ),
  map(seq(DONE, HAD_THEN, SO_MANY, TIME), ([, said, number, when]) => [
    // `paid in all four years` is read as before, where it is.
    { ...said, each: { number }, ...(when && { when }), ...(said.bound && { isOwn: true as const }) },
  ]),
);
