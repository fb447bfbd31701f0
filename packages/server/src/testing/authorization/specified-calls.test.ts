import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, buildTestApp, onEachDatabase, type TestApp } from '../index.ts';
import { type Samples, SPECIFIED_CALLS, SPECIFIED_ENTITIES, SPECIFIED_FILTERS } from './specified-calls.ts';

onEachDatabase((database) => {
  let app: TestApp;
  let made: Samples;
  const admin = () => app.as('admin');

  async function make(path: string, body: object): Promise<{ id: number }> {
    const answer = await admin().post(`/api/${path}`, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }

  const dashboard = (menu: string, pageType: string, parentMenu: { id: number } | null = null) =>
    make('page-infos', {
      menu,
      pageType,
      parentMenu,
      pageName: menu,
      spCAnalysisPath: '/x',
      spPage: 'a',
      datatable: 'ledger',
    });

  beforeAll(async () => {
    app = await buildTestApp({ database, analytics: await openFixtureAnalytics() });
    const { company } = (await admin().get('/api/account')).body;
    const group = await make('user-groups', { name: 'Filtered', company });
    const user = await make('users', { login: 'filtered', email: 'filtered@example.org', company, userGroup: group });
    await make('companies', { companyName: 'Filtered' });
    const page = await make('page-infos', { menu: 'Filtered', isMenu: true, icon: { name: 'explore' } });
    const under = 'Page under it';
    await dashboard(under, 'Standard', page);
    const kind = await make('configuration-filters', { filterName: 'subsidiary' });
    const filter = await make('configuration-standard-pages-filters', { pageInfo: page, configurationFilter: kind });
    const federal = await dashboard('Federal', 'Pre Submission');
    const own = await dashboard('Built', 'Power User dashboard');
    const ids = { company: company.id, user: user.id, group: group.id, page: page.id, filter: filter.id };
    made = { ...ids, menu: under, federal: federal.id, dashboard: own.id };
  });
  afterAll(() => app.close());

  const isMounted = ({ status, body, text }: Answer, expected: number) => {
    expect(status, `${text} is not ${expected}`).toBe(expected);
    if (status !== 204) expect(body).toBeDefined();
  };

  it.each(SPECIFIED_ENTITIES)('POST, PUT, GET, GET {id} and DELETE api/$path', async ({ path, body, change }) => {
    const base = `/api/${path}`;
    const created = await admin().post(base, { id: null, ...body(made) });
    isMounted(created, 201);
    const one = `${base}/${created.body.id}`;
    expect(created.headers.location).toMatch(new RegExp(`^${base}/[\\w.]+$`));
    const found = await admin().get(one);
    isMounted(found, 200);
    expect(found.body).toMatchObject(created.body);
    const updated = await admin().put(base, { ...found.body, ...change });
    isMounted(updated, 200);
    expect(updated.body).toMatchObject(change);
    const listed = await admin().get(`${base}?page=0&size=2000&sort=id,desc`);
    isMounted(listed, 200);
    expect(listed.headers['x-total-count']).toBe(String(listed.body.length));
    expect(listed.headers.link).toContain('rel="last"');
    expect(listed.body).toContainEqual(expect.objectContaining({ id: created.body.id, ...change }));
    isMounted(await admin().delete(one), 204);
  });

  it.each(SPECIFIED_CALLS)('$call', async ({ call, status, path, query, body }) => {
    const [method = '', specified = ''] = call.split(' ');
    const values = [...(path?.(made) ?? [])];
    const url = `/${specified.replace(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? 'missing'))}`;
    expect(values, 'every value stands in the path').toEqual([]);
    const answer = await admin().send({
      method: method as 'GET',
      url: query === undefined ? url : `${url}?${query}`,
      ...(body && { payload: body(made) }),
    });
    isMounted(answer, status);
  });

  describe('filter parameters', () => {
    beforeAll(async () => {
      const { group, user } = made;
      await make('assigned-roles', { authority: 'ROLE_POWER_USER', users: { id: user } });
      await make('assigned-roles', { authority: 'ROLE_POWER_USER', userGroup: { id: group } });
      const type = await make('configuration-menu-types', { menuTypeName: 'Used' });
      await make('configuration-menu-types', { menuTypeName: 'Unused' });
      const menu = await make('configuration-menus', { menuName: 'Reports', configurationMenuType: type });
      await make('configuration-standard-pages', { pageName: 'In a menu', menu });
      await make('configuration-standard-pages', { pageName: 'In none' });
      const page = await make('page-infos', { menu: 'Filtered too', isMenu: true, icon: { name: 'explore' } });
      await admin().delete(`/api/page-infos/${page.id}`);
    });

    it.each(SPECIFIED_FILTERS)('%s?%s', async (path, filter, meant) => {
      const rows = async (query = '') => (await admin().get(`/api/${path}?size=2000&${query}`)).body;
      const all = await rows();
      const wanted = all.filter(meant);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(all.length);
      expect(await rows(filter)).toEqual(wanted);
      expect((await admin().get(`/api/${path}/count?${filter}`)).body).toBe(wanted.length);
    });

    it('trims what is contained', async () => {
      const names = async (query: string) =>
        (await admin().get(`/api/${query}`)).body.map((row: { id: number }) => row.id);
      const company = await names('companies?companyName.equals=Filtered');
      expect(await names('companies?companyName.contains=%20%20filtered%09')).toEqual(company);
      expect(await names('user-groups?name.contains=%20filtered%20')).toEqual([made.group]);
    });
  });

  it('adds the id as the last key of every sort, so that equal rows keep one order', async () => {
    for (const companyName of ['Tie 3', 'Tie 1', 'Tie 2']) await make('companies', { companyName, companyState: 'TX' });
    const ids = async (sort: string) =>
      (await admin().get(`/api/companies?companyName.contains=Tie&sort=${sort}`)).body.map(
        (row: { id: number }) => row.id,
      );
    const made = (await ids('id')).toSorted((a: number, b: number) => a - b);
    for (const sort of ['companyState', 'companyState,desc', 'tier,desc', 'companyState,tier,desc']) {
      expect(await ids(sort), sort).toEqual(made);
    }
    expect(await ids('companyState,asc&sort=id,desc')).toEqual(made.toReversed());
  });
});
