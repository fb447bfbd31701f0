import type { Draw } from '../draw.ts';
import { eachOf, select, sqlOf, sqlOfCondition } from '../statements.ts';
import type { Composed, Shapes } from './shape.ts';
import { clauses } from './statistics-clauses.ts';
import { STATISTICS_SENTENCES as SENTENCES } from './statistics-sentences.ts';
import { WORDS } from './statistics-words.ts';

/** What a sentence asks for, by what it says; the second is right as well. */
type Asking = readonly [words: RegExp, sql: readonly string[]];

const MEAN = ['average(sum(amount), count(*))', 'average(sum(amount), sum(payments))'];
const PLAIN: readonly Asking[] = [
  [/average|on average/i, MEAN],
  [/median/i, ['middle(amount)']],
  [/90th/, ['quantile_disc(amount, 0.9)']],
  [/records/, ['count(*)']],
  [/largest/, ['max(amount)']],
  [/smallest/, ['min(amount)']],
  [/./, ['sum(amount)']],
];
const BOTH = MEAN.map((mean) => [mean, 'middle(amount)']);

/** A question whose columns are known by its sentence, of the payments of some clauses. */
function ofPayments(draw: Draw, sentences: readonly string[], columnsOf: (sentence: string) => string[][]): Composed {
  const conditions = clauses(draw, [1, 3], []);
  const { sentence, ask } = draw.said(sentences, WORDS, conditions);
  return { ask, answers: columnsOf(sentence).map((columns) => select(columns, conditions.map(sqlOfCondition))) };
}

/** Figures of payments, alone and together; of what each has in all; ranked, crossed; and their dates. */
export const FIGURES = {
  'formal plain'(draw) {
    return ofPayments(draw, SENTENCES['formal plain'], (sentence) =>
      (PLAIN.find(([words]) => words.test(sentence))?.[1] ?? []).map((sql) => [sql]),
    );
  },

  'statistics together'(draw) {
    return ofPayments(draw, SENTENCES['statistics together'], () =>
      MEAN.map((mean) => ['min(amount)', mean, 'max(amount)']),
    );
  },

  'median and mean'(draw) {
    return ofPayments(draw, SENTENCES['median and mean'], (sentence) =>
      BOTH.flatMap((both) =>
        sentence.includes('number of payments')
          ? [
              ['sum(payments)', ...both],
              ['count(*)', ...both],
            ]
          : [both],
      ),
    );
  },

  dates(draw) {
    return ofPayments(draw, SENTENCES.dates, (sentence) => {
      const ends = [/first|earliest/.test(sentence) && 'min(date)', /last|latest|recent/.test(sentence) && 'max(date)'];
      return [ends.filter((end) => end !== false)];
    });
  },

  'per entity'(draw) {
    const conditions = clauses(draw, [1, 2], ['kind', 'bound', 'form', 'company']);
    const { sentence, ask } = draw.said(SENTENCES['per entity'], WORDS, conditions);
    const by = /compan/.test(sentence)
      ? 'company'
      : /month/.test(sentence)
        ? "date_trunc('month', date)"
        : 'recipient_id';
    const only = by === 'recipient_id' ? "kind = 'physician'" : undefined;
    const totals = select(['sum(amount) AS total'], [...conditions.map(sqlOfCondition), only]);
    const figure = /median/.test(sentence) ? 'middle(total)' : 'average(sum(total), count(*))';
    return { ask, answers: [`SELECT ${figure} FROM (${totals} GROUP BY ${by})`] };
  },

  'formal ranked'(draw) {
    const isLongAverage = (sentence: string) => sentence.includes('average amount of a single');
    const figure = draw.figure((each) => !each.unfit.includes('ranked') && !each.superlative);
    const rows = draw.rows([figure], ({ many }) => many !== undefined);
    const conditions = clauses(draw, [1, 2], [...figure.unfit, rows.of, 'bound']);
    const n = draw.random.pick([3, 5, 10]);
    const blanks = {
      ...WORDS,
      figure: figure.says,
      one: rows.one,
      many: rows.many,
      n: [String(n), { 3: 'three', 5: 'five', 10: 'ten' }[n] ?? ''],
      most: ['highest', 'largest', 'greatest'],
      end: ['highest', 'greatest'],
    };
    const { sentence, ask } = draw.said(SENTENCES['formal ranked'], blanks, conditions);
    const cut = ` ORDER BY 2 DESC LIMIT ${sentence.includes('<n>') ? n : 1}`;
    const columns = isLongAverage(sentence) ? MEAN : sqlOf(figure);
    const asked = isLongAverage(sentence) ? undefined : figure;
    return { ask, answers: columns.map((sql) => eachOf(rows.sql, [sql], conditions, asked) + cut) };
  },

  'cross of two'(draw) {
    const figure = draw.figure((each) => !each.unfit.includes('by') && !each.superlative);
    const rows = draw.rows([figure], ({ sql }) => !sql.includes('date_trunc'));
    const others = draw.rows([figure], ({ of }) => of !== rows.of);
    const conditions = clauses(draw, [0, 2], [...figure.unfit, rows.of, others.of, 'bound']);
    const blanks = { ...WORDS, figure: figure.says, rows: rows.says, others: others.says };
    const { ask } = draw.said(SENTENCES['cross of two'], blanks, conditions);
    const all = [
      ...conditions.map(sqlOfCondition),
      `${rows.sql} IS NOT NULL`,
      `${others.sql} IS NOT NULL`,
      figure.only,
    ];
    return { ask, answers: sqlOf(figure).map((sql) => `${select([rows.sql, others.sql, sql], all)} GROUP BY 1, 2`) };
  },
} satisfies Shapes;
