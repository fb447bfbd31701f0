import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let warehouseDown = false;
beforeAll(async () => {
  const check = async () => {
    if (warehouseDown) throw new Error('the file is gone');
    return { dataVersion: '7' };
  };
  app = await buildTestApp({ database: embedded, probes: [{ name: 'warehouse', check }] });
});
afterAll(() => app.close());

test('what a client may know before sign-in', async () => {
  const { status, body } = await app.anonymous.get('/api/profile-info?cacheBuster=1');
  expect(status).toBe(200);
  expect(body).toMatchObject({ productName: 'Pellucid', demo: true, inProduction: false, analyticsId: null });
  expect(body.demoLogins).toContain('analyst');
  expect((await app.anonymous.get('/management/info')).body.activeProfiles).toEqual(['dev', 'swagger', 'api-docs']);
});

test('health tells administrators what is down, and everyone that something is', async () => {
  expect((await app.anonymous.get('/management/health')).body).toEqual({ status: 'UP' });
  warehouseDown = true;
  try {
    const told = await app.anonymous.get('/management/health');
    expect(told).toMatchObject({ status: 503, body: { status: 'DOWN' } });
    expect(told.body.components).toBeUndefined();
    const { body } = await app.as('admin').get('/management/health');
    expect(body.components.warehouse).toEqual({ status: 'DOWN', details: { error: 'the file is gone' } });
    expect((await app.anonymous.get('/management/health/readiness')).status).toBe(503);
    expect((await app.anonymous.get('/management/health/liveness')).status).toBe(200);
  } finally {
    warehouseDown = false;
  }
});

test('outside demo mode no demo account is offered and no API documentation served', async () => {
  const production = await buildTestApp({ database: embedded, config: { demo: false, apiDocs: false } });
  expect((await production.anonymous.get('/api/profile-info')).body).toMatchObject({ demo: false, demoLogins: [] });
  expect((await production.anonymous.get('/api-docs/json')).status).toBe(404);
  await production.close();
});
