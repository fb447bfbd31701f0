import type { Statistic } from '../tags/tag.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { RECORD } from './figures.ts';
import { alt, COMMA, END, isWord, many, map, open, opt, type Parser, seq, tag } from './parser.ts';
import { FIRST } from './ranked.ts';
import { mute, type Said, says } from './sentence.ts';
import { RECORDS } from './single-records.ts';
import { LEAD } from './small-words.ts';

const dateOf = (kind: 'smallest' | 'largest'): Said => ({
  figures: [
    { figure: { kind: 'statistic', statistic: { kind } satisfies Statistic, per: 'record', of: 'date' }, nouns: [] },
  ],
});
/** `first`, `earliest`, `most recent`, `last`. */
const ONE_END: Parser<Said> = alt<Said>(
  map(tag('number', isWord('first')), () => dateOf('smallest')),
  map(
    tag('rank', ({ by }) => by === 'date'),
    ({ direction }) => dateOf(direction === 'asc' ? 'smallest' : 'largest'),
  ),
);
const ENDS = says(
  ONE_END,
  opt(says(mute(seq(opt(COMMA), tag('and'), opt(tag('restriction', isWord('when'))))), ONE_END)),
);
const DATE = tag('grain', ({ grain, part }) => grain === 'day' && part === undefined);
const OF = opt(tag('preposition', isWord('of', 'for', 'in')));
/** `on which date was`, `the dates of`: a day, and not the record. */
const ON_WHICH_DATE = mute(
  alt<unknown>(
    seq(opt(tag('preposition', isWord('on'))), opt(tag('which')), DATE, OF),
    tag('restriction', isWord('when')),
  ),
);
const PAYMENTS = mute(seq(OF, many(open(tag('source'))), opt(RECORD)));
const MADE = mute(opt(tag('verb')));

const SHOWN: Parser<Said> = (_, at) => [{ to: at, value: { columns: ['date'] }, taken: [] }];
/** `on what date was Corvessa's largest payment made`: the record, which says its date. */
const DATE_OF_LARGEST = alt(
  says(IN_FRONT, LEAD, ON_WHICH_DATE, CONDITIONS, FIRST, RECORDS, CONDITIONS, MADE, CONDITIONS, SHOWN, END),
  says(IN_FRONT, LEAD, ON_WHICH_DATE, CONDITIONS, mute(tag('verb')), FIRST, RECORDS, CONDITIONS, SHOWN, END),
);

/** `on which date was the first of the payments to doctors made`, `the earliest and the latest date of the payments in 2023`. */
export const DATES: Parser<Said> = alt(
  says(IN_FRONT, LEAD, ON_WHICH_DATE, ENDS, PAYMENTS, CONDITIONS, MADE, END),
  says(IN_FRONT, LEAD, ENDS, mute(DATE), PAYMENTS, CONDITIONS, MADE, END),
  DATE_OF_LARGEST,
);
