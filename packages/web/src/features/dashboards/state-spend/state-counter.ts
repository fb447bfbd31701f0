/** Says with 1 that the window was left while a state was chosen (docs/promises/venues.md#states). */
const COUNTER_KEY = 'stateCounter';

const stateKey = (pageId: number) => `statesFilter_${pageId}`;

/** Whether the page takes up the state that was chosen there before, instead of asking for one. */
export function reusesState(pageId: number): boolean {
  return localStorage.getItem(COUNTER_KEY) === '1' && localStorage.getItem(stateKey(pageId)) !== null;
}

/** The next entry takes up the chosen state: what happens to the window is no new entry. */
export function keepState(): void {
  localStorage.setItem(COUNTER_KEY, '1');
}

/** The next entry asks for a state. */
export function clearCounter(): void {
  localStorage.setItem(COUNTER_KEY, '0');
}
