import { endpoint, IdParams, pageInfoCalls, pageInfoDef } from '@pellucid/contract';
import type { EntityRecord } from '../../../crud/entity-screen.ts';
import type { FormValues } from '../../../crud/form-values.ts';
import { call } from '../../../lib/api.ts';

const shared = { tag: pageInfoDef.path, access: pageInfoDef.write, params: IdParams } as const;
const deleteTree = endpoint({
  ...shared,
  id: 'deletePageTree',
  summary: '',
  method: 'DELETE',
  path: 'api/page-infos-subpage/{id}',
});
const undelete = endpoint({
  ...shared,
  id: 'undeletePage',
  summary: '',
  method: 'GET',
  path: 'api/page-infos-undelete/{id}',
});
const undeleteTree = endpoint({
  ...shared,
  id: 'undeletePageTree',
  summary: '',
  method: 'GET',
  path: 'api/page-infos-undelete-subpage/{id}',
});

/** The call that deletes or undeletes a page, alone or with all pages under it. */
export function deletionOf(id: number, { isDeleted, all }: { isDeleted: boolean; all: boolean }) {
  const params = { id: String(id) };
  if (isDeleted) return () => call(all ? undeleteTree : undelete, { params });
  return () => (all ? call(deleteTree, { params }) : call(pageInfoCalls.remove, { params }));
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
