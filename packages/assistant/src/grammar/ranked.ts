import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { EXTREME, FIGURE, RECORD } from './figures.ts';
import { alt, END, isWord, map, opt, type Parser, tag, wordsOf } from './parser.ts';
import { BY, ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, BREAK, BY_FIGURE, LEAD, ONLY, WHERE, WHICH, WITH } from './small-words.ts';

const COUNT: Parser<Said> = map(
  tag(
    'number',
    ({ isMoney, isPercent, isOrdinal, value }) => !isMoney && !isPercent && !isOrdinal && /^\d{1,3}$/.test(value),
  ),
  (n) => ({ n }),
);
const SO_MANY = map(opt(COUNT), (n) => n ?? {});
const TOP: Parser<Said> = map(
  tag(
    'rank',
    (rank, input) => rank.by === undefined && /^(?:top|bottom|leading|best|worst)/.test(wordsOf(input, rank)),
  ),
  ({ direction }) => ({ direction }),
);
const HIGHEST: Parser<Said> = map(EXTREME, ({ direction }) => ({ direction }));
const RANK = mute(tag('rank', isWord('rank')));
/** `top 5`, `the 5 largest`, `largest`. */
const FIRST = alt(says(TOP, SO_MANY), says(SO_MANY, alt(TOP, HIGHEST)));

/** `which 5 states have the highest number of physicians`, `the company with the lowest average payment in Ohio`. */
const WITH_HIGHEST = says(IN_FRONT, WHERE, ASKED, SO_MANY, ROW, CONDITIONS, WITH, HIGHEST, FIGURE, CONDITIONS, END);
/** `top 5 companies by number of physicians`, `10 largest states by spend`. */
const FIRST_BY = says(IN_FRONT, LEAD, FIRST, ROW, CONDITIONS, BY_FIGURE, FIGURE, CONDITIONS, END);
/** `rank the states by spend, 5 lowest only`. */
const RANK_BY = says(
  IN_FRONT,
  RANK,
  ROW,
  CONDITIONS,
  BY_FIGURE,
  FIGURE,
  CONDITIONS,
  BREAK,
  alt(says(COUNT, HIGHEST), says(TOP, COUNT)),
  ONLY,
  END,
);
/** `in which state is the average payment highest`. */
const IS_HIGHEST = says(IN_FRONT, WHERE, WHICH, ROW, FIGURE, CONDITIONS, HIGHEST, END);

const WITHIN: Parser<Said> = map(BY, ({ rows = [] }) => ({ within: rows }));
/** `for each year, the 2 companies with the highest spend`, `top 3 products in each state by number of records`. */
const FIRST_WITHIN = alt(
  says(IN_FRONT, WITHIN, BREAK, ASKED, SO_MANY, ROW, CONDITIONS, WITH, HIGHEST, FIGURE, CONDITIONS, END),
  says(IN_FRONT, WITHIN, BREAK, ASKED, FIRST, ROW, CONDITIONS, BY_FIGURE, FIGURE, CONDITIONS, END),
  says(IN_FRONT, ASKED, SO_MANY, ROW, WITH, HIGHEST, FIGURE, CONDITIONS, WITHIN, CONDITIONS, END),
  says(IN_FRONT, LEAD, FIRST, ROW, WITHIN, BY_FIGURE, FIGURE, CONDITIONS, END),
);

export const RANKED: Parser<Said> = alt(WITH_HIGHEST, FIRST_BY, RANK_BY, IS_HIGHEST, FIRST_WITHIN);

const RECORDS: Parser<Said> = map(RECORD, ({ word }) => ({ records: word }));

/** `the 10 largest payments in Texas`, `top 5 transactions`, `which 3 payments were the largest`. */
export const SINGLE_RECORDS: Parser<Said> = alt(
  says(IN_FRONT, LEAD, FIRST, RECORDS, CONDITIONS, END),
  says(IN_FRONT, WHICH, SO_MANY, RECORDS, CONDITIONS, HIGHEST, END),
);
