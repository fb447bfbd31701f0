import { SIDE_BY_SIDE } from './compared.ts';
import { CONDITIONS, IN_FRONT, PEOPLE, TIMES } from './conditions.ts';
import { FIGURE, FIGURES, ofMeasure } from './figures.ts';
import { alt, COMMA, END, isWord, many, many1, map, only, open, opt, type Parser, seq, tag, talk } from './parser.ts';
import { RANKED, SINGLE_RECORDS } from './ranked.ts';
import { BY, ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, IS, LEAD, OF, WHERE, WHICH, WITH } from './small-words.ts';

/** `total spend in Texas by company`, `average payment by state for meals`. */
const PLAIN = says(IN_FRONT, LEAD, FIGURES, CONDITIONS, opt(says(BY, CONDITIONS)), END);
/** `for each state, what is the median payment in 2023`, `by company: total spend`. */
const ROWS_FIRST = says(
  IN_FRONT,
  BY,
  mute(opt(alt<unknown>(COMMA, tag('preposition', isWord('of'))))),
  LEAD,
  FIGURES,
  CONDITIONS,
  END,
);

const BOUND: Parser<Said> = map(
  seq(
    tag('comparator', ({ op }) => op !== 'between'),
    tag('number', ({ isPercent, isOrdinal }) => !isPercent && !isOrdinal),
  ),
  ([{ op }, number]) => ({ bound: { op, number } }),
);
/** `companies with a median payment of more than $100`, `states whose number of physicians is at most 50`. */
const BOUNDED = says(IN_FRONT, ASKED, ROW, CONDITIONS, WITH, FIGURE, CONDITIONS, OF, BOUND, CONDITIONS, END);

const PLACE_OR_TIME = only(
  ROW,
  ({ rows }) => !rows?.some((row) => row.kind === 'noun' && ['recipient', 'company'].includes(row.noun.dimension)),
);
const PAID_ARE: Parser<Said> = alt(
  map(PEOPLE, (noun) => ({ conditions: [{ noun }] })),
  mute(open(tag('value', ({ isPerson }) => isPerson === true))),
);
const PAY = mute(tag('verb', ({ role }) => role === 'payer' || role === 'payee'));
const MONEY = only(BOUND, ({ bound }) => bound?.number.isMoney === true);
const TOTAL: Parser<Said> = (_, at) => [{ to: at, value: { figures: [ofMeasure('total_amount')] }, taken: [] }];
/** Else each of them might be meant. */
const TOGETHER = mute(
  talk((words) => /\b(?:altogether|together|in total|in all|in sum|all told|all in all|combined?)\b/.test(words)),
);
/** `in which states did doctors receive more than $500,000 altogether`. */
const PAID_THERE = says(
  IN_FRONT,
  WHERE,
  WHICH,
  PLACE_OR_TIME,
  PAID_ARE,
  PAY,
  MONEY,
  TOTAL,
  CONDITIONS,
  TOGETHER,
  CONDITIONS,
  END,
);

const PART: Parser<Said> = map(seq(many(tag('preposition')), open(alt(tag('value'), PEOPLE))), ([, part]) => ({
  part,
}));
const SHARE = mute(seq(tag('share'), opt(tag('preposition', isWord('of')))));
const WHOLE = says(mute(many1(tag('amount'))), CONDITIONS);
/** `what share of total spend in Texas was meals`, `royalties as a share of spend in 2023`. */
const SHARES = alt(
  says(IN_FRONT, LEAD, SHARE, WHOLE, IS, PART, TIMES, END),
  says(IN_FRONT, LEAD, PART, SHARE, WHOLE, END),
);

/** A question that is said as a whole; the likeliest sense comes first. */
export const SENTENCE: Parser<Said> = alt(
  SINGLE_RECORDS,
  PLAIN,
  ROWS_FIRST,
  RANKED,
  BOUNDED,
  PAID_THERE,
  SIDE_BY_SIDE,
  SHARES,
);
