import type { RollupMetrics } from '@pellucid/contract';
import { useState } from 'react';
import { count } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ListFooter } from '../../ui/list-footer.tsx';
import type { SortOrder } from '../../ui/sort-order.ts';
import { type Orders, sorted } from './sorted-rows.ts';
import { duration } from './units.ts';

const PAGE_SIZE = 10;

const ORDERS: Orders<RollupMetrics> = {
  name: ({ name }) => name,
  rows: ({ rows }) => rows ?? -1,
  seconds: ({ seconds }) => seconds ?? -1,
  uses: ({ uses }) => uses,
};

const figure = (key: string, title: string, cell: Column<RollupMetrics>['cell']): Column<RollupMetrics> => ({
  ...{ key, title, cell },
  ...{ isFigure: true, isLabelled: true, isSortable: true, isLargestFirst: true },
});

const COLUMNS: readonly Column<RollupMetrics>[] = [
  { key: 'name', title: 'Roll-up', isSortable: true, cell: ({ name }) => <span className="route">{name}</span> },
  {
    key: 'state',
    title: 'State',
    isLabelled: true,
    cell: ({ state }) => <span className={state === 'made' ? 'ops-quiet' : undefined}>{state}</span>,
  },
  figure('rows', 'Rows', ({ rows }) => (rows === null ? '–' : count(rows))),
  figure('seconds', 'Written in', ({ seconds }) => duration(seconds === null ? null : seconds * 1000)),
  figure('uses', 'Answers', ({ uses }) => <span className={uses === 0 ? 'ops-quiet' : undefined}>{count(uses)}</span>),
];

/** Tables of sums beside the records: how far they are made, what they cost and how often each has answered. */
export function RollupTable({ rollups }: { rollups: readonly RollupMetrics[] }) {
  const [sort, setSort] = useState<SortOrder>({ field: 'uses', descending: true });
  const [asked, setPage] = useState(1);
  const made = rollups.filter(({ state }) => state === 'made').length;
  const page = Math.min(asked, Math.max(1, Math.ceil(rollups.length / PAGE_SIZE)));
  return (
    <>
      <div className="ops-part-head">
        <h2>Roll-ups</h2>
        <span className="ops-quiet">
          {made === rollups.length ? 'all made' : `${count(made)} of ${count(rollups.length)} made; the others follow`}
        </span>
      </div>
      <DataTable
        label="Roll-ups"
        columns={COLUMNS}
        rows={sorted(rollups, sort, ORDERS).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        keyOf={({ name }) => name}
        empty="The spend data has no roll-ups."
        sort={sort}
        onSort={setSort}
      />
      <ListFooter page={page} size={PAGE_SIZE} total={rollups.length} onPage={setPage} of="roll-ups" />
    </>
  );
}
