import { isMany } from './clause-part.ts';
import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { AMOUNT, EXTREME, FIGURE, ofMeasure } from './figures.ts';
import { alt, COMMA, END, isWord, many, many1, map, only, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { BY_ANY_FIGURE, FIRST, FIRST_N, HIGHEST, ROW } from './ranked.ts';
import { mute, type Said, says } from './sentence.ts';
import { ASKED, BREAK, COUNT, LEAD, WITH } from './small-words.ts';

const TOTAL = ofMeasure('total_amount');
const EACH = tag('by', (by, input) => /\b(?:each|every)\b/.test(wordsOf(input, by)));
const OF = opt(tag('preposition', isWord('of')));
/** `with the largest total`: one word for both. */
const HIGHEST_TOTAL: Parser<Said> = map(
  only(EXTREME, (rank, input) => /\b(?:total|amount|sum)$/.test(wordsOf(input, rank))),
  ({ direction }) => ({ direction }),
);
/** `ten most funded states`, `five manufacturers with the largest spend`: by the total, where nothing else is said. */
const OUTER: Parser<Said> = map(
  only(
    alt(says(FIRST_N, ROW, opt(BY_ANY_FIGURE)), says(COUNT, ROW, WITH, alt(says(HIGHEST, FIGURE), HIGHEST_TOTAL))),
    ({ rows = [] }, input) => rows.length === 1 && rows.every((row) => row.kind === 'noun' && isMany(row, input)),
  ),
  ({ rows = [], n, direction = 'desc', figures: [by = TOTAL] = [] }): Said => ({
    within: rows,
    ...(n && { amongFirst: { n, direction, by } }),
  }),
);
/** `three leading companies`, `top 3 products by number of records`. */
const INNER = says(FIRST, ROW, CONDITIONS, opt(BY_ANY_FIGURE));
/** `with the corresponding amounts`: each row has its own anyhow. */
const AMOUNTS = mute(
  opt(
    seq(
      opt(COMMA),
      many1(alt<unknown>(tag('preposition', isWord('with')), tag('and'))),
      many(tag('restriction', isWord('corresponding', 'respective'))),
      many1(AMOUNT),
    ),
  ),
);
/** What is said by no other figure is of the total. */
const withTotal = (parser: Parser<Said>): Parser<Said> =>
  map(parser, (said) => (said.figures && said.figures.length > 0 ? said : { ...said, figures: [TOTAL] }));

/** `within each of the ten most funded states, the three leading companies`, `the top 3 products in each of the top 5 states`. */
export const FIRST_WITHIN_FIRST: Parser<Said> = withTotal(
  alt(
    says(IN_FRONT, mute(seq(EACH, OF)), OUTER, CONDITIONS, BREAK, LEAD, ASKED, INNER, CONDITIONS, AMOUNTS, END),
    says(
      mute(tag('preposition', isWord('for', 'in', 'within', 'among', 'of'))),
      OUTER,
      CONDITIONS,
      BREAK,
      LEAD,
      ASKED,
      INNER,
      mute(EACH),
      CONDITIONS,
      AMOUNTS,
      END,
    ),
    says(IN_FRONT, LEAD, ASKED, INNER, mute(seq(EACH, OF)), OUTER, CONDITIONS, AMOUNTS, END),
  ),
);
