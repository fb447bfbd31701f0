import { type PageInfo, pageInfoDef, type SubPages, userGroupDef } from '@pellucid/contract';
import type { Actor, EntityDeps, EntityService } from '../../crud/entity-service.ts';
import { entityStore } from '../../crud/entity-store.ts';
import { ALL_ROWS, rowAccessOf } from '../../crud/row-access.ts';
import { updatesOf } from '../../crud/side-effects.ts';
import { invalidFields, notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import * as repository from './tree-repository.ts';

/** Changes of a page and the pages under it: few statements for all of them, and a line of the audit trail for each. */
export function createPageTrees(
  { db, audit }: Pick<EntityDeps, 'db' | 'audit'>,
  { store }: Pick<EntityService<(typeof pageInfoDef)['fields']>, 'store'>,
) {
  const groups = entityStore(userGroupDef);

  async function page(tx: Db, id: number): Promise<PageInfo> {
    const found = await store.find(tx, id, ALL_ROWS, 'lock');
    if (found === null) throw notFound();
    return found;
  }

  /** Deletes or undeletes pages; those that are so already stay as they are. */
  async function mark(tx: Db, ids: readonly number[], isDeleted: boolean, by: string, actor: Actor): Promise<void> {
    const changed = await repository.markPages(tx, ids, isDeleted, by);
    const changes = changed.map(({ id, updatedBy }) => ({
      action: isDeleted ? ('delete' as const) : ('undelete' as const),
      entity: pageInfoDef.name,
      id,
      old: { isDeleted: !isDeleted, updatedBy },
      new: { isDeleted, updatedBy: by },
    }));
    await audit(tx, actor, ...changes);
  }

  const markTree = (id: number, isDeleted: boolean, actor: Actor) =>
    db.transaction(async (tx) => {
      await page(tx, id);
      const tree = [id, ...(await repository.pagesUnder(tx, id))];
      await mark(tx, tree, isDeleted, bulkBy(actor), actor);
    });

  return {
    /** Errors: 404. */
    deleteTree: (id: number, actor: Actor) => markTree(id, true, actor),
    undeleteTree: (id: number, actor: Actor) => markTree(id, false, actor),
    undelete: (id: number, actor: Actor) =>
      db.transaction(async (tx) => {
        await page(tx, id);
        await mark(tx, [id], false, actor.caller.login, actor);
      }),

    /** Changes every page under a page and returns how many those are. Errors: 400 unknown user group, 404. */
    changeSubPages: ({ id, userGroupList, ...changes }: SubPages, actor: Actor): Promise<number> =>
      db.transaction(async (tx) => {
        await page(tx, id);
        const added = [...new Set(userGroupList.map((group) => group.id))];
        const access = rowAccessOf(userGroupDef, actor.caller);
        const criteria = [{ field: 'id', operator: 'in' as const, values: added }];
        if (added.length > 0 && (await groups.count(tx, { criteria, access })) !== added.length) {
          throw invalidFields([{ objectName: 'subPages', field: 'userGroupList', message: 'NotFound' }]);
        }
        const under = await repository.pagesUnder(tx, id);
        const before = await store.findMany(tx, under, ALL_ROWS, 'lock');
        await store.update(tx, under, changes, bulkBy(actor));
        await repository.addGroups(tx, under, added);
        await audit(tx, actor, ...(await updatesOf(tx, pageInfoDef, before)));
        return before.length;
      }),
  };
}

/** Who updated a page that was changed with many others. */
function bulkBy({ caller }: Actor): string {
  return `bulk update by ${caller.login}`;
}
