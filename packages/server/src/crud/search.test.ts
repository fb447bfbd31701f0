import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());
  const search = (path: string, text: string) =>
    app.as('admin').get(`/api/${path}?search.contains=${encodeURIComponent(text)}&sort=login,asc`);
  const logins = async (text: string) =>
    (await search('users', text)).body.map(({ login }: { login: string }) => login);

  it('finds by any of the fields, and by words of several', async () => {
    expect(await logins('reyes')).toEqual(['analyst']);
    expect(await logins('COMPLIANCE@pellucid')).toEqual(['compliance']);
    expect(await logins('whit cora')).toEqual(['compliance']);
    expect(await logins(' paul  power ')).toEqual(['poweruser']);
    expect(await logins('cora reyes')).toEqual([]);
    expect(await logins('%')).toEqual([]);
  });

  it('counts exactly, goes with other conditions, and with no word finds all', async () => {
    const { headers, body } = await search('users', 'pellucid.example');
    expect(headers['x-total-count']).toBe(String(body.length));
    expect((await app.as('admin').get('/api/users/count?search.contains=a&activated.equals=false')).body).toBe(0);
    expect(await logins(' ')).toHaveLength(body.length);
  });

  it('refuses what it does not take, and lists that search nothing', async () => {
    expect((await search('users', 'a b c d e f g h i')).status).toBe(400);
    expect((await app.as('admin').get('/api/users?search.equals=ana')).status).toBe(400);
    expect((await app.as('admin').get('/api/assigned-roles?search.contains=a')).status).toBe(400);
  });
});
