import { select } from '../statements.ts';
import { ofYear, yearOf } from './session-conditions.ts';
import { conditionsOf, isPlainAmount, isShownOnce, statementsOf, takes, withCondition } from './session-state.ts';
import { calls, drawnValue, last, type Operation } from './session-turn.ts';

/** Turns that set what has been asked beside the whole, a part of it, another time or another value. */
export const OF_COMPARISONS: readonly Operation[] = [
  function shareOfEach(draw, state) {
    const { rows, figure } = state;
    if (!rows || !isPlainAmount(state) || state.bound || state.first) return undefined;
    const whole = `(${select(['sum(amount)'], conditionsOf(state))})`;
    const ofNamed = { ...figure, sql: 'sum(amount) / sum(sum(amount)) OVER ()' };
    const ofAll = { ...figure, sql: `sum(amount) / ${whole}` };
    return last(
      draw,
      'share of each',
      {},
      [ofNamed, ofAll].flatMap((share) => statementsOf({ ...state, figure: share })),
    );
  },

  function shareOfAll(draw, state) {
    if (state.rows || state.areRecords || !isPlainAmount(state) || state.conditions.length === 0) return undefined;
    const [part] = statementsOf(state);
    const time = state.conditions.find(({ of }) => of === 'time');
    const wholes = [undefined, ...(time && state.conditions.length > 1 ? [time.sql] : [])];
    const whole = (condition?: string) => `(${select(['sum(amount)'], [condition])})`;
    return last(
      draw,
      'share of all',
      {},
      wholes.map((one) => `SELECT (${part}) / ${whole(one)}`),
    );
  },

  function shareOfPart(draw, state) {
    if (state.rows || state.areRecords || !isPlainAmount(state)) return undefined;
    const kind = draw.random.pick(['nature', 'kind', 'company', 'state']);
    const part = takes(state, kind) ? drawnValue(draw, state, kind) : undefined;
    if (!part) return undefined;
    const figure = { ...state.figure, sql: `sum(amount) FILTER (${part.sql}) / sum(amount)` };
    return last(draw, 'share of a part', calls(part), statementsOf({ ...state, figure }));
  },

  function partOfIt(draw, state) {
    if (state.rows || state.areRecords || !isPlainAmount(state)) return undefined;
    const part = takes(state, 'nature') ? drawnValue(draw, state, 'nature') : undefined;
    if (!part) return undefined;
    const share = { ...state.figure, sql: `sum(amount) FILTER (${part.sql}) / sum(amount)` };
    return last(
      draw,
      'part of it',
      calls(part),
      [withCondition(state, part), { ...state, figure: share }].flatMap(statementsOf),
    );
  },

  function fromYear(draw, state) {
    const year = yearOf(state);
    if (!isShownOnce(state) || state.rows || year === undefined || year === 2021) return undefined;
    const of = (one: number) => statementsOf({ ...withCondition(state, ofYear(one)) });
    const pairs = of(year).map(
      (sql, at) => `${ofRow(one(year), sql)} UNION ALL ${ofRow(one(year - 1), of(year - 1)[at] ?? '')}`,
    );
    return last(draw, 'from year', { before: year - 1 }, pairs);
  },

  function withAnother(draw, state) {
    const old = state.conditions.find(({ compared }) => compared && compared.name !== 'year');
    if (!isShownOnce(state) || state.rows || !old) return undefined;
    const another = drawnValue(draw, state, old.of, old.compared?.name);
    if (!another) return undefined;
    const [ofOld, ofAnother] = [statementsOf(state), statementsOf(withCondition(state, another))];
    const name = `any_value(${old.compared?.name})`;
    return last(
      draw,
      'with another',
      calls(another),
      ofOld.map((sql, at) => `${ofRow(name, sql)} UNION ALL ${ofRow(name, ofAnother[at] ?? '')}`),
    );
  },
];

const one = (year: number) => String(year);
const ofRow = (name: string, sql: string) => sql.replace('SELECT ', `SELECT ${name}, `);
