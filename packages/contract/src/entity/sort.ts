import { aliasedField } from './aliases.ts';
import { CriteriaError } from './criteria.ts';
import type { EntityDef } from './definition.ts';
import { isMany } from './field.ts';

export interface SortKey {
  /** A field of the definition or `id`; a link sorts by what it shows. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * Reads `sort` parameters: `field`, `field,asc`, `field,desc`, or several fields before one direction. `id` is added as
 * the last key, so that pages never overlap.
 *
 * @throws CriteriaError for a field that the list cannot be sorted by
 */
export function parseSort(definition: EntityDef, sort: string | readonly string[] | undefined): SortKey[] {
  const keys = [sort ?? []].flat().flatMap((parameter) => {
    const parts = parameter.split(',').filter((part) => part !== '');
    const last = parts.at(-1)?.toLowerCase();
    const directed = last === 'asc' || last === 'desc';
    const direction: SortKey['direction'] = last === 'desc' ? 'desc' : 'asc';
    return parts.slice(0, directed ? -1 : undefined).map((name) => ({ field: sortable(definition, name), direction }));
  });
  return keys.some((key) => key.field === 'id') ? keys : [...keys, { field: 'id', direction: 'asc' }];
}

function sortable(definition: EntityDef, spelling: string): string {
  const name = aliasedField(definition, spelling);
  const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
  if (name === 'id' || (field !== undefined && !isMany(field) && field.type !== 'json')) return name;
  throw new CriteriaError('sort', `Cannot sort ${definition.noun.many} by '${spelling}'`);
}
