import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { generateDemoFiles } from '@pellucid/analytics/demo';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandOf, type Finished, useProcesses } from '../testing/processes.ts';

// Every command is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const processes = useProcesses();
let folder: string;
/** General payments of 2023; of 2024, with one row that cannot be read; and a file of no known layout. */
let files: { of2023: string; of2024: string; unknown: string };
/** How many rows the files have that can be read. */
let rows: { of2023: number; of2024: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pellucid-import-'));
  const made = await generateDemoFiles({ folder: join(folder, 'files'), generalRows: 600, years: [2023, 2024] });
  const [of2023 = '', of2024 = ''] = made.filter((path) => path.includes('GNRL'));
  const [header = '', ...lines] = (await readFile(of2024, 'utf8')).trimEnd().split('\n');
  rows = { of2023: (await readFile(of2023, 'utf8')).trimEnd().split('\n').length - 1, of2024: lines.length };
  const unknown = join(folder, 'files', 'unknown.csv');
  const renamed = header.replace('Total_Amount_of_Payment_USDollars', 'Amount_in_Guilders');
  await writeFile(unknown, [renamed, ...lines].join('\n'));
  // A row with an amount that is none: the last line of the file.
  const amount = header.split(',').indexOf('Total_Amount_of_Payment_USDollars');
  await appendFile(
    of2024,
    `${header
      .split(',')
      .map((_, at) => (at === amount ? 'ten' : ''))
      .join(',')}\n`,
  );
  files = { of2023, of2024, unknown };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (name: string) => ({ DATA_DIR: join(folder, name), INIT_CWD: join(folder, 'files') });
const importing = (name: string, ...words: string[]): Promise<Finished> =>
  processes.finished('import', settings(name), words);

/** The cells of the line that a report has about a file. */
function lineOf({ lines }: Finished, file: string): string[] | undefined {
  return lines.find((line) => line.startsWith(basename(file)))?.split(/ {2,}/);
}

const REFUSED =
  /^\S*unknown\.csv has no known layout\. Nearest: general .*; missing Total_Amount_of_Payment_USDollars; unknown Amount_in_Guilders\.$/;

describe('without a server', () => {
  test('reports rows, control total and what was set aside; the same file again is nothing new', async () => {
    const first = await importing('alone', basename(files.of2024));
    expect(first.code, first.lines.join('\n')).toBe(0);
    expect(first.lines[0]?.split(/ {2,}/)).toEqual([
      'File',
      'Layout',
      'Outcome',
      'Rows read',
      'Kept',
      'Set aside',
      'Superseded',
      'Removed',
      'Control total (USD)',
    ]);
    const [, , outcome, read, kept, aside, superseded, removed, total] = lineOf(first, files.of2024) ?? [];
    expect([outcome, read, kept, aside, superseded, removed]).toEqual([
      'loaded',
      `${rows.of2024 + 1}`,
      `${rows.of2024}`,
      '1',
      '0',
      '0',
    ]);
    expect(total).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
    expect(first.lines).toContainEqual(
      expect.stringMatching(new RegExp(`^ {2}line ${rows.of2024 + 2}: .*amount`, 'i')),
    );
    expect(first.lines.at(-1)).toMatch(/^Done in \d+\.\d s\.$/);

    const again = await importing('alone', files.of2024);
    expect(again.code).toBe(0);
    expect(again.lines.at(-1)).toBe('Nothing new: the data are as they were.');
  });

  test('a file of no known layout is refused with the nearest one and what differs, and the good ones beside it stay out', async () => {
    const { code, lines } = await importing('mixed', '*.csv');
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(REFUSED)]);
    expect(lineOf(await importing('mixed', files.of2023), files.of2023)?.slice(2, 5)).toEqual([
      'loaded',
      `${rows.of2023}`,
      `${rows.of2023}`,
    ]);
  });

  test('no file, and one that is not there, are said in one line', async () => {
    expect(await importing('none')).toEqual({ code: 1, lines: ['No files to import: npm run import -- FILE…'] });
    const missing = await importing('none', 'missing.csv');
    expect(missing).toEqual({ code: 1, lines: [expect.stringContaining('missing.csv')] });
  });

  // A bar is drawn on terminals only, and `script` makes one.
  test.skipIf(!existsSync('/usr/bin/script'))('a terminal sees how far it is', async () => {
    const command = [...commandOf('import'), files.of2023].map((word) => `'${word}'`).join(' ');
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings('terminal') };
    const child = spawn('/usr/bin/script', ['-qec', command, '/dev/null'], { env });
    let shown = '';
    child.stdout.on('data', (chunk) => (shown += chunk));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(shown).toMatch(new RegExp(`\\d+ % \\| Importing ${basename(files.of2023)}: (reading|loading)`));
    expect(shown).toContain('Done in');
  });
});

test('with a server on the folder, that server imports and shows the new figures at once', async () => {
  const server = await processes.serve(settings('served'));
  const shownRows = async () => {
    const answer = await fetch(`${server.origin}/api/landing/previews/top-companies-by-spend`);
    return ((await answer.json()) as { result: { rows: unknown[] } }).result.rows.length;
  };
  expect(await shownRows()).toBe(0);

  const refused = await importing('served', files.of2023, files.unknown);
  expect(refused).toEqual({ code: 1, lines: [expect.stringMatching(REFUSED)] });
  expect(await shownRows()).toBe(0);

  const taken = await importing('served', files.of2023, files.of2024);
  expect(taken.code, taken.lines.join('\n')).toBe(0);
  expect(lineOf(taken, files.of2023)?.slice(2, 6)).toEqual(['loaded', `${rows.of2023}`, `${rows.of2023}`, '0']);
  expect(lineOf(taken, files.of2024)?.slice(2, 6)).toEqual(['loaded', `${rows.of2024 + 1}`, `${rows.of2024}`, '1']);
  expect(await shownRows()).toBeGreaterThan(0);

  const few = join(folder, 'files', 'OP_DTL_GNRL_PGYR2023_few.csv');
  const [header = '', row = ''] = (await readFile(files.of2023, 'utf8')).split('\n');
  await writeFile(few, `${header}\n${row.replace(/[^,]*$/, '"01/20/2030"')}\n`);
  expect(await importing('served', few)).toEqual({
    code: 1,
    lines: [expect.stringMatching(/general 2023 has \d+ rows and would have 1\. .* --replace/)],
  });
  const replaced = await importing('served', '--replace', few);
  expect(lineOf(replaced, few)?.slice(2, 8)).toEqual(['loaded', '1', '1', '0', '0', `${rows.of2023}`]);

  // Killed, the server cannot say that it is gone: the command finds out and does the work itself.
  server.child.kill('SIGKILL');
  await server.code;
  const after = await importing('served', files.of2024);
  expect(after).toMatchObject({ code: 0, lines: expect.arrayContaining(['Nothing new: the data are as they were.']) });
});

test('files that a setting names are not mixed with demonstration data', async () => {
  const demo = settings('served');
  const record = JSON.stringify({ kind: 'demo', files: [{ path: files.of2024, size: 1, changed: 1 }] });
  await writeFile(join(demo.DATA_DIR, 'spend-data.json'), record);
  const { code, lines } = await processes.finished('main', { ...demo, OPEN_PAYMENTS_FILES: files.of2023 });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      `OPEN_PAYMENTS_FILES: ${demo.DATA_DIR} holds demonstration data, which is not mixed with real data. Set DATA_DIR to another folder.`,
    ],
  });
});
