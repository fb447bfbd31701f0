import { Menu, type MenuProps } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { activeTrail, type MenuItem, type MenuLink, menuLink } from '../../lib/menu.ts';
import { inBar } from './in-bar.ts';
import { MenuIcon } from './menu-icon.tsx';

type AntItem = NonNullable<MenuProps['items']>[number];

interface MainMenuProps {
  entries: readonly MenuItem[];
  mode: 'horizontal' | 'inline';
  /** Takes the width that it needs, where others put what does not fit behind a "…". */
  whole?: boolean;
}

/** The user's menu, nested as their pages are; the entry of the current address is highlighted. */
export function MainMenu({ entries, mode, whole = false }: MainMenuProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const trail = activeTrail(entries, pathname, search);
  const links = new Map<string, MenuLink>();

  const itemOf = (entry: MenuItem, above: readonly MenuItem[]): AntItem => {
    const key = keyOf([...above, entry]);
    const icon = <MenuIcon id={entry.id} name={entry.icon} />;
    const link = menuLink(entry, above.at(-1) ?? null);
    if (link !== null) links.set(key, link);
    if (entry.subPages.length === 0) return { key, icon, label: <EntryLink text={entry.menu} link={link} /> };
    return { key, icon, label: entry.menu, children: entry.subPages.map((child) => itemOf(child, [...above, entry])) };
  };
  const items = entries.map((entry) => itemOf(entry, []));

  return (
    <Menu
      // The menu remembers the entry in a popup that has closed, and arrow keys then lead nowhere: each page begins anew.
      key={mode === 'horizontal' ? pathname : mode}
      mode={mode}
      disabledOverflow={whole}
      overflowedIndicator={<span>More</span>}
      getPopupContainer={inBar}
      items={items}
      selectedKeys={trail.length === 0 ? [] : [keyOf(trail)]}
      {...(mode === 'inline' && { defaultOpenKeys: trail.map((_, index) => keyOf(trail.slice(0, index + 1))) })}
      onClick={({ key, domEvent }) => {
        // A click goes through the link itself; the Enter key reaches the menu item only.
        if (domEvent.type !== 'keydown') return;
        const link = links.get(key);
        if (link === undefined) return;
        if ('to' in link) void navigate(link.to);
        else window.open(link.href, link.newTab ? '_blank' : '_self', 'noopener');
      }}
    />
  );
}

function EntryLink({ text, link }: { text: string; link: MenuLink | null }) {
  if (link === null) return text;
  if ('to' in link) return <Link to={link.to}>{text}</Link>;
  return (
    <a href={link.href} {...(link.newTab && { target: '_blank', rel: 'noopener' })}>
      {text}
    </a>
  );
}

function keyOf(trail: readonly MenuItem[]): string {
  return trail.map((entry) => entry.id ?? entry.menu).join('/');
}
