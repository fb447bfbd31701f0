import type { Tag } from '../tags/tag.ts';
import { isMany } from './clause-part.ts';
import { ALIKE, CONDITIONS, IN_FRONT } from './conditions.ts';

import { AND, alt, COMMA, END, isWord, many, map, only, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { FIRST, HIGHEST } from './ranked.ts';
import { COLUMN, showing } from './record-columns.ts';
import { BY } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { RECORDS } from './single-records.ts';
import { LEAD, SO_MANY } from './small-words.ts';

/** `second largest`. */
const PLACE: Parser<Said> = map(
  seq(
    tag('number', ({ isOrdinal, value }) => isOrdinal && value !== '1'),
    HIGHEST,
  ),
  ([n, order]) => ({ ...order, n }),
);
/** `two most recent`, `earliest`. */
const NEWEST = says(
  SO_MANY,
  map(
    tag('rank', ({ by }) => by === 'date'),
    ({ direction }) => ({ direction, by: 'date' }),
  ),
);
const WHICH_ONES = alt(FIRST, PLACE, NEWEST);

/** `in each state`, `per year`, `each company's`. */
const OF_EACH: Parser<Said> = map(
  only(BY, (_, { tokens, tags }) => tags.some((one) => one.kind === 'by' && isEach(one, tokens))),
  ({ rows = [] }) => ({ within: rows }),
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
  seq(SHOWING, COLUMN, many(seq(AND, opt(tag('preposition')), COLUMN))),
  ([, first, rest]) => showing([first, ...rest.map(([, , column]) => column)]),
);
/** `and who received it`, `and from whom`: the record says it. */
const WHO: Parser<Said> = map(
  seq(SHOWING, opt(tag('preposition')), alt<unknown>(tag('who'), tag('where')), opt(VERB), opt(tag('preposition'))),
  () => ({ columns: [] }),
);
const SHOWN = alt(COLUMNS, WHO);

/** A single largest one is a figure of each, unless it is asked what more its record says. */
const isOfRecords = ({ n, by, records, columns }: Said, several: (records: Tag) => boolean) =>
  n !== undefined || by !== undefined || columns !== undefined || (records !== undefined && several(records));

/** Of what the data cannot list: `the three largest payments in each state`, `the second largest payment each of A and B made, and who received it`. */
export const FIRST_RECORDS: Parser<Said> = only(
  alt(
    says(IN_FRONT, LEAD, WHICH_ONES, RECORDS, CONDITIONS, EACH, mute(opt(VERB)), CONDITIONS, opt(SHOWN), END),
    says(IN_FRONT, EACH, mute(opt(COMMA)), LEAD, WHICH_ONES, RECORDS, CONDITIONS, opt(SHOWN), END),
  ),
  (said, input) => isOfRecords(said, (records) => isMany(records, input)),
);
