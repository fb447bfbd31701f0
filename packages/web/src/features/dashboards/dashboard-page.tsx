import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useToldFailure } from '../../crud/tell-failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';
import { boardViewer } from '../../viewer/current-viewer.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { filterQuery, pageQuery, refusalOf, subPageNamed } from './page-lookup.ts';

// Loads beside the page and not after it; should it fail, the screen that needs it says so.
boardViewer.load().catch(() => undefined);

/** The route `dashboard/:pageInfoId`: finds the page and shows it to those who may see it; everyone else is led home, which says why. */
export function Component() {
  const { pageInfoId = '' } = useParams();
  const [search] = useSearchParams();
  const { account } = useSession();
  const below = search.get('sub');
  const address = { id: pageInfoId, name: search.get('q'), parent: search.get('parent') };
  const { data: page, error, isPending, refetch } = useQuery(pageQuery(address));
  // Asked for beside the page, not after it: what it chose before decides the first question to the board.
  const filter = useQuery(filterQuery(page?.id ?? pageInfoId));
  usePageTitle(page?.menu ?? null);
  // Without its filter the page can be used; that of a page which cannot be shown is no matter.
  useToldFailure(page ? filter.error : null);

  // The guard has led on who has no account: to the log-in, or home after a log-out.
  if (account === null) return null;
  if (isPending || filter.isPending) return <Loading label="Opening the dashboard" />;
  if (error !== null) {
    return (
      <Result
        status="warning"
        title="This page could not be opened"
        subTitle={error.message}
        extra={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  const refusal = refusalOf(page);
  if (page === null || refusal !== null)
    return <Navigate to={paths.home} state={{ ledHomeBy: refusal, page: page?.id }} replace />;
  const subPage = subPageNamed(page, below);
  if (subPage !== null)
    return <Navigate to={`${paths.dashboard(subPage.id)}?${new URLSearchParams({ menu: subPage.menu })}`} replace />;
  const opened = { ...page, spPage: below ?? page.spPage };
  return <DashboardScreen key={page.id} page={opened} filter={filter.data ?? null} account={account} />;
}
