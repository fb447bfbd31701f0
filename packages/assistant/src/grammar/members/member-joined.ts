import type { TagOf } from '../../tags/tag.ts';
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
  talk((words) => /^(?:an?|any)$/.test(words)),
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

/** `and had at least one disputed record`, `and also received consulting fees`. */
const AND_SOME: Parser<MemberClause> = map(
  seq(
    alt<TagOf<'value'>>(
      map(seq(alt<unknown>(seq(AND, SAID), ALSO), opt(FROM), THING), ([, , thing]) => thing),
      // `had a dispute` is one word.
      map(seq(AND, DISPUTED), ([, disputed]) => disputed),
    ),
    UNIT,
    opt(THEN),
  ),
  ([thing, , when]) => ({ ...some(thing), ...(when && { when }) }),
);
/** `but never a consulting fee`, `and had no dispute`. */
const AND_NONE: Parser<MemberClause> = map(
  seq(AND, opt(HAS), NOT, opt(HAS), opt(ONE), opt(FROM), THING, UNIT, opt(THEN)),
  ([, , , , , , thing, , when]) => ({ ...none(thing), ...(when && { when }) }),
);
const AND_SO_MUCH = only(
  map(seq(AND, opt(DOES), BOUNDED), ([, , bound]) => bound),
  ({ values }) => values.length === 0,
);

/** A time that is said of the first holds for the second, which says none. */
const both = (first: MemberClause, other: MemberClause): Clauses => [
  first,
  first.when && !other.when ? { ...other, when: first.when } : other,
];

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
);
