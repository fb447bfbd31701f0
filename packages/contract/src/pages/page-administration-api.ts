import { z } from 'zod';
import { IdParams } from '../entity/endpoints.ts';
import type { Field } from '../entity/field.ts';
import { enumSchema, recordSchema, updateSchema } from '../entity/schemas.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageInfoDef } from './page-info.ts';
import { MenuEntry } from './pages-api.ts';

const tag = pageInfoDef.path;
const administered = { tag, access: pageInfoDef.write, params: IdParams } as const;
const changed = { ...administered, takesReason: true } as const;
const record = recordSchema(pageInfoDef);

/** Changes many pages, and says so: they are then updated by `bulk update by <login>`. */
export const deletePageTree = endpoint({
  ...changed,
  id: 'deletePageTree',
  summary: 'Delete a page and every page under it',
  method: 'DELETE',
  path: 'api/page-infos-subpage/{id}',
  status: 204,
});

export const undeletePage = endpoint({
  ...changed,
  id: 'undeletePage',
  summary: 'Undelete a page',
  method: 'GET',
  path: 'api/page-infos-undelete/{id}',
  response: record,
});

export const undeletePageTree = endpoint({
  ...changed,
  id: 'undeletePageTree',
  summary: 'Undelete a page and every page under it',
  method: 'GET',
  path: 'api/page-infos-undelete-subpage/{id}',
  response: record,
});

/** What may be changed of many pages at once: their switches, kind, and who sees them beside those who do. */
const switches = Object.fromEntries(
  Object.entries<Field>(pageInfoDef.fields)
    .filter(([name, field]) => field.type === 'boolean' && /^(show|enable)/.test(name))
    .map(([name]) => [name, z.boolean().optional()]),
);
export const SubPages = z
  .strictObject({
    /** The page whose sub-pages are changed, at every depth; itself it stays as it is. */
    id: z.int().positive(),
    /** User groups that the sub-pages are shown to, too. */
    userGroupList: z
      .array(z.object({ id: z.int().positive() }))
      .max(1_000)
      .default([]),
    pageType: z.enum(pageInfoDef.fields.pageType.values).optional(),
    pageDomain: enumSchema(pageInfoDef.fields.pageDomain).optional(),
    ...switches,
  })
  .meta({ id: 'SubPages' });
export type SubPages = z.infer<typeof SubPages>;

export const updateSubPages = endpoint({
  id: 'updateSubPages',
  summary:
    'Change every page under a page: add user groups, set switches. A whole sub-page that is sent (it has a menu text) is saved instead',
  tag,
  method: 'PUT',
  path: 'api/page-infos/subpages',
  access: pageInfoDef.write,
  takesReason: true,
  body: z.union([updateSchema(pageInfoDef), SubPages]),
  response: z.object({ changed: z.int() }),
});

export const getParentMenus = endpoint({
  id: 'getParentMenus',
  summary:
    'Menus that pages can hang under, with no more than their text: all (`true`), those that a page of this id can hang under, or those that contain a text',
  tag,
  method: 'GET',
  path: 'api/page-infos/getParentMenuLimitedValue/{value}',
  access: pageInfoDef.read,
  params: z.object({ value: z.string().trim().min(1).max(255) }),
  response: z.array(z.object({ id: z.int(), menu: z.string(), pageName: z.string().nullable() })),
});

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/**
 * A page as it is typed and not saved yet. `page` is its id, 0 for a new one; without it there is no such page. `theirs` says
 * that the page names the user group.
 */
export const MenuDraft = z.object({
  page: digits.optional(),
  menu: z.string().max(255).default(''),
  position: z.coerce.number().pipe(z.int32()).default(1),
  parent: digits.optional(),
  icon: z.string().max(255).optional(),
  theirs: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true'),
});
export type MenuDraft = z.infer<typeof MenuDraft>;

export const previewMenu = endpoint({
  ...administered,
  id: 'previewMenu',
  summary: 'The menu as the members of a user group see it, or would see it if a page were saved as it is given',
  query: MenuDraft,
  method: 'GET',
  path: 'api/page-infos/menuOfUserGroup/{id}',
  response: z.array(MenuEntry),
});
