import { createHash, timingSafeEqual } from 'node:crypto';
import type { Analytics } from '@pellucid/analytics';
import {
  getDropwizardMetrics,
  getDump,
  getJhi5Metrics,
  getJhiMetrics,
  getMetricsHistory,
  getMetricsSummary,
  getPrometheus,
  getRollups,
  getSlowQuestions,
  getThreadDump,
} from '@pellucid/contract';
import type { FastifyRequest } from 'fastify';
import { mount, type Server } from '../../http/mount.ts';
import { forbidden, unauthorized } from '../../http/problems.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { dropwizardMetricsOf } from './dropwizard-metrics.ts';
import { jhiMetricsOf, threadsOf } from './jhi-metrics.ts';

interface MetricsRoutesDeps {
  metrics: Metrics;
  analytics: Analytics;
  token: string | undefined;
}

export function metricsRoutes(server: Server, { metrics, analytics, token }: MetricsRoutesDeps): void {
  mount(server, getMetricsSummary, async () => metrics.summary());
  mount(server, getMetricsHistory, async ({ query }) => metrics.history(query.range));
  mount(server, getRollups, async () => ({ rollups: analytics.rollups() }));
  mount(server, getSlowQuestions, async () => ({ questions: analytics.slowQuestions() }));
  const { openFiles } = metrics.prometheus;
  mount(server, getDropwizardMetrics, async () => ({
    ...dropwizardMetricsOf(metrics.summary(), await openFiles()),
    names: metrics.prometheus.names(),
  }));
  const jhiMetrics = async () => jhiMetricsOf(metrics.summary(), await openFiles());
  mount(server, getJhiMetrics, jhiMetrics);
  mount(server, getJhi5Metrics, jhiMetrics);
  mount(server, getDump, async () => threadsOf());
  mount(server, getThreadDump, async () => ({ threads: threadsOf() }));

  mount(server, getPrometheus, async (_, { caller, request, reply }) => {
    const scraper = token !== undefined && bearsToken(request, token);
    if (!scraper && !caller) throw unauthorized();
    if (!scraper && !caller?.authorities.includes('ROLE_ADMIN')) throw forbidden();
    reply.type(metrics.prometheus.contentType).send(await metrics.prometheus.text());
  });
}

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
