import type { Drawn } from '../draw.ts';
import type { Figure } from '../parts.ts';
import { eachOf, select, sqlOf, sqlOfCondition } from '../statements.ts';
import { SENTENCES } from './basic-sentences.ts';
import type { Shapes } from './shape.ts';

/** How many rows a list of the first has. */
const HEADS = [3, 5, 10];
const LONGER_HEADS = [5, 10, 20];
const HIGH = { most: ['highest', 'largest', 'greatest'], end: 'highest', top: 'top' };
const LOW = { most: ['lowest', 'smallest'], end: 'lowest' };
const IS_LOW = 0.25;

/** One figure, alone, by rows, ranked, bounded or compared; its share; two of them; single records. */
export const BASIC = {
  plain(draw) {
    const figure = draw.figure(fitsIn('plain'));
    const conditions = draw.conditions([1, 3], figure.unfit);
    const { ask } = draw.said(SENTENCES.plain, { figure: figure.says }, conditions);
    return {
      ask,
      answers: sqlOf(figure).map((sql) => select([sql], [...conditions.map(sqlOfCondition), figure.only])),
    };
  },

  by(draw) {
    const figure = draw.figure(fitsIn('by'));
    const rows = draw.rows([figure]);
    const conditions = draw.conditions([0, 2], [...figure.unfit, rows.of]);
    const { ask } = draw.said(SENTENCES.by, { figure: figure.says, rows: rows.says }, conditions);
    return { ask, answers: sqlOf(figure).map((sql) => eachOf(rows.sql, [sql], conditions, figure)) };
  },

  ranked(draw) {
    const figure = draw.figure(fitsIn('ranked'));
    const rows = draw.rows([figure], ({ one }) => one !== undefined);
    const conditions = draw.conditions([0, 2], [...figure.unfit, rows.of]);
    const n = draw.random.pick(HEADS);
    const isLow = !figure.superlative && draw.random.chance(IS_LOW);
    const order = figure.superlative ? { top: HIGH.top, end: HIGH.end } : isLow ? LOW : HIGH;
    const blanks = { figure: figure.says, one: rows.one, many: rows.many, n, ...order };
    const { sentence, ask } = draw.said(SENTENCES.ranked, blanks, conditions);
    const cut = ` ORDER BY 2${isLow ? '' : ' DESC'} LIMIT ${sentence.includes('<n>') ? n : 1}`;
    return { ask, answers: sqlOf(figure).map((sql) => eachOf(rows.sql, [sql], conditions, figure) + cut) };
  },

  bounded(draw) {
    const figure = draw.figure((each) => fitsIn('bounded')(each) && each.bound !== undefined);
    const rows = draw.rows([figure], ({ many }) => many !== undefined);
    const conditions = draw.conditions([0, 2], [...figure.unfit, rows.of, 'bound']);
    const { amounts, than } = draw.parts.bounds[figure.bound ?? 'totals'];
    const [amount, comparison] = [draw.random.pick(amounts), draw.random.pick(than)];
    const bound = `${draw.random.pick(comparison.said)} ${draw.random.pick(amount.said)}`;
    const said = draw.random.pick(figure.says);
    const a = /^[aeiou]/.test(said) ? 'an' : 'a';
    const blanks = { figure: said, a, many: rows.many, bound, things: figure.things };
    const { ask } = draw.said(SENTENCES.bounded, blanks, conditions);
    const having = (sql: string) => ` HAVING ${sql} ${comparison.sql} ${amount.sql}`;
    return { ask, answers: sqlOf(figure).map((sql) => eachOf(rows.sql, [sql], conditions, figure) + having(sql)) };
  },

  share(draw) {
    const part = draw.condition(({ went }) => went.length > 0);
    const conditions = draw.conditions([0, 2], [part.of, 'bound']);
    const { ask } = draw.said(SENTENCES.share, { went: part.went }, conditions);
    const share = `sum(amount) FILTER (${part.sql}) / sum(amount)`;
    return { ask, answers: [select([share], conditions.map(sqlOfCondition))] };
  },

  'two figures'(draw) {
    const figure = draw.figure(isTogether);
    const other = draw.figure((each) => isTogether(each) && each !== figure);
    const rows = draw.rows([figure, other]);
    const conditions = draw.conditions([0, 1], [...figure.unfit, ...other.unfit, rows.of]);
    const blanks = { figure: figure.says, other: other.says, rows: rows.says };
    const { ask } = draw.said(SENTENCES['two figures'], blanks, conditions);
    const pairs = sqlOf(figure).flatMap((one) => sqlOf(other).map((two) => [one, two]));
    return { ask, answers: pairs.map((pair) => eachOf(rows.sql, pair, conditions)) };
  },

  records(draw) {
    const conditions = draw.conditions([1, 2], []);
    const n = draw.random.pick(LONGER_HEADS);
    const { sentence, ask } = draw.said(SENTENCES.records, { n }, conditions);
    const order = /smallest|lowest/.test(sentence) ? '' : ' DESC';
    const records = select(['date', 'company', 'amount'], conditions.map(sqlOfCondition));
    return { ask, answers: [`${records} ORDER BY 3${order} LIMIT ${n}`] };
  },

  compared(draw) {
    const [one, two] = draw.two();
    const figure = draw.figure((each) => fitsIn('compared')(each) && fitsIn(one.of)(each));
    const conditions = draw.conditions([0, 1], [...figure.unfit, one.of, 'bound']);
    const blanks = { one: one.compared?.said, two: two.compared?.said, figure: figure.says };
    const { ask } = draw.said(SENTENCES.compared, blanks, conditions);
    const ofOne = (sql: string, { compared, sql: condition }: Drawn) =>
      select([`any_value(${compared?.name})`, sql], [...conditions.map(sqlOfCondition), figure.only, condition]);
    return { ask, answers: sqlOf(figure).map((sql) => `${ofOne(sql, one)} UNION ALL ${ofOne(sql, two)}`) };
  },
} satisfies Shapes;

/** Whether people say a figure in such a sentence, or of such a kind. */
const fitsIn = (use: string) => (figure: Figure) => !figure.unfit.includes(use);

/** Whether a figure may stand beside another, of the same records. */
const isTogether = (figure: Figure) => figure.only === undefined && fitsIn('two figures')(figure);
