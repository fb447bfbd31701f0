import { CONDITIONS, IN_FRONT, PEOPLE } from './conditions.ts';
import { counted, FIGURE, measureOf, NOUN, ofMeasure, UNIT } from './figures.ts';
import { alt, END, isWord, many1, map, only, open, type Parser, seq, tag, talk } from './parser.ts';
import { ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, OF, WHERE, WHICH, WITH } from './small-words.ts';

export const BOUND: Parser<Said> = map(
  seq(
    tag('comparator', ({ op }) => op !== 'between'),
    tag('number', ({ isPercent, isOrdinal }) => !isPercent && !isOrdinal),
  ),
  ([{ op }, number]) => ({ bound: { op, number } }),
);
/** `companies with a median payment of more than $100`, `states whose number of physicians is at most 50`. */
export const BOUNDED = says(
  IN_FRONT,
  WHERE,
  ASKED,
  ROW,
  CONDITIONS,
  WITH,
  FIGURE,
  CONDITIONS,
  OF,
  BOUND,
  CONDITIONS,
  END,
);

/** `number of physicians whose total payments exceeded $100,000`: how many rows there are. */
export const NUMBER_BOUNDED = says(
  IN_FRONT,
  mute(many1(tag('count'))),
  ROW,
  CONDITIONS,
  WITH,
  only(FIGURE, ({ figures }) => figures?.[0] !== undefined && measureOf(figures[0].figure) !== undefined),
  CONDITIONS,
  OF,
  BOUND,
  CONDITIONS,
  map(END, () => ({ isNumber: true as const })),
);

const PLACE_OR_TIME = only(
  ROW,
  ({ rows }) => !rows?.some((row) => row.kind === 'noun' && ['recipient', 'company'].includes(row.noun.dimension)),
);
const COUNTED = alt(map(UNIT, ofMeasure), map(NOUN, counted));
/** `more than 500 physicians`, `fewer than 10 payments`. */
const SO_MANY: Parser<Said> = map(
  seq(
    tag('comparator', ({ op }) => op !== 'between'),
    tag('number', ({ isMoney, isPercent, isOrdinal }) => !isMoney && !isPercent && !isOrdinal),
    COUNTED,
  ),
  ([{ op }, number, figure]) => ({ bound: { op, number }, figures: [figure] }),
);
/** `cities with no more than 100 recipients`. */
export const WITH_SO_MANY = says(IN_FRONT, WHERE, ASKED, PLACE_OR_TIME, CONDITIONS, WITH, SO_MANY, CONDITIONS, END);

const PAID_ARE: Parser<Said> = alt(
  map(PEOPLE, (noun) => ({ conditions: [{ noun }] })),
  mute(open(tag('value', ({ isPerson }) => isPerson === true))),
);
const PAY = mute(tag('verb', ({ role }) => role === 'payer' || role === 'payee'));
export const isOfMoney = ({ bound }: Said) => bound?.number.isMoney === true;
const MONEY = only(BOUND, isOfMoney);
const TOTAL: Parser<Said> = (_, at) => [{ to: at, value: { figures: [ofMeasure('total_amount')] }, taken: [] }];
/** Else each of them might be meant. */
const TOGETHER = mute(
  talk((words) => /\b(?:altogether|together|in total|in all|in sum|all told|all in all|combined?)\b/.test(words)),
);
const OF_MONEY = says(PAY, MONEY, TOTAL, CONDITIONS, TOGETHER, CONDITIONS);
/** `in which states did doctors receive more than $500,000 altogether`. */
export const PAID_THERE = alt(
  says(IN_FRONT, WHERE, WHICH, PLACE_OR_TIME, PAID_ARE, OF_MONEY, END),
  says(IN_FRONT, ASKED, PLACE_OR_TIME, CONDITIONS, mute(tag('where', isWord('where'))), PAID_ARE, OF_MONEY, END),
);
