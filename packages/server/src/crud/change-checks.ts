import { type Criterion, type EntityDef, type Field, type FieldError, hasAnyAuthority } from '@pellucid/contract';
import type { Caller } from '../http/mount.ts';
import { forbidden, invalidFields } from '../http/problems.ts';
import type { Db } from '../platform/db/database.ts';
import { entityStore } from './entity-store.ts';
import type { Registry } from './registry.ts';
import { type RowAccess, rowAccessOf } from './row-access.ts';

/**
 * What a request sets, with the record kept in the caller's own company where the caller may write for no other. A
 * company itself is made by those who see every company.
 */
export function ownValues(
  definition: EntityDef,
  input: Readonly<Record<string, unknown>>,
  caller: Caller,
  isNew: boolean,
): Record<string, unknown> {
  const { ownedBy } = definition;
  const { company } = rowAccessOf(definition, caller);
  if (ownedBy === undefined || company === 'all') return { ...input };
  if (company === 'none' || (ownedBy === 'id' && isNew)) throw forbidden();
  if (ownedBy === 'id' || (!isNew && input[ownedBy] === undefined)) return { ...input };
  return { ...input, [ownedBy]: input[ownedBy] ?? { id: company } };
}

/** Throws 403 for a record that everyone sees and that is no company's, unless the caller sees every company's. */
export function checkOwned(
  { ownedBy, noun }: EntityDef,
  record: Readonly<Record<string, unknown>>,
  { company }: RowAccess,
): void {
  const isShared = ownedBy !== undefined && ownedBy !== 'id' && record[ownedBy] === null;
  if (isShared && company !== 'all') throw forbidden(`This ${noun.one} belongs to no company of yours`);
}

/** A field with an authority of its own may be sent back as it is by anyone, and changed by few. */
export function checkFieldRights(
  definition: EntityDef,
  values: Readonly<Record<string, unknown>>,
  old: Readonly<Record<string, unknown>> | null,
  caller: Caller,
): void {
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.write === undefined || hasAnyAuthority(caller.authorities, field.write)) continue;
    const before = old === null ? ('default' in field ? field.default : null) : old[name];
    if (values[name] !== undefined && values[name] !== before) {
      throw forbidden(`${field.label} can only be changed by ${field.write.join(' or ')}`);
    }
  }
}

/** Every record that is linked to must be there for the caller too. */
export async function checkLinks(
  tx: Db,
  registry: Registry,
  definition: EntityDef,
  values: Readonly<Record<string, unknown>>,
  caller: Caller,
): Promise<void> {
  const fieldErrors: FieldError[] = [];
  for (const [name, field] of Object.entries(definition.fields)) {
    const ids = linkedIds(field, values[name]);
    const target = 'to' in field ? registry.definitions.get(field.to) : undefined;
    if (ids.length === 0 || target === undefined) continue;
    const access = rowAccessOf(target, caller);
    const criteria: Criterion[] = [{ field: 'id', operator: 'in', values: ids }];
    const found = await entityStore(target).count(tx, { criteria, access });
    if (found !== ids.length) fieldErrors.push({ objectName: definition.name, field: name, message: 'NotFound' });
  }
  if (fieldErrors.length > 0) throw invalidFields(fieldErrors);
}

function linkedIds(field: Field, value: unknown): number[] {
  if (value == null) return [];
  if (field.type === 'relation') return [(value as { id: number }).id];
  if (field.type !== 'relations') return [];
  return [...new Set((value as { id: number }[]).map(({ id }) => id))];
}
