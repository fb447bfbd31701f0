import { countedMeasure } from '../../reading/counted.ts';
import type { TagOf } from '../../tags/tag.ts';
import { alt, isWord, many1, map, only, opt, type Parser, seq, tag } from '../parser.ts';
import { COMPANY, COUNT, FROM, KIND, type MemberSaid } from './member-bounds.ts';
import { type Clauses, DONE } from './member-parts.ts';

const DISPUTED = tag('value', ({ choices }) => choices[0]?.field === 'dispute_status');
/** `at least one disputed record`: that there is one at all. */
const ONE = opt(only(COUNT, ({ bound: { op, value } }) => op === 'gte' && value === '1'));
const OF_RECORDS: Parser<MemberSaid['values']> = many1(
  map(
    seq(opt(FROM), ONE, alt<TagOf<'value'>>(DISPUTED, KIND, COMPANY), opt(tag('source')), opt(tag('unit'))),
    ([, , value]) => value,
  ),
);
const DIFFERENT = opt(tag('restriction', isWord('different', 'distinct', 'separate', 'unique')));
const YEARS = tag('grain', ({ grain, part }) => grain === 'year' && part === undefined);

/** `disputed records in at least three different years`, `paid by Pfizer in 3 or more years`: in how many years they had what is said. */
export const IN_SO_MANY_YEARS: Parser<Clauses> = map(
  seq(DONE, OF_RECORDS, tag('preposition', isWord('in')), COUNT, DIFFERENT, YEARS),
  ([, values, , { bound }]) => [
    { values, bound: { ...bound, measure: countedMeasure('program_year') }, isOwn: true as const },
  ],
);
