import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWarehouse } from '../warehouse/open-warehouse.ts';
import { COLUMNS, csv } from './fixture-files.ts';

const PUBLICATIONS = 24;
const ROWS = 2_000;
const HERE = import.meta.dirname;

/** Imports one publication after the other, each replacing the one before, with a roll-up in the same transaction. */
const CHILD = `
import { openWarehouse } from '${HERE}/../warehouse/open-warehouse.ts';
import { importFiles } from '${HERE}/import-files.ts';
const [folder, ...files] = process.argv.slice(1);
openWarehouse({ folder }).then(async (warehouse) => {
  for (const file of files) {
    await importFiles({ warehouse, files: [file], refreshRollups: async (connection) => {
      await connection.run('CREATE OR REPLACE TABLE rollup AS SELECT count(*) AS records, sum(amount) AS total FROM general');
    } });
    console.log(file);
  }
});`;

describe('an import that is killed', () => {
  let folder = '';
  let files: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ingest-kill-'));
    files = await Promise.all(
      Array.from({ length: PUBLICATIONS }, async (_, number) => {
        const path = join(folder, `${number}.csv`);
        const rows = Array.from({ length: ROWS + number }, (_row, id) => ({
          Record_ID: String(id),
          Covered_Recipient_Profile_ID: String(id),
          Payment_Publication_Date: `01/${String(number + 1).padStart(2, '0')}/2025`,
        }));
        await writeFile(path, csv(COLUMNS.general91, rows));
        return path;
      }),
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('leaves the last publication that it had finished, or the next, but always a whole one', async () => {
    const target = join(folder, 'warehouse');
    const states: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const next = (states.at(-1) ?? -1) + 1;
      const reported = await importUntilKilled(target, files.slice(next), Math.random() * 600);
      states.push(await wholePublication(target));
      expect(states.at(-1)).toBeGreaterThanOrEqual(next + reported - 1);
    }
  }, 120_000);

  /** Kills the child some time after it began its work; answers how many imports it had reported. */
  function importUntilKilled(target: string, names: readonly string[], after: number): Promise<number> {
    return new Promise((done, failed) => {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', CHILD, target, ...names]);
      let reported = 0;
      child.stdout.on('data', (text: Buffer) => {
        if (reported === 0) setTimeout(() => child.kill('SIGKILL'), after);
        reported += text.toString().trim().split('\n').length;
      });
      child.stderr.on('data', (text: Buffer) => failed(new Error(text.toString())));
      child.on('error', failed);
      child.on('close', () => done(reported));
    });
  }

  /** Which publication is there; fails when it is not there whole. */
  async function wholePublication(target: string): Promise<number> {
    const warehouse = await openWarehouse({ folder: target });
    try {
      const [row = []] = await warehouse.withConnection(async (connection) => {
        const result =
          await connection.runAndReadAll(`SELECT count(*)::INT, sum(amount)::VARCHAR, count(recipient.key)::INT,
          (SELECT records FROM rollup)::INT, (SELECT total FROM rollup)::VARCHAR,
          (SELECT list(records::INT) FROM data_set)::VARCHAR, (SELECT count(*) FROM data_file)::INT
          FROM general LEFT JOIN recipient ON recipient.key = recipient_key`);
        return result.getRows();
      });
      const [records] = row;
      const number = Number(records) - ROWS;
      expect(number).toBeGreaterThanOrEqual(0);
      const total = `${(ROWS + number) * 10}.00`;
      expect(row).toEqual([records, total, records, records, total, `[${records}]`, number + 1]);
      expect(await readdir(warehouse.temporaryFolder)).toEqual([]);
      return number;
    } finally {
      await warehouse.close();
    }
  }
});
