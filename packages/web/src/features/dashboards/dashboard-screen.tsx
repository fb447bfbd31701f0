import { type Account, hasAnyAuthority, type NamedPage, type PageFilter } from '@pellucid/contract';
import { Result } from 'antd';
import { useRef } from 'react';
import { madeNow } from '../../lib/made-by.ts';
import { savePicture } from '../../lib/picture.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { Loading } from '../../ui/loading.tsx';
import { type PageViewer, viewerOf } from '../../viewer/current-viewer.ts';
import { Certification } from './certification/certification.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { FreeNotice } from './free-notice.tsx';
import { furtherValues } from './header-filter/header-filter.ts';
import { HeaderFilterBar } from './header-filter/header-filter-bar.tsx';
import { useFilterChoices } from './header-filter/use-filter-choices.ts';
import { type StartingFilter, useHeaderFilter } from './header-filter/use-header-filter.ts';
import { textOf } from './help-text.ts';
import { SubPages } from './sub-pages.tsx';
import { switchesOf } from './switches.ts';
import { useFilterFailed } from './use-filter-failed.ts';
import { useFilters } from './use-filters.ts';
import { useViewer } from './use-viewer.ts';
import './dashboard.css';

interface DashboardScreenProps {
  page: NamedPage;
  filter: PageFilter | null;
  account: Account;
}

/** A dashboard page: header, sub-pages and the viewer. */
export function DashboardScreen({ page, filter, account }: DashboardScreenProps) {
  const free = isFree(account);
  const starting = useHeaderFilter(page, filter, free);
  const profile = useProfileInfo();
  const shown = viewerOf(page, profile?.spotfireUrl ?? null);
  const isKnown = shown !== null || profile !== undefined;
  if (!isKnown || starting === null) return <Loading label="Opening the dashboard" />;
  if (shown === null) {
    return (
      <div className="dashboard">
        <Result
          status="info"
          title={`${page.menu} has no dashboard yet`}
          subTitle="Its analysis path leads to nothing that can be shown here. An administrator can set it under Configure Page."
        />
      </div>
    );
  }
  return <AnalysisScreen key={shown.path} page={page} shown={shown} starting={starting} free={free} />;
}

interface AnalysisScreenProps {
  page: NamedPage;
  shown: PageViewer;
  starting: StartingFilter;
  free: boolean;
}

function AnalysisScreen({ page, shown, starting, free }: AnalysisScreenProps) {
  const area = useRef<HTMLDivElement>(null);
  const headerFilter = starting.filter;
  const opening = { path: shown.path, filters: starting.requests, page: page.spPage };
  const mounted = useViewer(shown.kind, starting.waits ? null : opening);
  const viewer = mounted?.viewer ?? null;
  const filters = useFilters(viewer);
  const filterFailed = useFilterFailed(viewer);
  const { chosen, choose } = useFilterChoices(starting, viewer, filters);
  const Panel = headerFilter?.kind.Panel;

  return (
    <div className="dashboard" ref={area}>
      <DashboardHeader
        page={page}
        viewer={viewer}
        onRefresh={() => void viewer?.reload()}
        onScreenshot={async () => {
          const page = { foot: [madeNow(), location.href] };
          if (area.current !== null) await savePicture(area.current, `${shown.path.split('/').at(-1)}.png`, { page });
        }}
      >
        {viewer !== null && headerFilter !== null && (
          <HeaderFilterBar filter={headerFilter} chosen={chosen} waits={starting.waits} onChoose={choose} />
        )}
      </DashboardHeader>
      {free && <FreeNotice />}
      {headerFilter !== null && Panel !== undefined && (
        <Panel filter={headerFilter} chosen={chosen} further={furtherValues(headerFilter, filters)} />
      )}
      <SubPages page={page} />
      <Certification page={page} />
      {filterFailed && (
        <p className="dashboard-filter-error" role="alert">
          {textOf(page.filterErrorMessage ?? '') || 'No Result Found'}
        </p>
      )}
      {mounted?.render(switchesOf(page))}
    </div>
  );
}

/** Who is held to one program year; the server decides, this only spares people a select that cannot be used. */
function isFree(account: Account): boolean {
  return !hasAnyAuthority(account.authorities, ['ROLE_ADMIN']) && account.company?.tier !== 'UNLIMITED';
}
