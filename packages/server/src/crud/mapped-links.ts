import type { EntityDef } from '@pellucid/contract';
import type { Caller } from '../base/caller.ts';
import type { Db } from '../platform/db/database.ts';
import { checkOwned } from './change-checks.ts';
import { entityStore } from './entity-store.ts';
import type { RecordChange } from './record-change.ts';
import type { Registry } from './registry.ts';
import { rowAccessOf } from './row-access.ts';
import { updatesOf } from './side-effects.ts';

type Values = Readonly<Record<string, unknown>>;

interface Written {
  id: number;
  /** The record as it was; null for a new one. */
  old: Values | null;
  values: Values;
}

/**
 * Sets the links of a record that the other entity keeps: the records there that are linked to now or no longer change, by
 * the rules of who may change them. Returns a line of the audit trail for each.
 */
export async function writeMappedLinks(
  tx: Db,
  registry: Registry,
  { fields }: EntityDef,
  { id, old, values }: Written,
  caller: Caller,
): Promise<RecordChange[]> {
  const changes: RecordChange[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'relations' || field.mappedBy === undefined || values[name] === undefined) continue;
    const target = registry.definitions.get(field.to);
    if (target === undefined) continue;
    const before = idsOf(old?.[name]);
    const wanted = idsOf(values[name]);
    const added = [...wanted].filter((one) => !before.has(one));
    const removed = [...before].filter((one) => !wanted.has(one));
    const changed = [...added, ...removed];
    if (changed.length === 0) continue;
    const store = entityStore(target);
    const access = rowAccessOf(target, caller);
    const others = await store.findMany(tx, changed, access, 'lock');
    for (const other of others) checkOwned(target, other, access);
    await store.update(tx, added, { [field.mappedBy]: { id } }, caller.login);
    await store.update(tx, removed, { [field.mappedBy]: null }, caller.login);
    changes.push(...(await updatesOf(tx, target, others)));
  }
  return changes;
}

function idsOf(links: unknown): ReadonlySet<number> {
  return new Set(((links ?? []) as { id: number }[]).map(({ id }) => id));
}
