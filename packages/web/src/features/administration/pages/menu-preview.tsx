import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ENTITY_KEY } from '../../../crud/entity-api.ts';
import { useEntityArea } from '../../../crud/entity-context.tsx';
import type { EntityRecord } from '../../../crud/entity-screen.ts';
import type { FormValues } from '../../../crud/form-values.ts';
import { LoadFailure } from '../../../crud/load-failure.tsx';
import { RelationPicker } from '../../../crud/relation-picker.tsx';
import { type PreviewEntry, pagesOfGroup, previewPage, previewTree } from './menu-of-group.ts';
import './pages.css';

type Group = { id: number; name?: string };

/** The menu as a chosen user group would see it if the page were saved as it is typed. */
export function MenuPreview({ values, record }: { values: FormValues; record: EntityRecord | null }) {
  const { screens } = useEntityArea();
  const chosen = values.userGroupList as readonly Group[];
  const [picked, setPicked] = useState<Group | null>(null);
  const group = picked ?? chosen[0] ?? null;
  const menu = useQuery({
    queryKey: [ENTITY_KEY, 'pageInfo', 'menu-of-group', group?.id],
    queryFn: ({ signal }) => pagesOfGroup(screens, group?.id ?? 0, signal),
    enabled: group !== null,
  });
  const id = record?.id ?? 0;
  const isTheirs = chosen.some((each) => each.id === group?.id);
  const others = (menu.data ?? []).filter((page) => page.id !== id);
  const isIncluded = isTheirs && record?.isDeleted !== true;
  const tree = previewTree(isIncluded ? [...others, previewPage(id, values)] : others);

  return (
    <section className="card menu-preview" aria-labelledby="menu-preview-title">
      <h2 id="menu-preview-title">Menu preview</h2>
      <RelationPicker
        to="userGroup"
        show="name"
        label="User group of the preview"
        placeholder="Choose a user group"
        value={group === null ? [] : [group]}
        onChange={([next]) => setPicked((next as Group | undefined) ?? null)}
      />
      {menu.isError && <LoadFailure error={menu.error} onRetry={menu.refetch} />}
      {group === null ? (
        <p className="field-hint">Choose a user group to see the menu as its members would.</p>
      ) : (
        <>
          {menu.data !== undefined && !contains(tree, id) && (
            <p className="menu-preview-note" role="status">
              {absence({ isTheirs, isDeleted: record?.isDeleted === true, values })}
            </p>
          )}
          {tree.length === 0 && menu.data !== undefined && <p className="field-hint">Their menu is empty.</p>}
          <Entries entries={tree} current={id} />
        </>
      )}
    </section>
  );
}

/** Why the page of the form is not in the menu. */
function absence(page: { isTheirs: boolean; isDeleted: boolean; values: FormValues }): string {
  if (page.isDeleted) return 'This page is deleted: nobody sees it.';
  if (!page.isTheirs) return 'They do not see this page: their group is not among its user groups.';
  const parent = (page.values.parentMenu as { menu?: string } | null)?.menu ?? 'its parent menu';
  return `They do not see this page: '${parent}' above it is not for them.`;
}

function contains(entries: readonly PreviewEntry[], id: number): boolean {
  return entries.some((entry) => entry.id === id || contains(entry.subPages, id));
}

function Entries({ entries, current }: { entries: readonly PreviewEntry[]; current: number }) {
  if (entries.length === 0) return null;
  return (
    <ul className="menu-preview-entries">
      {entries.map(({ id, menu, icon, subPages }) => (
        <li key={id}>
          <span className={id === current ? 'menu-preview-entry menu-preview-this' : 'menu-preview-entry'}>
            {typeof icon?.data === 'string' && icon.data !== '' && (
              <img
                src={`data:${icon.path || 'image/png'};base64,${icon.data}`}
                width={Number(icon.width) || 20}
                height={Number(icon.height) || 20}
                alt=""
              />
            )}
            {menu.trim() === '' ? 'Without a menu text' : menu}
            {id === current && <span className="menu-preview-mark">This page</span>}
          </span>
          <Entries entries={subPages} current={current} />
        </li>
      ))}
    </ul>
  );
}
