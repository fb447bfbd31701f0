import { getMenuIcons, type MenuEntry, previewMenu } from '@pellucid/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENTITY_KEY } from '../../../crud/entity-api.ts';
import type { FormValues } from '../../../crud/form-values.ts';
import { call } from '../../../lib/api.ts';

type Linked = { id: number } | null;

/** A page as its form has it, in the words of the preview call. */
export type DraftPage = ReturnType<typeof draftPage>;

/** `id` is 0 for a page that is not saved yet. */
export function draftPage(id: number, values: FormValues, isTheirs: boolean) {
  const parent = (values.parentMenu as Linked)?.id;
  const icon = String((values.icon as { name?: string } | null)?.name ?? '');
  const position = Number(values.position);
  return {
    page: String(id),
    menu: String(values.menu ?? ''),
    // As it is saved: clamped.
    position: Number.isFinite(position) ? Math.min(Math.max(Math.trunc(position), 1), 200) : 1,
    theirs: isTheirs ? ('true' as const) : ('false' as const),
    ...(parent !== undefined && { parent: String(parent) }),
    ...(icon !== '' && { icon }),
  };
}

/** The menu that the members of a group would see if the page were saved as it is typed. */
export const previewQuery = (group: number, page: DraftPage) =>
  queryOptions({
    queryKey: [ENTITY_KEY, 'pageInfo', 'preview', group, page],
    queryFn: ({ signal }): Promise<MenuEntry[]> =>
      call(previewMenu, { params: { id: String(group) }, query: page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The pictures in the menu of a group. */
export const groupIconsQuery = (group: number) =>
  queryOptions({
    queryKey: [ENTITY_KEY, 'pageInfo', 'icons', group],
    queryFn: ({ signal }) => call(getMenuIcons, { query: { userGroup: String(group) } }, { signal }),
  });
