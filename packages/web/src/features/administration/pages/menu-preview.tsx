import type { MenuEntry } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityRecord } from '../../../crud/entity-record.ts';
import type { FormValues } from '../../../crud/form-values.ts';
import { LoadError } from '../../../crud/load-error.tsx';
import { RelationPicker } from '../../../crud/relation-picker.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { MenuPicture } from '../../../ui/menu-picture.tsx';
import { type DraftPage, draftPage, groupIconsQuery, previewQuery } from './menu-preview-queries.ts';
import './pages.css';

const DEBOUNCE_MS = 250;

type Group = { id: number; name?: string };
type Picture = Parameters<typeof MenuPicture>[0]['own'];

/** The menu as a chosen user group would see it if the page were saved as it is typed. */
export function MenuPreview({ values, record }: { values: FormValues; record: EntityRecord | null }) {
  const chosen = values.userGroupList as readonly Group[];
  const [picked, setPicked] = useState<Group | null>(null);
  const group = picked ?? chosen[0] ?? null;
  const id = record?.id ?? 0;
  const isTheirs = chosen.some((each) => each.id === group?.id);
  // As text: each render makes another object of the same draft.
  const draft = useDebounced(JSON.stringify(draftPage(id, values, isTheirs)), DEBOUNCE_MS);
  const page = JSON.parse(draft) as DraftPage;
  const menu = useQuery({ ...previewQuery(group?.id ?? 0, page), enabled: group !== null });
  const icons = useQuery({ ...groupIconsQuery(group?.id ?? 0), enabled: group !== null }).data ?? [];
  const tree = menu.data ?? [];
  const pictureOf = (entry: number): Picture =>
    entry === id ? ((values.icon as Picture | null) ?? undefined) : icons.find((each) => each.id === entry)?.icon;

  return (
    <section className="card menu-preview" aria-labelledby="menu-preview-title" aria-busy={menu.isFetching}>
      <h2 id="menu-preview-title">Menu preview</h2>
      <RelationPicker
        to="userGroup"
        show="name"
        label="User group of the preview"
        placeholder="Choose a user group"
        value={group === null ? [] : [group]}
        onChange={([next]) => setPicked((next as Group | undefined) ?? null)}
      />
      {menu.isError && <LoadError error={menu.error} onRetry={menu.refetch} />}
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
          <Entries entries={tree} current={id} pictureOf={pictureOf} />
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

function contains(entries: readonly MenuEntry[], id: number): boolean {
  return entries.some((entry) => entry.id === id || contains(entry.subPages, id));
}

interface EntriesProps {
  entries: readonly MenuEntry[];
  current: number;
  pictureOf: (id: number) => Picture;
}

function Entries({ entries, current, pictureOf }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="menu-preview-entries">
      {entries.map(({ id, menu, icon, subPages }) => (
        <li key={id}>
          <span className={id === current ? 'menu-preview-entry menu-preview-this' : 'menu-preview-entry'}>
            <MenuPicture name={icon} own={pictureOf(id)} />
            {menu.trim() === '' ? 'Without a menu text' : menu}
            {id === current && <span className="menu-preview-mark">This page</span>}
          </span>
          <Entries entries={subPages} current={current} pictureOf={pictureOf} />
        </li>
      ))}
    </ul>
  );
}
