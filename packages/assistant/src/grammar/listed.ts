import { CONDITIONS, IN_FRONT, OF_RECORDS } from './conditions.ts';
import { EXTREME } from './figures.ts';
import {
  AND,
  alt,
  COMMA,
  END,
  type Input,
  isWord,
  many,
  many1,
  map,
  only,
  opt,
  type Parser,
  seq,
  tag,
} from './parser.ts';
import { FIRST, FIRST_OF_ALL } from './ranked.ts';
import { COLUMN, EVERYDAY_COLUMN, showing } from './record-columns.ts';
import { mute, type Said, says } from './sentence.ts';
import { MANY_RECORDS, RECORDS } from './single-records.ts';
import { LEAD } from './small-words.ts';

/** What says that single records are wanted. */
const LISTING = ['list', 'listing', 'itemize', 'itemise', 'itemized', 'itemised'];
const isListed = ({ tokens }: Input) => tokens.some(({ low }) => LISTING.includes(low));

const CONDITIONS_OF_RECORDS: Parser<Said> = map(many(OF_RECORDS), (conditions) => ({ conditions }));
/** `with date, payer and amount`, `, names and amounts`, `: who, where to, when, how much`. */
const COLUMNS: Parser<Said> = map(
  seq(
    many(alt<unknown>(COMMA, tag('and'), tag('preposition', isWord('with')))),
    EVERYDAY_COLUMN,
    many(seq(AND, EVERYDAY_COLUMN)),
  ),
  ([, first, rest]) => showing([first, ...rest.map(([, column]) => column)]),
);
/** `terms of the five most valuable interests`, `date and recipient of the three largest grants`. */
export const COLUMNS_OF_FIRST: Parser<Said> = says(
  LEAD,
  map(seq(COLUMN, many(seq(AND, COLUMN))), ([first, rest]) => showing([first, ...rest.map(([, column]) => column)])),
  mute(tag('preposition', isWord('of', 'for'))),
  FIRST,
  RECORDS,
  CONDITIONS,
  END,
);
const IN_TIME = tag('rank', ({ by }) => by === 'date');
/** `sorted by price`, `sorted by date`, `largest first`, `newest first`. */
const ORDER: Parser<Said> = alt<Said>(
  map(seq(tag('by', isWord('by')), many1(tag('amount'))), () => ({ direction: 'desc', isAll: true })),
  map(
    seq(
      tag('by', isWord('by')),
      tag('grain', ({ grain }) => grain === 'day'),
    ),
    () => ({ direction: 'asc', by: 'date', isAll: true }),
  ),
  map(seq(EXTREME, FIRST_OF_ALL), ([{ direction }]) => ({ direction, isAll: true })),
  map(seq(IN_TIME, FIRST_OF_ALL), ([{ direction }]) => ({ direction, by: 'date', isAll: true })),
);

/** `everything` that somebody got, where it is said what each record is to show. */
const EVERYTHING: Parser<Said> = map(tag('amount', isWord('everything')), (word) => ({ records: word }));
const GOT = mute(opt(tag('verb', ({ role }) => role === 'payee')));

/** Without a word that lists, a day or three columns say that each record has its line. */
function areRecords({ columns = [] }: Said, input: Input): boolean {
  return isListed(input) || columns.length > 2 || (columns.length > 1 && columns.includes('date'));
}

/** `list everything Maria Norden received in 2024, with dates and companies`. */
const EVERYTHING_LISTED = says(IN_FRONT, EVERYTHING, CONDITIONS, GOT, CONDITIONS, COLUMNS, END);

/** `list of acquisitions since 2021 with payer, payee and amount`, `disputed payments, list please`. */
export const LISTED: Parser<Said> = only(
  alt(
    EVERYTHING_LISTED,
    says(
      IN_FRONT,
      LEAD,
      mute(many(tag('list'))),
      MANY_RECORDS,
      CONDITIONS_OF_RECORDS,
      opt(COLUMNS),
      mute(many(alt<unknown>(COMMA, tag('only')))),
      CONDITIONS,
      opt(ORDER),
      END,
    ),
  ),
  areRecords,
);
