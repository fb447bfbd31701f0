import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../testing/index.ts';

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    await app.database.pool.query(`INSERT INTO company (company_name, company_state, tier)
      SELECT 'Exported ' || lpad(n::text, 4, '0'), '=HYPERLINK("x")', 'FREE' FROM generate_series(1, 1234) n`);
  });
  afterAll(() => app.close());

  it('is for who may read the list, and names what it does not know: 401, 403, 400', async () => {
    expect((await app.anonymous.get('/api/companies/export')).status).toBe(401);
    expect((await app.as('analyst').get('/api/companies/export')).status).toBe(403);
    const admin = app.as('admin');
    for (const query of ['secret.equals=1', 'sort=password,asc', 'format=pdf', 'columns=some'])
      expect((await admin.get(`/api/companies/export?${query}`)).status, query).toBe(400);
  });

  it('has every record that matches, in the order of the list, with its columns and no formula', async () => {
    const answer = await app
      .as('admin')
      .get('/api/companies/export?companyName.contains=exported&sort=companyName,desc&page=3&size=10');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/filename="companies_\d{4}-\d\d-\d\d\.csv"/);
    expect(answer.headers['x-total-count']).toBe('1234');
    const [titles, ...lines] = linesOf(answer.text);
    expect(titles).toBe('Id,Company name,State,Country,Tier');
    expect(lines).toHaveLength(1234);
    expect(lines[0]).toMatch(/^\d+,Exported 1234,"'=HYPERLINK\(""x""\)",,FREE$/);
    expect(lines.map((line) => line.split(',')[1])).toEqual(
      Array.from({ length: 1234 }, (_, n) => `Exported ${String(1234 - n).padStart(4, '0')}`),
    );
  });

  it('has every field where that is asked for: links by what they show, moments in UTC', async () => {
    const answer = await app.as('admin').get('/api/users/export?columns=all&login.equals=poweruser');
    const [titles = '', line = ''] = linesOf(answer.text);
    expect(titles).toContain('Login,First name,Last name,E-mail,Activated,Roles,');
    expect(titles).toContain('Created (UTC)');
    expect(line).toContain(',poweruser,Paul,Ferrante,poweruser@pellucid.example,Yes,"ROLE_POWER_USER, ROLE_USER",');
    expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(,|$)/);
  });

  it('keeps to the records of the caller: those of another company are in no file', async () => {
    const { rows } = await app.database.pool.query(`SELECT id FROM company WHERE tier = 'FREE' ORDER BY id LIMIT 1`);
    await app.database.pool.query(`UPDATE app_user SET company_id = ${rows[0].id} WHERE login = 'entityadmin'`);
    const lines = linesOf((await (await app.signIn('entityadmin')).get('/api/companies/export')).text);
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual([rows[0].id]);
  });

  it('is an Excel workbook too', async () => {
    const { text, headers } = await app.as('admin').get('/api/companies/export?format=xlsx');
    expect(headers['content-disposition']).toMatch(/companies_.*\.xlsx"/);
    expect(text.slice(0, 2)).toBe('PK');
  });
});
