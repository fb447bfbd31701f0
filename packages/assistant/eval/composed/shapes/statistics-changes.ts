import type { Drawn } from '../draw.ts';
import type { Figure } from '../parts.ts';
import { select, sqlOf, sqlOfCondition } from '../statements.ts';
import type { Shapes } from './shape.ts';
import { clauses } from './statistics-clauses.ts';
import { STATISTICS_SENTENCES as SENTENCES } from './statistics-sentences.ts';
import { WORDS } from './statistics-words.ts';

const SPANS = [
  [2021, 2022],
  [2022, 2023],
  [2023, 2024],
  [2022, 2024],
] as const;
const COMPARED = ['company', 'state', 'kind', 'nature'];
const isCounted = (sentence: string) => sentence.includes('<figure>');
const ROWS = [
  { of: 'company', one: 'company', many: 'companies', sql: 'company' },
  { of: 'state', one: 'state', many: 'states', sql: 'state' },
  { of: 'specialty', one: 'specialty', many: 'specialties', sql: 'specialty' },
  { of: 'nature', one: 'nature of payment', many: 'natures of payment', sql: 'nature' },
];

/** A figure of the records of one condition alone; a total of them where no other is said. */
const within = (sql: string, condition: string) =>
  sql
    .replace(/count\(\*\)/g, `count(*) FILTER (${condition})`)
    .replace(/((?:sum|count|min|max|middle)\((?!\*)[^()]*\))/g, `$1 FILTER (${condition})`);

/** One beside another, by how much and how many times it is more, and what changed from one year to another. */
export const CHANGES = {
  differs(draw) {
    const [one, two] = ofPair(draw.two.bind(draw));
    const fits = ({ unfit, name }: Figure) =>
      ![...COMPARED, 'compared'].some((use) => use === one.of && unfit.includes(use)) && name !== 'per company';
    const figure = draw.figure((each) => fits(each) && !each.unfit.includes('compared'));
    const conditions = clauses(draw, [0, 2], [...figure.unfit, one.of, 'bound']);
    const blanks = { ...WORDS, one: one.compared?.said, two: two.compared?.said, figure: figure.says };
    const { ask } = draw.said(SENTENCES.differs, blanks, conditions);
    const all = [...conditions.map(sqlOfCondition), figure.only];
    const ofOne = (sql: string, { compared, sql: condition }: Drawn) =>
      select([`any_value(${compared?.name})`, sql], [...all, condition]);
    return { ask, answers: sqlOf(figure).map((sql) => `${ofOne(sql, one)} UNION ALL ${ofOne(sql, two)}`) };
  },

  'times as much'(draw) {
    const [one, two] = ofPair(draw.two.bind(draw), 'company');
    const conditions = clauses(draw, [0, 2], ['company', 'bound']);
    const blanks = { ...WORDS, one: one.compared?.said, two: two.compared?.said };
    const { ask } = draw.said(SENTENCES['times as much'], blanks, conditions);
    const sums = [one, two].map(({ sql }) => within('sum(amount)', sql));
    return { ask, answers: [select(sums, conditions.map(sqlOfCondition))] };
  },

  growth(draw) {
    const figure = draw.figure(({ name }) => ['sum', 'records', 'recipients', 'companies', 'average'].includes(name));
    const [from, to] = draw.random.pick(SPANS);
    const conditions = clauses(draw, [1, 2], ['time', 'bound', 'form', ...figure.unfit]);
    const { sentence, ask } = draw.said(SENTENCES.growth, { ...WORDS, figure: figure.says, from, to }, conditions);
    const figures = isCounted(sentence) ? sqlOf(figure) : ['sum(amount)'];
    const changes = figures.map((sql) => {
      const [before, after] = [from, to].map((year) => within(sql, `year = ${year}`));
      return /dollars/.test(sentence) ? `${after} - ${before}` : `${after} / ${before} - 1`;
    });
    return { ask, answers: changes.map((change) => select([change], conditions.map(sqlOfCondition))) };
  },

  'grew by rows'(draw) {
    const rows = draw.random.pick(ROWS);
    const [from, to] = draw.random.pick(SPANS);
    const conditions = clauses(draw, [0, 2], ['time', 'bound', 'form', rows.of]);
    const n = draw.random.pick([3, 5]);
    const blanks = { ...WORDS, one: rows.one, many: rows.many, from, to, n: { 3: 'three', 5: 'five' }[n] };
    const { sentence, ask } = draw.said(SENTENCES['grew by rows'], blanks, conditions);
    const [before, after] = [from, to].map((year) => within('sum(amount)', `year = ${year}`));
    const all = [...conditions.map(sqlOfCondition), `${rows.sql} IS NOT NULL`];
    const isFall = /fall|decrease/.test(sentence);
    const change = /dollars/.test(sentence)
      ? `coalesce(${after}, 0) - coalesce(${before}, 0)`
      : `${after} / ${before} - 1`;
    const had = `${before} > 0 AND ${after} > 0`;
    const ranked = `HAVING ${/dollars/.test(sentence) ? 'true' : had} ORDER BY 2 ${isFall ? '' : 'DESC'} LIMIT ${n}`;
    const name = sentence.includes('<n>') || !isFall ? [rows.sql, change] : [rows.sql];
    const rowsHaving = (having: string) => `${select(name, all)} GROUP BY 1 ${having}`;
    if (sentence.includes('<n>')) return { ask, answers: [rowsHaving(ranked)] };
    const fell = [
      rowsHaving(`HAVING ${had} AND ${after} < ${before}`),
      rowsHaving(`HAVING coalesce(${after}, 0) < ${before}`),
    ];
    return {
      ask,
      answers: isFall ? fell : [rowsHaving(`HAVING ${had}`), rowsHaving(`HAVING ${before} > 0 OR ${after} > 0`)],
    };
  },

  'periods counted'(draw) {
    const year = draw.random.pick([2021, 2022, 2023, 2024]);
    const company = draw.random.pick(['Caldrexa', 'Brantovia', 'Norvelis', 'Kelvanta']);
    const bound = draw.random.pick([20_000, 50_000, 150_000]);
    const conditions = clauses(draw, [0, 1], ['time', 'company', 'bound', 'form']);
    const blanks = { ...WORDS, year, company, bound: `$${bound.toLocaleString('en-US')}` };
    const { ask } = draw.said(SENTENCES['periods counted'], blanks, conditions);
    const all = [...conditions.map(sqlOfCondition), `company LIKE '${company}%'`, `year = ${year}`];
    const months = `${select(['1'], all)} GROUP BY month(date) HAVING sum(amount) > ${bound}`;
    return { ask, answers: [`SELECT count(*) FROM (${months})`] };
  },
} satisfies Shapes;

/** Two of a kind that is compared here. */
function ofPair(two: () => [Drawn, Drawn], of?: string): [Drawn, Drawn] {
  let pair = two();
  while (!(of === undefined ? COMPARED : [of]).includes(pair[0].of)) pair = two();
  return pair;
}
