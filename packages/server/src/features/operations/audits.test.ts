import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const GETS = ['audits', 'audits/1', 'audits/terms', 'audits/export', 'audits/verification'];

onEachDatabase((database) => {
  let app: TestApp;
  const rows = 60;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    await app.database.db.transaction(async (tx) => {
      for (let i = 1; i <= rows; i++) {
        const at = new Date(Date.UTC(2026, 0, 1 + (i % 30), 23, 59));
        const actor = i % 2 === 0 ? 'analyst' : 'poweruser';
        const event = { actor, action: 'company.update' as const, entity: 'company', entityId: i, address: '10.1.1.1' };
        await recordAudit(tx, { ...event, old: { companyName: '=cmd' }, new: { companyName: `Name ${i}` } }, at);
      }
    });
    await app.as('admin').get('/api/account');
  });
  afterAll(() => app.close());

  test('who may not see the trail, and what cannot be asked', async () => {
    for (const path of GETS) {
      expect((await app.anonymous.get(`/management/${path}`)).status, path).toBe(401);
      expect((await app.as('entityadmin').get(`/management/${path}`)).status, path).toBe(403);
    }
    expect((await app.anonymous.post('/management/audits/verification')).status).toBe(401);
    expect((await app.as('asadmin').post('/management/audits/verification')).status).toBe(403);
    const admin = app.as('admin');
    for (const query of [
      'fromDate=yesterday',
      'sort=hash',
      'sort=timestamp,up',
      'fromDate=2026-02-01&toDate=2026-01-01',
      'toDate=9999-12-31',
      'fromDate=0000-01-01',
      'fromDate=-271821-04-20',
    ]) {
      expect((await admin.get(`/management/audits?${query}`)).status, query).toBe(400);
    }
    expect((await admin.get('/management/audits/9999999')).status).toBe(404);
    expect((await admin.get('/management/audits/first')).status).toBe(400);
  });

  test('rows have the shape of a JHipster event and what it lacks', async () => {
    const { body } = await app.as('admin').get('/management/audits?entity=company&entityId=7');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      principal: 'poweruser',
      type: 'company.update',
      entityId: '7',
      old: { companyName: '=cmd' },
      new: { companyName: 'Name 7' },
      data: { remoteAddress: '10.1.1.1' },
    });
    const signIns = (await app.as('admin').get('/management/audits?action=sign-in&user=ADMIN')).body;
    expect(signIns[0]).toMatchObject({ type: 'AUTHENTICATION_SUCCESS', principal: 'admin' });
    expect((await app.as('admin').get(`/management/audits/${body[0].id}`)).body).toEqual(body[0]);
  });

  test('pages and totals are exact with and without conditions, in both directions', async () => {
    const admin = app.as('admin');
    const whole = await admin.get('/management/audits?size=7&cacheBuster=1');
    const total = Number(whole.headers['x-total-count']);
    expect(whole.body[0].id).toBe(total);
    expect(whole.body).toHaveLength(7);
    expect((await admin.get('/management/audits?size=7&sort=id,asc')).body[0].id).toBe(1);
    const last = await admin.get(`/management/audits?size=7&page=${Math.ceil(total / 7) - 1}`);
    expect(last.body.at(-1).id).toBe(1);
    expect((await admin.get('/management/audits?size=7&page=100000')).body).toEqual([]);

    const seen: { id: number; timestamp: string }[] = [];
    for (let page = 0; page < 4; page++) {
      const url = `/management/audits?user=analyst&entity=company&size=10&page=${page}`;
      const { body, headers } = await admin.get(url);
      expect(headers['x-total-count']).toBe('30');
      expect(headers['x-total-count-more']).toBeUndefined();
      seen.push(...body);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(30);
    const times = seen.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('both days of a range belong to it', async () => {
    const { body } = await app.as('admin').get('/management/audits?fromDate=2026-01-03&toDate=2026-01-04&size=100');
    expect(body.map(({ timestamp }: { timestamp: string }) => timestamp.slice(8, 10))).toEqual([
      '04',
      '04',
      '03',
      '03',
    ]);
    const user = await app.as('admin').get('/management/audits?sort=principal,asc&entity=company&size=1');
    expect(user.body[0].principal).toBe('analyst');
  });

  test('the filters of the screen know what occurs', async () => {
    const { body } = await app.as('admin').get('/management/audits/terms');
    expect(body.actions).toEqual(expect.arrayContaining(['company.update', 'sign-in']));
    expect(body.entities).toEqual(expect.arrayContaining(['company', 'session']));
  });

  test('the export has every row that passes, runs no formula, and is recorded', async () => {
    const { text, headers } = await app.as('admin').get('/management/audits/export?entity=company');
    expect(headers['content-disposition']).toMatch(/audit-trail_\d{4}-\d\d-\d\d\.csv/);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(lines[1]).toContain('"{""companyName"":""Name 30""}"');
    const { body } = await app.as('admin').get('/management/audits?action=audit.export');
    expect(body[0]).toMatchObject({ principal: 'admin', new: { entity: 'company' } });
  });

  describe('the check of the chain', () => {
    async function check() {
      const started = await app.as('admin').post('/management/audits/verification');
      expect(started.status).toBe(202);
      const result = async () => (await app.as('admin').get('/management/audits/verification')).body;
      await expect.poll(async () => (await result()).state).not.toBe('running');
      return result();
    }

    test('passes a whole trail, and records that it did', async () => {
      const result = await check();
      expect(result).toMatchObject({ state: 'done', intact: true, fault: null, startedBy: 'admin' });
      expect(result.rows).toBe(result.total);
      const { body } = await app.as('admin').get('/management/audits?action=audit.verify');
      expect(body[0]).toMatchObject({ new: { intact: true, rows: result.rows } });
    });

    test.each([
      [
        'an edited row',
        sql`UPDATE audit_event SET new = '{"companyName": "Name X"}' WHERE entity_id = '20'`,
        'content',
      ],
      ['a changed time', sql`UPDATE audit_event SET at = at - interval '1 day' WHERE entity_id = '15'`, 'content'],
      ['a dropped row', sql`DELETE FROM audit_event WHERE entity_id = '10'`, 'is missing'],
    ])('finds %s', async (_, tampering, what) => {
      const { db } = app.database;
      await db.execute(sql`ALTER TABLE audit_event DISABLE TRIGGER audit_event_append_only`);
      await db.execute(tampering);
      await db.execute(sql`ALTER TABLE audit_event ENABLE TRIGGER audit_event_append_only`);
      const result = await check();
      expect(result).toMatchObject({ state: 'done', intact: false });
      expect(result.fault.what).toContain(what);
    });
  });

  describe('a search that more rows pass than anyone turns pages', () => {
    const many = 10_450;
    beforeAll(async () => {
      await app.database.db.execute(sql`
        INSERT INTO audit_event (seq, at, actor, action, entity, previous_hash, hash)
        SELECT 1000000 + n, timestamptz '2026-05-01' + (n / 7) * interval '1 second', 'loader', 'bulk.load',
          'company', '', encode(sha256(n::text::bytea), 'hex')
        FROM generate_series(1, ${many}::int) AS n`);
    });

    test('is counted and paged up to a bound, from either end', async () => {
      const admin = app.as('admin');
      const first = await admin.get('/management/audits?action=bulk.load&size=100');
      expect(first.headers['x-total-count']).toBe('10000');
      expect(first.headers['x-total-count-more']).toBe('true');
      expect(first.body[0].id).toBe(1_000_000 + many);
      const last = await admin.get('/management/audits?action=bulk.load&size=100&page=99');
      expect(last.body).toHaveLength(100);
      expect(last.headers.link).not.toContain('rel="next"');
      const beyond = await admin.get('/management/audits?action=bulk.load&size=100&page=100');
      expect(beyond.status).toBe(400);
      expect(beyond.body.title).toContain('export it');
      const oldest = await admin.get('/management/audits?action=bulk.load&size=1&sort=timestamp,asc');
      expect(oldest.body[0].id).toBe(1_000_001);
      const byUser = await admin.get('/management/audits?fromDate=2026-05-01&size=1&sort=principal,desc');
      expect(byUser.body[0].principal).toBe('loader');
    });

    test('is exported whole: each row once, in the order of time', async () => {
      const { text } = await app.as('admin').get('/management/audits/export?user=loader');
      const ids = text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line: string) => Number(line.split(',')[0]));
      expect(ids).toEqual(Array.from({ length: many }, (_, n) => 1_000_001 + n));
    });
  });
});
