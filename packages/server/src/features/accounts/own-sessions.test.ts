import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const url = '/api/account/sessions';
  const list = async (person: Person) => (await person.get(url)).body;
  const currentOf = async (person: Person) =>
    (await list(person)).find(({ current }: { current: boolean }) => current).id;
  const statusOf = async (person: Person) => (await person.get('/api/account')).status;

  test('need a sign-in: 401; an id that is none: 400', async () => {
    expect((await app.anonymous.get(url)).status).toBe(401);
    expect((await app.anonymous.delete(url)).status).toBe(401);
    expect((await app.anonymous.delete(`${url}/x`)).status).toBe(401);
    for (const id of ['%00', "'--", 'a'.repeat(65)]) {
      expect((await app.as('analyst').delete(`${url}/${id}`)).status).toBe(400);
    }
  });

  test('show where one is signed in, and nothing of others or of sessions that are over', async () => {
    const idle = await app.signIn('rival');
    const idleId = await currentOf(idle);
    app.clock.advance(1_801);
    const [here, there, other] = [await app.signIn('rival'), await app.signIn('rival'), await app.signIn('analyst')];
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ address: expect.stringMatching(/^10\./), remembered: false });
    const ids = sessions.map(({ id }: { id: string }) => id);
    expect(ids).toContain(await currentOf(there));
    for (const id of [idleId, await currentOf(other)]) expect(ids).not.toContain(id);
  });

  test('end with the next request; one that has ended or is another person’s is 404', async () => {
    const [here, there, other] = [await app.signIn('free'), await app.signIn('free'), await app.signIn('compliance')];
    const [id, foreign] = [await currentOf(there), await currentOf(other)];
    expect(await here.delete(`${url}/${id}`)).toMatchObject({ status: 204, text: '' });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    for (const gone of [id, foreign, 'never-was']) expect((await here.delete(`${url}/${gone}`)).status).toBe(404);
    expect((await app.as('admin').delete(`${url}/${foreign}`)).status).toBe(404);
    expect(await statusOf(other)).toBe(200);
  });

  test('all others end at once, this one and other people’s go on', async () => {
    const [here, there, everywhere] = [await app.signIn('free'), await app.signIn('free'), await app.signIn('free')];
    const other = await app.signIn('compliance');
    expect((await here.delete(url)).status).toBe(204);
    const statuses = await Promise.all([here, there, everywhere, other].map(statusOf));
    expect(statuses).toEqual([200, 401, 401, 200]);
    expect(await list(here)).toHaveLength(1);
  });

  test('of a user end by an administrator, with the next request; others may not: 401, 403, 404', async () => {
    const of = (login: string) => `/api/users/login/${login}/sessions`;
    const [one, two, other] = [await app.signIn('free'), await app.signIn('free'), await app.signIn('compliance')];
    expect((await app.anonymous.delete(of('free'))).status).toBe(401);
    for (const login of ['free', 'nobody']) expect((await other.delete(of(login))).status).toBe(403);
    const admin = await app.signIn('admin');
    expect((await admin.delete(of('nobody'))).status).toBe(404);
    expect(await Promise.all([one, two].map(statusOf))).toEqual([200, 200]);
    expect((await admin.delete(of('Free'))).status).toBe(204);
    expect(await Promise.all([one, two, other, admin].map(statusOf))).toEqual([401, 401, 200, 200]);
  });
});
