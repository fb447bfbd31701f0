import { expect, test } from 'vitest';
import { curlOf, readApiDocs } from './openapi.ts';
import { schemaText } from './schema-text.ts';

test('calls are grouped by their part and know their method', () => {
  const operation = { tags: ['pages'], responses: { 200: {} }, security: [{ bearer: [] }] };
  const docs = readApiDocs({
    info: { title: 'API', version: '1' },
    paths: {
      '/api/a/{id}': { get: operation, put: { ...operation, requestBody: { content: {} } } },
      '/b': { get: { responses: {} } },
    },
  });
  expect(docs.parts.map(({ name, calls }) => [name, calls.map(({ method }) => method)])).toEqual([
    ['other', ['GET']],
    ['pages', ['GET', 'PUT']],
  ]);
  const [, put] = docs.parts[1]?.calls ?? [];
  expect(put && curlOf(put, 'https://x')).toBe(
    "curl -X PUT 'https://x/api/a/{id}' \\\n  -H 'Authorization: Bearer YOUR_TOKEN' \\\n  -H 'Content-Type: application/json' \\\n  -d '{}'",
  );
});

test('schemas are read as shapes, those that hold themselves included', () => {
  const named = {
    Node: { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, next: { $ref: '#/x/Node' } } },
  };
  expect(schemaText({ type: 'array', items: { enum: ['a', 'b'] } }, {})).toBe('("a" | "b")[]');
  expect(schemaText({ anyOf: [{ type: 'string' }, { type: 'null' }] }, {})).toBe('string | null');
  expect(schemaText(named.Node, {})).toBe('{\n  id: integer\n  next?: Node\n}');
  expect(schemaText(named.Node, named).match(/id: integer/g)?.length).toBeLessThan(6);
  expect(schemaText(undefined, {})).toBe('any');
});
