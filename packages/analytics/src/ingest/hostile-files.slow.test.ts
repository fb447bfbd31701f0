import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, COLUMNS, csv, openBench } from './fixture-files.ts';
import { importFiles } from './import-files.ts';
import { MAX_UNREADABLE_ROWS } from './repair-file.ts';
import type { ImportProgress } from './report.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const header = csv(COLUMNS.general91, []);
const importing = (file: string) => importFiles({ warehouse: bench.warehouse, files: [file] });
const held = () => bench.rows('SELECT count(*)::INTEGER FROM general');

describe('a file that is made to do harm', () => {
  it('unpacks to far more than its size: stopped while it unpacks', async () => {
    const bomb = await bench.write('bomb.csv.gz', gzipSync(`${header}${'x\n'.repeat(36 * 2 ** 20)}`));
    await expect(importing(bomb)).rejects.toThrow(/bomb\.csv\.gz unpacks to more than 67 MB/);
    expect(await held()).toEqual([[0]]);
  });

  it.each([
    ['too few fields', 'x\n'],
    ['a stray quote', '"x"y\n'],
  ])('has nothing but unreadable rows (%s): stopped after the first of them', async (_, row) => {
    const rubbish = await bench.write('rubbish.csv', `${header}${row.repeat(MAX_UNREADABLE_ROWS + 50_000)}`);
    await expect(importing(rubbish)).rejects.toThrow(
      /rubbish\.csv could not be imported: more than 100000 of its rows cannot be read; the first, line 2/,
    );
    expect(await held()).toEqual([[0]]);
  });

  it('rows behind thousands of unreadable ones are not lost', async () => {
    // A date that looks like one, so that only the engine finds out; too many for its own list of them to be trusted.
    const [, bad, good] = csv(COLUMNS.general91, [{ Date_of_Payment: '13/45/2024' }, { Record_ID: '2' }]).split('\n');
    const block = `${`${bad}\n`.repeat(1_500)}${good}\n`;
    const file = await bench.write('blocks.csv', header + block.repeat(2));
    const { files } = await importing(file);
    expect(files).toMatchObject([{ rowsRead: 3_002, kept: 2, setAside: 3_000 }]);
  });

  it('is a pipe: refused before anything waits for a writer', async () => {
    const pipe = join(bench.warehouse.folder, 'pipe.csv');
    await promisify(execFile)('mkfifo', [pipe]);
    await expect(importing(pipe)).rejects.toThrow(/pipe\.csv is a pipe or a device/);
  });
});

describe('an import that is called off', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ Record_ID: String(n + 1) }));

  it.each<ImportProgress['step']>(['unpacking', 'reading', 'loading', 'summing up'])(
    'while %s leaves nothing, and the next one begins at once',
    async (step) => {
      const file = await bench.write('a.csv.gz', gzipSync(csv(COLUMNS.general91, rows(2_000))));
      const stop = new AbortController();
      const first = importFiles({
        warehouse: bench.warehouse,
        files: [file],
        signal: stop.signal,
        onProgress: (progress) => progress.step === step && stop.abort(),
        // Ten minutes of work, were it not stopped.
        refreshRollups: async (connection) =>
          void (await connection.run('SELECT sum(a.i * b.i) FROM range(10000000) a(i), range(1000000) b(i)')),
      });
      const ended = expect(first).rejects.toThrow('The import was called off; nothing was changed.');
      await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
      const next = await importing(file);
      await ended;
      expect(next.files).toMatchObject([{ outcome: 'loaded', kept: 2_000 }]);
    },
  );
});
