import { deletePageTree, pageInfoCalls, undeletePage, undeletePageTree, updateSubPages } from '@pellucid/contract';
import type { EntityRecord } from '../../../crud/entity-record.ts';
import type { FormValues } from '../../../crud/form-values.ts';
import { call } from '../../../lib/api.ts';

/** The call that deletes or undeletes a page, alone or with all pages under it. */
export function deletionOf(id: number, { isDeleted, all }: { isDeleted: boolean; all: boolean }) {
  const params = { id: String(id) };
  if (isDeleted) return (reason: string) => call(all ? undeletePageTree : undeletePage, { params }, { reason });
  return (reason: string) =>
    all ? call(deletePageTree, { params }, { reason }) : call(pageInfoCalls.remove, { params }, { reason });
}

/** The answer of a form to 'apply to the sub-pages'; it is no field of a page. */
export const APPLY_TO_SUB_PAGES = 'applyToSubPages';

type Group = { readonly id: number };

const groupsOf = (values: FormValues | null) => (values?.userGroupList ?? []) as readonly Group[];

/** Groups that a form adds to those of the page as it was loaded. */
export function addedGroups(record: EntityRecord | null, values: FormValues): readonly Group[] {
  const before = new Set(groupsOf(record).map(({ id }) => id));
  return record === null ? [] : groupsOf(values).filter(({ id }) => !before.has(id));
}

/** Gives the pages under a saved page the groups that were added to it, where the person asked for that. */
export async function applyGroups(saved: EntityRecord, values: FormValues, before: EntityRecord | null): Promise<void> {
  const added = addedGroups(before, values);
  if (values[APPLY_TO_SUB_PAGES] !== true || added.length === 0) return;
  await call(updateSubPages, { body: { id: saved.id, userGroupList: added.map(({ id }) => ({ id })) } });
}
