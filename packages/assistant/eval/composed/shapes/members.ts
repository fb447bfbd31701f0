import type { Drawn } from '../draw.ts';
import { select, sqlOfCondition } from '../statements.ts';
import { conditionsBeside, type DrawnSet, drawnSet, saidWith } from './members-drawn.ts';
import { MEMBER_SENTENCES } from './members-sentences.ts';
import type { Shapes } from './shape.ts';

const HEADS = [3, 5, 10];

/** Sets of members by what each of them got or paid: how many, who, and figures of them. */
export const MEMBERS = {
  'members counted'(draw) {
    const set = drawnSet(draw, () => true);
    const conditions = conditionsBeside(draw, set);
    const { ask } = saidWith(draw, MEMBER_SENTENCES.counted, set.blanks, conditions);
    return { ask, answers: [ofMembers(set, [`count(DISTINCT ${set.id})`], conditions)] };
  },

  'members listed'(draw) {
    const set = drawnSet(draw, () => true, true);
    const conditions = conditionsBeside(draw, set);
    const { ask } = saidWith(draw, MEMBER_SENTENCES.listed, set.blanks, conditions);
    // Of what each got from one company a row with each company is right as well.
    const pairs = `SELECT any_value(recipient), company FROM paid WHERE ${set.pairs(conditions.map(sqlOfCondition))}`;
    return {
      ask,
      answers: [`${ofMembers(set, [nameOf(set)], conditions)} GROUP BY ${set.id}`, ...(set.isOfPair ? [pairs] : [])],
    };
  },

  'members totalled'(draw) {
    const set = drawnSet(draw, isOfOne);
    const conditions = conditionsBeside(draw, set);
    const { ask } = saidWith(draw, MEMBER_SENTENCES.totalled, set.blanks, conditions);
    return { ask, answers: eachScope(set, (narrow) => ofMembers(set, ['sum(amount)'], conditions, narrow)) };
  },

  'members averaged'(draw) {
    const set = drawnSet(draw, isOfOne);
    const conditions = conditionsBeside(draw, set);
    const { sentence, ask } = saidWith(draw, MEMBER_SENTENCES.averaged, set.blanks, conditions);
    const figure = sentence.includes('median') ? 'middle(t)' : 'average(sum(t), count(*))';
    const over = (narrow: readonly string[]) =>
      `SELECT ${figure} FROM (${ofMembers(set, ['sum(amount) t'], conditions, narrow)} GROUP BY ${set.id})`;
    return { ask, answers: eachScope(set, over) };
  },

  'members share'(draw) {
    const set = drawnSet(draw, isOfOne);
    const conditions = conditionsBeside(draw, set, ['state']);
    const { ask } = saidWith(draw, MEMBER_SENTENCES.share, set.blanks, conditions);
    const all = conditions.map(sqlOfCondition);
    const part = (narrow: readonly string[]) => [...set.scope, set.members(all), ...narrow].join(' AND ');
    return {
      ask,
      answers: eachScope(set, (narrow) => select([`sum(amount) FILTER (${part(narrow)}) / sum(amount)`], all)),
    };
  },

  'members people share'(draw) {
    const set = drawnSet(draw, isOfOne);
    const conditions = conditionsBeside(draw, set);
    const { ask } = saidWith(draw, MEMBER_SENTENCES['people share'], set.blanks, conditions);
    const all = conditions.map(sqlOfCondition);
    const share = `count(DISTINCT ${set.id}) FILTER (${set.members(all)}) / count(DISTINCT ${set.id})`;
    return { ask, answers: [select([share], [...set.scope, ...all])] };
  },

  'members broken down'(draw) {
    const set = drawnSet(draw, isOfOne);
    const rows = draw.rows(
      [],
      ({ of, says }) => !set.unfit.includes(of) && isOfRows(set, of) && !says.includes('city'),
    );
    const conditions = conditionsBeside(draw, set, [rows.of]);
    const { ask } = saidWith(draw, MEMBER_SENTENCES['broken down'], { ...set.blanks, rows: rows.says }, conditions);
    const by = (narrow: readonly string[]) =>
      `${ofMembers(set, [rows.sql, 'sum(amount)'], conditions, [...narrow, `${rows.sql} IS NOT NULL`])} GROUP BY 1`;
    return { ask, answers: eachScope(set, by) };
  },

  'members part'(draw) {
    const set = drawnSet(draw, (one) => isOfOne(one) && !one.unfit?.includes('nature'));
    const conditions = conditionsBeside(draw, set, ['nature']);
    const kind = draw.random.pick([
      { said: 'meals', sql: 'Food and Beverage' },
      { said: 'consulting fees', sql: 'Consulting Fee' },
      { said: 'royalties', sql: 'Royalty or License' },
    ]);
    const { ask } = saidWith(draw, MEMBER_SENTENCES.part, { ...set.blanks, kind: kind.said }, conditions);
    const share = `sum(amount) FILTER (nature = '${kind.sql}') / sum(amount)`;
    return { ask, answers: eachScope(set, (narrow) => ofMembers(set, [share], conditions, narrow)) };
  },

  'members growth'(draw) {
    const set = drawnSet(draw, (one) => isOfOne(one) && !one.unfit?.includes('time'));
    const conditions = conditionsBeside(draw, set, ['time']);
    const { ask } = saidWith(draw, MEMBER_SENTENCES.growth, set.blanks, conditions);
    const growth = 'sum(amount) FILTER (year = 2024) / sum(amount) FILTER (year = 2023) - 1';
    return { ask, answers: eachScope(set, (narrow) => ofMembers(set, [growth], conditions, narrow)) };
  },

  'members top'(draw) {
    const set = drawnSet(draw, (one) => isOfOne(one) && !one.unfit?.includes('figures'));
    const conditions = conditionsBeside(draw, set);
    const n = draw.random.pick(HEADS);
    const figure = draw.random.pick(FIGURES[set.id]);
    const blanks = { ...set.blanks, n: String(n), figure: figure.says };
    const { ask } = saidWith(draw, MEMBER_SENTENCES.top, blanks, conditions);
    const top = (narrow: readonly string[]) =>
      `${ofMembers(set, [nameOf(set), figure.sql], conditions, narrow)} GROUP BY ${set.id} ORDER BY 2 DESC LIMIT ${n}`;
    return { ask, answers: eachScope(set, top) };
  },
} satisfies Shapes;

const FIGURES = {
  recipient_id: [
    { says: ['total amount', 'total received', 'total payments in dollars'], sql: 'sum(amount)' },
    { says: ['number of payments', 'payment count'], sql: 'sum(payments)' },
    { says: ['number of companies', 'number of different companies'], sql: 'count(DISTINCT company_id)' },
  ],
  company_id: [
    { says: ['total spend', 'total amount', 'spend'], sql: 'sum(amount)' },
    { says: ['number of payments', 'payment count'], sql: 'sum(payments)' },
    {
      says: ['number of physicians', 'number of doctors', 'number of physicians paid'],
      sql: "count(DISTINCT recipient_id) FILTER (kind = 'physician')",
    },
  ],
};

/** Of what each got from one company there is nothing further. */
const isOfOne = ({ isOfPair }: { isOfPair?: true }) => !isOfPair;
const isOfRows = ({ id }: DrawnSet, of: string) =>
  id === 'company_id'
    ? ['state', 'nature', 'time', 'specialty', 'kind'].includes(of)
    : ['state', 'nature', 'time', 'company', 'specialty'].includes(of);
const nameOf = ({ id }: DrawnSet) => `any_value(${id === 'recipient_id' ? 'recipient' : 'company'})`;

/** Figures of the records of the members. */
function ofMembers(
  set: DrawnSet,
  figures: readonly string[],
  conditions: readonly Drawn[],
  narrow: readonly string[] = [],
) {
  const all = conditions.map(sqlOfCondition);
  return select(figures, [...set.scope, ...all, set.members(all), ...narrow]);
}

/** A figure of all that the members got, or of what their condition names: both are meant by some. */
function eachScope({ narrow }: DrawnSet, statement: (narrow: readonly string[]) => string): string[] {
  return [statement([]), ...(narrow === undefined ? [] : [statement([narrow])])];
}
