import type { TagOf } from '../../tags/tag.ts';
import { alt, type Input, isWord, many1, map, only, opt, type Parser, seq, tag } from '../parser.ts';
import { BOUNDED, FROM, KIND, type MemberSaid, TOTALS } from './member-bounds.ts';
import { type Clauses, DONE } from './member-parts.ts';

/** `single`, `one`, `the same`, `given`. */
const ONE = alt<unknown>(
  tag('restriction', isWord('single')),
  tag('number', ({ value, isMoney }) => value === '1' && !isMoney),
  tag('followUp', isWord('same', 'the same')),
  tag('verb', isWord('given')),
);
const ARTICLES = ['a', 'any', 'one', 'single', 'same', 'given', 'calendar', 'program'];
const isSingular = ({ from, to }: TagOf<'grain'> | TagOf<'noun'>, { tokens }: Input) =>
  ARTICLES.includes(tokens[from - 1]?.low ?? '') && tokens[to - 1]?.low === tokens[to - 1]?.lemma;
const IN = tag('preposition', isWord('in', 'within', 'during', 'on'));
const isYear = ({ grain, part }: TagOf<'grain'>) => grain === 'year' && part === undefined;

/** `in any one year`, `in a single calendar year`, `in at least one of the four years`. */
const YEAR_ALONE = alt<unknown>(
  seq(
    IN,
    opt(many1(ONE)),
    tag('grain', (one, input) => isYear(one) && isSingular(one, input)),
  ),
  seq(
    IN,
    opt(tag('comparator', ({ op }) => op === 'gte')),
    ONE,
    tag('preposition', isWord('of')),
    opt(tag('number')),
    tag('grain', isYear),
  ),
);
const DAY_ALONE = seq(
  IN,
  opt(many1(ONE)),
  tag('grain', (one, input) => one.grain === 'day' && isSingular(one, input)),
);
/** `from a single company`, `by one company alone`. */
const COMPANY_ALONE = seq(
  FROM,
  ONE,
  tag('noun', ({ noun }) => noun.dimension === 'company' && !noun.where),
  opt(tag('only', isWord('alone'))),
);

const SINGLE: Parser<string> = alt(
  map(COMPANY_ALONE, () => 'company'),
  map(YEAR_ALONE, () => 'program_year'),
  map(DAY_ALONE, () => 'date'),
);

/** `royalties of more than $500,000`: what they come to there. */
const SO_MUCH: Parser<MemberSaid> = alt(
  BOUNDED,
  map(
    seq(
      KIND,
      tag('preposition', isWord('of')),
      only(BOUNDED, ({ bound }) => bound?.measure === undefined),
    ),
    ([kind, , said]) => ({ ...said, values: [kind, ...said.values] }),
  ),
);

/** `more than $10,000 from one company in any year`, `three or more fees on one day`: so much holds for a single company, year or day. */
export const OF_SINGLES: Parser<Clauses> = only(
  map(seq(DONE, TOTALS, SO_MUCH, many1(SINGLE)), ([, , said, per]): Clauses => {
    const isOwn = per.some((field) => field !== 'company');
    return [{ ...said, per, ...(isOwn && { isOwn }) }];
  }),
  ([clause]) => new Set(clause?.per).size === clause?.per?.length,
);
