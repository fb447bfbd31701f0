import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, COLUMNS, csv, openBench } from './fixture-files.ts';
import { importFiles } from './import-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

describe('data sets', () => {
  const part = (name: string, year: number, published: string, ...records: string[]) =>
    bench.write(
      name,
      csv(
        COLUMNS.general91,
        records.map((id) => ({ Record_ID: id, Program_Year: String(year), Payment_Publication_Date: published })),
      ),
    );
  const held = () => bench.rows('SELECT program_year, record_id FROM general ORDER BY ALL');

  it('files of one publication add up, a newer one replaces the whole year, an older one is superseded', async () => {
    await bench.importing(await part('1.csv', 2024, '06/30/2025', 'a'), await part('2.csv', 2024, '06/30/2025', 'b'));
    await bench.importing(await part('3.csv', 2023, '06/30/2025', 'c'));
    expect(await held()).toEqual([
      [2023, 'c'],
      [2024, 'a'],
      [2024, 'b'],
    ]);
    const newer = await bench.replacing(await part('4.csv', 2024, '01/20/2026', 'd'));
    expect(newer.files).toMatchObject([{ kept: 1, superseded: 0, removed: 2 }]);
    expect(newer.dataSets).toMatchObject([
      { programYear: 2024, publicationDate: '2026-01-20', records: 1, total: '10.00' },
      { programYear: 2023, publicationDate: '2025-06-30', records: 1 },
    ]);
    expect((await bench.importing(`${bench.folder}/1.csv`)).files[0]).toMatchObject({ outcome: 'superseded' });
    const older = await bench.importing(await part('5.csv', 2024, '06/30/2025', 'e'));
    expect(older).toMatchObject({ changed: false, files: [{ outcome: 'superseded', kept: 0, superseded: 1 }] });
    expect(await held()).toEqual([
      [2023, 'c'],
      [2024, 'd'],
    ]);
  });

  it('one that would take away more than a fifth of a year is refused, and done when it is meant', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
    await bench.importing(
      await part('1.csv', 2024, '06/30/2025', ...ids(10)),
      await part('2.csv', 2023, '06/30/2025', 'x'),
    );
    const before = await bench.rows('FROM warehouse_state');
    const few = await part('3.csv', 2024, '01/20/2026', ...ids(7));
    await expect(bench.importing(few)).rejects.toThrow(
      'Too many rows would be removed: general 2024 has 10 rows and would have 7. Nothing was changed. Add --replace if the files are complete.',
    );
    expect(await held()).toHaveLength(11);
    expect(await bench.rows('FROM warehouse_state')).toEqual(before);
    expect(await bench.rows('SELECT count(*)::INT FROM data_file')).toEqual([[2]]);

    // A publication in several files is judged as a whole, and a fifth itself may go.
    const eighth = await part('4.csv', 2024, '01/20/2026', 'r7');
    expect((await bench.importing(few, eighth)).files).toMatchObject([{ removed: 10 }, { removed: 0 }]);
    const fewer = await bench.replacing(await part('5.csv', 2024, '01/20/2027', 'a'));
    expect(fewer.files).toMatchObject([{ kept: 1, removed: 8 }]);
    expect(await held()).toEqual([
      [2023, 'x'],
      [2024, 'a'],
    ]);
  });

  it('several years in one file are data sets of their own, in any order of files', async () => {
    const mixed = await bench.write(
      'mixed.csv',
      csv(COLUMNS.general91, [
        { Record_ID: 'a', Program_Year: '2022' },
        { Record_ID: 'b', Program_Year: '2023' },
      ]),
    );
    const { files } = await bench.importing(await part('n.csv', 2023, '01/20/2026', 'c'), mixed);
    expect(files[1]).toMatchObject({ rowsRead: 2, kept: 1, superseded: 1, controlTotal: '10.00' });
    expect(await held()).toEqual([
      [2022, 'a'],
      [2023, 'c'],
    ]);
  });

  it('a blank publication date is that of the file name, or older than any', async () => {
    await bench.importing(await part('OP_DTL_GNRL_PGYR2024_P06302025_06162025.csv', 2024, '', 'a'));
    const { files } = await bench.importing(
      await part('blank.csv', 2024, '', 'b'),
      await part('2.csv', 2024, '06/30/2025', 'c'),
    );
    expect(files.map(({ outcome }) => outcome)).toEqual(['superseded', 'loaded']);
    expect(await held()).toEqual([
      [2024, 'a'],
      [2024, 'c'],
    ]);
  });

  it('tells the roll-ups which years changed, and what they do is part of the import', async () => {
    const file = await part('1.csv', 2024, '06/30/2025', 'a');
    const failing = importFiles({
      warehouse: bench.warehouse,
      files: [file],
      refreshRollups: async (_, source, years) => {
        throw new Error(`roll-ups of ${source} ${years.join()} failed`);
      },
    });
    await expect(failing).rejects.toThrow('roll-ups of general 2024 failed');
    expect(await held()).toEqual([]);
    const before = await bench.rows('SELECT data_version FROM warehouse_state');
    await bench.importing(file);
    expect(await bench.rows('SELECT data_version FROM warehouse_state')).not.toEqual(before);
  });

  it('is seen by readers all at once', async () => {
    await bench.importing(await part('1.csv', 2024, '06/30/2025', 'a'));
    const file = await part('2.csv', 2024, '01/20/2026', 'b', 'c');
    let seen: unknown;
    const refreshRollups = async () => {
      seen = await held();
    };
    await importFiles({ warehouse: bench.warehouse, files: [file], refreshRollups });
    expect(seen).toEqual([[2024, 'a']]);
    expect(await held()).toEqual([
      [2024, 'b'],
      [2024, 'c'],
    ]);
  });

  it('can be called off', async () => {
    const stop = new AbortController();
    const file = await part('1.csv', 2024, '06/30/2025', 'a');
    const importing = importFiles({
      warehouse: bench.warehouse,
      files: [file],
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(importing).rejects.toThrow('The import was called off; nothing was changed.');
    expect(await held()).toEqual([]);
  });
});
