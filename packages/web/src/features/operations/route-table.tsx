import type { MetricsSummary, RouteMetrics, Timing } from '@pellucid/contract';
import { Grid, Input, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { count, percent } from '../../lib/format.ts';
import { ListFooter } from '../../ui/list-footer.tsx';
import { duration } from './units.ts';
import './route-table.css';

const PAGE_SIZE = 15;

type Row = RouteMetrics & { key: string };

const number = (read: (row: Row) => number) => (a: Row, b: Row) => read(a) - read(b);

const timing = (title: string, read: (timing: Timing) => number | null) => ({
  title,
  key: title,
  align: 'right' as const,
  width: 96,
  sorter: number((row) => read(row.timing) ?? 0),
  render: (_: unknown, row: Row) => duration(read(row.timing)),
});

const COLUMNS: TableColumnsType<Row> = [
  {
    title: 'Request',
    key: 'Request',
    width: 330,
    sorter: (a, b) => a.route.localeCompare(b.route),
    render: (_, row) => <Request row={row} />,
  },
  {
    title: 'Count',
    key: 'Count',
    align: 'right',
    width: 96,
    defaultSortOrder: 'descend',
    sorter: number((row) => row.timing.count),
    render: (_, row) => count(row.timing.count),
  },
  {
    title: 'Errors',
    key: 'Errors',
    align: 'right',
    width: 96,
    sorter: number(errorShare),
    render: (_, row) => <span className={row.errors > 0 ? 'ops-bad' : 'ops-quiet'}>{percent(errorShare(row))}</span>,
  },
  timing('Mean', ({ mean }) => mean),
  timing('p50', ({ p50 }) => p50),
  timing('p95', ({ p95 }) => p95),
  timing('p99', ({ p99 }) => p99),
  timing('Max', ({ max }) => max),
];

/** On a telephone a request is one cell with its figures below. */
const NARROW_COLUMNS: TableColumnsType<Row> = [
  {
    title: 'Request',
    key: 'Request',
    render: (_, row) => (
      <>
        <Request row={row} />
        <span className="ops-note">
          {count(row.timing.count)} times, {percent(errorShare(row))} errors, p50 {duration(row.timing.p50)}, p95{' '}
          {duration(row.timing.p95)}
        </span>
      </>
    ),
  },
];

function Request({ row: { method, route } }: { row: Row }) {
  return (
    <span className="route">
      <span className={`route-method route-${method.toLowerCase()}`}>{method}</span> {route}
    </span>
  );
}

function errorShare({ errors, timing: { count: all } }: RouteMetrics): number {
  return all === 0 ? 0 : errors / all;
}

/** Requests by route and method; a row opens to its statuses. */
export function RouteTable({ http }: { http: MetricsSummary['http'] }) {
  const [text, setText] = useState('');
  const [asked, setPage] = useState(1);
  const { md: wide } = Grid.useBreakpoint();
  const searchText = text.trim().toLowerCase();
  const rows = http.routes
    .map((route) => ({ ...route, key: `${route.method} ${route.route}` }))
    .filter(({ key }) => key.toLowerCase().includes(searchText))
    .sort((a, b) => b.timing.count - a.timing.count);
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
      <Table
        className="card ops-table"
        size="small"
        columns={wide === false ? NARROW_COLUMNS : COLUMNS}
        dataSource={rows}
        scroll={wide === false ? {} : { x: 960 }}
        pagination={{ current: page, pageSize: PAGE_SIZE, placement: ['none'] }}
        locale={{
          emptyText: searchText === '' ? 'No request was answered yet.' : `No route contains “${text.trim()}”.`,
        }}
        expandable={{
          expandedRowRender: (row) => <Statuses row={row} />,
          columnWidth: 40,
          columnTitle: <span className="visually-hidden">Details</span>,
        }}
      />
      <ListFooter page={page} size={PAGE_SIZE} total={rows.length} onPage={setPage} />
    </>
  );
}

function Statuses({ row }: { row: Row }) {
  return (
    <table className="ops-plain">
      <thead>
        <tr>
          {['Status', 'Count', 'Mean', 'p50', 'p95', 'p99', 'Max'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row.statuses.map(({ status, timing: times }) => (
          <tr key={status}>
            <th scope="row" className={status >= 500 ? 'ops-bad' : undefined}>
              {status}
            </th>
            <td>{count(times.count)}</td>
            {[times.mean, times.p50, times.p95, times.p99, times.max].map((ms, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
              <td key={at}>{duration(ms)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
