import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded });
});
afterAll(() => app.close());

/** Calls that change something and need no sign-in. A new one is a decision: add it here with a throttle of its own. */
const FOR_STRANGERS = [
  'POST /api/account/activation/resend',
  'POST /api/account/reset-password/finish',
  'POST /api/account/reset-password/init',
  'POST /api/authenticate',
  'POST /api/register',
];

interface Call {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  url: string;
  needsSignIn: boolean;
}

/** Every call of the server, as its API description has them. */
async function calls(): Promise<Call[]> {
  const { body } = await app.anonymous.get('/api-docs/json');
  const paths = Object.entries<Record<string, { security?: unknown }>>(body.paths);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Call['method'],
      url: path.replace(/\{\w+\}/g, '1'),
      needsSignIn: security !== undefined,
    })),
  );
}

test('no call is authorised by cookies, whichever they are, nor by the anti-forgery header: 401', async () => {
  const credentials = { username: 'admin', password: 'Sunshine#2026' };
  const { body, headers: answered } = await app.anonymous.post('/api/authenticate', credentials);
  const token = body.id_token;
  const [knownDevice] = String(answered['set-cookie']).split(';');
  const names = ['ticket', 'ticket1', 'ticket2', 'user-group', 'authenticationToken', 'jhi-authenticationToken'];
  const cookies = [...names, 'JSESSIONID', 'Authorization', 'id_token'].map((name) => `${name}=${token}`);
  const headers = {
    cookie: [...cookies, knownDevice, 'XSRF-TOKEN=anti-forgery'].join('; '),
    'x-xsrf-token': 'anti-forgery',
    'content-type': 'application/json',
  };
  const all = await calls();
  expect(all.length).toBeGreaterThan(60);
  for (const { name, method, url, needsSignIn } of all) {
    if (!needsSignIn) continue;
    const answer = await app.anonymous.send({ method, url, headers, ...(method !== 'GET' && { payload: '{}' }) });
    expect(answer.status, name).toBe(401);
    // A token in the address is none either: addresses are logged and passed on.
    const inAddress = await app.anonymous.send({ method, url: `${url}?access_token=${token}&token=${token}` });
    expect(inAddress.status, name).toBe(401);
  }
  expect((await app.anonymous.get('/api/account', { authorization: `Bearer ${token}` })).status).toBe(200);
});

test('what strangers may change is a short list', async () => {
  const open = (await calls()).filter(({ method, needsSignIn }) => method !== 'GET' && !needsSignIn);
  const asking = /^POST \/api\/(boards|analytics)\//;
  expect(
    open
      .map(({ name }) => name)
      .filter((name) => !asking.test(name))
      .sort(),
  ).toEqual(FOR_STRANGERS);
});

test('a body of a kind that foreign pages can send without asking does not sign anyone in: 400, 415', async () => {
  const payload = JSON.stringify({ username: 'analyst', password: 'Sunshine#2026' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await app.anonymous.send({
      method: 'POST',
      url: '/api/authenticate',
      payload,
      headers: { 'content-type': type },
    });
    expect([400, 415], type).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
});
