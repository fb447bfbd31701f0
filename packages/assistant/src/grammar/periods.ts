import { BOUND, isOfMoney } from './bounded.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { FIGURE, ofMeasure } from './figures.ts';
import { alt, END, isWord, many, many1, map, only, opt, type Parser, seq, tag } from './parser.ts';
import { ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { LEAD, OF } from './small-words.ts';

/** `how many months`, `how many of the months`, `the number of quarters`: how many there are is asked. */
const SO_MANY_TIMES: Parser<Said> = says(
  mute(seq(opt(tag('preposition')), many1(tag('count')), opt(tag('preposition', isWord('of'))))),
  only(ROW, ({ rows }) => rows?.every(({ kind }) => kind === 'grain') ?? false),
);
const IN_WHICH = mute(
  many(
    alt<unknown>(
      tag('preposition', isWord('in', 'during', 'for', 'with')),
      tag('which', isWord('which')),
      tag('where', isWord('where')),
      tag('restriction', isWord('when')),
    ),
  ),
);
const PAYS = mute(
  alt<unknown>(
    tag('verb', ({ role }) => role === 'payer'),
    tag('amount', isWord('spend', 'spent')),
  ),
);
const TOTAL: Parser<Said> = (_, at) => [{ to: at, value: { figures: [ofMeasure('total_amount')] }, taken: [] }];
const PAYMENTS = mute(
  opt(seq(opt(tag('preposition', isWord('on', 'in', 'of', 'for'))), many(tag('source')), tag('unit'))),
);
const IS_NUMBER = map(END, () => ({ isNumber: true as const }));

/** `in how many months of 2023 did Kelvanta spend more than $150,000`, `the number of months in which its spend exceeded $20,000`. */
export const PERIODS_COUNTED: Parser<Said> = alt(
  says(
    IN_FRONT,
    LEAD,
    SO_MANY_TIMES,
    CONDITIONS,
    IN_WHICH,
    CONDITIONS,
    PAYS,
    only(BOUND, isOfMoney),
    TOTAL,
    PAYMENTS,
    CONDITIONS,
    IS_NUMBER,
  ),
  says(IN_FRONT, LEAD, SO_MANY_TIMES, CONDITIONS, IN_WHICH, FIGURE, CONDITIONS, OF, BOUND, CONDITIONS, IS_NUMBER),
);
