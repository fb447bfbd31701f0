/** What stands for all states in the select (docs/promises/venues.md#states). */
export const ALL_LABEL = '(All)';

/** A state to choose; `state` is how calls name it. */
export interface StateOption {
  readonly value: string;
  readonly state: string;
}

/** States to choose from: blanks are dropped, and the first entry with a leading space stands for all. */
export function stateOptions(states: readonly string[]): StateOption[] {
  const named = states.filter((state) => state.trim() !== '');
  const all = named.findIndex((state) => state.startsWith(' '));
  return named.map((state, at) => ({ value: at === all ? ALL_LABEL : state, state }));
}
