import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeConfig } from '../../config-report.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

const ENVIRONMENT = {
  PORT: '9090',
  JWT_SECRET: 'a secret of more than thirty-two characters',
  SMTP_URL: 'smtp://mailer:open%20sesame@mail.example:587',
  DATABASE_URL: 'postgres://pellucid:p4ssw0rd@db.example/pellucid',
};
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded, environment: ENVIRONMENT });
});
afterAll(() => app.close());

const URLS = ['/management/configuration', '/management/env', '/management/configprops'];

test.each(URLS)('%s is for administrators and shows no secret', async (url) => {
  expect((await app.anonymous.get(url)).status).toBe(401);
  expect((await app.as('asadmin').get(url)).status).toBe(403);
  const { status, text } = await app.as('admin').get(url);
  expect(status).toBe(200);
  for (const secret of ['thirty-two', 'sesame', 'p4ssw0rd']) expect(text).not.toContain(secret);
  expect(text).toContain('mail.example');
});

test('a setting says its value, its default, whether they differ and where it is from', () => {
  const settings = new Map(describeConfig(ENVIRONMENT).map((setting) => [setting.name, setting]));
  expect(settings.get('PORT')).toMatchObject({ value: '9090', default: '8080', differs: true, source: 'environment' });
  expect(settings.get('HOST')).toMatchObject({ value: '127.0.0.1', differs: false, source: 'default' });
  expect(settings.get('JWT_SECRET')).toMatchObject({ value: '******', default: null, differs: true });
  expect(settings.get('SMTP_URL')?.value).toBe('smtp://mailer:******@mail.example:587');
  expect(settings.get('API_DOCS')).toMatchObject({ value: 'on', default: 'on', differs: false });
  const production = describeConfig({ NODE_ENV: 'production', PORT: '8080' });
  expect(production.find(({ name }) => name === 'NODE_ENV')).toMatchObject({ differs: true, default: 'development' });
  expect(production.find(({ name }) => name === 'PORT')).toMatchObject({ differs: false, source: 'environment' });
  expect(production.find(({ name }) => name === 'LOG_LEVEL')).toMatchObject({ value: 'info', differs: false });
});

test('a JHipster client reads profiles, sources and groups', async () => {
  const env = (await app.as('admin').get('/management/env')).body;
  expect(env.activeProfiles).toContain('dev');
  expect(env.propertySources[0].properties.PORT.value).toBe('9090');
  const props = (await app.as('admin').get('/management/configprops')).body;
  expect(env).toMatchObject({ profiles: env.activeProfiles, systemEnvironment: { PORT: '9090' } });
  expect(props.Server).toMatchObject({ prefix: 'pellucid.server', properties: { PORT: '9090' } });
  expect(props.contexts.pellucid.beans.Server).toMatchObject({
    prefix: 'pellucid.server',
    properties: { PORT: '9090' },
  });
});
