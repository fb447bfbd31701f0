import { listRecentSearchesOfType } from '@pellucid/contract';
import { call } from '../../../lib/api.ts';
import type { FilterKind } from './filter-kind.ts';

/** Pages that begin with what the person searched for there last, by name in small letters. */
const BEGIN_WITH_RECENT: readonly string[] = ['physician (probe)', 'hcp (probe)'];

/** The most recent search of a type, as the choice of that name, on pages that begin with it. */
export function recentDefault(choice: string, filterType: string): NonNullable<FilterKind['defaults']> {
  return ({ pageId, pageNames }) => {
    if (!pageNames.some((name) => BEGIN_WITH_RECENT.includes(name))) return null;
    return async () => {
      const params = { pageId: String(pageId), filterType };
      const [latest] = await call(listRecentSearchesOfType, { params }, { quiet: true });
      return latest === undefined ? {} : { [choice]: latest.queried };
    };
  };
}
