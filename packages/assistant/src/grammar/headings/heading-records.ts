import type { TagOf } from '../../tags/tag.ts';
import { fieldOf, isMany } from '../clause-part.ts';
import { AND, alt, isWord, many, map, only, open, opt, type Parser, seq, tag } from '../parser.ts';
import { FIRST_N, FIRST_OF_ALL } from '../ranked.ts';
import { COLUMN, showing } from '../record-columns.ts';
import { type Phrase, phrase } from './heading-part.ts';

const SINGLE = opt(tag('restriction', isWord('single', 'individual')));
const NATURE = open(tag('value', (value) => fieldOf(value) === 'nature'));
/** `payments`, `single grants`, `royalty payments`: what each line of a list is. */
const RECORDS = phrase(
  'records',
  alt<TagOf<'unit'> | TagOf<'value'>>(
    map(seq(SINGLE, opt(NATURE), only(tag('unit'), isMany)), ([, , unit]) => unit),
    map(seq(SINGLE, NATURE), ([, value]) => value),
  ),
  (records) => ({ records }),
);

const WITH = tag('preposition', isWord('with'));
const SEVERAL = seq(opt(tag('by', isWord('each'))), opt(WITH), COLUMN, many(seq(AND, COLUMN)));
/** `date, recipient and amount`, `each with date and amount`; with a day or three of them it is no breakdown. */
const COLUMNS = phrase(
  'columns',
  only(
    map(SEVERAL, ([, , first, rest]) => [first, ...rest.map(([, one]) => one)]),
    (all) => all.length > 2 || (all.length > 1 && all.some(({ name }) => name === 'date')),
  ),
  showing,
);

/** `one line per payment`, `individual records`. */
const LISTING = phrase(
  'listing',
  alt<unknown>(seq(tag('by', isWord('one line per', 'a line per', 'one row per', 'per')), tag('unit')), tag('list')),
  () => ({}),
);
const BY_DATE = tag('rank', ({ by }) => by === 'date');
/** `newest first`. */
const IN_TIME = phrase('order', seq(BY_DATE, FIRST_OF_ALL), ([{ direction }]) => ({ direction, by: 'date' }));

/** `10 largest payments`, `top 5 transactions`. */
const FIRST_RECORDS = phrase('records', seq(FIRST_N, only(tag('unit'), isMany)), ([first, records]) => ({
  ...first,
  records,
}));

export const OF_RECORDS_ALONE: Parser<Phrase> = alt<Phrase>(FIRST_RECORDS, COLUMNS, RECORDS, LISTING, IN_TIME);
