import type { TagOf } from '../../tags/tag.ts';
import type { Period } from '../../time/period.ts';
import { AND, alt, isWord, many, many1, map, only, opt, seq, tag, wordsOf } from '../parser.ts';
import { FROM, type MemberSaid } from './member-bounds.ts';

/** A condition on the own records of each: that there are some, none, none but these, or how much they come to. */
export interface MemberClause extends MemberSaid {
  readonly is?: 'none' | 'all';
  readonly periods?: readonly Period[];
  /** It holds for a single company, year or day. */
  readonly per?: readonly string[];
  /** It holds in each year of the time; how many there are, where that is said. */
  readonly each?: { readonly number?: number };
  /** No rule of single words reads it. */
  readonly isOwn?: true;
}
export type Clauses = readonly MemberClause[];

export const WHO = many(
  alt<unknown>(
    tag('who', (who, input) => wordsOf(input, who) !== 'whose'),
    tag('which', isWord('that', 'which')),
  ),
);
/** `were paid`, `spent`, `with`; `had` is small talk. */
export const DOES = alt<unknown>(
  tag('verb', ({ role }) => role === 'payer' || role === 'payee'),
  tag('amount', isWord('spent', 'spend', 'spends')),
  tag('preposition', isWord('with')),
);
/** `payments above $50,000` may be what they come to; `a payment above $50,000` is one. */
const MONEY_WORDS = alt<unknown>(
  tag('unit', (unit, { tokens }) => tokens[unit.to - 1]?.low !== 'payment'),
  tag('amount', isWord('money', 'amounts', 'funds', 'funding')),
);
export const DONE = seq(WHO, opt(DOES), opt(MONEY_WORDS), opt(FROM));
export const YEAR = only(tag('period'), ({ read: { period } }) => period.kind === 'years' && period.from === period.to);
/** `in both 2022 and 2023`. */
export const IN_BOTH = only(
  map(seq(opt(tag('preposition')), tag('both'), tag('period')), ([, , when]) => when),
  ({ read: { period } }) => period.kind === 'eachYear' && period.years.length === 2,
);
export const eachYear = (period: Period): Period[] =>
  period.kind === 'eachYear' ? period.years.map((year) => ({ kind: 'years', from: year, to: year })) : [];
export const BUT = alt<unknown>(AND, tag('and', isWord('but')));
export const NOT = many1(tag('not'));
export const ALSO = alt<unknown>(
  tag('and', isWord('as well as', 'also', 'and also', 'and additionally', 'in addition to')),
  tag('both', isWord('as well as by', 'and also by', 'and also from')),
);
export const IN = opt(tag('preposition', isWord('in')));

export const some = (...values: MemberSaid['values']): MemberClause => ({ values });
export const none = (...values: MemberSaid['values']): MemberClause => ({ values, is: 'none' });
export const when = (period: TagOf<'period'>): MemberClause => ({ values: [], when: period });
/** `again`, `also`, `still`: it is said of them a second time. */
export const AGAIN = many(
  alt<unknown>(
    tag('followUp', isWord('again', 'once again', 'once more')),
    tag('and', isWord('also', 'as well')),
    tag('restriction', isWord('still', 'again', 'repeatedly')),
  ),
);
