import type { MetricsSummary, Timing } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { dropwizardMetricsOf } from './dropwizard-metrics.ts';

const TOKEN = 'a-token-for-the-scraper';
let app: TestApp;
beforeAll(async () => {
  const { readConfig } = await import('../../config.ts');
  app = await buildTestApp({ database: embedded, config: readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN }) });
});
afterAll(() => app.close());

describe.each([
  '/management/metrics/summary',
  '/management/metrics/history',
  '/management/metrics/rollups',
  '/management/metrics/slow-questions',
  '/management/metrics',
  '/management/jhimetrics',
  '/management/jhi-metrics',
  '/management/threaddump',
  '/management/dump',
  '/management/prometheus',
])('%s', (url) => {
  test('is for administrators', async () => {
    expect((await app.anonymous.get(url)).status).toBe(401);
    expect((await app.as('entityadmin').get(url)).status).toBe(403);
    expect((await app.as('admin').get(url)).status).toBe(200);
  });
});

test('a range that there is not is refused', async () => {
  expect((await app.as('admin').get('/management/metrics/history?range=year')).status).toBe(400);
});

test('requests are counted by route, method and status, never by address', async () => {
  const route = '/api/companies/{id}';
  const before = await routeOf(route);
  await app.as('admin').get('/api/companies/1');
  await app.as('admin').get('/api/companies/987654321');
  await app.anonymous.get('/api/companies/1');
  const after = await routeOf(route);
  const counts = (one: typeof before) => one?.statuses.map(({ status, timing }) => [status, timing.count]);
  expect(before).toBeUndefined();
  expect(counts(after)).toEqual([
    [200, 1],
    [401, 1],
    [404, 1],
  ]);
  expect(after?.timing.p95).toBeLessThanOrEqual(after?.timing.max ?? 0);
  expect(JSON.stringify((await app.as('admin').get('/management/metrics/summary')).body)).not.toContain('987654321');
});

test('a JHipster client finds every key that it reads', async () => {
  const { body } = await app.as('admin').get('/management/jhimetrics');
  for (const pool of Object.values(body.jvm)) expect(Object.keys(pool as object)).toEqual(['used', 'max', 'committed']);
  expect(body['http.server.requests'].percode['200']).toMatchObject({
    count: expect.any(Number),
    max: expect.any(Number),
  });
  expect(body.services['/management/jhimetrics'] ?? body.services['/api/authenticate']).toBeDefined();
  for (const name of ['min', 'max', 'active', 'idle', 'pending', 'connections']) {
    expect(body.databases[name].value).toEqual(expect.any(Number));
  }
  for (const timer of [body.databases.acquire, body.databases.usage, body.garbageCollector['jvm.gc.pause']]) {
    for (const key of ['count', 'mean', 'max', '0.0', '0.5', '0.75', '0.95', '0.99']) {
      expect(timer[key]).toEqual(expect.any(Number));
    }
  }
  expect(body.processMetrics['process.uptime']).toBeGreaterThan(0);
  expect(body.databases.acquire.count).toBeGreaterThan(0);
  const { body: dump } = await app.as('admin').get('/management/threaddump');
  expect(dump.threads[0]).toMatchObject({ threadName: 'main', threadState: 'RUNNABLE', stackTrace: [] });
});

test('a Prometheus server scrapes with its own token, and with no other', async () => {
  const scrape = (token: string) => app.anonymous.get('/management/prometheus', { authorization: `Bearer ${token}` });
  expect((await scrape('another-token-entirely')).status).toBe(401);
  const { status, headers, text } = await scrape(TOKEN);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(text).toMatch(
    /^http_server_requests_seconds_count\{method="POST",uri="\/api\/authenticate",status="200"\} \d+$/m,
  );
  expect(text).toMatch(/^pellucid_database_connections\{state="max"\} \d+$/m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  const closed = await app.anonymous.get('/management/loggers', { authorization: `Bearer ${TOKEN}` });
  expect(closed.status).toBe(401);
});

interface Route {
  route: string;
  timing: { p95: number; max: number };
  statuses: { status: number; timing: { count: number; rates: Timing['rates'] } }[];
}

async function routeOf(route: string): Promise<Route | undefined> {
  const { body } = await app.as('admin').get('/management/metrics/summary');
  return body.http.routes.find((one: Route) => one.route === route);
}

test('a JHipster 4 client reads metrics as Dropwizard wrote them, and the threads as a list', async () => {
  const admin = app.as('admin');
  const { body } = await admin.get('/management/metrics');
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining(['version', 'gauges', 'counters', 'histograms', 'meters', 'timers', 'names']),
  );
  expect(body.gauges['jvm.memory.heap.used'].value).toBeGreaterThan(1_000_000);
  expect(body.gauges['HikariPool-1.pool.TotalConnections'].value).toBeGreaterThan(0);
  const ok = body.meters['com.codahale.metrics.servlet.InstrumentedFilter.responseCodes.ok'];
  expect(ok.count).toBeGreaterThan(0);
  const requests = body.timers['com.codahale.metrics.servlet.InstrumentedFilter.requests'];
  expect(requests).toMatchObject({ count: expect.any(Number), p99: expect.any(Number), duration_units: 'seconds' });

  const threads = (await admin.get('/management/dump')).body;
  expect(threads).toContainEqual(expect.objectContaining({ threadName: 'main', stackTrace: [] }));
  expect((await admin.get('/management/threaddump')).body.threads.length).toBeGreaterThan(0);
  expect(body.gauges['jvm.threads.count'].value).toBeGreaterThan(0);
});

test('every cache is told of, in each shape', async () => {
  const admin = app.as('admin');
  const read = async () => (await admin.get('/management/jhimetrics')).body.cache;
  const before = await read();
  expect(Object.keys(before).toSorted()).toEqual(['accounts', 'board-access', 'menus', 'query-results', 'sessions']);
  await admin.get('/api/page-infos/mainMenu/true');
  await admin.get('/api/page-infos/mainMenu/true');
  const { menus, sessions } = await read();
  expect(menus).toMatchObject({ 'cache.gets.hit': before.menus['cache.gets.hit'] + 1, 'cache.puts': 1 });
  expect(sessions['cache.gets.hit']).toBeGreaterThan(before.sessions['cache.gets.hit']);
  const { gauges } = (await admin.get('/management/metrics')).body;
  expect(gauges['jcache.statistics.menus.cache-hits'].value).toBe(menus['cache.gets.hit']);
  const text = (await admin.get('/management/prometheus')).text;
  expect(text).toMatch(/^pellucid_cache_events_total\{cache="menus",event="puts"\} 1$/m);
});

test('the rates of Dropwizard are moving averages, and add up by code', async () => {
  const { body: summary } = await app.as('admin').get('/management/metrics/summary');
  const told = { m1: 3, m5: 2, m15: 1 };
  for (const { timing } of summary.http.routes.flatMap(({ statuses }: Route) => statuses)) timing.rates = told;
  const okay = summary.http.routes.flatMap(({ statuses }: Route) => statuses.filter(({ status }) => status === 200));
  const { meters, timers } = dropwizardMetricsOf({ ...summary, gate: gateWith(summary, told) }, { open: 0, max: 0 });
  expect(meters['com.codahale.metrics.servlet.InstrumentedFilter.responseCodes.ok']).toMatchObject({
    m1_rate: 3 * okay.length,
    m15_rate: okay.length,
  });
  expect(timers['pellucid.gate.question']).toMatchObject({ m1_rate: 3, m5_rate: 2, m15_rate: 1, mean_rate: 0 });
});

function gateWith({ gate }: MetricsSummary, rates: Timing['rates']): MetricsSummary['gate'] {
  return { ...gate, timing: { ...gate.timing, rates } };
}

test('open files are counted, where the system tells', async () => {
  const { processMetrics } = (await app.as('admin').get('/management/jhimetrics')).body;
  expect(processMetrics['process.files.open']).toBeGreaterThan(0);
  expect(processMetrics['process.files.max']).toBeGreaterThan(processMetrics['process.files.open']);
});
