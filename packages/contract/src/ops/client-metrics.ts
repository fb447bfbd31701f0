import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** Metrics and threads in the shapes that other programs read: clients of JHipster, and Prometheus. */

const tag = 'operations';
const access = ['ROLE_ADMIN'] as const;

/** What a JHipster 4 client reads, and beside it the names that `management/prometheus` knows, as one of today does. */
export const getDropwizardMetrics = endpoint({
  id: 'getDropwizardMetrics',
  summary: 'Metrics in the shape of Dropwizard, and the names of the Prometheus metrics',
  tag,
  method: 'GET',
  path: 'management/metrics',
  access,
  response: z.looseObject({ version: z.string(), names: z.array(z.string()) }),
});

/** The same figures in the shape that the metrics screen of a JHipster 6 client reads; no key is ever missing. */
export const getJhiMetrics = endpoint({
  id: 'getJhiMetrics',
  summary: 'Metrics in the shape of a JHipster client',
  tag,
  method: 'GET',
  path: 'management/jhimetrics',
  access,
  response: z.looseObject({}),
});

export const getJhi5Metrics = endpoint({
  id: 'getJhi5Metrics',
  summary: 'The same under the name that a JHipster 5 client asks for',
  tag,
  method: 'GET',
  path: 'management/jhi-metrics',
  access,
  response: z.looseObject({}),
});

export const getThreadDump = endpoint({
  id: 'getThreadDump',
  summary: 'Threads in the shape of a JHipster client',
  tag,
  method: 'GET',
  path: 'management/threaddump',
  access,
  response: z.object({ threads: z.array(z.looseObject({ threadName: z.string(), threadState: z.string() })) }),
});

/** The same as a JHipster 4 client reads it: the list alone. */
export const getDump = endpoint({
  id: 'getDump',
  summary: 'Threads as a bare list',
  tag,
  method: 'GET',
  path: 'management/dump',
  access,
  response: getThreadDump.response.shape.threads,
});

/** Open to ROLE_ADMIN, and to a scraper that sends the METRICS_TOKEN of the settings as its bearer token. */
export const getPrometheus = endpoint({
  id: 'getPrometheus',
  summary: 'Metrics for Prometheus; for administrators or with the METRICS_TOKEN',
  tag,
  method: 'GET',
  path: 'management/prometheus',
  access: 'public',
  stream: 'text/plain',
});
