import type { TagOf } from '../../tags/tag.ts';
import { alt, isWord, many, map, only, opt, type Parser, seq, tag } from '../parser.ts';
import { BOUNDED, COMPANY, FROM, KIND } from './member-bounds.ts';
import { BUT, type Clauses, DOES, DONE, IN, type MemberClause, NOT, none, some, WHO, YEAR } from './member-parts.ts';

const PAYS = tag('verb', ({ role }) => role === 'payer' || role === 'payee');
const at = (clause: MemberClause, year: TagOf<'period'> | undefined): MemberClause =>
  year ? { ...clause, when: year } : clause;

/** `that Eskarion pays but Lorquin does not`, `Stellmoor never paid`. */
const NOT_PAID: Parser<Clauses> = alt<Clauses>(
  map(seq(WHO, COMPANY, PAYS, opt(YEAR), BUT, COMPANY, NOT, opt(PAYS), opt(YEAR)), (all) => {
    const [, first, , year, , other, , , then = year] = all;
    return [at(some(first), year), at(none(other), then)];
  }),
  map(seq(WHO, COMPANY, NOT, PAYS, opt(YEAR)), ([, company, , , year]) => [at(none(company), year)]),
);

/** `nothing from Eskarion in 2023 but did in 2022`. */
const NOT_THEN: Parser<Clauses> = map(
  seq(DONE, NOT, opt(FROM), opt(COMPANY), YEAR, BUT, opt(DOES), IN, YEAR),
  ([, , , company, never, , , , then]) => {
    const values = company ? [company] : [];
    return [
      { ...some(...values), when: then },
      { ...none(...values), when: never },
    ];
  },
);

/** `else`, `other kind of payment`. */
const OTHERS = seq(
  tag('restriction', isWord('else', 'other')),
  many(
    alt<unknown>(
      tag('noun', ({ noun }) => noun.dimension === 'nature'),
      tag('unit'),
      tag('restriction'),
      tag('amount'),
    ),
  ),
);
const BY: Parser<MemberClause['values']> = map(opt(seq(FROM, COMPANY)), (said) => (said ? [said[1]] : []));
/** `more than 20 meals and no other kind of payment`, `meals and nothing else`: and nothing but these. */
const NOTHING_ELSE: Parser<Clauses> = alt<Clauses>(
  map(seq(DONE, BOUNDED, opt(YEAR), BUT, NOT, OTHERS), ([, bound, year]) => [
    at(bound, year),
    ...onlyThese(bound.values, year),
  ]),
  map(seq(DONE, KIND, BUT, NOT, OTHERS, BY), ([, kind, , , , by]) => {
    const values = [kind, ...by];
    return [some(...values), { values, is: 'all' }];
  }),
  map(seq(DONE, KIND, YEAR, BUT, NOT, OTHERS, BY, opt(YEAR)), ([, kind, year, , , , by, then = year]) => [
    at(some(kind, ...by), year),
    at({ values: [kind, ...by], is: 'all' }, then),
  ]),
  // `meals from Pfizer and nothing else`, without `from it`: of all or of Pfizer, nobody can tell.
  map(
    seq(DONE, KIND, FROM, COMPANY, opt(YEAR), BUT, NOT, OTHERS, FROM, COMPANY),
    ([, kind, , company, year, , , , , other]) => [
      at(some(kind, company), year),
      at({ values: [kind, other], is: 'all' }, year),
    ],
  ),
);
function onlyThese(values: MemberClause['values'], year: TagOf<'period'> | undefined): Clauses {
  const kinds = values.filter((one) => one.kind === 'value' && one.choices[0]?.field === 'nature');
  return kinds.map((kind) => at({ values: [kind], is: 'all' }, year));
}

/** `with totals of at least $10,000 but no consulting fees`. */
const BOUNDED_WITHOUT: Parser<Clauses> = map(
  seq(
    DONE,
    opt(seq(tag('amount'), opt(tag('preposition', isWord('of'))))),
    only(BOUNDED, ({ values }) => values.length > 0),
    opt(BUT),
    NOT,
    KIND,
  ),
  ([, , bound, , , kind]) => [bound, none(kind)],
);

/** What each had not. */
export const NEGATED: Parser<Clauses> = map(alt(NOT_PAID, NOT_THEN, NOTHING_ELSE, BOUNDED_WITHOUT), (clauses) =>
  clauses.map((clause) => ({ ...clause, isOwn: true })),
);
