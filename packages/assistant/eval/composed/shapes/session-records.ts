import { going, type Operation } from './session-turn.ts';

/** Turns about single records. */
export const OF_RECORDS: readonly Operation[] = [
  function recordsOfIt(draw, state) {
    if (
      state.rows ||
      state.areRecords ||
      state.figure.only ||
      !['sum', 'payments', 'records', 'largest', 'median'].includes(state.figure.name)
    )
      return undefined;
    const sum = draw.figure(({ name }) => name === 'sum');
    const n = draw.random.pick([5, 10, 20]);
    return going(draw, 'records of it', { n }, { ...state, figure: sum, areRecords: true, first: { n } });
  },

  function smallestOfRecords(draw, state) {
    if (!state.areRecords || !state.first || state.first.isLow) return undefined;
    const { n } = state.first;
    return going(draw, 'smallest of records', { n }, { ...state, first: { n, isLow: true } });
  },
];
