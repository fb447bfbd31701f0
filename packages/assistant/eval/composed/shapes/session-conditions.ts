import type { Drawn } from '../draw.ts';
import { type State, takes, withCondition, without } from './session-state.ts';
import { calls, drawnValue, going, type Operation } from './session-turn.ts';

const KINDS = ['company', 'nature', 'state', 'kind', 'time', 'specialty'] as const;
/** What is said of a kind when all of it is meant, and when its condition goes. */
const WHOLES: Readonly<Record<string, { readonly whole: readonly string[]; readonly filter: string }>> = {
  family: { whole: ['companies', 'manufacturers'], filter: 'company' },
  nature: { whole: ['natures of payment', 'kinds of payments', 'payment types'], filter: 'nature' },
  state: { whole: ['states'], filter: 'state' },
  city: { whole: ['cities'], filter: 'city' },
  kind_published: { whole: ['recipients', 'recipient types'], filter: 'recipient type' },
  year: { whole: ['years'], filter: 'year' },
  specialty: { whole: ['specialties'], filter: 'specialty' },
};

/** Turns that change, add and take away conditions. */
export const OF_CONDITIONS: readonly Operation[] = [
  function changed(draw, state) {
    const old = named(draw.random.shuffled(state.conditions));
    if (!old?.compared || old.compared.name === 'year') return undefined;
    const value = drawnValue(draw, state, old.of, old.compared.name);
    return value && going(draw, 'changed', calls(value), withCondition(state, value));
  },

  function otherYear(draw, state) {
    const value = yearOf(state) === undefined ? undefined : drawnValue(draw, state, 'time', 'year');
    return value && going(draw, 'other year', { year: value.compared?.said }, withCondition(state, value));
  },

  function yearBefore(draw, state) {
    const year = yearOf(state);
    if (year === undefined || year === 2021) return undefined;
    return going(draw, 'year before', {}, withCondition(state, ofYear(year - 1)));
  },

  function narrowed(draw, state) {
    const kind = draw.random.pick(KINDS);
    const value = takes(state, kind) ? drawnValue(draw, state, kind) : undefined;
    if (!value) return undefined;
    return going(draw, 'narrowed', calls(value), withCondition(state, value));
  },

  function leftOut(draw, state) {
    const kind = draw.random.pick(['company', 'nature', 'state']);
    const value = takes(state, kind) ? drawnValue(draw, state, kind) : undefined;
    if (value?.compared?.name === 'city') return undefined;
    const { compared: _, ...left } = value ?? { sql: '' };
    const negated = { ...left, sql: `NOT (${value?.sql})` } as Drawn;
    return value && going(draw, 'left out', calls(value), withCondition(state, negated));
  },

  function ofAmounts(draw, state) {
    if (!takes(state, 'bound') || state.bound !== undefined) return undefined;
    const [amount, said] = draw.random.pick([
      [100, '$100'],
      [500, '$500'],
      [1000, '$1,000'],
      [5000, '$5K'],
    ] as const);
    const [op, over, than] = draw.random.pick([
      ['>', ['over', 'above'], 'more than'],
      ['<', ['under', 'below'], 'less than'],
    ] as const);
    const bound: Drawn = { of: 'bound', says: [], behind: [], leads: [], went: [], sql: `amount ${op} ${amount}` };
    return going(draw, 'of amounts', { over, than, amount: said }, withCondition(state, bound));
  },

  function widened(draw, state) {
    const old = named(draw.random.shuffled(state.conditions));
    const said = WHOLES[old?.compared?.name ?? ''];
    const isOfRows = state.rows?.of === 'recipient' && old?.of === 'kind';
    if (!old || !said || isOfRows) return undefined;
    return going(draw, 'widened', said, without(state, old.of));
  },
];

const named = (conditions: readonly Drawn[]) => conditions.find(({ compared }) => compared !== undefined);

/** The single year that is asked. */
export function yearOf({ conditions }: State): number | undefined {
  const time = conditions.find(({ compared }) => compared?.name === 'year');
  return time && Number(time.compared?.said);
}

/** The condition on a year. */
export function ofYear(year: number): Drawn {
  const said = String(year);
  return {
    of: 'time',
    says: [`in ${said}`],
    behind: [],
    leads: [],
    went: [],
    compared: { said, name: 'year' },
    sql: `year = ${said}`,
  };
}
