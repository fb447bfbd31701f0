import type { TagOf } from '../tags/tag.ts';
import { BOUNDED, NUMBER_BOUNDED, PAID_THERE, WITH_SO_MANY } from './bounded.ts';
import { CLAUSE } from './clause.ts';
import { SIDE_BY_SIDE } from './compared.ts';
import { ANYBODY, CONDITIONS, IN_FRONT, PEOPLE, TIMES } from './conditions.ts';
import { FIGURES } from './figures.ts';
import { alt, COMMA, END, isWord, many, many1, map, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { RANKED, ROWS_WITH, SINGLE_RECORDS } from './ranked.ts';
import { BY } from './rows.ts';
import { mute, type Said, says } from './sentence.ts';
import { BREAK, IS, LEAD } from './small-words.ts';

/** `total spend in Texas by company`, `average payment by state for meals`. */
const PLAIN = says(IN_FRONT, LEAD, FIGURES, CONDITIONS, opt(says(BY, CONDITIONS)), END);
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

const PART: Parser<Said> = map(
  seq(
    many(tag('preposition')),
    opt(seq(ANYBODY, many(tag('preposition')))),
    open(alt<TagOf<'value'> | TagOf<'noun'>>(tag('value'), PEOPLE)),
  ),
  ([, , part]) => ({
    part,
  }),
);
const OF_IT = opt(tag('preposition', isWord('of')));
const SHARE = mute(seq(tag('share'), OF_IT));
const OF_TOTAL = mute(
  seq(
    tag('share', (share, input) => /\b(?:total|whole|all)$/.test(wordsOf(input, share))),
    OF_IT,
  ),
);
const WHOLE = says(mute(many1(tag('amount'))), CONDITIONS);
/** `what percent of the total`: it says the amount already. */
const SHARE_OF = alt(says(SHARE, WHOLE), says(OF_TOTAL, CONDITIONS));
const IN = mute(tag('preposition', isWord('in', 'of', 'within')));
const BY_ROWS = opt(says(BREAK, BY, CONDITIONS));
/** `what share of total spend in Texas was meals`, `royalties as a share of spend in 2023`, `for each state, the share of meals in spend`. */
const SHARES = alt(
  says(IN_FRONT, opt(says(BY, BREAK)), LEAD, SHARE_OF, IS, PART, TIMES, BY_ROWS, END),
  says(IN_FRONT, LEAD, PART, SHARE_OF, BY_ROWS, END),
  says(IN_FRONT, opt(says(BY, BREAK)), LEAD, SHARE, PART, IN, WHOLE, BY_ROWS, END),
);

/** A question that is said as a whole; the likeliest sense comes first. */
export const SENTENCE: Parser<Said> = alt(
  SINGLE_RECORDS,
  PLAIN,
  BREAKS_DOWN,
  ROWS_FIRST,
  RANKED,
  BOUNDED,
  NUMBER_BOUNDED,
  PAID_THERE,
  WITH_SO_MANY,
  SIDE_BY_SIDE,
  SHARES,
  CLAUSE,
  ROWS_WITH,
);
