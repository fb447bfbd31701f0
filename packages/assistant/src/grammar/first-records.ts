import type { Tag } from '../tags/tag.ts';
import { isMany } from './clause-part.ts';
import { ALIKE, CONDITIONS, IN_FRONT } from './conditions.ts';

import { AND, alt, COMMA, END, isWord, many, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { FIRST, HIGHEST } from './ranked.ts';
import { EVERYDAY_COLUMN, showing } from './record-columns.ts';
import { BY } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { MANY_RECORDS, RECORDS } from './single-records.ts';
import { LEAD, SO_MANY } from './small-words.ts';

/** `second largest`. */
const PLACE: Parser<Said> = map(
  seq(
    tag('number', ({ isOrdinal, value }) => isOrdinal && value !== '1'),
    HIGHEST,
  ),
  ([n, order]) => ({ ...order, n }),
);
/** `two most recent`, `earliest`, `first`. */
const NEWEST = alt<Said>(
  says(
    SO_MANY,
    map(
      tag('rank', ({ by }) => by === 'date'),
      ({ direction }): Said => ({ direction, by: 'date' }),
    ),
  ),
  map(tag('number', isWord('first')), () => ({ direction: 'asc', by: 'date' })),
);
const WHICH_ONES = alt(FIRST, PLACE, NEWEST);

/** `in each state`, `per year`, `each company's`. */
const OF_EACH: Parser<Said> = map(
  seq(
    opt(tag('preposition', isWord('of', 'by', 'for', 'in', 'to'))),
    only(BY, (_, { tokens, tags }) => tags.some((one) => one.kind === 'by' && isEach(one, tokens))),
  ),
  ([, { rows = [] }]) => ({ within: rows }),
);
const isEach = ({ from, to }: Tag, tokens: readonly { readonly low: string }[]) =>
  tokens.slice(from, to).some(({ low }) => ['each', 'every', 'per'].includes(low));
const OF = opt(tag('preposition', isWord('of', 'by', 'for', 'in', 'to')));
/** `each of Kelvanta, Caldrexa and Brantovia`. */
const OF_EACH_NAMED: Parser<Said> = map(
  seq(
    OF,
    tag('by', (by, input) => /\beach\b/.test(wordsOf(input, by))),
    OF,
    open(only(ALIKE, (all) => all.length > 1)),
  ),
  ([, , , apart]) => ({ apart }),
);
const EACH = alt(OF_EACH, OF_EACH_NAMED);

const VERB = tag('verb');
const SHOWING = many(alt<unknown>(COMMA, tag('and'), tag('preposition', isWord('with', 'showing'))));
const COLUMNS: Parser<Said> = map(
  seq(SHOWING, EVERYDAY_COLUMN, many(seq(opt(AND), opt(tag('preposition')), EVERYDAY_COLUMN))),
  ([, first, rest]) => showing([first, ...rest.map(([, , column]) => column)]),
);
/** `and who received it`, `and from whom`: the record says it. */
const WHO: Parser<Said> = map(
  seq(SHOWING, opt(tag('preposition')), alt<unknown>(tag('who'), tag('where')), opt(VERB), opt(tag('preposition'))),
  () => ({ columns: [] }),
);
const SHOWN = alt(COLUMNS, WHO);

const RECORDS_OF = says(mute(open(many(tag('source')))), alt(RECORDS, MANY_RECORDS));

/** `first payment`, `oldest records`, in one word. */
const NEWEST_OF_ALL: Parser<Said> = map(
  tag('rank', (rank, input) => rank.by === 'date' && /\b(?:payment|record|transaction)s?$/.test(wordsOf(input, rank))),
  (records) => ({ records, direction: records.direction, by: 'date' }),
);
const THE_FIRST = alt(says(WHICH_ONES, RECORDS_OF), says(SO_MANY, NEWEST_OF_ALL));

/** A single largest one is a figure of each, unless it is asked what more its record says. */
const isOfRecords = ({ n, by, records, columns }: Said, several: (records: NonNullable<Said['records']>) => boolean) =>
  n !== undefined || by !== undefined || columns !== undefined || (records !== undefined && several(records));

/** The first records of each: `the three largest payments in each state`, `the second largest payment each of A and B made, and who received it`. */
export const FIRST_RECORDS: Parser<Said> = only(
  alt(
    says(IN_FRONT, LEAD, THE_FIRST, CONDITIONS, EACH, mute(opt(VERB)), CONDITIONS, opt(SHOWN), END),
    says(IN_FRONT, EACH, mute(opt(COMMA)), LEAD, THE_FIRST, CONDITIONS, opt(SHOWN), END),
  ),
  (said, input) => isOfRecords(said, (records) => isMany(records, input)),
);
