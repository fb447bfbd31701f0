import { type RuleValue, ruleEntryDef } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { LoadError } from '../../../crud/load-error.tsx';
import { count } from '../../../lib/format.ts';
import { holdsAny, useSession } from '../../../lib/session.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import type { SortOrder } from '../../../ui/sort-order.ts';
import '../../../ui/list-footer.css';
import { VenuePager } from './venue-pager.tsx';
import { VenueReview } from './venue-review.tsx';
import { VENUES_PAGE_SIZE, type VenueSearch, venuesQuery } from './venues-query.ts';

/** The newest first. */
const DEFAULT_SORT: SortOrder = { field: 'id', descending: true };

interface VenueListProps {
  search: VenueSearch;
  onSaved: () => void;
}

/** The venues that a search finds, a page at a time. */
export function VenueList({ search, onSaved }: VenueListProps) {
  const mayReview = holdsAny(useSession(), ruleEntryDef.write);
  // Another search begins on its first page.
  const [shown, setShown] = useState({ search, page: 0 });
  const page = shown.search === search ? shown.page : 0;
  const setPage = (next: number) => setShown({ search, page: next });
  const [sort, setSort] = useState(DEFAULT_SORT);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...venuesQuery({ ...search, page, sort }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / VENUES_PAGE_SIZE));
  // A review may take the last venue of the last page out of what is searched for.
  useEffect(() => {
    if (data !== undefined && page >= pages) setShown({ search, page: pages - 1 });
  }, [data, search, page, pages]);

  if (error !== null) return <LoadError error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  const columns: Column<RuleValue>[] = [
    { key: 'value', title: 'Venues', isRowHeader: true, isSortable: true, cell: ({ value }) => value },
    {
      key: 'selection',
      title: 'Review Venue Status',
      isSortable: true,
      cell: (venue) => (
        <VenueReview venue={venue} mayReview={mayReview} isLeaving={isPlaceholderData} onSaved={onSaved} />
      ),
    },
  ];
  const first = page * VENUES_PAGE_SIZE;
  return (
    <div className="venue-list" aria-busy={isFetching}>
      <DataTable
        label="Venues"
        className="venue-table"
        columns={columns}
        rows={data.venues}
        keyOf={({ id }) => id}
        empty={search.text === '' && search.status === null ? 'Your company has no venues yet.' : 'No Result Found'}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setPage(0);
        }}
      />
      {data.total > 0 && (
        <div className="list-footer">
          <span className="list-count" role="status">
            Showing {count(first + 1)} - {count(Math.min(first + VENUES_PAGE_SIZE, data.total))} of {count(data.total)}{' '}
            items.
          </span>
          <VenuePager page={page + 1} pages={pages} onChange={(next) => setPage(next - 1)} />
        </div>
      )}
    </div>
  );
}
