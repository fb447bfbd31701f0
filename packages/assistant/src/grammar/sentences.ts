import type { TagOf } from '../tags/tag.ts';
import { CONDITION, CONDITIONS, type Condition, IN_FRONT } from './conditions.ts';
import { type Asked, EXTREME, FIGURE, FIGURES, UNIT } from './figures.ts';
import { alt, COMMA, END, isWord, many, many1, map, only, open, opt, type Parser, seq, tag, talk, wordsOf } from './parser.ts';
import { BY, ROW, type Row } from './rows.ts';

/** What a sentence says, before it is a reading. */
export interface Sentence {
  readonly figures: readonly Asked[];
  readonly rows: readonly Row[];
  readonly conditions: readonly Condition[];
  /** Of the rows, or of single records. */
  readonly ranking?: { readonly n: TagOf<'number'> | undefined; readonly direction: 'asc' | 'desc' };
  /** What the figure of each row has to satisfy. */
  readonly bound?: { readonly op: TagOf<'comparator'>['op']; readonly number: TagOf<'number'> };
  readonly isList?: true;
  /** Values of a kind that are set beside each other. */
  readonly pair?: readonly [TagOf<'value'>, TagOf<'value'>];
  /** Whose share of the whole is asked. */
  readonly part?: TagOf<'value'> | TagOf<'noun'>;
}

/** `what is the`, `list`, `show me`. */
const LEAD = many(
  alt<unknown>(
    tag('which', (which, input) => /^what/.test(wordsOf(input, which))),
    seq(tag('chart'), opt(tag('preposition', isWord('of')))),
    tag('restriction', isWord('split')),
  ),
);
const WHICH = many(alt<unknown>(tag('which'), tag('chart')));
const COUNT = tag('number', ({ isMoney, isPercent, isOrdinal, value }) => !isMoney && !isPercent && !isOrdinal && /^\d{1,3}$/.test(value));
const WITH = alt<unknown>(tag('preposition', isWord('with')), tag('who', isWord('whose')), tag('where', isWord('where')));
const BY_FIGURE = tag('by', (by, input) => ['by', 'according to', 'based on'].includes(wordsOf(input, by)));
const TOP = tag('rank', (rank, input) => rank.by === undefined && /^(?:top|bottom|leading|best|worst)/.test(wordsOf(input, rank)));

/** `total spend in Texas by company`, `average payment by state for meals`. */
const PLAIN: Parser<Sentence> = map(
  seq(IN_FRONT, LEAD, FIGURES, CONDITIONS, opt(seq(BY, CONDITIONS)), END),
  ([front, , figures, conditions, by]) => ({
    figures,
    rows: by?.[0] ?? [],
    conditions: [...front, ...conditions, ...(by?.[1] ?? [])],
  }),
);

/** `for each state, what is the median payment in 2023`, `by company: total spend`. */
const ROWS_FIRST: Parser<Sentence> = map(
  seq(IN_FRONT, BY, opt(alt<unknown>(COMMA, tag('preposition', isWord('of')))), LEAD, FIGURES, CONDITIONS, END),
  ([front, rows, , , figures, conditions]) => ({ figures, rows, conditions: [...front, ...conditions] }),
);

/** `which 5 states have the highest number of physicians`, `the company with the lowest average payment in Ohio`. */
const RANKED_WITH: Parser<Sentence> = map(
  seq(IN_FRONT, opt(tag('preposition', isWord('in', 'for'))), WHICH, opt(COUNT), ROW, CONDITIONS, opt(WITH), EXTREME, FIGURE, CONDITIONS, END),
  ([front, , , n, row, conditions, , { direction }, figure, more]) => ({
    figures: [figure],
    rows: [row],
    conditions: [...front, ...conditions, ...more],
    ranking: { n, direction },
  }),
);

/** `top 5 companies by number of physicians`, `10 largest states by spend`. */
const RANKED_BY: Parser<Sentence> = map(
  seq(
    IN_FRONT,
    LEAD,
    alt(
      map(seq(TOP, opt(COUNT)), ([{ direction }, n]) => ({ n, direction })),
      map(seq(opt(COUNT), alt(TOP, EXTREME)), ([n, { direction }]) => ({ n, direction })),
    ),
    ROW,
    CONDITIONS,
    BY_FIGURE,
    FIGURE,
    CONDITIONS,
    END,
  ),
  ([front, , ranking, row, conditions, , figure, more]) => ({
    figures: [figure],
    rows: [row],
    conditions: [...front, ...conditions, ...more],
    ranking,
  }),
);

/** `rank the states by spend, 5 lowest only`. */
const RANKED_SO: Parser<Sentence> = map(
  seq(
    IN_FRONT,
    tag('rank', isWord('rank')),
    ROW,
    CONDITIONS,
    BY_FIGURE,
    FIGURE,
    CONDITIONS,
    opt(COMMA),
    alt(
      map(seq(COUNT, EXTREME), ([n, { direction }]) => ({ n, direction })),
      map(seq(TOP, COUNT), ([{ direction }, n]) => ({ n, direction })),
    ),
    opt(tag('only')),
    END,
  ),
  ([front, , row, conditions, , figure, more, , ranking]) => ({
    figures: [figure],
    rows: [row],
    conditions: [...front, ...conditions, ...more],
    ranking,
  }),
);

/** `in which state is the average payment highest`. */
const HIGHEST_IN: Parser<Sentence> = map(
  seq(IN_FRONT, opt(tag('preposition', isWord('in', 'for', 'at'))), tag('which'), ROW, FIGURE, CONDITIONS, EXTREME, END),
  ([front, , , row, figure, conditions, { direction }]) => ({
    figures: [figure],
    rows: [row],
    conditions: [...front, ...conditions],
    ranking: { n: undefined, direction },
  }),
);

/** `companies with a median payment of more than $100`, `states whose number of physicians is at most 50`. */
const BOUNDED: Parser<Sentence> = map(
  seq(
    IN_FRONT,
    WHICH,
    ROW,
    CONDITIONS,
    opt(WITH),
    FIGURE,
    CONDITIONS,
    opt(tag('preposition', isWord('of'))),
    tag('comparator', ({ op }) => op !== 'between'),
    tag('number', ({ isPercent, isOrdinal }) => !isPercent && !isOrdinal),
    CONDITIONS,
    END,
  ),
  ([front, , row, conditions, , figure, more, , { op }, number, last]) => ({
    figures: [figure],
    rows: [row],
    conditions: [...front, ...conditions, ...more, ...last],
    bound: { op, number },
  }),
);

/** `the 10 largest payments in Texas`, `top 5 transactions`, `which 3 payments were the largest`. */
const RECORDS: Parser<Sentence> = map(
  seq(
    IN_FRONT,
    alt(
      map(seq(LEAD, opt(COUNT), EXTREME, UNIT, CONDITIONS), ([, n, { direction }, , conditions]) => ({ n, direction, conditions })),
      map(seq(LEAD, TOP, opt(COUNT), UNIT, CONDITIONS), ([, { direction }, n, , conditions]) => ({ n, direction, conditions })),
      map(seq(tag('which'), opt(COUNT), UNIT, CONDITIONS, EXTREME), ([, n, , conditions, { direction }]) => ({ n, direction, conditions })),
    ),
    END,
  ),
  ([front, { n, direction, conditions }]) => ({
    figures: [],
    rows: [],
    conditions: [...front, ...conditions],
    ranking: { n, direction },
    isList: true,
  }),
);

const JOIN = alt<unknown>(tag('versus'), tag('and'), tag('preposition', isWord('with', 'to')));
/** Two of a kind, each with a row. */
const PAIR: Parser<readonly [TagOf<'value'>, TagOf<'value'>]> = only(
  map(seq(open(tag('value')), JOIN, open(tag('value'))), ([one, , other]) => [one, other] as const),
  ([one, other]) => [one, other].every(({ isPerson }) => !isPerson) && sameField(one, other),
);
const sameField = (one: TagOf<'value'>, other: TagOf<'value'>) =>
  COMPARED.includes(one.choices[0]?.field ?? '') && one.choices[0]?.field === other.choices[0]?.field;
const COMPARED = ['company', 'company_family', 'state', 'city', 'nature', 'form'];
const ON = alt<unknown>(tag('preposition'), tag('by', isWord('by')));
const BETWEEN = alt<unknown>(tag('comparator', isWord('between')), tag('preposition'));

/** `compare A and B on spend`, `A vs B: number of payments`, `average payment, A versus B`, `how does spend compare between A and B`. */
const COMPARED_PAIR: Parser<Sentence> = map(
  seq(
    IN_FRONT,
    alt(
      map(seq(opt(tag('compare')), PAIR, opt(alt<unknown>(COMMA, ON)), FIGURE, CONDITIONS), ([, pair, , figure, conditions]) => ({ pair, figure, conditions })),
      map(seq(LEAD, opt(tag('compare')), FIGURE, CONDITIONS, opt(BETWEEN), PAIR, CONDITIONS), ([, , figure, conditions, , pair, more]) => ({ pair, figure, conditions: [...conditions, ...more] })),
      map(seq(tag('how'), FIGURE, CONDITIONS, tag('compare'), opt(BETWEEN), PAIR, CONDITIONS), ([, figure, conditions, , , pair, more]) => ({ pair, figure, conditions: [...conditions, ...more] })),
    ),
    END,
  ),
  ([front, { pair, figure, conditions }]) => ({
    figures: [figure],
    rows: [],
    conditions: [...front, ...conditions],
    pair,
  }),
);

/** `was`, `went to`, `was spent on`: between a whole and its part. */
const IS = alt<unknown>(talk((words) => /^(?:be|go to|go|come from|be for|be go to|account for)$/.test(words)), seq(opt(talk((words) => words === 'be')), tag('verb')));
const PART: Parser<Part> = alt<Part>(
  map(seq(many(tag('preposition')), open(tag('value'))), ([, value]) => value),
  map(seq(many(tag('preposition')), tag('noun', ({ noun }) => noun.dimension === 'recipient' && noun.where !== undefined)), ([, noun]) => noun),
);
type Part = TagOf<'value'> | TagOf<'noun'>;
const WHOLE = map(seq(many1(tag('amount')), CONDITIONS), ([, conditions]) => conditions);

/** `what share of total spend in Texas was meals`, `royalties as a share of spend in 2023`. */
const SHARE: Parser<Sentence> = map(
  seq(
    IN_FRONT,
    alt(
      map(seq(LEAD, tag('share'), opt(tag('preposition', isWord('of'))), WHOLE, IS, PART, CONDITIONS), ([, , , conditions, , part, more]) => ({ part, conditions: [...conditions, ...more] })),
      map(seq(LEAD, PART, tag('share'), opt(tag('preposition', isWord('of'))), WHOLE), ([, part, , , conditions]) => ({ part, conditions })),
    ),
    END,
  ),
  ([front, { part, conditions }]) => ({
    figures: [],
    rows: [],
    conditions: [...front, ...conditions],
    part,
  }),
);

export const SENTENCE: Parser<Sentence> = alt(
  RECORDS,
  PLAIN,
  ROWS_FIRST,
  RANKED_WITH,
  RANKED_BY,
  RANKED_SO,
  HIGHEST_IN,
  BOUNDED,
  COMPARED_PAIR,
  SHARE,
);
