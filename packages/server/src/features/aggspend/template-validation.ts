import type { Analytics, Scope } from '@pellucid/analytics';
import { ALL_STATES, type Condition } from '@pellucid/contract';

/** Who asks, and when to stop asking. */
interface Asking {
  scope: Scope;
  signal: AbortSignal;
}

/** Where a page's data come from, as it is configured; empty where nothing is. */
export interface PageData {
  datatable: string;
  column: string;
}

/** What a page over states goes by where its configuration names nothing. */
const DEFAULTS = { source: 'general', column: 'state' } as const;
/** More than the states, territories and military addresses of the data. */
const MAX_STATES = 1_000;

/** What a page knows of states: asked of the query gate, in the caller's scope. */
export function createTemplateValidation(analytics: Analytics) {
  async function recordsOf(data: PageData, { scope, signal }: Asking, where: Condition[] = []) {
    const source = firstOf(data.datatable)?.toLowerCase() ?? DEFAULTS.source;
    const column = firstOf(data.column) ?? DEFAULTS.column;
    const orderBy = [{ field: column, direction: 'asc' as const }];
    const question = { source, dimensions: [column], measures: ['records'], where, orderBy, limit: MAX_STATES };
    const { rows } = await analytics.run(question, scope, { signal });
    return rows.map(([state, records]) => ({ state: String(state ?? ''), records: Number(records) }));
  }

  return {
    async states(data: PageData, asking: Asking): Promise<string[]> {
      const found = (await recordsOf(data, asking)).map(({ state }) => state);
      const named = found.filter((state) => state.trim() !== '');
      return [...(named.length < found.length ? [''] : []), ALL_STATES, ...named];
    },

    async dataAgainstStates(data: PageData, asking: Asking) {
      return (await recordsOf(data, asking)).filter(({ state }) => state.trim() !== '');
    },

    async hasData(data: PageData, state: string, asking: Asking): Promise<boolean> {
      const field = firstOf(data.column) ?? DEFAULTS.column;
      const where: Condition[] = state.startsWith(' ') ? [] : [{ field, op: 'eq', value: state }];
      return (await recordsOf(data, asking, where)).some(({ records }) => records > 0);
    },
  };
}

/** A page may name several, separated by commas; its states go by the first. */
function firstOf(names: string): string | undefined {
  return names.split(',')[0]?.trim() || undefined;
}
