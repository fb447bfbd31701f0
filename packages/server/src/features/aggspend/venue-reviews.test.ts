import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const ENTRIES = '/api/aggspend/rule-entries';
const VALUES = '/api/aggspend/view-rule-values';

onEachDatabase((database) => {
  let app: TestApp;
  /** Reviews venues of the company of `analyst`. */
  const reviewer = () => app.as('compliance');
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const venue = (row: { value: string; selection: number | null }) => [row.value, row.selection];

  describe('may not be called', () => {
    it.each([
      ['GET', ENTRIES],
      ['POST', ENTRIES],
      ['PUT', ENTRIES],
      ['GET', `${ENTRIES}/1`],
      ['DELETE', `${ENTRIES}/1`],
      ['GET', VALUES],
      ['GET', `${VALUES}/1`],
    ] as const)('by a stranger: %s %s', async (method, url) => {
      expect((await app.anonymous.send({ method, url })).status).toBe(401);
    });

    it('to change anything by who is no compliance officer', async () => {
      for (const login of ['analyst', 'poweruser', 'free']) {
        const person = app.as(login);
        expect((await person.post(ENTRIES, { entry: 'Blue Fig', selection: 0 })).status).toBe(403);
        expect((await person.put(ENTRIES, { id: 1, entry: 'Blue Fig', selection: 0 })).status).toBe(403);
        expect((await person.delete(`${ENTRIES}/1`)).status).toBe(403);
      }
    });

    it('with what is no review', async () => {
      const wrong = [{ entry: 'Blue Fig' }, { entry: 'Blue Fig', selection: 2 }, { entry: ' ', selection: 0 }];
      for (const body of [...wrong, { entry: 'x'.repeat(256), selection: 0 }]) {
        expect((await reviewer().post(ENTRIES, body)).status).toBe(400);
      }
      const known = await reviewer().post(ENTRIES, { id: 4, entry: 'Blue Fig', selection: 0 });
      expect(known).toMatchObject({ status: 400, body: { message: 'error.idexists' } });
      const none = await reviewer().put(ENTRIES, { entry: 'Blue Fig', selection: 0 });
      expect(none).toMatchObject({ status: 400, body: { message: 'error.idnull' } });
      for (const query of ['selection.equals=yes', 'password.equals=1', 'sort=password']) {
        expect((await reviewer().get(`${VALUES}?${query}`)).status, query).toBe(400);
      }
      expect((await reviewer().get(`${VALUES}/x`)).status).toBe(400);
    });
  });

  it('a review is created, read, changed and taken back; the venue stays', async () => {
    const made = await reviewer().post(ENTRIES, { entry: 'Blue Fig', selection: 1 });
    expect(made).toMatchObject({ status: 201, body: { entry: 'Blue Fig', value: 'Blue Fig', selection: 1 } });
    const { id } = made.body;
    expect(made.headers.location).toBe(`${ENTRIES}/${id}`);
    expect((await reviewer().get(`${VALUES}/${id}`)).body).toEqual((await reviewer().get(`${ENTRIES}/${id}`)).body);
    const changed = await reviewer().put(ENTRIES, { ...made.body, selection: 0 });
    expect(changed).toMatchObject({ status: 200, body: { id, entry: 'Blue Fig', selection: 0 } });
    expect((await reviewer().put(ENTRIES, made.body)).status, 'an earlier version').toBe(409);

    expect((await reviewer().delete(`${ENTRIES}/${id}`)).status).toBe(204);
    expect((await reviewer().get(`${ENTRIES}/${id}`)).status).toBe(404);
    expect((await reviewer().delete(`${ENTRIES}/${id}`)).status).toBe(404);
    expect((await reviewer().put(ENTRIES, { ...changed.body, version: null })).status).toBe(404);
    expect((await reviewer().get(`${VALUES}/${id}`)).body).toMatchObject({ value: 'Blue Fig', selection: null });
    expect((await reviewer().get(`${ENTRIES}?entry.equals=Blue%20Fig`)).body).toEqual([]);
  });

  it('reviewing a venue again changes its review, whatever letters its name is written in', async () => {
    const first = await reviewer().post(ENTRIES, { value: 'Copper Kettle', selection: 0 });
    const again = await reviewer().post(ENTRIES, { value: 'COPPER kettle', selection: 1 });
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id, selection: 1 } });
    expect((await reviewer().get(`${VALUES}/count?value.contains=copper`)).body).toBe(1);
  });

  it('every change is in the audit trail with what was decided before', async () => {
    const headers = { 'X-Change-Reason': 'Wine%20list' };
    const { body } = await reviewer().post(ENTRIES, { entry: 'Vineyard', selection: 0 });
    await reviewer().post(ENTRIES, { entry: 'Vineyard', selection: 1 }, headers);
    await reviewer().delete(`${ENTRIES}/${body.id}`);
    const { rows } = await app.database.pool.query(
      `SELECT action, reason, old ->> 'selection' AS was, new ->> 'selection' AS now FROM audit_event
       WHERE entity = 'ruleValue' AND entity_id = $1 ORDER BY seq`,
      [String(body.id)],
    );
    expect(rows).toEqual([
      { action: 'ruleValue.create', reason: null, was: null, now: '0' },
      { action: 'ruleValue.update', reason: 'Wine list', was: '0', now: '1' },
      { action: 'ruleValue.update', reason: null, was: '1', now: null },
    ]);
  });

  describe('the list of venues', () => {
    /** Of the rival, whose list nothing else has filled. */
    const rival = () => app.as('rival');
    beforeAll(async () => {
      for (let at = 1; at <= 45; at++) {
        await rival().post(ENTRIES, { entry: `Hall ${String(at).padStart(2, '0')}`, selection: at % 2 });
      }
      const [last] = (await rival().get(`${ENTRIES}?value.contains=Hall%2045`)).body;
      await rival().delete(`${ENTRIES}/${last.id}`);
    });

    it('comes in pages with their links and the total', async () => {
      const page = await rival().get(`${VALUES}?page=1&size=20&sort=id,desc`);
      expect(page.headers['x-total-count']).toBe('45');
      expect(page.body).toHaveLength(20);
      expect(page.body[0]).toMatchObject({ value: 'Hall 25' });
      const link = (to: number, rel: string) => `<${VALUES}?page=${to}&size=20&sort=id%2Cdesc>; rel="${rel}"`;
      expect(page.headers.link).toBe([link(2, 'next'), link(0, 'prev'), link(2, 'last'), link(0, 'first')].join(','));
      expect((await rival().get(`${VALUES}?page=3&size=20`)).body).toEqual([]);
    });

    it('keeps equal rows in the order of their ids', async () => {
      const { body } = await rival().get(`${VALUES}?size=100&sort=selection,asc&sort=id,desc`);
      const reviewed = body.filter((row: { selection: number | null }) => row.selection === 0).map(venue);
      expect(reviewed.slice(0, 2)).toEqual([
        ['Hall 44', 0],
        ['Hall 42', 0],
      ]);
      const byId = (await rival().get(`${VALUES}?size=100&sort=selection`)).body;
      expect(venue(byId[0])).toEqual(['Hall 02', 0]);
    });

    it('is searched by text and by what was decided', async () => {
      const rows = async (query: string) => (await rival().get(`${VALUES}?${query}`)).body.map(venue);
      expect(await rows('value.contains=hALL%200&selection.equals=1&sort=value')).toEqual(
        ['01', '03', '05', '07', '09'].map((at) => [`Hall ${at}`, 1]),
      );
      expect(await rows('value.contains=45')).toEqual([['Hall 45', null]]);
      expect(await rows('value.contains=%25')).toEqual([]);
      const total = async (path: string) => (await rival().get(`${path}/count`)).body;
      expect([await total(VALUES), await total(ENTRIES)]).toEqual([45, 44]);
      expect((await rival().get(`${ENTRIES}?size=100`)).body).toHaveLength(44);
    });

    it('comes as a file', async () => {
      const file = await rival().get(`${VALUES}/export?value.contains=Hall%2001`);
      expect(file.text).toMatch(/^.Id,Venue,Review venue status\r\n\d+,Hall 01,1\r\n$/);
      expect((await rival().get(`${ENTRIES}/export?value.contains=Hall%2045`)).text).not.toContain('45');
    });
  });

  describe("another company's venue", () => {
    let theirs: { id: number; version: number; company: { id: number } };
    beforeAll(async () => {
      theirs = (await app.as('rival').post(ENTRIES, { entry: 'Their bistro', selection: 0 })).body;
    });

    it('is not there: 404 to every call, in no list, count or file', async () => {
      // The operator's staff belongs to no company, and administers no venues.
      for (const login of ['compliance', 'analyst', 'free', 'entityadmin', 'asadmin']) {
        const person = app.as(login);
        for (const path of [ENTRIES, VALUES]) {
          expect((await person.get(`${path}/${theirs.id}`)).status).toBe(404);
          expect((await person.get(`${path}?id.equals=${theirs.id}`)).body).toEqual([]);
          expect((await person.get(`${path}/count?companyId.equals=${theirs.company.id}`)).body).toBe(0);
          expect((await person.get(`${path}/export`)).text).not.toContain('Their bistro');
        }
      }
      expect((await reviewer().put(ENTRIES, { ...theirs, selection: 1 })).status).toBe(404);
      expect((await reviewer().delete(`${ENTRIES}/${theirs.id}`)).status).toBe(404);
    });

    it('is not changed by one of the same name, nor made for them', async () => {
      const own = await reviewer().post(ENTRIES, { entry: 'Their bistro', selection: 1, company: theirs.company });
      expect(own.status).toBe(201);
      expect(own.body.company.id).not.toBe(theirs.company.id);
      expect((await app.as('rival').get(`${ENTRIES}/${theirs.id}`)).body.selection).toBe(0);
    });

    it('is reviewed by an administrator who names the company', async () => {
      const body = { entry: 'Their bistro', selection: 1, company: theirs.company };
      expect((await app.as('admin').post(ENTRIES, body)).body).toMatchObject({ id: theirs.id, selection: 1 });
      const [seen] = (await app.as('admin').get(`${ENTRIES}?id.equals=${theirs.id}`)).body;
      expect(seen.company).toEqual(theirs.company);
    });
  });
});
