import { type Account, hasAnyAuthority, type PageFilter, type PageView } from '@pellucid/contract';
import { Result } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { savePicture } from '../../lib/picture.ts';
import { Certification } from './certification/certification.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { FreeNotice } from './free-notice.tsx';
import { chosenText, headerFilterOf, storedFilters, storeFilters } from './header-filter/header-filter.ts';
import { HeaderFilterBar } from './header-filter/header-filter-bar.tsx';
import { textOf } from './help-text.ts';
import { SubPages } from './sub-pages.tsx';
import { switchesOf } from './switches.ts';
import { useFilterFailed } from './use-filter-failed.ts';
import { useFilters } from './use-filters.ts';
import { useViewer } from './use-viewer.ts';
import './dashboard.css';

interface DashboardScreenProps {
  page: PageView;
  filter: PageFilter | null;
  account: Account;
}

/** A dashboard page: header, sub-pages and the viewer. */
export function DashboardScreen({ page, filter, account }: DashboardScreenProps) {
  if (page.boardId === null) {
    return (
      <div className="dashboard">
        <Result
          status="info"
          title={`${page.menu} has no dashboard yet`}
          subTitle="Its analysis path leads to none of the boards of this product. An administrator can set it under Configure Page."
        />
      </div>
    );
  }
  return <BoardScreen page={page} boardId={page.boardId} filter={filter} account={account} />;
}

function BoardScreen({ page, boardId, filter, account }: DashboardScreenProps & { boardId: string }) {
  const free = isFree(account);
  const area = useRef<HTMLDivElement>(null);
  const [headerFilter] = useState(() => headerFilterOf(page, filter, free));
  const mounted = useViewer({ path: boardId, filters: storedFilters(headerFilter), page: page.spPage });
  const viewer = mounted?.viewer ?? null;
  const filters = useFilters(viewer);
  const filterFailed = useFilterFailed(viewer);
  const [first] = headerFilter?.choices ?? [];
  const chosen = first === undefined ? null : chosenText(filters, first.field);
  const Panel = headerFilter?.kind.Panel;

  useEffect(() => {
    if (viewer === null || headerFilter === null) return;
    return viewer.on(({ type }) => {
      if (type === 'filter-changed') storeFilters(headerFilter, viewer.filters());
    });
  }, [viewer, headerFilter]);

  return (
    <div className="dashboard" ref={area}>
      <DashboardHeader
        page={page}
        viewer={viewer}
        onRefresh={() => void viewer?.reload()}
        onScreenshot={async () => {
          if (area.current !== null) await savePicture(area.current, `${boardId}.png`);
        }}
      >
        {viewer !== null && headerFilter !== null && (
          <HeaderFilterBar filter={headerFilter} viewer={viewer} filters={filters} />
        )}
      </DashboardHeader>
      {free && <FreeNotice />}
      {Panel !== undefined && chosen !== null && <Panel name={chosen} />}
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
