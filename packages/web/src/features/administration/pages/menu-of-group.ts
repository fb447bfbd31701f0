import type { Criterion } from '@pellucid/contract';
import { getRecord, listRecords } from '../../../crud/entity-api.ts';
import type { EntityScreens } from '../../../crud/entity-context.tsx';
import type { EntityRecord, EntityScreen } from '../../../crud/entity-screen.ts';

/** A page as the preview of the menu needs it. */
export interface PreviewPage {
  /** 0 for a page that is not saved yet. */
  id: number;
  menu: string;
  position: number;
  parentId: number | null;
  icon: { path?: unknown; data?: unknown; width?: unknown; height?: unknown } | null;
}

export interface PreviewEntry extends PreviewPage {
  subPages: PreviewEntry[];
}

type Linked = { id: number } | null;
const MOST = 2000;

export function previewPage(id: number, values: Readonly<Record<string, unknown>>): PreviewPage {
  return {
    id,
    menu: String(values.menu ?? ''),
    position: Number(values.position ?? 1),
    parentId: (values.parentMenu as Linked)?.id ?? null,
    icon: values.icon as PreviewPage['icon'],
  };
}

/** The pages of a user group: those that name it, and those of its user group info. */
export async function pagesOfGroup(screens: EntityScreens, group: number, signal: AbortSignal): Promise<PreviewPage[]> {
  const [pages, groups, infos] = ['pageInfo', 'userGroup', 'userGroupInfo'].map((name) => screens.get(name));
  if (pages === undefined || groups === undefined || infos === undefined) return [];
  const [named, through] = await Promise.all([
    pagesWith(pages, [{ field: 'userGroupList', operator: 'equals', values: [group] }], signal),
    pagesOfInfo(groups, infos, group, signal),
  ]);
  const more =
    through.length === 0 ? [] : await pagesWith(pages, [{ field: 'id', operator: 'in', values: through }], signal);
  const all = new Map([...named, ...more].map((page) => [page.id, previewPage(page.id, page)]));
  return [...all.values()];
}

/** Ids of the pages that a group sees by way of its user group info. */
async function pagesOfInfo(
  groups: EntityScreen,
  infos: EntityScreen,
  group: number,
  signal: AbortSignal,
): Promise<number[]> {
  const info = (await getRecord(groups.calls, group, signal)).userGroupInfo as Linked | undefined;
  if (info == null) return [];
  const { pageInfos } = await getRecord(infos.calls, info.id, signal);
  return (pageInfos as { id: number }[]).map(({ id }) => id);
}

async function pagesWith(pages: EntityScreen, criteria: readonly Criterion[], signal: AbortSignal) {
  const present: Criterion = { field: 'isDeleted', operator: 'equals', values: [false] };
  const request = { page: 1, size: MOST, sort: 'position,asc', criteria: [...criteria, present] };
  return (await listRecords(pages, request, signal)).records as readonly EntityRecord[];
}

/** Nests pages as the menu does: by position, then by text; what stands under a page that is not there is left out. */
export function previewTree(pages: readonly PreviewPage[]): PreviewEntry[] {
  const sorted = pages.toSorted(
    (a, b) => a.position - b.position || compare(a.menu.toLowerCase(), b.menu.toLowerCase()) || a.id - b.id,
  );
  const entries = new Map(sorted.map((page) => [page.id, { ...page, subPages: [] as PreviewEntry[] }]));
  const top: PreviewEntry[] = [];
  for (const entry of entries.values()) {
    const siblings = entry.parentId === null ? top : entries.get(entry.parentId)?.subPages;
    siblings?.push(entry);
  }
  return top;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
