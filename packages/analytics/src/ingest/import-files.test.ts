import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, COLUMNS, csv, openBench, zipped } from './fixture-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

describe('packages', () => {
  const text = csv(COLUMNS.ownership30, [{ Record_ID: '1' }]);

  it('gzip, zip with two members, plain: the same content counts once', async () => {
    const plain = await bench.write('o.csv', text);
    const gz = await bench.write('o.csv.gz', gzipSync(text));
    const second = csv(COLUMNS.ownership30, [{ Record_ID: '2', Value_of_Interest: '0.05' }]);
    const zip = await bench.write('o.zip', zipped({ 'readme.txt': 'about', 'o.csv': text, 'p.csv': second }));
    const { files, dataSets } = await bench.importing(plain, gz, zip);
    expect(files.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['o.csv', 'loaded'],
      ['o.csv.gz', 'already loaded'],
      ['o.zip: o.csv', 'already loaded'],
      ['o.zip: p.csv', 'loaded'],
    ]);
    expect(dataSets).toMatchObject([{ type: 'ownership', records: 2, total: '20.05' }]);
  });

  it.each([
    ['cut.csv.gz', gzipSync(text.repeat(50)).subarray(0, 200), /cut\.csv\.gz is cut off: .* Download it again/],
    ['cut.zip', Buffer.from('PK\x03\x04 and no more'), /cut\.zip is damaged/],
    ['empty.csv', '', /empty\.csv is empty/],
    ['header.csv', `${COLUMNS.general91.join(',')}\n`, /has a header and no rows/],
    ['sheet.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), /sheet\.csv is not a CSV file/],
    ['pipes.csv', COLUMNS.general91.join('|'), /pipes\.csv is not separated by commas/],
    ['letter.csv', 'Dear Sir,\nhow are you?\n', /letter\.csv is not an Open Payments file/],
  ])('%s: one line that says what to do', async (name, content, message) => {
    const good = await bench.write('good.csv', csv(COLUMNS.general91, [{}]));
    const bad = await bench.write(name, content);
    await expect(bench.importing(good, bad)).rejects.toThrow(message);
    await expect(bench.importing(`${bench.folder}/missing.csv`)).rejects.toThrow(/missing\.csv does not exist/);
    await expect(bench.importing(bench.folder)).rejects.toThrow(/is a folder/);
    expect(await bench.rows('SELECT count(*)::INT FROM general')).toEqual([[0]]);
    expect((await bench.importing(good)).changed).toBe(true);
  });
});

describe('odd rows', () => {
  const odd = [
    { Record_ID: '01' },
    { Record_ID: '02', Total_Amount_of_Payment_USDollars: '$1,234.50' },
    { Record_ID: '03', Total_Amount_of_Payment_USDollars: 'free' },
    { Record_ID: '04', Contextual_Information: 'two\nlines', Date_of_Payment: '2024-12-31 00:00:00' },
    { Record_ID: '05', Date_of_Payment: '02/30/2024' },
    { Record_ID: '06', Total_Amount_of_Payment_USDollars: '' },
    { Record_ID: '07', Program_Year: '', Payment_Publication_Date: '06/30/2025' },
    { Record_ID: '08', Covered_Recipient_Profile_ID: '174740.0' },
    { Record_ID: '09', Covered_Recipient_Profile_ID: '1.00E+11', Covered_Recipient_NPI: '1003000126' },
    { Record_ID: '10', Number_of_Payments_Included_in_Total_Amount: '3' },
  ];

  it.each(['\n', '\r\n'])(
    'are repaired or set aside with line and reason, and counted (line ends %j)',
    async (newline) => {
      const rows = csv(COLUMNS.general91, odd, newline).trimEnd().split(newline);
      const short = `${rows[1]},one,more`;
      const file = await bench.write('odd.csv', [...rows, short, 'x,y', ''].join(newline));
      const { files } = await bench.importing(file);
      expect(files).toMatchObject([
        {
          rowsRead: 12,
          kept: 7,
          setAside: 5,
          controlTotal: '1294.50',
          rejected: [
            { line: 4, reason: 'Total_Amount_of_Payment_USDollars "free" is not an amount' },
            { line: 7, reason: 'Date_of_Payment "02/30/2024" is not a date' },
            { line: 8, reason: 'Total_Amount_of_Payment_USDollars is blank' },
            { line: 13, reason: '93 fields instead of 91' },
            { line: 14, reason: '2 fields instead of 91' },
          ],
        },
      ]);
      expect(await bench.rows('SELECT line::INT FROM rejected_row ORDER BY line')).toEqual([[4], [7], [8], [13], [14]]);
      expect(
        await bench.rows(`SELECT record_id, recipient_id, date::VARCHAR, payments, program_year FROM general
        JOIN recipient ON recipient.key = recipient_key WHERE record_id IN ('04', '07', '08', '09', '10') ORDER BY record_id`),
      ).toEqual([
        ['04', '0012345', '2024-12-31', 1, 2024],
        ['07', '0012345', '2024-03-04', 1, 2024],
        ['08', '174740', '2024-03-04', 1, 2024],
        ['09', '1003000126', '2024-03-04', 1, 2024],
        ['10', '0012345', '2024-03-04', 3, 2024],
      ]);
    },
  );

  it.each([
    ['a third decimal', (text: string) => text.replace('10.00', '10.001'), '10.001" has more than two decimals'],
    ['a year out of range', (text: string) => text.replace(',2024,', ',1999,'), '"1999" is not a program year'],
    [
      'line ends of two kinds',
      (text: string) => text.replace('\n', '\r\n').replace('03/04/2024', 'May'),
      '"May" is not a date',
    ],
    ['a quote too many', (text: string) => text.replace('"Acme, Inc."', '"Acme, Inc.'), 'A quoted field is not closed'],
  ])('%s', async (_, damage, reason) => {
    const text = csv(COLUMNS.general91, [{ Record_ID: '1' }, { Record_ID: '2' }, { Record_ID: '3' }]);
    const file = await bench.write('odd.csv', damage(text));
    const { files } = await bench.importing(file);
    expect(files).toMatchObject([{ rowsRead: 3, kept: 2, setAside: 1, controlTotal: '20.00' }]);
    expect(files[0]?.rejected).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) }]);
  });

  it('bytes of an old spreadsheet are read as what they meant', async () => {
    const text = csv(COLUMNS.general91, [{ Record_ID: '1', Covered_Recipient_Last_Name: 'Müller' }]);
    const file = await bench.write('latin.csv', Buffer.from(text, 'latin1'));
    await bench.importing(file);
    expect(await bench.rows('SELECT recipient FROM recipient WHERE key > 0')).toEqual([['Ada Müller']]);
  });
});
