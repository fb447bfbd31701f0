import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

const SECRET = 'hush"hush\\hush-hush';
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded, logLevel: 'warn', environment: { METRICS_TOKEN: SECRET } });
});
afterAll(() => app.close());

const GETS = [
  '/management/loggers',
  '/management/loggers/http',
  '/management/logs',
  '/management/logs/tail',
  '/management/logfile',
];

test.each(GETS)('%s is for administrators', async (url) => {
  expect((await app.anonymous.get(url)).status).toBe(401);
  expect((await app.as('entityadmin').get(url)).status).toBe(403);
  expect((await app.as('admin').get(url)).status).toBe(200);
});

test('who may not change a level, and what cannot be one', async () => {
  const to = { configuredLevel: 'DEBUG' };
  expect((await app.anonymous.post('/management/loggers/http', to)).status).toBe(401);
  expect((await app.as('analyst').post('/management/loggers/http', to)).status).toBe(403);
  const admin = app.as('admin');
  expect((await admin.post('/management/loggers/http', { configuredLevel: 'LOUD' })).status).toBe(400);
  expect((await admin.post('/management/loggers/http', { ...to, minutes: 0 })).status).toBe(400);
  expect((await admin.post('/management/loggers/http', { ...to, minutes: 1441 })).status).toBe(400);
  expect((await admin.post('/management/loggers/nothing', to)).status).toBe(404);
  expect((await admin.post('/management/loggers/constructor', to)).status).toBe(404);
});

test('a level holds for its time, goes back by itself, and is in the audit trail', async () => {
  const admin = app.as('admin');
  await admin.get('/management/loggers');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { status, text } = await admin.post('/management/loggers/mail', { configuredLevel: 'DEBUG', minutes: 5 });
    expect([status, text]).toEqual([204, '']);
  } finally {
    vi.useRealTimers();
  }
  const { body } = await admin.get('/management/loggers/mail');
  expect(body).toMatchObject({ configuredLevel: 'DEBUG', effectiveLevel: 'DEBUG', changedBy: 'admin' });
  const minutes = (new Date(body.revertsAt).getTime() - app.clock.now().getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(4.9);
  expect(minutes).toBeLessThan(5.1);
  const audits = await admin.get('/management/audits?action=logger.update&size=1');
  expect(audits.body[0]).toMatchObject({
    entityId: 'mail',
    old: { level: 'INFO' },
    new: { level: 'DEBUG', minutes: 5 },
  });
  await admin.post('/management/loggers/mail', { configuredLevel: null });
  expect((await admin.get('/management/loggers/mail')).body).toMatchObject({ configuredLevel: null, revertsAt: null });
});

test('clients of JHipster 4 and 6 see and set levels', async () => {
  const admin = app.as('admin');
  expect((await admin.put('/management/logs', { name: 'gate', level: 'TRACE' })).status).toBe(204);
  expect((await admin.get('/management/logs')).body).toContainEqual({ name: 'gate', level: 'TRACE' });
  const { body } = await admin.get('/management/loggers');
  expect(body.levels).toEqual(['OFF', 'ERROR', 'WARN', 'INFO', 'DEBUG', 'TRACE']);
  expect(body.loggers.ROOT).toMatchObject({ configuredLevel: 'INFO', effectiveLevel: 'INFO' });
  await admin.post('/management/loggers/gate', { configuredLevel: null });
});

test('the tail is filtered, goes on where it ended, and holds no secret', async () => {
  const admin = app.as('admin');
  const { body: before } = await admin.get('/management/logs/tail');
  app.server.log.warn(
    { url: 'smtp://mailer:pass-word@host', key: SECRET },
    'Bearer abcdefgh.ijklmnop and ?key=0123456789',
  );
  await admin.get('/api/companies/1');
  const { body } = await admin.get(`/management/logs/tail?after=${before.last}`);
  expect(body.lines.find(({ level }: { level: string }) => level === 'WARN')).toMatchObject({
    level: 'WARN',
    logger: 'http',
    message: 'Bearer ****** and ?key=******',
    facts: { url: 'smtp://mailer:******@host', key: '******' },
  });
  const answered = { level: 'INFO', facts: { path: '/api/companies/1', status: 200 } };
  expect(body.lines).toContainEqual(
    expect.objectContaining({ ...answered, facts: expect.objectContaining(answered.facts) }),
  );
  const grave = await admin.get(`/management/logs/tail?after=${before.last}&level=WARN`);
  expect(grave.body.lines).toHaveLength(1);
  const found = await admin.get(`/management/logs/tail?after=${before.last}&text=COMPANIES/1`);
  expect(found.body.lines).toHaveLength(1);
  expect((await admin.get('/management/logs/tail?level=LOUD')).status).toBe(400);
  const { text, headers } = await admin.get('/management/logfile');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const secret of [SECRET, JSON.stringify(SECRET).slice(1, -1), 'pass-word', '0123456789']) {
    expect(text).not.toContain(secret);
  }
});
