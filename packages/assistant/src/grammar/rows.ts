import type { TagOf } from '../tags/tag.ts';
import { AND, alt, COMMA, type Input, isWord, many, map, only, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import type { Row, Said } from './sentence.ts';

/** Dimensions whose rows other rules read. */
const READ_OTHERWISE = [
  'payment_kind',
  'record_id',
  'third_party',
  'terms',
  'study',
  'clinical_trial_id',
  'investigator',
];

const ONE: Parser<Row> = alt<Row>(
  tag('noun', ({ noun }) => !READ_OTHERWISE.includes(noun.dimension) && noun.source === undefined),
  tag('grain'),
);

/** `by state`, `for each company and year`; of `per physician` there is an average, and no row. */
const GROUPING = tag(
  'by',
  (by, input) =>
    !['each of them', 'each of those', 'each one', 'apiece', 'across all', 'for all'].includes(wordsOf(input, by)),
);

/** `by state and, within each state, by year`: the rows are of both. */
const WITHIN = seq(
  opt(COMMA),
  tag('by', isWord('within each', 'in each', 'for each', 'within every')),
  ONE,
  opt(COMMA),
);

/** `state`, `year`: what is asked for, without a word that groups. */
export const ROW: Parser<Said> = map(ONE, (row) => ({ rows: [row] }));

const FIRST: Parser<Row> = alt<Row>(
  map(
    only(
      seq(many(tag('preposition', isWord('in', 'for', 'with'))), GROUPING, ONE),
      ([, by, row], input) => !isAverage(by, row, input),
    ),
    ([, , row]) => row,
  ),
  // `distributed across years and states`, `quarter by quarter`.
  tag('grain', (grain, input) => /^across |^(\w+) (?:by|after) \1$/.test(wordsOf(input, grain))),
);

export const BY: Parser<Said> = map(
  seq(
    FIRST,
    many(
      seq(
        AND,
        opt(WITHIN),
        opt(GROUPING),
        only(ONE, (row, { tokens }) => tokens[row.from - 1]?.low !== 'all'),
      ),
    ),
  ),
  ([first, rest]) => ({ rows: [first, ...rest.map(([, , , row]) => row)] }),
);

function isAverage(by: TagOf<'by'>, row: Row, input: Input): boolean {
  return (
    wordsOf(input, by) !== 'by' && by.to - by.from === 1 && row.kind === 'noun' && row.noun.dimension === 'recipient'
  );
}
