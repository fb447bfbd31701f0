import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const BASE = '/api/configuration-standard-pages-filters';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database, analytics: await openFixtureAnalytics() });
  });
  afterAll(() => app.close());

  const CALLS = [
    'getCompanies?datatable=general&name=aster',
    'getCompanyDetails?name=Borealis%20Medical',
    'getPhysicians/general/ada',
    'getSpecialties/general/specialty_group/derm',
    'getCompetitors/general/borealis',
    'getCompetitors/Borealis%20Medical/Aster%20Pharma/All',
    'getCompaniesProgramYears/general',
    'getCompetitorsProgramYears/general',
    'getSubsidiaries/1',
  ];

  it.each(CALLS)('answers 401 to strangers: %s', async (call) => {
    expect((await app.anonymous.get(`${BASE}/${call}`)).status).toBe(401);
  });

  it.each([
    'getCompanies?datatable=secrets&name=x',
    'getSpecialties/general/password/x',
    'getSpecialties/general/amount/1',
    'getCompetitors/a/b/last',
    'getCompanyDetails',
    'getCompaniesProgramYears/secrets',
    'getSubsidiaries/x',
  ])('answers 400 to %s', async (call) => {
    expect((await app.as('analyst').get(`${BASE}/${call}`)).status).toBe(400);
  });

  // docs/promises/calls.md#type-ahead
  it('answers names as positional rows, best match first, forgiving a slip', async () => {
    const ask = async (call: string) => (await app.as('analyst').get(`${BASE}/${call}`)).body;
    expect(await ask('getCompanies?datatable=general&name=astr')).toEqual([[1, 'Aster Pharma', 'Aster Pharma']]);
    expect(await ask('getCompanies?name=borealis')).toEqual([[1, 'Borealis Medical', 'Borealis Medical']]);
    expect(await ask('getSpecialties/general/specialty_group/derm')).toEqual([[1, 'Dermatology', 'Dermatology']]);
    expect(await ask('getSpecialties/general/specialty/zzzz')).toEqual([]);
    expect(await ask('getCompetitors/general/100%25')).toHaveLength(1);
    expect(await ask('getCompanies?name=')).toEqual([]);
  });

  // docs/promises/filters.md#type-aheads
  it('answers people with what tells those of one name apart, by name, by id, and to the rights of who asks', async () => {
    const ask = async (text: string) =>
      (await app.as('analyst').get(`${BASE}/getPhysicians/general,research/${text}`)).body;
    const both = await ask('ada');
    expect(both).toEqual([
      [1, 'Ada Moreno', 'Ada Moreno', expect.stringMatching(/^\d+$/), expect.stringContaining(' · ')],
      [2, 'Ada Moreno', 'Ada Moreno', '1003', 'Dermatology · Boston, MA'],
    ]);
    expect(await ask('1003'), 'by the id').toEqual([[1, ...both[1].slice(1)]]);
    expect(await ask('ada%20morneo'), 'two letters swapped').toEqual(both);
    expect(await ask('nobody%20at%20all')).toEqual([]);
  });

  it('answers details, years and figures of companies', async () => {
    const ask = async (call: string) => (await app.as('analyst').get(`${BASE}/${call}`)).body;
    const details = { companyName: 'Borealis Medical', companyState: 'MN', companyCountry: 'United States' };
    expect(await ask('getCompanyDetails?name=Borealis%20Medical')).toEqual(details);
    expect((await app.as('analyst').get(`${BASE}/getCompanyDetails?name=Nobody`)).status).toBe(404);
    expect(await ask('getCompaniesProgramYears/general')).toEqual([2024, 2023, 2022, 2021]);

    const [company, competitor] = await ask('getCompetitors/Borealis%20Medical/Nobody/All');
    const where = [{ field: 'company', op: 'eq', value: 'Borealis Medical' }];
    const query = { source: 'general', measures: ['total_amount', 'payments'], dimensions: ['recipient_type'], where };
    const { rows } = (await app.as('analyst').post('/api/analytics/query', query)).body;
    const paid = (type: string) => rows.find(([value]: string[]) => value === type).slice(1);
    expect(company.slice(1, 7)).toEqual([
      'Borealis Medical',
      'Borealis Medical',
      ...paid('Covered Recipient Physician'),
      ...paid('Covered Recipient Teaching Hospital'),
    ]);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    const sum = rows.reduce((total: number, [, amount]: string[]) => total + cents(amount ?? '0'), 0);
    expect(cents(company[7])).toBe(sum);
    expect(competitor).toEqual([2, 'Nobody', 'Nobody', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
  });

  it("answers the subsidiaries of a page to those who may open it, each company's people their own", async () => {
    const staff = app.as('entityadmin');
    const groups = (await staff.get('/api/user-groups?name.in=Analysts,Compliance')).body;
    const page = { menu: 'Meals', pageName: 'Meals', spCAnalysisPath: '/x', spPage: 'a', datatable: 'ledger, general' };
    const { id } = (await staff.post('/api/page-infos', { ...page, isMenu: false, userGroupList: groups })).body;
    const call = `${BASE}/getSubsidiaries/${id}`;
    const ask = async (login: string) => (await app.as(login).get(call)).body;
    expect(await ask('analyst'), 'no filter').toEqual([]);

    const kind = (await staff.post('/api/configuration-filters', { filterName: 'Subsidiary' })).body;
    const filter = { pageInfo: { id }, configurationFilter: kind };
    const made = (await staff.post(BASE, filter)).body;
    expect(await ask('analyst')).toEqual([[1, 'Private Ledger Vendor']]);

    const column = { ...made, filterColumnName: 'submitting_company,company' };
    const changed = (await staff.put(BASE, column)).body;
    expect(await ask('analyst')).toEqual([
      [1, 'Aster Holdings'],
      [2, 'Borealis Medical'],
    ]);
    expect((await staff.put(BASE, { ...changed, filterColumnName: 'recipient' })).status).toBe(200);
    expect(await ask('analyst')).toEqual([[1, 'Private Ledger Person']]);
    expect(await ask('rival')).toEqual([[1, 'Rival Ledger Person']]);
    expect((await app.as('entityadmin').get(call)).status, 'no company: held to the FREE tier').toBe(403);
    expect((await app.as('free').get(call)).status).toBe(404);
    expect((await app.as('analyst').get(`${BASE}/getSubsidiaries/999999`)).status).toBe(404);
    await staff.delete(`/api/page-infos/${id}`);
    expect((await app.as('analyst').get(call)).status, 'deleted').toBe(404);
  });

  it('holds the FREE tier to its limits', async () => {
    const free = app.as('free');
    expect((await free.get(`${BASE}/getCompanies?name=aster`)).status).toBe(200);
    expect((await free.get(`${BASE}/getCompaniesProgramYears/general`)).body).toEqual([2024, 2023]);
    for (const call of ['getPhysicians/general/ada', 'getCompanies?datatable=research&name=aster']) {
      const refused = await free.get(`${BASE}/${call}`);
      expect(refused.status, call).toBe(403);
      expect(refused.body.type).toContain('freemium');
    }
  });
});

onEachDatabase((database) => {
  describe('recent searches, filters of pages, messages and jobs', () => {
    let app: TestApp;
    let page: number;
    beforeAll(async () => {
      app = await buildTestApp({ database });
      const [found] = (await app.as('admin').get('/api/page-infos?menu.equals=Company%20Analysis')).body;
      page = found.id;
    });
    afterAll(() => app.close());

    it('answers 401 to strangers', async () => {
      const calls = ['recent-searches/1', 'recent-searches/1/company', 'job-status', 'role-messages-by-company/1'];
      for (const call of [...calls, `${BASE.slice(5)}/1-by-page-info`, 'configuration-standard-pages-by-page-info/1']) {
        expect((await app.anonymous.get(`/api/${call}`)).status, call).toBe(401);
      }
      expect((await app.anonymous.post('/api/recent-searches', { pageId: page, queried: 'x' })).status).toBe(401);
    });

    it('answers 400 to a search without a page or text', async () => {
      const person = app.as('analyst');
      expect((await person.post('/api/recent-searches', { queried: 'x' })).status).toBe(400);
      expect((await person.post('/api/recent-searches', { pageId: page, queried: ' ' })).status).toBe(400);
      expect((await person.get('/api/recent-searches/x')).status).toBe(400);
    });

    it('keeps the last searches of each person, each text once, newest first', async () => {
      const person = app.as('analyst');
      for (const queried of ['Acme', 'Borealis', 'Acme']) {
        app.clock.advance(1);
        const kept = await person.post('/api/recent-searches', {
          time: 'now',
          pageId: page,
          queried,
          filterType: 'company',
        });
        expect(kept).toMatchObject({ status: 201, body: { pageId: page, queried } });
      }
      app.clock.advance(1);
      await person.post('/api/recent-searches', { pageId: page, queried: 'Cardiology' });
      const texts = async (path: string, login = 'analyst') =>
        (await app.as(login).get(path)).body.map((search: { queried: string }) => search.queried);
      expect(await texts(`/api/recent-searches/${page}`)).toEqual(['Cardiology', 'Acme', 'Borealis']);
      expect(await texts(`/api/recent-searches/${page}/company`)).toEqual(['Acme', 'Borealis']);
      expect(await texts(`/api/recent-searches/${page}`, 'rival')).toEqual([]);
      expect((await app.as('free').get(`/api/recent-searches/${page}`)).status).toBe(404);
    });

    it('answers the filter of a page to those who see the page', async () => {
      const call = `${BASE}/${page}-by-page-info`;
      const filter = (await app.as('analyst').get(call)).body;
      expect(filter).toMatchObject({
        configurationFilter: { filterName: 'company' },
        filterDatatableName: 'general',
        yearColumnName: 'program_year',
        pageInfo: { id: page },
      });
      expect((await app.as('free').get(call)).status).toBe(404);
      const kind = `/api/configuration-filters/${filter.configurationFilter.id}`;
      expect((await app.as('analyst').get(kind)).body.filterName).toBe('company');
      expect((await app.as('analyst').get('/api/configuration-filters')).status).toBe(403);
      const beside = `/api/configuration-standard-pages-by-page-info/${page}`;
      expect((await app.as('analyst').get(beside)).body).toEqual([]);
      expect((await app.as('free').get(beside)).status).toBe(404);
    });

    it("answers a company's messages to its own people, each role its own", async () => {
      const company = (await app.as('analyst').get('/api/account')).body.company.id;
      const call = `/api/role-messages-by-company/${company}`;
      for (const [message, authority] of [
        ['For all', null],
        ['For compliance', 'ROLE_COMPLIANCE'],
      ]) {
        await app.as('admin').post('/api/role-messages', { message, authority, company: { id: company } });
      }
      const texts = async (login: string) =>
        (await app.as(login).get(call)).body.map((each: { message: string }) => each.message);
      expect(await texts('analyst')).toEqual(['For all']);
      expect(await texts('compliance')).toEqual(['For all', 'For compliance']);
      expect(await texts('admin'), 'may do everything, and is no compliance officer').toEqual(['For all']);
      await app.as('entityadmin').post('/api/role-messages', { message: 'For every company' });
      expect(await texts('analyst')).toEqual(['For all', 'For every company']);
      expect((await app.as('rival').get(call)).status).toBe(404);
    });

    it('says whether jobs run', async () => {
      expect((await app.as('analyst').get('/api/job-status')).body).toEqual({ running: false, jobs: [] });
    });
  });
});
