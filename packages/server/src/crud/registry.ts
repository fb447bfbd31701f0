import type { EntityDef, RelationsField } from '@pellucid/contract';
import { linkTable, snakeCase, tableName } from './naming.ts';

/** Records of a table that may hold on to others, and how people call them. */
export interface Referrer {
  readonly table: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** Column that names a record. */
  readonly label: string;
  /** Where the reference is in a table between: that table and its column that leads to the referring record. */
  readonly through?: { readonly table: string; readonly column: string };
}

/** Rows that are no entity's and go with the record that they belong to; `columns` are what the audit trail keeps of them. */
export interface Dependent {
  readonly table: string;
  /** What the audit trail calls them. */
  readonly entity: string;
  readonly columns: readonly string[];
}

/** Every entity by name, so that one can be checked against another without knowing it. */
export interface Registry {
  readonly definitions: ReadonlyMap<string, EntityDef>;
  readonly referrers: readonly Referrer[];
  readonly dependents: readonly Dependent[];
}

export function registryOf(definitions: readonly EntityDef[], dependents: readonly Dependent[] = []): Registry {
  const referrers = definitions.flatMap((definition) => {
    const self = { table: tableName(definition.name), noun: definition.noun, label: snakeCase(definition.labelField) };
    const links = Object.values(definition.fields).filter(
      (field) => field.type === 'relations' && field.mappedBy === undefined,
    ) as RelationsField[];
    const through = links.map((field) => {
      const link = linkTable(definition, field.to);
      return { ...self, through: { table: link.table, column: link.owner } };
    });
    return [self, ...through];
  });
  return {
    definitions: new Map(definitions.map((definition) => [definition.name, definition])),
    referrers,
    dependents,
  };
}
