import type { FieldInfo, QueryResult } from '@pellucid/contract';

/** The label, type and values of a field; a field that the opening does not describe keeps its name. */
export function fieldOf(name: string, fields: readonly FieldInfo[], result: QueryResult): FieldInfo {
  const known = fields.find((field) => field.name === name);
  const type = result.columns.find((column) => column.name === name)?.type ?? known?.type ?? 'text';
  return { ...known, name, label: known?.label ?? name.replaceAll('_', ' '), type };
}
