import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFixtureAnalytics, openFixtureWarehouse } from '@pellucid/analytics/testing';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { buildTestApp, embedded } from '../../testing/index.ts';

const { model } = await loadCatalogue();
const query = '/api/analytics/query';
const running = '/api/analytics/running';
const total = { source: 'general', measures: ['total_amount'] };

it('a question under way can be watched and stopped by who asked it, and ends when its client goes away', async () => {
  const warehouse = await openFixtureWarehouse();
  const connect = async () => {
    const connection = await warehouse.connect();
    const run = connection.run.bind(connection);
    const endless = 'SELECT count(*) FROM range(1000000000) a, range(1000) b WHERE a.range * b.range = 7';
    connection.run = (text, ...rest) => run(/^SELECT .*median\(/s.test(text) ? endless : text, ...rest);
    return connection;
  };
  const analytics = await openFixtureAnalytics({
    model,
    warehouse: { connect, timeLimitMs: 600_000 },
    minRunningMs: 0,
  });
  const app = await buildTestApp({ database: embedded, analytics });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  const person = { username: 'analyst', password: 'Sunshine#2026' };
  const { body: signedIn } = await app.anonymous.post('/api/authenticate', person);
  const headers = { authorization: `Bearer ${signedIn.id_token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ source: 'general', measures: ['median_amount'], dimensions: ['city'] });
  const ask = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${query}`, { method: 'POST', headers, body, ...(signal && { signal }) });
  const [analyst, rival] = [app.as('analyst'), app.as('rival')];
  const underWay = async () => (await analyst.get(running)).body;

  const asked = ask();
  await expect.poll(underWay).toMatchObject([{ what: 'question', sources: ['general'], rows: null }]);
  const [{ id }] = await underWay();
  expect((await analyst.get(`${running}/${id}`)).body).toMatchObject({ id, what: 'question' });
  expect((await rival.get(running)).body).toEqual([]);
  for (const login of ['rival', 'admin']) {
    expect((await app.as(login).get(`${running}/${id}`)).status).toBe(404);
    expect((await app.as(login).delete(`${running}/${id}`)).status).toBe(404);
  }
  expect((await analyst.delete(`${running}/${id}`)).status).toBe(204);
  expect((await asked).status).toBe(499);
  expect((await analyst.delete(`${running}/${id}`)).status).toBe(404);

  const client = new AbortController();
  const left = ask(client.signal).catch(() => 'gone');
  await expect.poll(underWay).toHaveLength(1);
  client.abort();
  expect(await left).toBe('gone');
  await expect.poll(underWay).toEqual([]);
  await app.close();
  warehouse.close();
});

it('two exports at once are what a user has, of records, lists and the trail alike: the third is told to wait, 429, while others are served', async () => {
  const warehouse = await openFixtureWarehouse();
  const connection = await warehouse.connect();
  // More than the buffers between server and client hold, so that who does not read keeps the export under way.
  await connection.run('INSERT INTO general SELECT general.* FROM general, range(3000)');
  connection.closeSync();
  const analytics = await openFixtureAnalytics({ model, warehouse, maxWaitMs: 200, minRunningMs: 0 });
  const busy = await buildTestApp({ database: embedded, analytics });
  await busy.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = busy.server.server.address() as AddressInfo;
  const everything = {
    source: 'general',
    dimensions: ['record_id', 'context', 'company'],
    measures: ['total_amount'],
  };
  const { body: signedIn } = await busy.anonymous.post('/api/authenticate', {
    username: 'admin',
    password: 'Sunshine#2026',
  });
  const headers = { authorization: `Bearer ${signedIn.id_token}`, 'content-type': 'application/json' };
  const stalled: IncomingMessage[] = [];
  const started = async () => {
    const sent = request({ port, method: 'POST', path: `${query}/export`, headers });
    const [answer] = (await once(sent.end(JSON.stringify(everything)), 'response')) as [IncomingMessage];
    stalled.push(answer.on('error', () => undefined));
    return answer.statusCode;
  };
  expect([await started(), await started()]).toEqual([200, 200]);
  const third = await busy.as('admin').post(`${query}/export`, total);
  expect(third).toMatchObject({ status: 429, body: { detail: expect.stringContaining('2 exports under way') } });
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  for (const list of ['/api/users/export', '/api/companies/export?format=xlsx', '/management/audits/export']) {
    const { status, headers: answered } = await busy.as('admin').get(list);
    expect([status, Number(answered['retry-after']) > 0], list).toEqual([429, true]);
  }
  expect((await busy.as('admin').get('/management/audits?action=audit.export')).body, 'nothing was taken').toEqual([]);
  expect((await busy.as('rival').post(`${query}/export`, total)).status).toBe(200);
  expect((await busy.as('admin').post(query, total)).status, 'a question meanwhile').toBe(200);

  const exportsOf = async (login: string) => (await busy.as(login).get(running)).body;
  await expect.poll(() => exportsOf('admin')).toHaveLength(2);
  const [first] = await exportsOf('admin');
  expect(first).toMatchObject({ what: 'export', sources: ['general'], rows: expect.any(Number) });
  expect(first.rows).toBeGreaterThan(0);
  expect(await exportsOf('rival')).toEqual([]);
  expect((await busy.as('rival').delete(`${running}/${first.id}`)).status).toBe(404);
  expect((await busy.as('admin').delete(`${running}/${first.id}`)).status).toBe(204);
  await expect
    .poll(async () => (await busy.as('admin').post(`${query}/export`, total)).status, { timeout: 10_000 })
    .toBe(200);
  expect((await busy.as('admin').get('/api/users/export')).status).toBe(200);
  for (const answer of stalled) answer.destroy();
  await busy.close();
  warehouse.close();
});
