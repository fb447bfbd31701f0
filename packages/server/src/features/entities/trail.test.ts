import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const trail = async (query: string) => (await app.as('admin').get(`/management/audits?size=5&${query}`)).body;
  const reason = (text: string) => ({ 'X-Change-Reason': encodeURIComponent(text) });

  it('keeps why a record was created, changed, deleted and brought back', async () => {
    const admin = app.as('admin');
    const page = { menu: 'Reasons', isMenu: true, icon: { name: 'table' } };
    const { body } = await admin.post('/api/page-infos', page, reason('Audit of May: “new”'));
    const { id } = body;
    await admin.put('/api/page-infos', { ...body, position: 9 }, reason('Moved\nup'));
    await admin.delete(`/api/page-infos/${id}`, reason('No longer needed'));
    const again = await admin.delete(`/api/page-infos/${id}`, reason('Deleted again: nothing changes'));
    expect(again.status).toBe(204);
    const restored = await admin.get(`/api/page-infos-undelete/${id}`, reason('Needed after all'));
    expect(restored.headers['x-pellucidapp-alert']).toBe(`A page is restored with identifier ${id}`);
    await admin.delete(`/api/page-infos-subpage/${id}`);
    const events = await trail(`entity=pageInfo&entityId=${id}&sort=timestamp,asc`);
    expect(events.map((event: { reason: string | null }) => event.reason)).toEqual([
      'Audit of May: “new”',
      'Moved\nup',
      'No longer needed',
      'Needed after all',
      null,
    ]);
  });

  it('refuses a reason that is too long or that is no text, and changes nothing', async () => {
    const admin = app.as('admin');
    for (const text of ['x'.repeat(501), 'a\u0000b', 'bell\u0007']) {
      const answer = await admin.post('/api/companies', { companyName: 'Refused' }, reason(text));
      expect(answer).toMatchObject({ status: 400, body: { message: 'error.validation' } });
    }
    expect((await admin.get('/api/companies/count?companyName.equals=Refused')).body).toBe(0);
    const kept = await admin.post('/api/companies', { companyName: 'Kept' }, reason('é'.repeat(500)));
    expect(kept.status).toBe(201);
    expect((await trail(`entity=company&entityId=${kept.body.id}`))[0].reason).toBe('é'.repeat(500));
  });

  it('has the assigned roles, searches and sessions that go with a user', async () => {
    const admin = app.as('admin');
    const user = { login: 'leaver', email: 'leaver@example.com', authorities: ['ROLE_USER'] };
    const { id } = (await admin.post('/api/users', user)).body;
    const roles = (await admin.post('/api/assigned-roles', { authority: 'ROLE_COMPLIANCE', users: { id } })).body;
    const [page] = (await admin.get('/api/page-infos?size=1')).body;
    const search = (await admin.post('/api/searches', { user: { id }, page: { id: page.id }, query: 'acme' })).body;
    await app.database.pool.query(
      `INSERT INTO session (id, user_id, created_at, last_seen_at, expires_at, remembered, address, user_agent)
       VALUES ('leaver-1', $1, now(), now(), now() + interval '1 hour', false, '10.0.0.9', 'Browser')`,
      [id],
    );
    expect((await admin.delete(`/api/users/${id}`, reason('Left the company'))).status).toBe(204);

    const gone = { action: expect.stringContaining('.delete'), reason: 'Left the company', new: null };
    expect(await trail(`entity=assignedRoles&entityId=${roles.id}`)).toMatchObject([
      { ...gone, old: { authority: 'ROLE_COMPLIANCE' } },
      {},
    ]);
    expect((await trail(`entity=search&entityId=${search.id}`))[0]).toMatchObject({ ...gone, old: { query: 'acme' } });
    const [session] = await trail(`entity=session&entityId=${id}`);
    expect(session).toMatchObject({ ...gone, old: { rows: [{ address: '10.0.0.9' }] } });
    expect(JSON.stringify(session)).not.toContain('leaver-1');
    expect((await trail(`entity=user&entityId=${id}`))[0]).toMatchObject({ ...gone, old: { login: 'leaver' } });
  });

  it('has what moves and is renamed with a user or a group', async () => {
    const admin = app.as('admin');
    const [from, to] = (await admin.get('/api/companies?size=2')).body as { id: number }[];
    const group = (await admin.post('/api/user-groups', { name: 'Movers', company: from })).body;
    const user = { login: 'mover', email: 'mover@example.com', company: from };
    const moved = (await admin.post('/api/users', user)).body;
    const ofUser = (await admin.post('/api/assigned-roles', { authority: 'ROLE_COMPLIANCE', users: moved.id })).body;
    const ofGroup = (await admin.post('/api/assigned-roles', { authority: 'ROLE_COMPLIANCE', userGroup: group.id }))
      .body;
    const [page] = (await admin.get('/api/page-infos?size=1')).body;
    const search = (await admin.post('/api/searches', { user: moved.id, page: page.id, query: 'acme' })).body;

    await admin.put('/api/users', { ...moved, login: 'moved', username: 'moved', company: to }, reason('New employer'));
    await admin.put('/api/user-groups', { ...group, company: to }, reason('Sold'));
    const move = { old: { company: { id: from?.id } }, new: { company: { id: to?.id } } };
    expect((await trail(`entity=assignedRoles&entityId=${ofUser.id}`))[0]).toMatchObject({
      ...move,
      principal: 'admin',
      reason: 'New employer',
    });
    expect((await trail(`entity=assignedRoles&entityId=${ofGroup.id}`))[0]).toMatchObject({ ...move, reason: 'Sold' });
    const name = { old: { ...move.old, username: 'mover' }, new: { ...move.new, username: 'moved' } };
    expect((await trail(`entity=search&entityId=${search.id}`))[0]).toMatchObject(name);
    const renamed = (await admin.get(`/api/users/${moved.id}`)).body;
    await admin.put('/api/users', { ...renamed, firstName: 'Only this' });
    expect(await trail(`entity=search&entityId=${search.id}`), 'nothing else takes a line').toHaveLength(2);
  });

  it('has what is current no longer when another becomes it', async () => {
    const admin = app.as('asadmin');
    const before = (await admin.get('/api/aggspend/web-reporting-years/current')).body;
    await admin.put('/api/aggspend/web-reporting-years/current', { reportingYear: 2019 });
    const events = await trail(`entity=webReportingYear&entityId=${before.id}`);
    expect(events[0]).toMatchObject({ principal: 'asadmin', old: { current: true }, new: { current: false } });
  });
});
