import type { Criterion, EntityDef, Fields, RecordOf } from '@pellucid/contract';
import type { Caller } from '../http/mount.ts';
import type { Db } from '../platform/db/database.ts';
import { entityStore } from './entity-store.ts';
import type { Registry } from './registry.ts';
import { rowAccessOf } from './row-access.ts';

type Link = { readonly id: number };
type Values = Readonly<Record<string, unknown>>;

/**
 * The links of records that all companies share to records of one, such as a page's user groups: who may not find a record
 * is not told by a link that it is there, and does not take the link away by saving what was shown.
 */
export function hiddenRelations<F extends Fields>(definition: EntityDef<F>, registry: Registry) {
  type Entity = RecordOf<EntityDef<F>>;

  /** The fields with links of which this caller may not see all, and how to tell which. */
  function partlyVisible(caller: Caller) {
    return Object.entries<Fields[string]>(definition.fields).flatMap(([name, field]) => {
      const target = field.type === 'relations' ? registry.definitions.get(field.to) : undefined;
      if (target?.ownedBy === undefined) return [];
      const access = rowAccessOf(target, caller);
      if (access.company === 'all') return [];
      const seen = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
        const criteria: Criterion[] = [{ field: 'id', operator: 'in', values: [...new Set(ids)] }];
        return new Set(ids.length === 0 ? [] : await entityStore(target).ids(db, { criteria, access }));
      };
      return [{ name, seen }];
    });
  }

  return {
    /** The records without the links that the caller may not see. */
    async redacted(db: Db, records: readonly Entity[], caller: Caller): Promise<Entity[]> {
      let shown = [...records];
      for (const { name, seen } of partlyVisible(caller)) {
        const visible = await seen(
          db,
          shown.flatMap((record) => linksOf(record, name).map(({ id }) => id)),
        );
        shown = shown.map((record) => ({
          ...record,
          [name]: linksOf(record, name).filter(({ id }) => visible.has(id)),
        }));
      }
      return shown;
    },

    /** What is set, with the links of the old record that the caller was not shown. */
    async withHidden(db: Db, values: Values, old: Entity, caller: Caller): Promise<Record<string, unknown>> {
      const merged: Record<string, unknown> = { ...values };
      for (const { name, seen } of partlyVisible(caller)) {
        if (values[name] === undefined) continue;
        const before = linksOf(old, name);
        const visible = await seen(
          db,
          before.map(({ id }) => id),
        );
        merged[name] = [...linksOf(values, name), ...before.filter(({ id }) => !visible.has(id))];
      }
      return merged;
    },
  };
}

function linksOf(record: Values, name: string): readonly Link[] {
  return (record[name] ?? []) as readonly Link[];
}
