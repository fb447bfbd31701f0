import type { PageView } from '@pellucid/contract';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Links to the pages under this one, when there is more than one. */
export function SubPages({ page }: { page: PageView }) {
  const { pageInfoId } = useParams();
  if (page.subPages.length < 2) return null;
  return (
    <nav className="dashboard-pills" aria-label="Pages of this dashboard">
      {page.subPages.map(({ id, menu }) => (
        <Link
          key={id}
          to={`${paths.dashboard(id)}?menu=${encodeURIComponent(menu)}`}
          aria-current={String(id) === pageInfoId ? 'page' : undefined}
        >
          {menu}
        </Link>
      ))}
    </nav>
  );
}
