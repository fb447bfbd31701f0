import type { TagOf } from '../../tags/tag.ts';
import { isCompany } from '../clause-part.ts';
import { alt, map, only, opt, type Parser, seq, tag, talk } from '../parser.ts';
import { BOUNDED, COMPANY, FROM, KIND } from './member-bounds.ts';
import { ALSO, BUT, type Clauses, DOES, DONE, type MemberClause, NOT, none, some, YEAR } from './member-parts.ts';

const DISPUTED = tag('value', ({ choices }) => choices[0]?.field === 'dispute_status');
const THING = alt<TagOf<'value'>>(KIND, COMPANY, DISPUTED);
const UNIT = opt(tag('unit'));
/** `had`, `made`, `was paid`. */
const HAS = alt<unknown>(
  DOES,
  talk((words) => /^(?:have|make|be)$/.test(words)),
);
/** `at least one`, `a`, `any`. */
const ONE = alt<unknown>(
  seq(
    tag('comparator', ({ op }) => op === 'gte'),
    tag('number', ({ value, isMoney }) => value === '1' && !isMoney),
  ),
  talk((words) => /^(?:an?|any|something|anything)$/.test(words)),
);
const AND = seq(alt<unknown>(BUT, ALSO), opt(ALSO));
/** `that year`: the one that is said before. */
const THEN: Parser<TagOf<'period'> | undefined> = alt<TagOf<'period'> | undefined>(
  YEAR,
  map(
    seq(
      talk((words) => words === 'that'),
      tag('grain', ({ grain }) => grain === 'year'),
    ),
    () => undefined,
  ),
);
/** `consulting fees and travel` are of one bound: what is joined has a word of its own. */
const SAID = alt<unknown>(seq(HAS, opt(ONE)), ONE);

/** `and were paid by Pfizer too`. */
const TOO = opt(talk((words) => /^(?:too|as well)$/.test(words)));

/** `and had at least one disputed record`, `and also received consulting fees`. */
const AND_SOME: Parser<MemberClause> = map(
  seq(
    alt<TagOf<'value'>>(
      map(seq(alt<unknown>(seq(AND, SAID), ALSO), UNIT, opt(FROM), THING), ([, , , thing]) => thing),
      // `had a dispute` is one word.
      map(seq(AND, DISPUTED), ([, disputed]) => disputed),
    ),
    UNIT,
    opt(THEN),
    TOO,
  ),
  ([thing, , when]) => ({ ...some(thing), ...(when && { when }) }),
);
/** `but never a consulting fee`, `and had no dispute`. */
const AND_NONE: Parser<MemberClause> = map(
  seq(AND, opt(HAS), NOT, opt(HAS), opt(ONE), opt(FROM), THING, UNIT, opt(THEN)),
  ([, , , , , , thing, , when]) => ({ ...none(thing), ...(when && { when }) }),
);
const AND_BOUNDED = map(seq(AND, opt(DOES), BOUNDED), ([, , bound]) => bound);
const AND_SO_MUCH = only(AND_BOUNDED, ({ values }) => values.length === 0);
/** `and more than $100 from Caldrexa`: of one company, where the first is another. */
const AND_SO_MUCH_FROM = only(AND_BOUNDED, ({ values: [one, another] }) => isPayer(one) && !another);
const isPayer = (one: MemberClause['values'][number] | undefined) => one?.kind === 'value' && isCompany(one);

/** A time that is said of one of them holds for the other, which says none. */
const both = (first: MemberClause, other: MemberClause): Clauses => {
  const when = first.when ?? other.when;
  return when
    ? [
        { when, ...first },
        { when, ...other },
      ]
    : [first, other];
};

/**
 * So much in all, and something or none of one kind: `doctors who got more than $50,000 in 2024 and also received consulting fees`, in
 * either order. The bound is on all that each of them has.
 */
export const JOINED: Parser<Clauses> = alt<Clauses>(
  map(seq(DONE, BOUNDED, opt(YEAR), alt(AND_SOME, AND_NONE)), ([, bound, when, other]) =>
    both({ ...bound, ...(when && { when }) }, other),
  ),
  map(seq(DONE, opt(ONE), THING, UNIT, opt(YEAR), AND_SO_MUCH), ([, , thing, , when, bound]) =>
    both({ ...some(thing), ...(when && { when }) }, bound),
  ),
  map(seq(DONE, COMPANY, opt(YEAR), AND_SO_MUCH_FROM, opt(THEN)), ([, company, first, bound, then]) => {
    const [when, last] = [first ?? then, then ?? first];
    return [
      { ...some(company), ...(when && { when }) },
      { ...bound, ...(last && { when: last }) },
    ];
  }),
);
