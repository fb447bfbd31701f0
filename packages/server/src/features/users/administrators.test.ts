import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

interface Kept {
  id: number;
  login: string;
  email: string;
  userGroup: { id: number };
  company: { id: number };
}

onEachDatabase((database) => {
  let app: TestApp;
  /** Administrates entities, for every company, and no more. */
  const staff = () => app.as('entityadmin');
  const read = async (login: string) => (await app.as('admin').get(`/api/users/${login}`)).body;
  let admin: Kept;
  let rival: Kept;
  let session: string;
  let role: { id: number };
  /** A group with a role that is above an entity administrator's own. */
  let raised: { id: number };
  beforeAll(async () => {
    app = await buildTestApp({ database });
    [admin, rival] = [await read('admin'), await read('rival')];
    session = (await app.as('admin').get(`/api/users/${admin.id}/sessions`)).body[0].id;
    const boss = app.as('admin');
    raised = (await boss.post('/api/user-groups', { name: 'Raised' })).body;
    await boss.post('/api/assigned-roles', { authority: 'ROLE_AS_ADMIN', userGroup: raised });
    role = (await boss.post('/api/assigned-roles', { authority: 'ROLE_POWER_USER', users: rival })).body;
  });
  afterAll(() => app.close());

  /** Every call that changes an account or shows its sessions, sent against the administrator's. */
  const ATTEMPTS: [what: string, call: (person: Person) => ReturnType<Person['get']>][] = [
    ['a changed name', (person) => person.put('/api/users', { ...admin, firstName: 'Mallory' })],
    ['another e-mail address', (person) => person.put('/api/users', { ...admin, email: 'mallory@example.org' })],
    ['another login', (person) => person.put('/api/users', { ...admin, login: 'mallory' })],
    ['the role taken away', (person) => person.put('/api/users', { ...admin, authorities: ['ROLE_USER'] })],
    ['a move to another company', (person) => person.put('/api/users', { ...admin, company: rival.company })],
    ['a move out of every company', (person) => person.put('/api/users', { ...admin, company: null, userGroup: null })],
    ['another group', (person) => person.put('/api/users', { ...admin, userGroup: null })],
    ['a rejection', (person) => person.put('/api/users', { ...admin, activated: false, isRejected: true })],
    ['a deactivation', (person) => person.put('/api/users/activate', { id: admin.id, activated: false })],
    [
      'a deactivation among others',
      (person) => person.put('/api/users/activate', { ids: [admin.id, rival.id], activated: false }),
    ],
    ['a deletion by id', (person) => person.delete(`/api/users/${admin.id}`)],
    ['a deletion by login', (person) => person.delete('/api/users/admin')],
    ['a look at the sessions', (person) => person.get(`/api/users/${admin.id}/sessions`)],
    ['the end of a session', (person) => person.delete(`/api/users/${admin.id}/sessions/${session}`)],
    ['the end of all sessions', (person) => person.delete('/api/users/login/admin/sessions')],
    ['an unlock', (person) => person.post('/api/users/login/admin/unlock')],
    ['the activation mail again', (person) => person.post('/api/users/login/admin/activation/resend')],
    [
      'a new password',
      (person) => person.post('/api/account/change-password/admin', { newPassword: 'Moonrise#2026', password: 'x' }),
    ],
    [
      'a role of their own',
      (person) => person.post('/api/assigned-roles', { authority: 'ROLE_USER', users: { id: admin.id } }),
    ],
    [
      'a role of their group',
      (person) => person.post('/api/assigned-roles', { authority: 'ROLE_USER', userGroup: admin.userGroup }),
    ],
    [
      'a role that was another’s',
      (person) => person.put('/api/assigned-roles', { ...role, users: { id: admin.id }, userGroup: null }),
    ],
    [
      'a role that was another’s, for their group',
      (person) => person.put('/api/assigned-roles', { ...role, users: null, userGroup: admin.userGroup }),
    ],
  ];

  describe('an account with ROLE_ADMIN', () => {
    it.each(ATTEMPTS)('is not touched by an entity administrator: %s', async (_, call) => {
      const before = await read('admin');
      expect((await call(app.anonymous)).status).toBe(401);
      expect((await call(app.as('analyst'))).status).toBe(403);
      const refused = await call(staff());
      expect(refused.status, refused.text).toBe(403);
      expect(refused.body.detail).toBeTruthy();
      expect(await read('admin')).toEqual(before);
      expect((await app.as('admin').get('/api/account')).status).toBe(200);
      expect((await read('rival')).activated).toBe(true);
    });
  });

  describe('a role above the own', () => {
    it('is not given, by any way', async () => {
      const user = { login: 'puppet', email: 'puppet@example.org' };
      for (const more of [
        { authorities: ['ROLE_ADMIN'] },
        { authorities: ['ROLE_USER', 'ROLE_AS_ADMIN'] },
        { userGroup: raised },
      ]) {
        expect((await staff().post('/api/users', { ...user, ...more })).status).toBe(403);
        expect((await staff().put('/api/users', { ...rival, version: null, ...more })).status).toBe(403);
      }
      const given = { authority: 'ROLE_AS_ADMIN', users: { id: rival.id } };
      expect((await staff().post('/api/assigned-roles', given)).status).toBe(403);
      expect((await staff().put('/api/assigned-roles', { ...role, authority: 'ROLE_AS_ADMIN' })).status).toBe(403);
      expect((await app.as('admin').get('/api/users/puppet')).status).toBe(404);
    });

    it('is not taken, by any way', async () => {
      const [held] = (await app.as('admin').get(`/api/assigned-roles?userGroupId.equals=${raised.id}`)).body;
      expect((await staff().delete(`/api/assigned-roles/${held.id}`)).status).toBe(403);
      expect((await staff().put('/api/assigned-roles', { ...held, authority: 'ROLE_USER' })).status).toBe(403);
      expect((await app.as('admin').get(`/api/assigned-roles/${held.id}`)).body).toEqual(held);
      const above = await read('asadmin');
      expect((await staff().put('/api/users', { ...above, authorities: ['ROLE_USER'] })).status).toBe(403);
      expect((await staff().delete('/api/users/asadmin')).status).toBe(403);
    });
  });
});
