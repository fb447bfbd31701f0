import { lookUpCompanies, lookUpPhysicians, lookUpSpecialties } from '@pellucid/contract';
import { call } from '../../../lib/api.ts';
import type { FilterKind, HeaderFilterPlan } from './filter-kind.ts';

/** Words of a type-ahead. */
export const SEARCH_LABEL: Readonly<Record<Exclude<FilterKind, 'year'>, string>> = {
  company: 'Search Company',
  physician: 'Search Physician',
  specialty: 'Search Specialty',
};

/** Names that match a text, best match first. */
export async function lookUp(plan: HeaderFilterPlan, text: string, signal: AbortSignal): Promise<string[]> {
  const { datatable } = plan;
  const options = { signal };
  const rows = await rowsOf();
  return [...new Set(rows.map((row) => row[1]))];

  function rowsOf() {
    if (plan.kind === 'physician') return call(lookUpPhysicians, { params: { datatable, text } }, options);
    if (plan.kind === 'specialty') {
      return call(lookUpSpecialties, { params: { datatable, column: plan.column ?? '', text } }, options);
    }
    return call(lookUpCompanies, { query: { datatable, name: text } }, options);
  }
}
