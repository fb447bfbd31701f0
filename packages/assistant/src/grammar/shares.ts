import type { TagOf } from '../tags/tag.ts';
import { ANYBODY, CONDITIONS, IN_FRONT, PEOPLE, TIMES } from './conditions.ts';
import { ofMeasure } from './figures.ts';
import { alt, COMMA, END, isWord, many, many1, map, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { BY } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { BREAK, IS, LEAD } from './small-words.ts';

const SMALL = many(alt<unknown>(tag('preposition'), tag('by', isWord('by'))));
const PART: Parser<Said> = map(
  seq(SMALL, opt(seq(ANYBODY, SMALL)), open(alt<TagOf<'value'> | TagOf<'noun'>>(tag('value'), PEOPLE))),
  ([, , part]) => ({ part }),
);
const OF_IT = opt(tag('preposition', isWord('of')));
export const SHARE = mute(seq(tag('share'), OF_IT));
export const OF_TOTAL = mute(
  seq(
    tag('share', (share, input) => /\b(?:total|whole|all)$/.test(wordsOf(input, share))),
    OF_IT,
  ),
);

const OF = opt(tag('preposition', isWord('of', 'in', 'for', 'on')));
const KINDS = many(open(tag('source')));
export const PAYMENTS = seq(
  OF,
  KINDS,
  tag('unit', ({ measure }) => measure === 'payments'),
);
const AMOUNT = seq(KINDS, many1(tag('amount')));
/** `total spend`, `the total amount of the general payments`. */
export const IN_MONEY: Parser<Said> = map(
  seq(AMOUNT, opt(tag('verb', isWord('paid', 'spent'))), opt(PAYMENTS)),
  () => ({}),
);
/** `measured in dollars`, `by amount`. */
const BY_AMOUNT = mute(seq(opt(COMMA), opt(tag('by', isWord('by'))), tag('amount'), opt(COMMA)));
const OF_RECORDS: Parser<Said> = map(
  tag('measure', ({ measure }) => measure === 'records'),
  () => ({
    figures: [ofMeasure('records')],
  }),
);
const BY_NUMBER = says(mute(opt(COMMA)), OF_RECORDS, mute(opt(COMMA)));
const RECORDS: Parser<Said> = map(
  seq(
    opt(tag('count')),
    OF,
    tag('unit', ({ measure }) => measure === 'records'),
    opt(PAYMENTS),
  ),
  () => ({ figures: [ofMeasure('records')] }),
);

/** What a share is out of, with its conditions; of payments it is said whether their amount or their number is meant. */
export const WHOLE = alt(
  says(alt(IN_MONEY, RECORDS, OF_RECORDS), CONDITIONS),
  says(mute(PAYMENTS), CONDITIONS, alt(BY_AMOUNT, BY_NUMBER)),
);
/** `what percent of the total`: it says the amount already. */
const SHARE_OF = alt(says(SHARE, WHOLE), says(OF_TOTAL, CONDITIONS));
export const IN = mute(tag('preposition', isWord('in', 'of', 'within')));
export const BY_ROWS = opt(says(BREAK, BY, CONDITIONS));
export const PUT = alt(says(BY_AMOUNT), BY_NUMBER, says(BREAK));
const WENT = says(mute(opt(tag('which'))), IS, PART, TIMES);
const OF_WHOLE = mute(tag('preposition', isWord('of', 'out of', 'from')));

/** `what share of total spend in Texas was meals`, `royalties as a share of spend`, `of the payments in 2023, what share, by amount, was in kind`. */
export const SHARES: Parser<Said> = alt(
  says(IN_FRONT, opt(says(BY, BREAK)), LEAD, SHARE_OF, BREAK, WENT, BY_ROWS, PUT, END),
  says(IN_FRONT, LEAD, PART, SHARE_OF, BY_ROWS, END),
  says(IN_FRONT, opt(says(BY, BREAK)), LEAD, SHARE, PART, IN, WHOLE, BY_ROWS, END),
  says(
    IN_FRONT,
    OF_WHOLE,
    alt(says(IN_MONEY, CONDITIONS), says(RECORDS, CONDITIONS)),
    BREAK,
    LEAD,
    SHARE,
    WENT,
    PUT,
    END,
  ),
  says(
    IN_FRONT,
    OF_WHOLE,
    mute(PAYMENTS),
    CONDITIONS,
    BREAK,
    LEAD,
    SHARE,
    alt(says(WENT, alt(BY_AMOUNT, BY_NUMBER)), says(alt(BY_AMOUNT, BY_NUMBER), WENT)),
    END,
  ),
  says(IN_FRONT, BY_NUMBER, LEAD, SHARE, mute(PAYMENTS), CONDITIONS, BREAK, WENT, END),
);
