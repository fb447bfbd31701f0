import { select, sqlOfCondition } from '../statements.ts';
import type { Shapes } from './shape.ts';
import { clauses } from './statistics-clauses.ts';
import { STATISTICS_SENTENCES as SENTENCES } from './statistics-sentences.ts';
import { WORDS } from './statistics-words.ts';

const HEADS = [
  [3, 'three'],
  [5, 'five'],
  [10, 'ten'],
  [20, 'twenty'],
] as const;
/** Who is first, and by which column; only who is known by name takes a place. */
const FIRST = [
  { of: 'company', many: 'companies', sql: 'company' },
  { of: 'state', many: 'states', sql: 'state' },
  { of: 'specialty', many: 'specialties', sql: 'specialty' },
  { of: 'kind', many: 'recipients', sql: 'recipient_id' },
];

/** What the first hold of the whole, and what a part is of it, by amount and by number. */
export const SHARES = {
  concentrated(draw) {
    const { of, many, sql: column } = draw.random.pick(FIRST);
    const conditions = clauses(draw, [1, 3], [of, 'bound']);
    const [n, word] = draw.random.pick(HEADS);
    const most = many === 'companies' ? ['highest', 'best'] : ['highest'];
    const { ask } = draw.said(SENTENCES.concentrated, { ...WORDS, many, n: [String(n), word], most }, conditions);
    const all = conditions.map(sqlOfCondition);
    const first = select(['sum(amount) AS total'], [...all, `${column} IS NOT NULL`]);
    const share = `sum(total) / (${select(['sum(amount)'], all)})`;
    return { ask, answers: [`SELECT ${share} FROM (${first} GROUP BY ${column} ORDER BY 1 DESC LIMIT ${n})`] };
  },

  'formal share'(draw) {
    const part = draw.condition(({ went }) => went.length > 0);
    const conditions = clauses(draw, [1, 3], [part.of, 'bound']);
    const { ask } = draw.said(SENTENCES['formal share'], { ...WORDS, went: part.went }, conditions);
    const share = `sum(amount) FILTER (${part.sql}) / nullif(sum(amount), 0)`;
    return { ask, answers: [select([share], conditions.map(sqlOfCondition))] };
  },

  'share by rows'(draw) {
    const part = draw.condition(({ went, of }) => went.length > 0 && of !== 'dispute');
    const conditions = clauses(draw, [1, 2], [part.of, 'bound']);
    const went = part.went.map((one) => one.replace(/^was spent on/, 'was for'));
    const { ask } = draw.said(SENTENCES['share by rows'], { ...WORDS, went }, conditions);
    const share = `count(*) FILTER (${part.sql}) / nullif(count(*), 0)`;
    return { ask, answers: [select([share], conditions.map(sqlOfCondition))] };
  },
} satisfies Shapes;
