import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  const admin = () => app.as('asadmin');
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  it('are for ROLE_AS_ADMIN: 401, 403, 400', async () => {
    const versions = '/api/aggspend/version-year-mappings';
    expect((await app.anonymous.get(`${versions}/current`)).status).toBe(401);
    for (const login of ['entityadmin', 'compliance']) {
      expect((await app.as(login).post(versions, { versionID: 'v2025', reportingYear: 2025 })).status).toBe(403);
      expect((await app.as(login).get('/api/parameters')).status).toBe(403);
    }
    const wrong = await admin().post(versions, { versionID: '2025', reportingYear: 12 });
    expect(wrong.body.fieldErrors).toEqual([
      { objectName: 'versionYearMapping', field: 'versionID', message: 'Pattern' },
      { objectName: 'versionYearMapping', field: 'reportingYear', message: 'Min' },
    ]);
  });

  it('have one current version: making one current makes the other not', async () => {
    const path = '/api/aggspend/version-year-mappings';
    const current = async () => (await app.as('free').get(`${path}/current`)).body;
    expect(await current()).toMatchObject({ versionID: 'v2023', reportingYear: 2023 });
    const made = await admin().post(path, { versionID: 'v2025', reportingYear: 2025, current: true });
    expect(made.status).toBe(201);
    expect(await current()).toMatchObject({ id: made.body.id, versionID: 'v2025' });
    expect((await admin().get(`${path}?current.equals=true`)).body).toHaveLength(1);
    expect((await admin().put(path, { ...made.body, current: false })).status).toBe(200);
    expect(await current()).toMatchObject({ status: 404, detail: 'No version is current' });
  });

  it('change the reporting year, and add one that is not there', async () => {
    const path = '/api/aggspend/web-reporting-years/current';
    expect((await app.as('analyst').get(path)).body.reportingYear).toBe(2023);
    expect((await admin().put(path, { reportingYear: 2021 })).body.reportingYear).toBe(2021);
    expect((await admin().put(path, { reportingYear: 2024 })).status).toBe(200);
    expect((await app.as('analyst').get(path)).body.reportingYear).toBe(2024);
    expect((await admin().put(path, { reportingYear: 1999 })).status).toBe(400);
  });

  describe('the reporting year of a company', () => {
    const path = '/api/aggspend/web-reporting-years/current';
    const year = async (login: string) => (await app.as(login).get(path)).body.reportingYear;

    it('is changed by compliance and AS administrators: 401, 403, 400', async () => {
      expect((await app.anonymous.put(path, { reportingYear: 2021 })).status).toBe(401);
      for (const login of ['analyst', 'poweruser', 'entityadmin', 'free'])
        expect((await app.as(login).put(path, { reportingYear: 2021 })).status, login).toBe(403);
      expect((await app.as('compliance').put(path, {})).status).toBe(400);
      const unknown = await app.as('compliance').put(path, { reportingYear: 2035 });
      expect(unknown.body.fieldErrors).toEqual([
        { objectName: 'webReportingYear', field: 'reportingYear', message: 'NotFound' },
      ]);
    });

    it('is its own, and that of the installation until it chose one', async () => {
      await admin().put(path, { reportingYear: 2023 });
      const { body } = await app.as('compliance').get(path);
      expect(body).toMatchObject({ reportingYear: 2023, years: expect.arrayContaining([2016, 2021, 2023]) });
      expect(body.years).toEqual(body.years.toSorted((a: number, b: number) => b - a));

      expect((await app.as('compliance').put(path, { reportingYear: 2016 })).body.reportingYear).toBe(2016);
      expect(await year('analyst'), 'of the same company').toBe(2016);
      expect(await year('rival')).toBe(2023);
      await admin().put(path, { reportingYear: 2021 });
      expect([await year('compliance'), await year('rival'), await year('asadmin')]).toEqual([2016, 2021, 2021]);
    });

    it('is that of the installation again when the year is taken from the list', async () => {
      const [chosen] = (await admin().get('/api/aggspend/web-reporting-years?reportingYear.equals=2016')).body;
      expect((await admin().delete(`/api/aggspend/web-reporting-years/${chosen.id}`)).status).toBe(204);
      expect(await year('analyst')).toBe(2021);
      const { rows } = await app.database.db.execute<{ action: string }>(
        sql`SELECT action FROM audit_event WHERE entity = 'companyReportingYear' ORDER BY seq`,
      );
      expect(rows.map(({ action }) => action)).toEqual(['companyReportingYear.update', 'companyReportingYear.delete']);
    });
  });

  it('hold for a company before they hold for all', async () => {
    const { company } = (await app.as('analyst').get('/api/account')).body;
    const feature = { name: 'REVIEW_VENUE', pageType: 'Monitor', menu: 'Venues' };
    await admin().post('/api/parameters', { ...feature, value: 'false' });
    await admin().post('/api/parameters', { ...feature, value: 'true', company: { id: company.id } });
    const value = async (login: string) => (await app.as(login).get('/api/parameters/current')).body;
    expect(await value('analyst')).toEqual([{ ...feature, value: 'true' }]);
    expect(await value('rival')).toEqual([{ ...feature, value: 'false' }]);
    expect((await admin().post('/api/parameters', { ...feature, value: 'x' })).status).toBe(400);
  });

  it('put suffixes behind analysis paths, for a company and a version', async () => {
    const pages = '/api/page-infos';
    const [page] = (await app.as('entityadmin').get(`${pages}?pageName.equals=Company%20Analysis`)).body;
    const board = async (login: string) => (await app.as(login).get(`${pages}/${page.id}`)).body.boardId;
    expect(await board('analyst')).toBe('company-analysis');
    const { company } = (await app.as('analyst').get('/api/account')).body;
    const suffix = { suffix: '-pdqa', kind: 'PDQA', company: { id: company.id } };
    const made = await admin().post('/api/analysis-path-suffixes', suffix);
    expect(made.status).toBe(201);
    expect(await board('analyst')).toBe('company-analysis-pdqa');
    expect(await board('rival')).toBe('company-analysis');
    expect((await admin().delete(`/api/analysis-path-suffixes/${made.body.id}`)).status).toBe(204);
  });

  describe('meal limits', () => {
    const base = '/api/customize/business-meal';
    const dinner = { mealCategory: 'Dinner', mealType: 'In office', value: '125.00' };

    it('are read by everyone and set by compliance: 401, 403, 400, 404', async () => {
      expect((await app.anonymous.get(`${base}/cities`)).status).toBe(401);
      expect((await app.as('analyst').put(`${base}/update-configuration`, { limits: [] })).status).toBe(403);
      const half = { city: '\ud800', limits: [] };
      expect((await app.as('compliance').put(`${base}/update-configuration`, half)).status).toBe(400);
      const wrong = { limits: [{ ...dinner, value: '-1' }] };
      expect((await app.as('compliance').put(`${base}/update-configuration`, wrong)).status).toBe(400);
      const twice = { limits: [dinner, dinner] };
      expect((await app.as('compliance').put(`${base}/update-configuration`, twice)).status).toBe(400);
      const other = (await app.as('rival').get('/api/account')).body.company.id;
      for (const level of ['global-level-general', 'global-level-speaker-program']) {
        expect((await app.as('analyst').get(`${base}/${level}/${other}`)).status).toBe(404);
      }
      const beyondColumns = await app.as('admin').get(`${base}/global-level-general/9223372036854775808`);
      expect(beyondColumns).toMatchObject({ status: 200, body: [] });
    });

    it('are kept by city and everywhere else, general and for speaker programs, by each company', async () => {
      const person = app.as('compliance');
      const all = await person.put(`${base}/update-configuration`, { limits: [dinner] });
      expect(all).toMatchObject({ status: 200, body: [{ city: null, ...dinner }] });
      const boston = { city: 'Boston', limits: [{ ...dinner, value: 150 }] };
      await person.put(`${base}/update-configuration`, boston);
      await person.put(`${base}/update-speaker-program-configuration`, { ...boston, city: 'boston' });
      expect((await person.get(`${base}/cities`)).body).toEqual(['Boston']);
      expect((await person.get(`${base}/view-meal-limits`)).body).toEqual([
        { city: null, ...dinner },
        { city: 'Boston', ...dinner, value: '150.00' },
      ]);
      const city = (await person.get(`${base}/city-level-configuration/BOSTON`)).body;
      expect(city).toMatchObject({ general: [{ value: '150.00' }], speakerProgram: [{ value: '150.00' }] });
      const { company } = (await person.get('/api/account')).body;
      expect((await person.get(`${base}/global-level-general/${company.id}`)).body).toEqual([
        { city: null, ...dinner },
      ]);
      const everywhere = `${base}/global-level-speaker-program/${company.id}`;
      expect((await person.get(everywhere)).body).toEqual([]);
      await person.put(`${base}/update-speaker-program-configuration`, { limits: [{ ...dinner, value: 140 }] });
      expect((await person.get(everywhere)).body).toEqual([{ city: null, ...dinner, value: '140.00' }]);
      expect((await app.as('rival').get(`${base}/view-meal-limits`)).body).toEqual([]);
    });
  });
});
