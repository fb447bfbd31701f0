import type { Draw } from '../draw.ts';
import type { Rows } from '../parts.ts';
import { select } from '../statements.ts';
import { RECIPIENTS, type State, sumsOf, takes } from './session-state.ts';
import { going, last, type Operation, type Turn } from './session-turn.ts';

const NUMBERS = [3, 5, 10];

/** Turns about what there is a row for, and which of the rows. */
export const OF_ROWS: readonly Operation[] = [
  function rowsOfOne(draw, state) {
    if (state.rows || state.areRecords) return undefined;
    const rows = rowsFor(draw, state);
    return rows && going(draw, 'rows of one', { rows: rows.says }, { ...state, rows });
  },

  function otherRows(draw, state) {
    const { rows: old, first, bound } = state;
    if (!old || old === RECIPIENTS || first || bound || state.areCounted) return undefined;
    const rows = rowsFor(draw, state);
    if (!rows || rows.sql === old.sql) return undefined;
    return going(draw, 'other rows', { rows: rows.says, old: old.says[0] }, { ...state, rows });
  },

  function firstOfRows(draw, state) {
    if (!isUncut(state)) return undefined;
    const n = draw.random.pick(NUMBERS);
    return going(draw, 'first of rows', { n }, { ...state, first: { n } });
  },

  function lastOfRows(draw, state) {
    if (!isUncut(state) || state.figure.superlative) return undefined;
    const n = draw.random.pick(NUMBERS);
    return going(draw, 'last of rows', { n }, { ...state, first: { n, isLow: true } });
  },

  function whichIsFirst(draw, state) {
    if (!isUncut(state)) return undefined;
    return going(draw, 'which is first', { one: state.rows?.one }, { ...state, first: { n: 1 } });
  },

  function otherNumber(draw, state) {
    if (!state.first || state.first.isLow || state.first.from) return undefined;
    const n = draw.random.pick([3, 5, 10, 15, 20]);
    return n === state.first.n ? undefined : going(draw, 'other number', { n }, { ...state, first: { n } });
  },

  function allOfThem(draw, state) {
    if (!state.first || !state.rows?.many || state.rows === RECIPIENTS || state.first.from) return undefined;
    return going(draw, 'all of them', { many: state.rows.many }, { ...state, first: undefined });
  },

  function whoGotMost(draw, state) {
    if (!isAmount(state)) return undefined;
    return ranked(draw, 'who got most', state, RECIPIENTS);
  },

  function whoPaidMost(draw, state) {
    const [company] = draw.parts.rows;
    return company && isAmount(state) && takes(state, 'company')
      ? ranked(draw, 'who paid most', state, company)
      : undefined;
  },

  function secondOne(draw, state) {
    const { rows, first } = state;
    if (!rows || !first || first.isLow || first.from) return undefined;
    return going(draw, 'second one', {}, { ...state, first: { n: 1, from: 2 } });
  },

  function together(draw, state) {
    const { first, figure, beside, areRecords } = state;
    if (!first || first.n === 1 || beside || areRecords || !['sum', 'records'].includes(figure.name)) return undefined;
    return last(draw, 'together', { n: first.n }, sumsOf(state));
  },

  function firstOneFor(draw, state) {
    const { rows, first, figure, conditions } = state;
    if (!rows || !first || first.isLow || first.from || figure.name !== 'sum' || !takes(state, 'nature'))
      return undefined;
    const whole = [...conditions.map(({ sql }) => sql), `${rows.sql} IS NOT NULL`];
    const one = `${select([rows.sql], whole)} GROUP BY 1 ORDER BY sum(amount) DESC LIMIT 1`;
    const natures = select(['nature', 'sum(amount)'], [...whole, `${rows.sql} = (${one})`]);
    return last(draw, 'first one for', {}, [`${natures} GROUP BY 1`]);
  },
];

/** The first by the amount, or as many of them as the sentence says. */
function ranked(draw: Draw, name: 'who got most' | 'who paid most', state: State, rows: Rows): Turn {
  const n = draw.random.pick(NUMBERS);
  return going(draw, name, { n }, (hasNumber) => ({ ...state, rows, first: { n: hasNumber ? n : 1 } }));
}

const isAmount = ({ rows, areRecords, figure }: State) => !rows && !areRecords && figure.name === 'sum';

/** Rows that the figure may be broken down by, of no kind that there is a condition on. */
export function rowsFor(draw: Draw, { figure, conditions }: State): Rows | undefined {
  const rows = draw.rows([figure]);
  return conditions.some(({ of }) => of === rows.of) ? undefined : rows;
}

const isUncut = ({ rows, first, bound, areCounted }: State) =>
  rows?.one !== undefined && rows !== RECIPIENTS && !first && !bound && !areCounted;
