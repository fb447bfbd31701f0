import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mail } from '../../platform/mail/repository.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { createHealthMonitor, Unhealthy } from './health.ts';
import { warehouseProbe } from './probes.ts';

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

test('administrators are told what is down and since when, everyone else that something is', async () => {
  expect((await app.anonymous.get('/management/health')).body).toEqual({ status: 'UP' });
  expect((await app.as('analyst').get('/management/health')).body).toEqual({ status: 'UP' });
  const up = (await app.as('admin').get('/management/health')).body;
  expect(Object.keys(up.components).sort()).toEqual(['engineQueue', 'mail', 'warehouse']);
  expect(up.details).toEqual(up.components);
  app.clock.advance(60);
  warehouseDown = true;
  try {
    const told = await app.as('admin').get('/management/health');
    expect(told.status).toBe(503);
    expect(told.body.components.warehouse).toMatchObject({ status: 'DOWN', details: { error: 'the file is gone' } });
    expect(told.body.components.mail).toEqual(up.components.mail);
    expect(told.body.components.warehouse.since > up.components.warehouse.since).toBe(true);
    expect(told.body.changes[0]).toMatchObject({ component: 'warehouse', status: 'DOWN', error: 'the file is gone' });
    expect(await app.anonymous.get('/management/health')).toMatchObject({ status: 503, body: { status: 'DOWN' } });
    expect((await app.anonymous.get('/management/health/readiness')).status).toBe(503);
    expect((await app.anonymous.get('/management/health/liveness')).body).toEqual({ status: 'UP' });

    app.clock.advance(60);
    const later = await app.as('admin').get('/management/health');
    expect(later.body.components.warehouse.since).toBe(told.body.components.warehouse.since);
  } finally {
    warehouseDown = false;
  }
  const back = (await app.as('admin').get('/management/health')).body;
  expect(back).toMatchObject({ status: 'UP', changes: [{ status: 'UP' }, { status: 'DOWN' }] });
});

test('a part that the product can do without for a while does not take the whole down', async () => {
  const monitor = createHealthMonitor({
    probes: [
      { name: 'mail', critical: false, check: () => Promise.reject(new Unhealthy('nothing leaves', { waiting: 3 })) },
      { name: 'db', check: async () => ({}) },
    ],
    clock: () => new Date(),
    log: { warn: () => undefined, error: () => undefined },
  });
  const { status, components } = await monitor.take();
  expect(status).toBe('UP');
  expect(components.mail).toMatchObject({ status: 'DOWN', details: { error: 'nothing leaves', waiting: 3 } });
});

test('mail is down as soon as one cannot leave, and up again when one does', async () => {
  const { db } = app.database;
  const statusOfMail = async () => (await app.as('admin').get('/management/health')).body.components.mail;
  const write = (status: 'failed' | 'sent' | 'waiting', error: string | null, sentAt: Date | null) => {
    app.clock.advance(1);
    return db.insert(mail).values({
      kind: 'activation',
      recipient: 'someone@example.com',
      subject: 'Hello',
      body: '',
      status,
      lastError: error,
      createdAt: app.clock.now(),
      sentAt,
    });
  };
  await write('sent', null, app.clock.now());
  await write('waiting', null, null);
  expect(await statusOfMail()).toMatchObject({ status: 'UP', details: { waiting: 1 } });
  await write('waiting', 'connect ECONNREFUSED', null);
  expect(await statusOfMail()).toMatchObject({ status: 'DOWN', details: { lastError: 'connect ECONNREFUSED' } });
  app.clock.advance(5);
  await write('sent', null, app.clock.now());
  expect(await statusOfMail()).toMatchObject({ status: 'UP', details: { waiting: 2 } });
});

test('a warehouse whose file was moved away or replaced is down, though the engine still answers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pellucid-health-'));
  const file = join(folder, 'warehouse.duckdb');
  try {
    await writeFile(file, 'data');
    const { check } = warehouseProbe({ file, dataVersion: async () => '7' });
    expect(await check()).toEqual({ dataVersion: '7', size: 4 });
    await rename(file, `${file}.away`);
    await expect(check()).rejects.toThrow('was moved or deleted');
    await writeFile(file, 'another');
    await expect(check()).rejects.toThrow('was moved or deleted');
    await rename(`${file}.away`, file);
    expect(await check()).toMatchObject({ size: 4 });
  } finally {
    await rm(folder, { recursive: true });
  }
});
