import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const PASSWORD = 'Sunshine#2026';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const signIn = (username: string, password = PASSWORD, address = '10.0.0.1') =>
    app.anonymous.send({
      method: 'POST',
      url: '/api/authenticate',
      payload: { username, password },
      remoteAddress: address,
    });

  test('a wrong password and an unknown name are one and the same 401', async () => {
    const wrong = await signIn('analyst', 'not-the-password');
    const unknown = await signIn('nobody', 'not-the-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      type: 'https://www.jhipster.tech/problem/problem-with-message',
      title: 'Unauthorized',
      status: 401,
      detail: 'Bad credentials',
      path: '/api/authenticate',
      message: 'error.http.401',
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.authorization).toBeUndefined();
  });

  test('a body that does not fit names its fields as JHipster does', async () => {
    const answer = await app.anonymous.post('/api/authenticate', { password: 'abc' });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body).toMatchObject({
      type: 'https://www.jhipster.tech/problem/constraint-violation',
      title: 'Method argument not valid',
      message: 'error.validation',
      fieldErrors: [
        { objectName: 'loginVM', field: 'username', message: 'NotNull' },
        { objectName: 'loginVM', field: 'password', message: 'Size' },
      ],
    });
  });

  test('login and e-mail address sign in, in any case; the token is in header and body', async () => {
    for (const name of ['analyst', 'ANALYST@Pellucid.Example']) {
      const answer = await signIn(name);
      expect(answer.status).toBe(200);
      expect(answer.headers.authorization).toBe(`Bearer ${answer.body.id_token}`);
      const account = await app.anonymous.get('/api/account', { authorization: String(answer.headers.authorization) });
      expect(account.body).toMatchObject({
        login: 'analyst',
        authorities: ['ROLE_USER'],
        company: { tier: 'UNLIMITED' },
      });
    }
  });
});
