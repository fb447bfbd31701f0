import type { HistoryRange } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../crud/load-error.tsx';
import { HistoryCharts } from './history-charts.tsx';
import { MetricsFacts } from './metrics-facts.tsx';
import { OperationsFrame } from './operations-frame.tsx';
import { historyQuery, metricsQuery, rollupsQuery, slowQuestionsQuery } from './operations-queries.ts';
import { RollupTable } from './rollup-table.tsx';
import { RouteTable } from './route-table.tsx';
import { SlowQuestionsTable } from './slow-questions-table.tsx';
import { StatCards } from './stat-cards.tsx';
import './metrics-page.css';

const INTERVALS = [
  { value: 5_000, label: 'Every 5 s' },
  { value: 10_000, label: 'Every 10 s' },
  { value: 60_000, label: 'Every minute' },
  { value: 0, label: 'By hand' },
];
const RANGE_OPTIONS: { value: HistoryRange; label: string }[] = [
  { value: 'hour', label: 'Last hour' },
  { value: 'day', label: 'Last day' },
];

/** What the server is doing and how it went: traffic, times, errors, memory, the query gate and the database. */
export function Component() {
  const [intervalMs, setIntervalMs] = useState(10_000);
  const [range, setRange] = useState<HistoryRange>('hour');
  const refresh = intervalMs === 0 ? false : intervalMs;
  const metrics = useQuery(metricsQuery(refresh));
  const history = useQuery(historyQuery(range, refresh));
  const rollups = useQuery(rollupsQuery(refresh));
  const slow = useQuery(slowQuestionsQuery(refresh));
  const { data } = metrics;
  const combined = {
    ...metrics,
    refetch: () => {
      void metrics.refetch();
      void history.refetch();
      void rollups.refetch();
      void slow.refetch();
    },
  };
  return (
    <OperationsFrame
      title="Metrics"
      lead="Counted by this server since it started; a restart begins anew. A Prometheus server keeps them for longer."
      loading={combined}
      tools={
        <Select
          aria-label="Refresh"
          className="ops-interval"
          options={INTERVALS}
          value={intervalMs}
          onChange={setIntervalMs}
        />
      }
    >
      {data === undefined && metrics.error === null && <Skeleton active paragraph={{ rows: 10 }} />}
      {data !== undefined && (
        <StatCards metrics={data} samples={range === 'hour' ? history.data?.samples : undefined} />
      )}
      <div className="ops-part-head">
        <h2>History</h2>
        <Segmented aria-label="Range of the history" options={RANGE_OPTIONS} value={range} onChange={setRange} />
      </div>
      {history.error !== null && <LoadError error={history.error} onRetry={history.refetch} what="The history" />}
      {history.data !== undefined && <HistoryCharts range={range} {...history.data} />}
      {data !== undefined && <RouteTable http={data.http} />}
      {rollups.error !== null && <LoadError error={rollups.error} onRetry={rollups.refetch} what="The roll-ups" />}
      {rollups.data !== undefined && <RollupTable {...rollups.data} />}
      {slow.error !== null && <LoadError error={slow.error} onRetry={slow.refetch} what="The slow questions" />}
      {slow.data !== undefined && <SlowQuestionsTable {...slow.data} />}
      {data !== undefined && <MetricsFacts metrics={data} />}
    </OperationsFrame>
  );
}
