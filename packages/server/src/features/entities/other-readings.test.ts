import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

/** Clients with another reading of the entities: other names, fewer fields, codes for values, ids for links. */
onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());
  const admin = () => app.as('admin');

  it('creates, answers, finds and sorts a user by the other names', async () => {
    const refused = await admin().post('/api/users', { email: 'no-name@example.com' });
    expect(refused.body.fieldErrors).toMatchObject([{ field: 'login', message: 'NotNull' }]);
    const sent = { username: 'second.reader', email: 'second@example.com', role: 'ROLE_USER,ROLE_COMPLIANCE' };
    const { status, body } = await admin().post('/api/users', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      login: 'second.reader',
      username: 'second.reader',
      role: 'ROLE_COMPLIANCE,ROLE_USER',
    });
    expect(body).toMatchObject({ createdAt: body.createdDate, updateAt: body.lastModifiedDate });
    for (const secret of ['password', 'passwordHash', 'confirmationCode', 'rememberToken'])
      expect(body).not.toHaveProperty(secret);

    const query = 'username.equals=second.reader&role.equals=ROLE_COMPLIANCE&createdAt.greaterThan=2020-01-01';
    const found = await admin().get(`/api/users?${query}&sort=username,desc&sort=updateAt`);
    expect(found.body.map((user: { id: number }) => user.id)).toEqual([body.id]);
    expect((await admin().get('/api/users?rememberToken.specified=true')).status).toBe(400);
  });

  it('changes what the client changed, by whichever name it sent it with the whole record', async () => {
    const created = await admin().post('/api/users', { username: 'renamed', email: 'renamed@example.com' });
    const first = await admin().put('/api/users', { ...created.body, username: 'renamed.once' });
    expect(first.body).toMatchObject({ login: 'renamed.once', username: 'renamed.once', role: 'ROLE_USER' });
    const second = await admin().put('/api/users', { ...first.body, login: 'renamed.twice' });
    expect(second.body).toMatchObject({ login: 'renamed.twice', username: 'renamed.twice' });
    const third = await admin().put('/api/users', { ...second.body, role: 'ROLE_USER,ROLE_POWER_USER' });
    expect(third.body.authorities).toEqual(['ROLE_POWER_USER', 'ROLE_USER']);
  });

  it('takes a search by username, page, query and time', async () => {
    const [page] = (await admin().get('/api/page-infos?size=1')).body;
    const sent = { username: 'analyst', page: page.id, query: 'acme', time: '2026-01-02T03:04:05.000Z' };
    const { status, body } = await admin().post('/api/searches', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...sent, page: { id: page.id }, user: { login: 'analyst' } });
    const other = await admin().put('/api/searches', { ...body, username: 'poweruser', time: null });
    expect(other.body).toMatchObject({ username: 'poweruser', user: { login: 'poweruser' }, time: sent.time });
    for (const [username, message] of [
      ['nobody.here', 'NotFound'],
      [undefined, 'NotNull'],
    ]) {
      const answer = await admin().post('/api/searches', { ...sent, username });
      expect(answer).toMatchObject({ status: 400, body: { fieldErrors: [{ field: 'username', message }] } });
    }
    const year = await admin().post('/api/searches', { ...sent, time: '9999-12-31T23:59:59-05:00' });
    expect(year.status).toBe(400);
  });

  it('keeps a user group info that has no name', async () => {
    const { status, body } = await admin().post('/api/user-group-infos', { pageInfos: [] });
    expect(status).toBe(201);
    const group = await admin().post('/api/user-groups', { name: 'Of a nameless set', userGroupInfo: body.id });
    expect(group.body.userGroupInfo).toEqual({ id: body.id, name: `#${body.id}` });
  });

  it('takes the user groups of a user group info, and tells of each in the trail', async () => {
    const named = async (name: string) => (await admin().post('/api/user-groups', { name })).body;
    const [first, second] = [await named('Set: first'), await named('Set: second')];
    const created = await admin().post('/api/user-group-infos', { pageInfos: [], userGroups: [first.id] });
    expect(created.body.userGroups).toEqual([{ id: first.id, name: 'Set: first' }]);
    const info = created.body;
    const changed = await admin().put('/api/user-group-infos', { ...info, userGroups: [{ id: second.id }] });
    expect(changed.body.userGroups).toEqual([{ id: second.id, name: 'Set: second' }]);
    expect((await admin().get(`/api/user-groups/${first.id}`)).body.userGroupInfo).toBeNull();
    const kept = await admin().put('/api/user-group-infos', { id: info.id, name: 'Set' });
    expect(kept.body.userGroups).toEqual([{ id: second.id, name: 'Set: second' }]);

    const trail = await admin().get(`/management/audits?entity=userGroup&entityId=${first.id}&sort=timestamp,asc`);
    expect(trail.body.slice(1)).toMatchObject([
      { old: { userGroupInfo: null }, new: { userGroupInfo: { id: info.id } } },
      { old: { userGroupInfo: { id: info.id } }, new: { userGroupInfo: null } },
    ]);
    const unknown = await admin().post('/api/user-group-infos', { userGroups: [{ id: 999_999 }] });
    expect(unknown).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ field: 'userGroups', message: 'NotFound' }] },
    });
  });

  it('knows the domain of a page by its code, and answers its sub-pages', async () => {
    const menu = { menu: 'Domains', isMenu: true, icon: { name: 'table' }, pageDomain: 'R' };
    const { body } = await admin().post('/api/page-infos', menu);
    expect(body).toMatchObject({ pageDomain: 'Research', subPages: [] });
    const sub = { menu: 'Under it', isMenu: true, parentMenu: { id: body.id }, pageDomain: 'G' };
    const under = (await admin().post('/api/page-infos', sub)).body;
    expect(under.pageDomain).toBe('General');
    const listed = await admin().get(`/api/page-infos?pageDomain.equals=R&menu.contains=Domains`);
    expect(listed.body).toMatchObject([{ id: body.id, subPages: [{ id: under.id, menu: 'Under it' }] }]);

    const saved = await admin().put('/api/page-infos/subpages', { ...under, menu: 'Renamed under it' });
    expect(saved).toMatchObject({ status: 200, body: { changed: 1 } });
    expect((await admin().get(`/api/page-infos/${under.id}`)).body.menu).toBe('Renamed under it');
    const unknown = await admin().put('/api/page-infos/subpages', { id: body.id, pageName: 'Lost' });
    expect(unknown.status).toBe(400);

    await admin().delete(`/api/page-infos/${under.id}`);
    const [without] = (await admin().get(`/api/page-infos?id.equals=${body.id}`)).body;
    expect(without.subPages).toEqual([]);
    expect((await admin().get(`/api/page-infos?subPagesId.equals=${under.id}`)).body).toEqual([]);
    expect((await admin().put('/api/page-infos', { ...without, position: 2 })).body.subPages).toEqual([]);
  });

  it('refuses a second filter of a page and names the first', async () => {
    const pages = (await admin().get('/api/page-infos?isMenu.equals=false&size=20')).body;
    const filters = (await admin().get('/api/configuration-standard-pages-filters/all')).body;
    const taken = new Set(filters.map((filter: { pageInfo: { id: number } | null }) => filter.pageInfo?.id));
    const page = pages.find(({ id }: { id: number }) => !taken.has(id));
    const filter = { pageInfo: { id: page.id }, filterDatatableName: 'general' };
    const first = await admin().post('/api/configuration-standard-pages-filters', filter);
    expect(first.status).toBe(201);
    const second = await admin().post('/api/configuration-standard-pages-filters', filter);
    expect(second).toMatchObject({
      status: 400,
      body: {
        detail: `This page has a filter already: general (#${first.body.id})`,
        fieldErrors: [{ field: 'pageInfo', message: 'Unique' }],
      },
    });
    const saved = await admin().put('/api/configuration-standard-pages-filters', { ...first.body, markings: 'a' });
    expect(saved.status).toBe(200);
  });

  it.each(['api/companies', 'api/mails', 'api/users/1/history', 'management/audits'])(
    'reads pages and sizes of %s as Spring does',
    async (list) => {
      const usual = await admin().get(`/${list}`);
      expect(usual.status).toBe(200);
      for (const query of ['page=-1', 'page=abc', 'size=0', 'size=abc', 'size=-5', 'size=2.5', 'page=', "page=1'--"]) {
        const answer = await admin().get(`/${list}?${query}`);
        expect(answer, query).toMatchObject({ status: 200, body: usual.body });
        expect(answer.headers.link, query).toBe(usual.headers.link);
      }
      const beyond = await admin().get(`/${list}?page=9007199254740991&size=99999`);
      expect(beyond).toMatchObject({ status: 200, body: [] });
    },
  );

  it('finds the members and the pages of a user group', async () => {
    const [analysts] = (await admin().get('/api/user-groups?name.equals=Analysts')).body;
    const { id } = analysts ?? (await admin().get('/api/user-groups?size=1')).body[0];
    const users = await admin().get(`/api/users?userGroupId.equals=${id}`);
    for (const user of users.body) expect(user.userGroup.id).toBe(id);
    const pages = await admin().get(`/api/page-infos?userGroupId.equals=${id}`);
    expect(pages.status).toBe(200);
    for (const page of pages.body) expect(page.userGroupList.map((one: { id: number }) => one.id)).toContain(id);

    const [page] = (await admin().get('/api/page-infos?isMenu.equals=false&size=1')).body;
    const group = (await admin().post('/api/user-groups', { name: 'By a set alone' })).body;
    await admin().post('/api/user-group-infos', { pageInfos: [page.id], userGroups: [group.id] });
    const bySet = await admin().get(`/api/page-infos?userGroupId.equals=${group.id}`);
    expect(bySet.body.map((one: { id: number }) => one.id)).toEqual([page.id]);
    expect((await admin().get(`/api/page-infos/count?userGroupId.notEquals=${group.id}`)).body).toBeGreaterThan(0);
  });
});
