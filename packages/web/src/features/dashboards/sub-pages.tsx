import type { NamedPage } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { type MenuLink, urlLink } from '../../lib/menu.ts';
import { paths } from '../../lib/paths.ts';
import { standardPagesQuery } from './page-lookup.ts';

interface Pill {
  id: number;
  text: string;
  link: MenuLink;
}

/**
 * The pill list: the standard pages that stand beside this one or, where none are configured, the pages
 * under it; when there is more than one.
 */
export function SubPages({ page }: { page: NamedPage }) {
  const { pathname } = useLocation();
  // A page that was found by its name stands at another address than its own.
  const shown = [pathname, ...(page.id === null ? [] : [paths.dashboard(page.id)])];
  const standard = useQuery(standardPagesQuery(page.id)).data;
  const under = page.subPages.map(({ id, menu }): Pill => ({ id, text: menu, link: pageLink(id, menu) }));
  const beside = (standard ?? []).flatMap(({ id, pageName, pageUrl }): Pill[] => {
    const link = urlLink({ pageUrl: pageUrl ?? '', menu: pageName });
    return link === null ? [] : [{ id, text: pageName, link: withMenu(link, pageName) }];
  });
  const pills = beside.length > 1 ? beside : under;
  if (pills.length < 2) return null;
  return (
    <nav className="dashboard-pills" aria-label="Pages of this dashboard" data-screen-only>
      {pills.map(({ id, text, link }) =>
        'to' in link ? (
          <Link key={id} to={link.to} aria-current={shown.includes(link.to.split('?')[0] ?? '') ? 'page' : undefined}>
            {text}
          </Link>
        ) : (
          <a key={id} href={link.href} {...(link.newTab && { target: '_blank', rel: 'noopener' })}>
            {text}
          </a>
        ),
      )}
    </nav>
  );
}

const pageLink = (id: number, menu: string): MenuLink => withMenu({ to: paths.dashboard(id) }, menu);

/** The same link with the menu as a parameter, as the links of the top bar have it. */
function withMenu(link: MenuLink, menu: string): MenuLink {
  if (!('to' in link) || /[?&]menu=/.test(link.to)) return link;
  return { to: `${link.to}${link.to.includes('?') ? '&' : '?'}${new URLSearchParams({ menu })}` };
}
