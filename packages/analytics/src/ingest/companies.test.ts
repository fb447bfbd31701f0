import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setCompanyFamilies } from '../warehouse/company-families.ts';
import { type Bench, COLUMNS, csv, openBench } from './fixture-files.ts';
import { importFiles } from './import-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

describe('companies', () => {
  const PAYER = 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment';
  const payment = (id: string, name: string, year: number) => ({
    Record_ID: `${id} ${name} ${year}`,
    [`${PAYER}_ID`]: id,
    [`${PAYER}_Name`]: name,
    Program_Year: String(year),
  });
  const file = (name: string, ...rows: Parameters<typeof payment>[]) =>
    bench.write(
      name,
      csv(
        COLUMNS.general91,
        rows.map((row) => payment(...row)),
      ),
    );
  const NAMES = `SELECT company_reported, company, former_name FROM company WHERE key > 0 ORDER BY company_reported`;

  it.each([
    ['oldest', ['2022.csv', '2023.csv', '2024.csv']],
    ['newest', ['2024.csv', '2023.csv', '2022.csv']],
  ])('go by the name of their newest year, whatever was loaded first (%s first)', async (_, order) => {
    await file('2022.csv', ['1', 'Toshiba Medical', 2022], ['2', 'Zeta', 2022]);
    await file('2023.csv', ['1', 'CANON MEDICAL', 2023], ['', 'Nameless Maker', 2023]);
    await file('2024.csv', ['1', 'CANON Medical', 2024], ['1', 'Canon Medical', 2024], ['3', 'Toshiba Foods', 2024]);
    for (const name of order) await bench.importing(`${bench.folder}/${name}`);
    expect(await bench.rows(NAMES)).toEqual([
      ['CANON MEDICAL', 'Canon Medical', 'CANON MEDICAL'],
      ['CANON Medical', 'Canon Medical', 'CANON Medical'],
      ['Canon Medical', 'Canon Medical', null],
      ['Nameless Maker', 'Nameless Maker', null],
      ['Toshiba Foods', 'Toshiba Foods', null],
      ['Toshiba Medical', 'Canon Medical', 'Toshiba Medical'],
      ['Zeta', 'Zeta', null],
    ]);
  });

  it("a name that another company has now is nobody's former name", async () => {
    await bench.importing(await file('a.csv', ['1', 'Acessa', 2022], ['1', 'Hologic', 2024], ['2', 'Acessa', 2024]));
    expect(await bench.rows('SELECT company_id, company, former_name FROM company WHERE key > 0 ORDER BY key')).toEqual(
      [
        ['1', 'Hologic', null],
        ['1', 'Hologic', null],
        ['2', 'Acessa', null],
      ],
    );
  });

  it('belong to the family that lists their id, under whatever name, or stand for themselves', async () => {
    const set = (...families: [string, string][]) =>
      bench.warehouse.withConnection((connection) => setCompanyFamilies(connection, new Map(families)));
    const families = () =>
      bench.rows('SELECT company_reported, company_family FROM company WHERE key > 0 ORDER BY key');
    expect(await set(['1', 'Group'], ['2', 'Group'])).toBe(true);
    await bench.importing(await file('a.csv', ['1', 'Old', 2022], ['1', 'New', 2023], ['3', 'Zeta', 2022]));
    await bench.importing(await file('b.csv', ['2', 'Daughter', 2024]));
    expect(await families()).toEqual([
      ['New', 'Group'],
      ['Old', 'Group'],
      ['Zeta', 'Zeta'],
      ['Daughter', 'Group'],
    ]);

    const before = await bench.rows('SELECT data_version FROM warehouse_state');
    expect(await set(['1', 'Group'], ['2', 'Group'])).toBe(false);
    expect(await bench.rows('SELECT data_version FROM warehouse_state')).toEqual(before);
    expect(await set(['2', 'Other'], ['3', 'Other'])).toBe(true);
    expect(await families()).toEqual([
      ['New', 'New'],
      ['Old', 'New'],
      ['Zeta', 'Other'],
      ['Daughter', 'Other'],
    ]);
    expect(await bench.rows('SELECT data_version FROM warehouse_state')).not.toEqual(before);
  });

  it('when companies come to share a name or cease to, what was summed up by name is made anew for every year', async () => {
    const refreshed: unknown[] = [];
    const loading = async (...files: string[]) => {
      const refreshRollups = async (_: unknown, source: string, years: number[]) =>
        void refreshed.push([source, ...years]);
      await importFiles({ warehouse: bench.warehouse, files, refreshRollups });
    };
    await loading(await file('2022.csv', ['1', 'Acessa', 2022], ['2', 'Acessa', 2022], ['3', 'Zeta', 2022]));
    await loading(await file('2023.csv', ['3', 'Zeta Group', 2023]));
    await loading(await file('2024.csv', ['1', 'Hologic', 2024]));
    expect(refreshed).toEqual([
      ['general', 2022],
      ['general', 2023],
      ['general', 2022, 2023, 2024],
    ]);
  });
});
