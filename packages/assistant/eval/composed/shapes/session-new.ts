import { TURNS } from './session-sentences.ts';
import { statementsOf } from './session-state.ts';
import { drawnValue, going, type Operation } from './session-turn.ts';

/** Turns that are questions of their own. */
export const OF_NEW: readonly Operation[] = [
  function anew(draw) {
    const figure = draw.figure(({ unfit }) => !unfit.includes('plain'));
    const conditions = draw.conditions([1, 2], figure.unfit).map((one) => ({ ...one, leads: [] }));
    const { ask } = draw.said(TURNS.anew, { figure: figure.says }, conditions);
    const state = { figure, conditions };
    return { ask, answers: statementsOf(state), state };
  },

  function anewByItself(draw, state) {
    const [company, kind, place, year] = ['company', 'kind', 'state', 'time'].map((of) => drawnValue(draw, state, of));
    const isWhole =
      place?.compared?.name === 'state' && year?.compared?.name === 'year' && kind?.sql !== "kind = 'hospital'";
    if (!company || !kind || !place || !year || !isWhole) return undefined;
    const figure = draw.figure(({ name }) => name === 'sum');
    const said = (one: typeof company) => one.compared?.said;
    const blanks = { company: said(company), kind: said(kind), state: said(place), year: said(year) };
    return going(draw, 'anew by itself', blanks, { figure, conditions: [company, kind, place, year] });
  },
];
