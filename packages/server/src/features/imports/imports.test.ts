import type { ImportReport } from '@pellucid/analytics/ingest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTROL_HEADER } from '../../http/control.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { CONTROL_TOKEN } from '../../testing/test-app.ts';
import type { ImportFiles } from './routes.ts';

const REPORT: ImportReport = { files: [], dataSets: [], changed: false, elapsedMs: 1 };

let app: TestApp;
let importFiles: ImportFiles;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded, importFiles: (files, options) => importFiles(files, options) });
});
afterAll(() => app.close());

const control = { [CONTROL_HEADER]: CONTROL_TOKEN };
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('does not exist for whoever lacks the token of the data folder: 404, administrators too', async () => {
  for (const headers of [{}, { [CONTROL_HEADER]: 'guessed' }]) {
    expect((await app.anonymous.post('/control/import', { files: ['/a.csv'] }, headers)).status).toBe(404);
    expect((await app.as('admin').post('/control/import', { files: ['/a.csv'] }, headers)).status).toBe(404);
  }
});

test('wants files: 400', async () => {
  expect((await app.anonymous.post('/control/import', { files: [] }, control)).status).toBe(400);
});

test('replaces much only when it is told to', async () => {
  const told: unknown[] = [];
  importFiles = (_, { replace }) => {
    told.push(replace);
    return Promise.resolve(REPORT);
  };
  await app.anonymous.post('/control/import', { files: ['/a.csv'] }, control);
  await app.anonymous.post('/control/import', { files: ['/a.csv'], replace: true }, control);
  expect(told).toEqual([false, true]);
});

test('tells how far it is and what came of it, line by line', async () => {
  importFiles = async (files, { onProgress }) => {
    onProgress({ file: files[0] ?? '', index: 0, count: 1, step: 'reading', fraction: 0.5 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    return REPORT;
  };
  const answer = await app.anonymous.post('/control/import', { files: ['/a.csv'] }, control);
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  expect(linesOf(answer.text)).toEqual([
    { progress: { file: '/a.csv', index: 0, count: 1, step: 'reading', fraction: 0.5 } },
    { report: REPORT },
  ]);
});

test('leaves a line in the trail with what it removed, unless nothing was new', async () => {
  const file: ImportReport['files'][number] = {
    name: 'a.csv',
    sha256: 'f00d',
    type: 'general',
    layout: 'general',
    differences: { missing: [], unknown: [] },
    outcome: 'loaded',
    rowsRead: 9,
    kept: 8,
    setAside: 1,
    superseded: 0,
    removed: 7,
    controlTotal: '1.00',
    rejected: [],
  };
  for (const changed of [true, false]) {
    importFiles = async () => ({ ...REPORT, files: [file], changed });
    await app.anonymous.post('/control/import', { files: ['/a.csv'] }, control);
  }
  const { body } = await app.as('admin').get('/management/audits?action=data.import');
  expect(body).toHaveLength(1);
  expect(body).toMatchObject([
    {
      principal: 'system',
      new: { rowsKept: 8, rowsSetAside: 1, rowsRemoved: 7, files: [expect.stringMatching(/^a\.csv: loaded/)] },
    },
  ]);
});

test('a refusal is the last line, in words for people', async () => {
  importFiles = () => Promise.reject(new Error('/a.csv: unknown header'));
  const answer = await app.anonymous.post('/control/import', { files: ['/a.csv'] }, control);
  expect(linesOf(answer.text)).toEqual([{ refused: '/a.csv: unknown header' }]);
});

test('is called off when the command goes away', async () => {
  let starts: (signal: AbortSignal) => void = () => {};
  const started = new Promise<AbortSignal>((resolve) => {
    starts = resolve;
  });
  importFiles = (_, { signal, onProgress }) =>
    new Promise((_resolve, reject) => {
      starts(signal);
      onProgress({ file: 'a', index: 0, count: 1, step: 'reading', fraction: 0 });
      const beat = setInterval(() => onProgress({ file: 'a', index: 0, count: 1, step: 'reading', fraction: 0.1 }), 20);
      signal.addEventListener('abort', () => {
        clearInterval(beat);
        reject(new Error('called off'));
      });
    });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as { port: number };
  const command = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/control/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...control },
    body: JSON.stringify({ files: ['/a.csv'] }),
    signal: command.signal,
  }).then((answer) => answer.text());
  const signal = await started;
  command.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => signal.aborted).toBe(true);
});
