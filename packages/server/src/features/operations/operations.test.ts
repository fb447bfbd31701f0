import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded });
});
afterAll(() => app.close());

test('what a client may know before sign-in', async () => {
  const { status, body } = await app.anonymous.get('/api/profile-info?cacheBuster=1');
  expect(status).toBe(200);
  expect(body).toMatchObject({ productName: 'Pellucid', demo: true, inProduction: false, analyticsId: null });
  expect(body.demoAccounts).toHaveLength(8);
  for (const { login: username, password, description } of body.demoAccounts) {
    expect(description).not.toBe('');
    expect((await app.anonymous.post('/api/authenticate', { username, password })).status).toBe(200);
  }
  expect((await app.anonymous.get('/management/info')).body.activeProfiles).toEqual(['dev', 'swagger', 'api-docs']);
});

test('outside demo mode no demo account is offered and no API documentation served', async () => {
  const production = await buildTestApp({ database: embedded, config: { demo: false, apiDocs: false } });
  const profile = await production.anonymous.get('/api/profile-info');
  expect(profile.body).toMatchObject({ demo: false, demoAccounts: [], analyticsId: null });
  expect(profile.text).not.toContain('Sunshine');
  expect((await production.anonymous.get('/api-docs/json')).status).toBe(404);
  await production.close();
});

test('page views have an id and one host in production alone; only that host is let through, and no script of it', async () => {
  const set = { ANALYTICS_ID: 'G-1', ANALYTICS_URL: 'https://views.example/collect', LOG_LEVEL: 'silent' };
  const production = await buildTestApp({
    database: embedded,
    config: readConfig({ ...set, NODE_ENV: 'production', API_DOCS: 'off' }),
  });
  const { body, headers } = await production.anonymous.get('/api/profile-info');
  expect(body).toMatchObject({ analyticsId: 'G-1', analyticsUrl: 'https://views.example/collect' });
  const directives = String(headers['content-security-policy']).split(';');
  const naming = directives.filter((directive) => directive.includes('https:'));
  expect(naming).toEqual(["connect-src 'self' data: blob: https://views.example"]);
  await production.close();
  expect(readConfig(set).analytics).toBeUndefined();
});
