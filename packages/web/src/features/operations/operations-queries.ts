import {
  getConfiguration,
  getHealth,
  getLoggers,
  getMetricsHistory,
  getMetricsSummary,
  getRollups,
  getSlowQuestions,
  type HistoryRange,
} from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The screens show failures themselves: one that asks every few seconds must not fill the page with notices. */
const silent = { quiet: true } as const;

export const metricsQuery = (interval: number | false) =>
  queryOptions({
    queryKey: ['operations', 'metrics'],
    queryFn: ({ signal }) => call(getMetricsSummary, undefined, { signal, ...silent }),
    staleTime: 0,
    refetchInterval: interval,
    retry: false,
  });

export const historyQuery = (range: HistoryRange, interval: number | false) =>
  queryOptions({
    queryKey: ['operations', 'history', range],
    queryFn: ({ signal }) => call(getMetricsHistory, { query: { range } }, { signal, ...silent }),
    staleTime: 0,
    refetchInterval: interval,
    retry: false,
  });

export const rollupsQuery = (interval: number | false) =>
  queryOptions({
    queryKey: ['operations', 'rollups'],
    queryFn: ({ signal }) => call(getRollups, undefined, { signal, ...silent }),
    staleTime: 0,
    refetchInterval: interval,
    retry: false,
  });

export const slowQuestionsQuery = (interval: number | false) =>
  queryOptions({
    queryKey: ['operations', 'slow-questions'],
    queryFn: ({ signal }) => call(getSlowQuestions, undefined, { signal, ...silent }),
    staleTime: 0,
    refetchInterval: interval,
    retry: false,
  });

/** A server that is down says so with 503 and the same table: that is the answer, and no failure. */
export const healthQuery = queryOptions({
  queryKey: ['operations', 'health'],
  queryFn: ({ signal }) => call(getHealth, undefined, { signal, ...silent, alsoAnswers: [503] }),
  staleTime: 0,
  refetchInterval: 10_000,
  retry: false,
});

export const configurationQuery = queryOptions({
  queryKey: ['operations', 'configuration'],
  queryFn: ({ signal }) => call(getConfiguration, undefined, { signal, ...silent }),
});

export const LOGGERS_KEY = ['operations', 'loggers'];

export const loggersQuery = queryOptions({
  queryKey: LOGGERS_KEY,
  queryFn: ({ signal }) => call(getLoggers, undefined, { signal, ...silent }),
  staleTime: 0,
  refetchInterval: 15_000,
});
