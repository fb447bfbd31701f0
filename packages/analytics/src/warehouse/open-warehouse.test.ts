import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWarehouse } from './open-warehouse.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'a-warehouse-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('openWarehouse', () => {
  it('makes the tables, seeds the blank rows once, and keeps both when opened again', async () => {
    for (const _ of [1, 2]) {
      const warehouse = await openWarehouse({ folder });
      const rows = await warehouse.withConnection(async (connection) =>
        (
          await connection.runAndReadAll('SELECT key, nature FROM nature UNION ALL SELECT key, company FROM company')
        ).getRows(),
      );
      expect(rows).toEqual([
        [0, null],
        [0, null],
      ]);
      await warehouse.close();
    }
  });

  it('puts aside in a part of its own of a given folder, and empties no other', async () => {
    const spillFolder = join(folder, 'spill');
    const warehouse = await openWarehouse({ folder, spillFolder });
    await writeFile(join(spillFolder, 'of another.tmp'), 'x');
    await writeFile(join(warehouse.temporaryFolder, 'left.tmp'), 'x');
    const [spill] = await warehouse.withConnection(async (connection) =>
      (await connection.runAndReadAll("SELECT current_setting('temp_directory')")).getRows(),
    );
    expect(spill).toEqual([warehouse.temporaryFolder]);
    await warehouse.close();
    await (await openWarehouse({ folder, spillFolder })).close();
    const left = await readdir(spillFolder, { recursive: true });
    expect(left).toEqual([expect.stringMatching(/^of another/), expect.stringMatching(/^pellucid-\w{12}$/)]);
  });

  it('refuses a second opening, here and from another process', async () => {
    const warehouse = await openWarehouse({ folder });
    await expect(openWarehouse({ folder })).rejects.toThrow(/already open in this process/);
    const said = await tryFromAnotherProcess(folder);
    expect(said).toMatch(/is in use by another process \(\d+\): end it, or use another data folder/);
    await warehouse.close();
  });

  it('says what to do with a damaged file, and does not take it for one in use', async () => {
    const warehouse = await openWarehouse({ folder });
    await warehouse.close();
    const bytes = await readFile(warehouse.file);
    await writeFile(warehouse.file, bytes.fill(0xab, 12_288));
    await expect(openWarehouse({ folder })).rejects.toThrow(/is damaged: restore it from a backup/);
  });
});

function tryFromAnotherProcess(target: string): Promise<string> {
  const script = `import { openWarehouse } from ${JSON.stringify(new URL('./open-warehouse.ts', import.meta.url).href)};
    openWarehouse({ folder: ${JSON.stringify(target)} }).then(() => console.log('opened'), (error) => console.log(error.message));`;
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.stderr.on('data', (part) => (text += part));
    child.on('error', failed);
    child.on('close', () => done(text));
  });
}
