import type { Draw } from '../draw.ts';
import type { Figure } from '../parts.ts';
import { fitsIn, isPlainAmount, isShownOnce, type State, statementsOf, takes } from './session-state.ts';
import { going, last, type Operation } from './session-turn.ts';

/** Turns that ask for another figure, or for one beside that which is there. */
export const OF_FIGURES: readonly Operation[] = [
  function otherFigure(draw, state) {
    if (!isShownOnce(state) || state.rows || state.figure.only) return undefined;
    const figure = otherOf(draw, state, isAlone);
    return figure && going(draw, 'other figure', { figure: figure.says }, { ...state, figure });
  },

  function figureInstead(draw, state) {
    if (!isShownOnce(state) || state.first || state.figure.only) return undefined;
    const figure = otherOf(draw, state, state.rows ? isOfRow : isAlone);
    const old = nameOf(state.figure);
    return figure && going(draw, 'figure instead', { figure: figure.says, old }, { ...state, figure });
  },

  function howMany(draw, state) {
    if (!isShownOnce(state) || state.rows || state.figure.only) return undefined;
    const figure = otherOf(draw, state, ({ name }) => COUNTS.includes(name));
    const things = figure?.things?.filter((thing) => !/ /.test(thing));
    const people = PEOPLE.includes(figure?.name ?? '') ? things : undefined;
    return figure && going(draw, 'how many', { things, people }, { ...state, figure });
  },

  function howManyOfRows(draw, state) {
    if (!isShownOnce(state) || !state.rows || state.first || state.figure.only) return undefined;
    const figure = otherOf(draw, state, ({ name }) => COUNTS.includes(name));
    const things = figure?.things?.filter((thing) => !/ /.test(thing));
    if (!figure) return undefined;
    const [ofRows, ofAll] = [
      { ...state, figure },
      { ...state, figure, rows: undefined },
    ];
    return last(draw, 'how many of rows', { things }, [ofRows, ofAll].flatMap(statementsOf));
  },

  function inDollars(draw, state) {
    const sum = draw.figure(({ name }) => name === 'sum');
    if (!isShownOnce(state) || state.rows || !['records', 'payments'].includes(state.figure.name)) return undefined;
    return going(draw, 'in dollars', {}, { ...state, figure: sum });
  },

  function percentile(draw, state) {
    if (!['median', 'average'].includes(state.figure.name) || state.first || state.bound || state.beside)
      return undefined;
    const [nth, part] = draw.random.pick([
      ['90th', 0.9],
      ['95th', 0.95],
      ['75th', 0.75],
    ] as const);
    const figure = { ...state.figure, name: nth, also: undefined, sql: `quantile_disc(amount, ${part})` };
    return going(draw, 'percentile', { nth, old: state.figure.name }, { ...state, figure });
  },

  function sorted(draw, state) {
    const { rows, beside, bound, first, areCounted } = state;
    if (
      !rows ||
      areCounted ||
      beside ||
      bound ||
      first?.isLow ||
      first?.from ||
      state.figure.only ||
      state.figure.name === 'share'
    )
      return undefined;
    const figure = otherOf(draw, state, isOfRow);
    // Of those that are cut off, `them` could be those alone.
    const name = !first && draw.random.chance(0.5) ? 'order of them' : 'sorted';
    return figure && going(draw, name, { figure: figure.says, old: nameOf(state.figure) }, { ...state, figure });
  },

  function beside(draw, state) {
    if (
      !state.rows ||
      state.areCounted ||
      state.beside ||
      state.bound ||
      state.figure.only ||
      state.first?.from ||
      PARTS.includes(state.figure.name)
    )
      return undefined;
    const figure = otherOf(draw, state, isOfRow);
    return figure && going(draw, 'beside', { figure: figure.says }, { ...state, beside: figure });
  },

  function whatFor(draw, state) {
    const nature = draw.parts.rows.find(({ of }) => of === 'nature');
    if (!nature || state.rows || state.areRecords || !isPlainAmount(state) || !takes(state, 'nature')) return undefined;
    return going(draw, 'what for', {}, { ...state, rows: nature });
  },
];

const COUNTS = ['records', 'payments', 'companies', 'physicians', 'recipients'];
const PEOPLE = ['companies', 'physicians', 'recipients'];
/** Figures of other totals, or of single records, that no turn says in so few words. */
const PARTS = ['per physician', 'per company', 'share', 'states', 'hospitals'];

const nameOf = ({ name, says }: Figure) => (name === 'sum' ? 'total' : says);

const isAlone = ({ name, only }: Figure) => !PARTS.includes(name) && !only;
/** The largest payment beside rows could be one of all. */
const isOfRow = (figure: Figure) => isAlone(figure) && !figure.superlative;

/** Another figure that fits the conditions and the rows. */
function otherOf(draw: Draw, state: State, fits: (figure: Figure) => boolean): Figure | undefined {
  const figure = draw.figure((each) => fits(each));
  return figure.name !== state.figure.name && fitsIn(state, figure) ? figure : undefined;
}
