import { BOUNDED, NUMBER_BOUNDED, PAID_THERE, WITH_SO_MANY } from './bounded.ts';
import { CHANGE } from './changes.ts';
import { CLAUSE } from './clause.ts';
import { isMany } from './clause-part.ts';
import { SIDE_BY_SIDE } from './compared.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { CONTRASTS } from './contrasts.ts';
import { DATES } from './dates.ts';
import { FIGURE_CONTRASTS } from './figure-contrasts.ts';
import { FIGURES } from './figure-lists.ts';
import { ofMeasure } from './figures.ts';
import { FIRST_RECORDS } from './first-records.ts';
import { FIRST_WITHIN_FIRST } from './first-within-first.ts';
import { CONCENTRATION } from './holders.ts';
import { COLUMNS_OF_FIRST, LISTED } from './listed.ts';
import { alt, COMMA, END, isWord, map, only, opt, type Parser, tag } from './parser.ts';
import { PERIODS_COUNTED } from './periods.ts';
import { RANKED, ROWS_WITH } from './ranked.ts';
import { BY, ROW } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { SHARES } from './shares.ts';
import { SINGLE_RECORDS } from './single-records.ts';
import { LEAD } from './small-words.ts';

/** `total spend in Texas by company`, `average payment by state for meals`. */
const PLAIN = says(IN_FRONT, LEAD, FIGURES, CONDITIONS, opt(says(BY, CONDITIONS)), END);
/** `the totals of all companies`: several sums are those of each. */
const TOTALS_OF = says(
  IN_FRONT,
  LEAD,
  map(tag('amount', isWord('totals', 'total amounts', 'sums')), () => ({ figures: [ofMeasure('total_amount')] })),
  mute(alt<unknown>(tag('preposition', isWord('of', 'for')), tag('by', isWord('for all', 'of each', 'for each')))),
  only(ROW, ({ rows }, input) => rows?.every((row) => isMany(row, input)) ?? false),
  CONDITIONS,
  END,
);
/** `how does spend in Texas break down by company`. */
const BREAKS_DOWN = says(IN_FRONT, mute(tag('how')), FIGURES, CONDITIONS, BY, CONDITIONS, END);
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

/** A question that is said as a whole; the likeliest sense comes first. */
export const SENTENCE: Parser<Said> = alt(
  SINGLE_RECORDS,
  FIRST_RECORDS,
  LISTED,
  COLUMNS_OF_FIRST,
  TOTALS_OF,
  PLAIN,
  BREAKS_DOWN,
  ROWS_FIRST,
  RANKED,
  FIRST_WITHIN_FIRST,
  BOUNDED,
  NUMBER_BOUNDED,
  PAID_THERE,
  WITH_SO_MANY,
  SIDE_BY_SIDE,
  SHARES,
  CONCENTRATION,
  CONTRASTS,
  FIGURE_CONTRASTS,
  CHANGE,
  PERIODS_COUNTED,
  DATES,
  CLAUSE,
  ROWS_WITH,
);
