import type { TagOf } from '../tags/tag.ts';
import { fieldOf } from './clause-part.ts';
import { CONDITIONS, IN_FRONT, PEOPLE } from './conditions.ts';
import { FIGURE } from './figures.ts';
import { alt, COMMA, END, isWord, many1, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { type Apart, mute, type Said, says } from './sentence.ts';
import { BREAK, LEAD } from './small-words.ts';

/** Fields of which two values have a row each. */
const COMPARED = ['company', 'company_family', 'state', 'city', 'nature', 'form'];

/** A company of a family beside one that has none is a company as that is. */
const kindOf = (value: TagOf<'value'>) => fieldOf(value).replace('company_family', 'company');

type Pair = readonly [Apart, Apart];

function areAlike([one, other]: Pair): boolean {
  if (one.kind === 'value' && other.kind === 'value') {
    const [field, beside] = [one, other].map(kindOf);
    return !one.isPerson && !other.isPerson && COMPARED.includes(fieldOf(one)) && field === beside;
  }
  if (one.kind === 'period' && other.kind === 'period') return [one, other].every(({ read }) => read.unit === 'year');
  return one.kind === 'noun' && other.kind === 'noun' && [one, other].every(isOneKind);
}

/** `physicians`; HCPs are of two kinds, and together one row. */
const isOneKind = ({ noun: { where = [] } }: TagOf<'noun'>) => where.every(({ values }) => values.length === 1);

const ONE = alt<Apart>(open(tag('value')), open(tag('period')), PEOPLE);
/** `2023 and 2021`, `between 2022 and 2024`: two years in one tag. */
const YEARS: Parser<Said> = map(
  open(
    tag('period', (when, input) => {
      const { period } = when.read;
      return period.kind === 'eachYear'
        ? period.years.length === 2
        : /^between \d{4} and \d{4}$/.test(wordsOf(input, when));
    }),
  ),
  (years) => ({ apart: [years] }),
);

const pairOf = (join: Parser<unknown>): Parser<Said> =>
  map(
    only(
      map(seq(ONE, join, ONE), ([one, , other]): Pair => [one, other]),
      areAlike,
    ),
    (apart) => ({ apart }),
  );

/** One, what is said of it, and the other: `A spend in 2023 as B`, `A exceed that of B`. */
export const pairAround = (
  middle: Parser<Said>,
  join: Parser<unknown> = many1(alt<unknown>(tag('preposition'), tag('versus'))),
): Parser<Said> =>
  map(
    only(seq(ONE, middle, join, ONE), ([one, , , other]) => areAlike([one, other])),
    ([one, said, , other]) => ({ ...said, apart: [one, other] }),
  );

/** Of `spend of A and B` there is one sum: `and` sets them apart only beside a word that compares. */
export const APART = pairOf(seq(tag('versus'), opt(tag('preposition', isWord('for', 'of', 'in', 'from', 'at', 'to')))));
const AND_FOR = alt<unknown>(
  seq(tag('and', isWord('and')), opt(tag('preposition', isWord('for', 'of', 'in', 'from', 'at', 'to')))),
  tag('followUp', isWord('and for', 'and of', 'and in', 'and from', 'and at', 'and to')),
);
export const BESIDE = alt(
  YEARS,
  pairOf(
    alt<unknown>(
      seq(tag('versus'), opt(tag('preposition', isWord('for', 'of', 'in', 'from', 'at', 'to')))),
      AND_FOR,
      // `with that for California`.
      seq(tag('preposition', isWord('with', 'to')), opt(tag('preposition', isWord('for', 'of', 'in', 'from', 'at')))),
    ),
  ),
);
export const COMPARE = mute(
  tag('compare', (compare, input) => /^(?:compar|contrast|differ|diverge)/.test(wordsOf(input, compare))),
);
const HOW = mute(tag('how'));
export const ON = mute(opt(alt<unknown>(COMMA, tag('preposition'), tag('by', isWord('by', 'in terms of')))));
const BETWEEN = mute(opt(alt<unknown>(tag('comparator', isWord('between')), tag('preposition'))));

/** `A vs B: number of payments`, `compare A and B on spend`. */
const PAIR_FIRST = says(IN_FRONT, alt(APART, says(COMPARE, BESIDE)), ON, FIGURE, CONDITIONS, END);
/** `average payment, A versus B`. */
const PAIR_LAST = says(IN_FRONT, LEAD, FIGURE, CONDITIONS, BREAK, BETWEEN, APART, CONDITIONS, END);
/** `compare the spend of A and B`. */
const COMPARE_FIGURE = says(IN_FRONT, COMPARE, FIGURE, CONDITIONS, BETWEEN, BESIDE, CONDITIONS, END);
/** `how does spend compare between A and B`, `how do A and B compare on spend`. */
const HOW_COMPARES = alt(
  says(IN_FRONT, HOW, FIGURE, CONDITIONS, COMPARE, BETWEEN, BESIDE, CONDITIONS, END),
  says(IN_FRONT, HOW, BESIDE, COMPARE, ON, FIGURE, CONDITIONS, END),
);

export const SIDE_BY_SIDE: Parser<Said> = alt(PAIR_FIRST, PAIR_LAST, COMPARE_FIGURE, HOW_COMPARES);
