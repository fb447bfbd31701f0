import { QUERY_EXAMPLES } from '@pellucid/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, embedded, type TestApp } from '../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded });
});
afterAll(() => app.close());

test('the API description names every call once, and its references lead somewhere', async () => {
  const { body, text } = await app.anonymous.get('/api-docs/json');
  const operations = Object.values<Record<string, { operationId?: string }>>(body.paths).flatMap(Object.values);
  const ids = operations.flatMap(({ operationId }) => operationId ?? []);
  expect(ids).toContain('listPageInfo');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const references = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect(references.size).toBeGreaterThan(0);
  expect([...references].filter((name) => !(String(name) in body.components.schemas))).toEqual([]);
});

test('the query call is described by its examples', async () => {
  const { body } = await app.anonymous.get('/api-docs/json');
  const { description } = body.paths['/api/analytics/query'].post;
  for (const { title, meaning, query } of QUERY_EXAMPLES) {
    expect(description).toContain(`### ${title}\n\n${meaning}`);
    expect(description).toContain(JSON.stringify(query, null, 2));
  }
});

test('a call that one address may make only so often says so', async () => {
  const { body } = await app.anonymous.get('/api-docs/json');
  const said = ([path, method]: readonly [string, string]) => body.paths[path][method].description;
  expect(
    (
      [
        ['/api/register', 'post'],
        ['/api/account/activation/resend', 'post'],
        ['/api/account/reset-password/init', 'post'],
        ['/api/account/reset-password/finish', 'post'],
      ] as const
    ).map(said),
  ).toEqual([
    'At most 30 calls from one address in 60 minutes; then 429 with `Retry-After`.',
    'At most 20 calls from one address in 60 minutes; then 429 with `Retry-After`.',
    'At most 30 calls from one address in 60 minutes; then 429 with `Retry-After`.',
    'At most 60 calls from one address in 15 minutes; then 429 with `Retry-After`.',
  ]);
});
