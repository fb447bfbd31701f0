import { PlusOutlined } from '@ant-design/icons';
import type { EntityDef } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty, Grid } from 'antd';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { count } from '../lib/format.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { ListFooter } from '../ui/list-footer.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { listQuery } from './entity-api.ts';
import { IN_APP, useEntityArea, useEntityPaths } from './entity-context.tsx';
import { titleOf } from './entity-screen.ts';
import { ExportButton } from './export-button.tsx';
import { SIZES, useListState } from './list-state.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadError } from './load-error.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import './crud.css';
import './entity-list.css';

/** The list of an entity; its delete popup opens over it. */
export function EntityList() {
  const { screen, canWrite } = useEntityArea();
  const { definition } = screen;
  const state = useListState(definition);
  const { request, change } = state;
  const paths = useEntityPaths();
  const navigate = useNavigate();
  const isWide = Grid.useBreakpoint().md ?? true;
  const list = useQuery({ ...listQuery(screen, request), placeholderData: keepPreviousData });
  const { records = [], total = 0 } = list.data ?? {};
  const title = titleOf(definition);
  usePageTitle(title);

  // The last record of the last page was deleted, or the address names a page that is not there.
  const lastPage = Math.max(1, Math.ceil(total / request.size));
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && request.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage });
  });

  const isFiltered = request.criteria.length > 0;
  const rowProps = { records, request, onSort: (sort: string) => change({ sort }) };
  return (
    <PageFrame
      title={title}
      isBusy={list.isFetching}
      actions={
        <>
          <ExportButton request={request} total={total} />
          {canWrite && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => void navigate(paths.create, { state: IN_APP })}
            >
              New {definition.noun.one}
            </Button>
          )}
        </>
      }
    >
      <ListToolbar state={state} />
      <p className="visually-hidden" role="status">
        {list.data !== undefined && !list.isPlaceholderData && resultSummary(definition, total, request.page, lastPage)}
      </p>
      {list.isError && <LoadError error={list.error} onRetry={list.refetch} />}
      {list.isPending && <ListSkeleton rows={6} />}
      {list.data !== undefined && records.length > 0 && (
        <div className={list.isPlaceholderData ? 'list-body list-stale' : 'list-body'}>
          {isWide ? <RecordTable {...rowProps} label={title} /> : <RecordCards {...rowProps} />}
          <ListFooter
            {...request}
            total={total}
            onPage={(page) => change({ page })}
            sizes={SIZES}
            onSize={(size) => change({ size })}
          />
        </div>
      )}
      {list.data !== undefined && records.length === 0 && !isPastEnd && (
        <Empty
          className="card list-empty"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={isFiltered ? `No ${definition.noun.many} match.` : `There are no ${definition.noun.many} yet.`}
        >
          {isFiltered ? (
            <Button onClick={() => change({ criteria: [] })}>Show all</Button>
          ) : (
            canWrite && (
              <Button type="primary" onClick={() => void navigate(paths.create, { state: IN_APP })}>
                New {definition.noun.one}
              </Button>
            )
          )}
        </Empty>
      )}
      <Outlet />
    </PageFrame>
  );
}

/** What a search found and where one is in it, for those who hear it. */
function resultSummary({ noun }: EntityDef, total: number, page: number, pages: number): string {
  const found = `${count(total)} ${total === 1 ? noun.one : noun.many}`;
  return pages === 1 ? found : `${found}, page ${page} of ${pages}`;
}

/** What a list looks like before it is there. */
function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="card list-skeleton" role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={row} aria-hidden="true" />
      ))}
    </div>
  );
}
