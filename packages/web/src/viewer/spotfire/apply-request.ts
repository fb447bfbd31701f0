import type { FilterRequest } from '../analytics-viewer.ts';
import type { Analysis } from './analysis.ts';
import { filterCalls } from './filter-calls.ts';

/** Clears the markings of a request, then sets its filters; where it does not say where, in what is active. */
export async function applyRequest(analysis: Analysis, request: FilterRequest): Promise<void> {
  const table = request.table ?? (await analysis.activeTable());
  await clearMarkings(analysis, request.markings, table);
  for (const scheme of request.schemes.length === 0 ? [await analysis.activeScheme()] : request.schemes)
    for (const call of filterCalls(request, { scheme, table })) await analysis.setFilters(call);
}

/** Clears markings by their names; all of them where none is named. */
export async function clearMarkings(analysis: Analysis, names: readonly string[], table: string): Promise<void> {
  for (const name of names.length === 0 ? await analysis.markingNames() : names)
    await analysis.clearMarking(name, table);
}
