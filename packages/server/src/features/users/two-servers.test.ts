import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../platform/db/database.ts';
import { postgres } from '../../testing/databases.ts';
import { buildTestApp, type Person, type TestApp } from '../../testing/index.ts';

/** Sooner than anything that is kept would be read again by itself. */
const AT_ONCE_MS = 5_000;

let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  one = await buildTestApp({ database: postgres });
  const url = String(one.database.pool.options.connectionString);
  other = await buildTestApp({ database: { kind: 'PostgreSQL', open: () => connect({ target: { url } }) } });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const admin = () => one.as('admin');
const userOf = async (login: string) => (await admin().get(`/api/users/${login}`)).body;

/** Somebody who is signed in at the other server, which keeps what it knows of them. */
async function signedIn(login: string): Promise<Person> {
  const person = await other.signIn(login);
  for (let n = 0; n < 2; n += 1) expect((await person.get('/api/account')).status).toBe(200);
  return person;
}

const ENDING: [what: string, login: string, change: () => Promise<{ status: number }>][] = [
  [
    'a session that an administrator ends',
    'analyst',
    async () => {
      const { id } = await userOf('analyst');
      const [session] = (await admin().get(`/api/users/${id}/sessions`)).body;
      return admin().delete(`/api/users/${id}/sessions/${session.id}`);
    },
  ],
  [
    'another role',
    'analyst',
    async () =>
      admin().put('/api/users', { ...(await userOf('analyst')), authorities: ['ROLE_USER', 'ROLE_COMPLIANCE'] }),
  ],
  [
    'an assigned role',
    'compliance',
    async () => {
      const { id } = await userOf('compliance');
      return admin().post('/api/assigned-roles', { authority: 'ROLE_POWER_USER', users: { id } });
    },
  ],
  [
    'a user who is deactivated',
    'rival',
    async () => admin().put('/api/users/activate', { ids: [(await userOf('rival')).id], activated: false }),
  ],
  ['a user who is deleted', 'free', async () => admin().delete(`/api/users/${(await userOf('free')).id}`)],
];

test.each(ENDING)('%s ends what is signed in at another server at once', async (_, login, change) => {
  const person = await signedIn(login);
  expect((await change()).status).toBeLessThan(300);
  await vi.waitFor(async () => expect((await person.get('/api/account')).status).toBe(401), {
    timeout: AT_ONCE_MS,
    interval: 5,
  });
});

test('another tier of the company is known to another server at once', async () => {
  const person = await signedIn('analyst');
  const { company } = (await person.get('/api/account')).body;
  const stored = (await admin().get(`/api/companies/${company.id}`)).body;
  const tier = company.tier === 'FREE' ? 'UNLIMITED' : 'FREE';
  expect((await admin().put('/api/companies', { ...stored, tier })).status).toBe(200);
  const account = async () => (await person.get('/api/account')).body;
  await vi.waitFor(async () => expect((await account()).company.tier).toBe(tier), { timeout: AT_ONCE_MS, interval: 5 });
});
