import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, COLUMNS, csv, openBench } from './fixture-files.ts';
import { importFiles } from './import-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

describe('files beside the payments', () => {
  const payments = (name: string, ...rows: Record<string, string>[]) => bench.write(name, csv(COLUMNS.general91, rows));
  const heldBack = (...records: [type: string, year: string, id: string][]) =>
    bench.write(
      'OP_REMOVED_DELETED.csv',
      [
        'Change_Type,Program_Year,Payment_Type,Record_ID',
        ...records.map(([type, year, id]) => ['DELETED', year, type, id].join(',')),
      ].join('\n'),
    );

  it('deleted records leave the facts and the totals of their year, once, and the report says how many', async () => {
    const ids = Array.from({ length: 9 }, (_, index) => ({ Record_ID: `r${index}` }));
    const general = await payments('a.csv', ...ids, { Record_ID: 'x', Program_Year: '2023' });
    const ownership = await bench.write('o.csv', csv(COLUMNS.ownership30, ids));
    const refreshed: unknown[] = [];
    const loading = (...files: string[]) =>
      importFiles({
        warehouse: bench.warehouse,
        files,
        refreshRollups: async (_, source, years) => void refreshed.push([source, ...years]),
      });
    await loading(general, ownership);
    refreshed.length = 0;
    const deleted = await heldBack(
      ['General', '2024', 'r1'],
      ['Ownership', '2024', 'r2'],
      ['General', '2022', 'r3'],
      ['Research', '2024', 'r4'],
    );
    const { files, dataSets, changed } = await loading(deleted);
    expect(changed).toBe(true);
    expect(files).toMatchObject([
      { type: 'deleted records', outcome: 'loaded', rowsRead: 4, kept: 2, superseded: 2, removed: 2 },
    ]);
    expect(dataSets).toMatchObject([
      { type: 'general', programYear: 2024, records: 8, total: '80.00' },
      { type: 'general', programYear: 2023, records: 1 },
      { type: 'ownership', programYear: 2024, records: 8, total: '160.00' },
    ]);
    expect(
      await bench.rows(
        "SELECT count(*)::INT, sum(total_invested)::INT FROM ownership, data_set WHERE data_set.type = 'ownership'",
      ),
    ).toEqual([[8, 640]]);
    expect(refreshed).toEqual([
      ['general', 2024],
      ['ownership', 2024],
    ]);
    expect(await bench.importing(deleted)).toMatchObject({
      changed: false,
      files: [{ outcome: 'already loaded', removed: 0 }],
    });
  });

  it('deleted records too stop at a fifth of a year', async () => {
    const general = await payments('a.csv', { Record_ID: '1' }, { Record_ID: '2' });
    const deleted = await heldBack(['General', '2024', '1']);
    await expect(bench.importing(general, deleted)).resolves.toMatchObject({ dataSets: [{ records: 1 }] });
    const more = await bench.write(
      'more.csv',
      'Change_Type,Program_Year,Payment_Type,Record_ID\nREMOVED,2024,GENERAL,2\n',
    );
    await expect(bench.importing(more)).rejects.toThrow('general 2024 has 1 rows and would have 0');
  });

  it('profiles give their NPI to recipients that have none, whichever comes first', async () => {
    const person = (profile: string, npi: string) => `${profile},${npi},Ada`;
    const profiles = await bench.write(
      'profiles.csv',
      [
        'Covered_Recipient_Profile_ID,COVERED_RECIPIENT_NPI,Covered_Recipient_Profile_First_Name',
        person('11', '1003000126'),
        person('12', ''),
        person('13', '1124662234'),
      ].join('\n'),
    );
    const paid = (profile: string, npi = '') => ({
      Record_ID: profile,
      Covered_Recipient_Profile_ID: profile,
      Covered_Recipient_NPI: npi,
    });
    await bench.importing(await payments('before.csv', paid('11'), paid('12')));
    const { files } = await bench.importing(profiles);
    expect(files).toMatchObject([
      {
        type: 'recipient profiles',
        rowsRead: 3,
        kept: 2,
        superseded: 1,
        removed: 0,
        note: 'NPIs for 1 recipients that had none',
      },
    ]);
    await bench.importing(await payments('after.csv', paid('13'), paid('14', '1649393182')));
    expect(await bench.rows('SELECT recipient_id, recipient_npi FROM recipient WHERE key > 0 ORDER BY 1')).toEqual([
      ['11', '1003000126'],
      ['12', null],
      ['13', '1124662234'],
      ['14', '1649393182'],
    ]);
  });

  it('one without a column that is read is refused by name', async () => {
    const file = await bench.write('d.csv', 'Change_Type,Payment_Type,Record_ID\nDELETED,General,1\n');
    await expect(bench.importing(file)).rejects.toThrow('d.csv is a file of deleted records without Program_Year');
  });
});
