import type { Condition } from '@pellucid/contract';
import type { FilterRequest, FilterSetting } from '../analytics-viewer.ts';
import { headerConditions } from '../header-conditions.ts';
import type { FilterColumn } from './web-player.ts';

/** Where a filter is set. */
export interface FilterPlace {
  readonly scheme: string;
  readonly table: string;
}

/** One call that sets filters: all of them with the same operation. */
export interface FilterCall {
  readonly columns: readonly FilterColumn[];
  readonly operation: 'REPLACE' | 'ADD_ALL';
}

/**
 * The calls that set what a request asks for: all values of a column ("add all", which takes no values), or its values alone.
 * Columns with the same operation are set together, so that two of them are one change.
 */
export function filterCalls(request: FilterRequest, { scheme, table }: FilterPlace): FilterCall[] {
  const columns = [...byField(request.settings)].map(([dataColumnName, settings]) => {
    const values = settings.flatMap(({ value }) => (value === null ? [] : [String(value)]));
    const includeEmpty = settings.some((setting) => setting.includeEmpty);
    const filterSettings = values.length === 0 ? { includeEmpty } : { values, includeEmpty };
    return { filteringSchemeName: scheme, dataTableName: table, dataColumnName, filterSettings };
  });
  const calls: FilterCall[] = [
    { operation: 'ADD_ALL', columns: columns.filter((column) => column.filterSettings.values === undefined) },
    { operation: 'REPLACE', columns: columns.filter((column) => column.filterSettings.values !== undefined) },
  ];
  return calls.filter((call) => call.columns.length > 0);
}

function byField(settings: readonly FilterSetting[]): Map<string, FilterSetting[]> {
  const fields = new Map<string, FilterSetting[]>();
  for (const setting of settings) fields.set(setting.field, [...(fields.get(setting.field) ?? []), setting]);
  return fields;
}

/** The requests with another one, which takes the place of what they say of its fields. */
export function withRequest(requests: readonly FilterRequest[], request: FilterRequest): FilterRequest[] {
  const fields = new Set(request.settings.map(({ field }) => field));
  const left = requests
    .map((other) => ({ ...other, settings: other.settings.filter(({ field }) => !fields.has(field)) }))
    .filter(({ settings }) => settings.length > 0);
  return [...left, request];
}

/** The filters of a view with what a request says of its fields; each field keeps its place. */
export function withConditions(filters: readonly Condition[], request: FilterRequest): readonly Condition[] {
  const set = new Map(filters.map((condition) => [condition.field, condition]));
  for (const { field, condition } of headerConditions(request)) {
    if (condition === null) set.delete(field);
    else set.set(field, condition);
  }
  return [...set.values()];
}
