import type { Account } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type MenuLink, mainMenuQuery, menuPages } from '../../lib/menu.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { AskForm } from './ask-form.tsx';
import './home.css';

/** A greeting and every dashboard of the user, by the menu it belongs to. */
export function StartPanel({ account }: { account: Account }) {
  const { data, isPending } = useQuery(mainMenuQuery);
  const groups = groupsOf(menuPages(data ?? []));

  return (
    <section className="start-panel" aria-labelledby="start-title">
      <div className="start-head">
        <h1 id="start-title">Welcome{account.firstName ? `, ${account.firstName}` : ''}</h1>
        <p>
          {account.company === null ? '' : `${account.company.companyName} · `}
          {account.company?.tier === 'FREE'
            ? 'Free version: six dashboards, the last two program years, one year and one company per query.'
            : 'Pick a dashboard and follow any figure down to its records.'}
        </p>
      </div>
      <AskForm />
      {isPending && <BoardSkeletons />}
      {[...groups].map(([menu, pages]) => (
        <div key={menu} className="start-group">
          <h2>{menu}</h2>
          <ul className="start-boards">
            {pages.map(({ entry, link }) => (
              <li key={entry.id ?? entry.menu}>
                <BoardLink link={link}>
                  <span>{entry.menu}</span>
                  <ArrowIcon />
                </BoardLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!isPending && groups.size === 0 && (
        <p className="banner">No dashboards are assigned to your user group yet. Please ask your administrator.</p>
      )}
    </section>
  );
}

function BoardLink({ link, children }: { link: MenuLink; children: React.ReactNode }) {
  if ('to' in link)
    return (
      <Link className="start-link" to={link.to}>
        {children}
      </Link>
    );
  return (
    <a className="start-link" href={link.href} {...(link.newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

function BoardSkeletons() {
  return (
    <div className="start-boards" role="status" aria-label="Loading your dashboards">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <span key={place} className="start-link start-skeleton" />
      ))}
    </div>
  );
}

type Page = ReturnType<typeof menuPages>[number];

/** Pages by the outermost menu above them, in the order of the menu. */
function groupsOf(pages: readonly Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const menu = page.above[0]?.menu ?? 'More';
    groups.set(menu, [...(groups.get(menu) ?? []), page]);
  }
  return groups;
}
