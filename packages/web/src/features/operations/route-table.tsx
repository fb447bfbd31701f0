import type { MetricsSummary, RouteMetrics } from '@pellucid/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { count, percent } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ListFooter } from '../../ui/list-footer.tsx';
import type { SortOrder } from '../../ui/sort-order.ts';
import { type Orders, sorted } from './sorted-rows.ts';
import { duration } from './units.ts';
import './route-table.css';

const PAGE_SIZE = 15;

const TIME_TITLES = { mean: 'Mean', p50: 'p50', p95: 'p95', p99: 'p99', max: 'Max' } as const;
const TIMES = Object.keys(TIME_TITLES) as (keyof typeof TIME_TITLES)[];

/** What each sortable column is ordered by. */
const ORDERS: Orders<RouteMetrics> = {
  route: ({ route }) => route,
  count: ({ timing }) => timing.count,
  errors: errorShare,
  ...Object.fromEntries(TIMES.map((time) => [time, ({ timing }: RouteMetrics) => timing[time] ?? 0])),
};

const figure = (key: string, title: string, cell: Column<RouteMetrics>['cell']): Column<RouteMetrics> => ({
  ...{ key, title, cell },
  ...{ isFigure: true, isLabelled: true, isSortable: true, isLargestFirst: true },
});

const COLUMNS: readonly Column<RouteMetrics>[] = [
  { key: 'route', title: 'Request', isSortable: true, cell: (row) => <Request row={row} /> },
  figure('count', 'Count', ({ timing }) => count(timing.count)),
  figure('errors', 'Errors', (row) => (
    <span className={row.errors > 0 ? 'ops-bad' : 'ops-quiet'}>{percent(errorShare(row))}</span>
  )),
  ...TIMES.map((time) => figure(time, TIME_TITLES[time], ({ timing }) => duration(timing[time]))),
];

function Request({ row: { method, route } }: { row: RouteMetrics }) {
  return (
    <span className="route">
      <span className={`route-method route-${method.toLowerCase()}`}>{method}</span> {route}
    </span>
  );
}

function errorShare({ errors, timing: { count: all } }: RouteMetrics): number {
  return all === 0 ? 0 : errors / all;
}

const keyOf = ({ method, route }: RouteMetrics) => `${method} ${route}`;

/** Requests by route and method; a row opens to its statuses. */
export function RouteTable({ http }: { http: MetricsSummary['http'] }) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<SortOrder>({ field: 'count', descending: true });
  const [asked, setPage] = useState(1);
  const searchText = text.trim().toLowerCase();
  const rows = sorted(
    http.routes.filter((row) => keyOf(row).toLowerCase().includes(searchText)),
    sort,
    ORDERS,
  );
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  return (
    <>
      <div className="ops-part-head">
        <h2>Requests by route</h2>
        <Input.Search
          allowClear
          className="ops-search"
          aria-label="Filter routes"
          placeholder="Filter routes"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <DataTable
        label="Requests by route"
        columns={COLUMNS}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        keyOf={keyOf}
        empty={searchText === '' ? 'No request was answered yet.' : `No route contains “${text.trim()}”.`}
        sort={sort}
        onSort={setSort}
        details={(row) => <Statuses row={row} />}
      />
      <ListFooter page={page} size={PAGE_SIZE} total={rows.length} onPage={setPage} of="routes" />
    </>
  );
}

function Statuses({ row }: { row: RouteMetrics }) {
  return (
    <table className="ops-plain">
      <thead>
        <tr>
          {['Status', 'Count', ...Object.values(TIME_TITLES)].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row.statuses.map(({ status, timing }) => (
          <tr key={status}>
            <th scope="row" className={status >= 500 ? 'ops-bad' : undefined}>
              {status}
            </th>
            <td>{count(timing.count)}</td>
            {TIMES.map((time) => (
              <td key={time}>{duration(timing[time])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
