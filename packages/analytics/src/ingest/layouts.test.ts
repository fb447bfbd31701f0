import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, COLUMNS, csv, openBench } from './fixture-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const FACTS = `SELECT date::VARCHAR, amount, payments, company_id, company, recipient_id, recipient, recipient_npi, state.state, product,
  product_type, other_products, specialty_group FROM general JOIN company ON company.key = company_key
  JOIN recipient ON recipient.key = recipient_key JOIN state ON state.key = state_key JOIN product_list ON product_list.key = product_list_key
  JOIN specialty ON specialty.key = specialty_key ORDER BY record_id`;

describe('layouts', () => {
  const named = { Contextual_Information: 'said "so",\nand more', Recipient_State: 'IA', Record_ID: '1' };

  it('65 columns of 2013: upper-case header, drugs and devices in columns of their own', async () => {
    const file = await bench.write(
      'a.csv',
      csv(
        COLUMNS.general65.map((column) => column.toUpperCase()),
        [
          {
            ...named,
            Name_of_Associated_Covered_Drug_or_Biological2: 'Xarelto',
            Name_of_Associated_Covered_Device_or_Medical_Supply1: 'Knee',
            Physician_Specialty: 'Allopathic & Osteopathic Physicians/ Internal Medicine',
          },
          { ...named, Record_ID: '2', Name_of_Associated_Covered_Device_or_Medical_Supply1: 'KNEE ' },
        ],
      ),
    );
    expect((await bench.importing(file)).files).toMatchObject([{ layout: 'general 2013–2014 (65 columns)', kept: 2 }]);
    const usual = ['2024-03-04', '10.00', 1, '100000000001', 'Acme, Inc.', '0012345', 'Ada Example', null, 'IA'];
    expect(await bench.rows(FACTS)).toEqual([
      [...usual, 'XARELTO; KNEE', 'Drug; Device', 'KNEE', 'Allopathic & Osteopathic Physicians'],
      [...usual, 'KNEE', 'Device', null, null],
    ]);
    expect(await bench.rows('SELECT DISTINCT context FROM general')).toEqual([['said "so",\nand more']]);
  });

  it('66 columns, 75 columns, and 91 columns in another order, with dates of exports', async () => {
    const product = {
      Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_1: 'Botox',
      Indicate_Drug_or_Biological_or_Device_or_Medical_Supply_1: 'Biological',
    };
    const iso = { ...product, Date_of_Payment: '2024-03-04 00:00:00', Payment_Publication_Date: '2025-06-30T00:00:00' };
    const files = await Promise.all([
      bench.write('66.csv', csv(COLUMNS.general66, [{ Record_ID: '1', Physician_NPI: '1003000126' }])),
      bench.write('75.csv', csv(COLUMNS.general75, [{ Record_ID: '2', ...product }])),
      bench.write('91.csv', csv([...COLUMNS.general91].reverse(), [{ Record_ID: '3', ...iso }])),
    ]);
    expect((await bench.importing(...files)).files.map(({ layout }) => layout)).toEqual([
      'general 2015 (66 columns)',
      'general 2016–2020, published before 2022 (75 columns)',
      'general since 2016 (91 columns)',
    ]);
    // The NPI that one file knows is the recipient's, whichever file is asked about.
    const usual = [
      '2024-03-04',
      '10.00',
      1,
      '100000000001',
      'Acme, Inc.',
      '0012345',
      'Ada Example',
      '1003000126',
      'VT',
    ];
    expect(await bench.rows(FACTS)).toEqual([
      [...usual, null, null, null, null],
      [...usual, 'BOTOX', 'Biological', null, null],
      [...usual, 'BOTOX', 'Biological', null, null],
    ]);
  });

  it('a column missing or unknown: refused with the nearest layout and the difference, nothing loaded', async () => {
    const columns = COLUMNS.general91.map((column) => (column === 'Record_ID' ? 'Record_Number' : column));
    const good = await bench.write('good.csv', csv(COLUMNS.general91, [{}]));
    const bad = await bench.write('bad.csv', csv(columns, [{}]));
    await expect(bench.importing(good, bad)).rejects.toThrow(
      /bad\.csv has no known layout\. Nearest: general since 2016 \(91 columns\); missing Record_ID; unknown Record_Number\./,
    );
    expect(await bench.rows('SELECT count(*)::INT FROM general')).toEqual([[0]]);
  });

  it('columns that no question reads may be missing and others be there, in any order: both are said', async () => {
    const unread = ['Covered_Recipient_Middle_Name', 'Delay_in_Publication_Indicator'];
    const columns = COLUMNS.general91.filter((column) => !unread.includes(column)).toReversed();
    const file = await bench.write('own.csv', csv(['Row_Number', ...columns], [{ Record_ID: '1', Row_Number: '7' }]));
    expect((await bench.importing(file)).files).toMatchObject([
      {
        layout: 'general since 2016 (91 columns)',
        kept: 1,
        controlTotal: '10.00',
        differences: { missing: unread, unknown: ['Row_Number'] },
      },
    ]);
    expect(
      await bench.rows('SELECT recipient, date::VARCHAR FROM general JOIN recipient ON key = recipient_key'),
    ).toEqual([['Ada Example', '2024-03-04']]);
  });
});
