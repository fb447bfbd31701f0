import type { Drawn } from '../draw.ts';
import { fitsIn, RECIPIENTS, type State, statementsOf, sumsOf, withCondition } from './session-state.ts';
import { going, last, type Operation } from './session-turn.ts';

/** Turns about those who were counted. */
export const OF_PEOPLE: readonly Operation[] = [
  function whoAreThey(draw, state) {
    const listed = state.areCounted ? { ...state, areCounted: undefined } : asRows(draw, state);
    return listed && going(draw, 'who are they', {}, listed);
  },

  function ofThemAbove(draw, state) {
    const rows = asRows(draw, state);
    if (rows?.rows !== RECIPIENTS) return undefined;
    const [value, amount] = draw.random.pick([
      [1000, '$1,000'],
      [5000, '$5,000'],
      [10000, '$10K'],
    ] as const);
    const [op, than] = draw.random.pick([
      ['>', 'more than'],
      ['>', 'over'],
      ['>=', 'at least'],
      ['<', 'less than'],
    ] as const);
    return going(draw, 'of them above', { than, amount }, { ...rows, bound: `${op} ${value}`, areCounted: true });
  },

  function ofThemOfKind(draw, state) {
    if (state.figure.name !== 'recipients' || state.rows || state.conditions.some(({ of }) => of === 'kind'))
      return undefined;
    const [kind, said] = draw.random.pick([
      ['physician', ['physicians', 'doctors']],
      ['practitioner', ['NPPs']],
      ['hospital', ['hospitals', 'teaching hospitals']],
    ] as const);
    return going(draw, 'of them of a kind', { kind: said }, withCondition(state, ofKind(`kind = '${kind}'`)));
  },

  function sumOfThem(draw, state) {
    if (state.areCounted) return last(draw, 'sum of them', {}, sumsOf(state));
    const rows = asRows(draw, state);
    if (rows?.rows !== RECIPIENTS) return undefined;
    return going(draw, 'sum of them', {}, { ...rows, rows: undefined });
  },

  function averageOfThem(draw, state) {
    const rows = asRows(draw, state);
    if (rows?.rows !== RECIPIENTS) return undefined;
    const figure = { ...rows.figure, sql: 'average(sum(amount), count(DISTINCT recipient_id))' };
    return last(draw, 'average of them', {}, statementsOf({ ...rows, rows: undefined, figure }));
  },

  function payersOfThem(draw, state) {
    const rows = asRows(draw, state);
    const companies = draw.figure(({ name }) => name === 'companies');
    if (rows?.rows !== RECIPIENTS) return undefined;
    const counted = { ...rows, rows: undefined, figure: companies };
    return state.conditions.every(({ of }) => of !== 'company') &&
      fitsIn({ ...counted, conditions: state.conditions.filter(({ of }) => of !== 'kind') }, companies)
      ? going(draw, 'payers of them', {}, counted)
      : undefined;
  },
];

/** Those who were counted, each with what it got or paid. */
function asRows(draw: Parameters<Operation>[0], state: State): State | undefined {
  const { figure, rows, areRecords, areCounted } = state;
  if (rows || areRecords || areCounted || !['recipients', 'physicians', 'hospitals', 'companies'].includes(figure.name))
    return undefined;
  const sum = draw.figure(({ name }) => name === 'sum');
  const counted = figure.name === 'companies' ? draw.parts.rows.find(({ of }) => of === 'company') : RECIPIENTS;
  const next = { ...state, figure: sum, rows: counted };
  return figure.only === undefined ? next : withCondition(next, ofKind(figure.only));
}

const ofKind = (sql: string): Drawn => ({ of: 'kind', says: [], behind: [], leads: [], went: [], sql });
