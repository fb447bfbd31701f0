import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setCompanyFamilies } from '../warehouse/company-families.ts';
import { type Bench, COLUMNS, csv, openBench, type Row, zipped } from './fixture-files.ts';
import { importFiles } from './import-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const importing = (...files: string[]) => importFiles({ warehouse: bench.warehouse, files });
const replacing = (...files: string[]) => importFiles({ warehouse: bench.warehouse, files, replace: true });

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
    expect((await importing(file)).files).toMatchObject([{ layout: 'general 2013–2014 (65 columns)', kept: 2 }]);
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
    expect((await importing(...files)).files.map(({ layout }) => layout)).toEqual([
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

  it('natures that CMS has merged since are called by their name of today, and the published one is kept', async () => {
    const nature = (id: string, name: string) => ({ Record_ID: id, Nature_of_Payment_or_Transfer_of_Value: name });
    const faculty = 'Compensation for serving as faculty or as a speaker for';
    await importing(
      await bench.write(
        'old.csv',
        csv(COLUMNS.general65, [
          nature('1', `${faculty} an accredited or certified continuing education program`),
          nature('2', `${faculty} a non-accredited and noncertified continuing education program`),
          nature('3', 'Consulting Fee'),
        ]),
      ),
      await bench.write('new.csv', csv(COLUMNS.general91, [nature('4', `${faculty} a medical education program`)])),
    );
    expect(
      await bench.rows(`SELECT nature, count(*)::INT, count(DISTINCT nature_reported)::INT FROM general
        JOIN nature ON nature.key = nature_key GROUP BY ALL ORDER BY 1`),
    ).toEqual([
      [`${faculty} a medical education program`, 3, 3],
      ['Consulting Fee', 1, 1],
    ]);
  });

  it('addresses, the change since the last publication and what research was spent on', async () => {
    const row = {
      Record_ID: '1',
      Change_Type: 'CHANGED',
      Recipient_Primary_Business_Street_Address_Line1: ' 1 Main Street',
      Recipient_Primary_Business_Street_Address_Line2: 'Suite 2',
    };
    await importing(
      await bench.write(
        'g.csv',
        csv(COLUMNS.general65, [{ ...row, Recipient_Zip_Code: '01234-0001' }, { Record_ID: '2' }]),
      ),
      await bench.write(
        'r.csv',
        csv(COLUMNS.research252, [
          {
            ...row,
            Recipient_Province: 'Bern',
            Recipient_Postal_Code: '3000',
            Expenditure_Category1: 'Patient Care',
            Expenditure_Category6: 'Other',
          },
        ]),
      ),
      await bench.write('o.csv', csv(COLUMNS.ownership30, [row])),
    );
    const beside = (facts: string, ...more: string[]) =>
      bench.rows(`SELECT ${['street, zip_code, province, change_type', ...more].join(', ')} FROM ${facts}
        JOIN address ON address.key = address_key JOIN change_type ON change_type.key = change_type_key ORDER BY record_id`);
    const street = '1 Main Street, Suite 2';
    expect(await beside('general')).toEqual([
      [street, '01234-0001', null, 'CHANGED'],
      [null, null, null, null],
    ]);
    expect(await beside('research', 'expenditure_categories')).toEqual([
      [street, '3000', 'Bern', 'CHANGED', 'Patient Care; Other'],
    ]);
    expect(await beside('ownership')).toEqual([[street, null, null, 'CHANGED']]);
  });

  it('every product of a record, each once and in its order, also where the first slot is blank', async () => {
    const slot = (number: number, name: string, type = '', more: Record<string, string> = {}) => ({
      [`Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`]: name,
      [`Indicate_Drug_or_Biological_or_Device_or_Medical_Supply_${number}`]: type,
      ...Object.fromEntries(Object.entries(more).map(([column, value]) => [`${column}_${number}`, value])),
    });
    const device = { Associated_Device_or_Medical_Supply_PDI: 'PDI7', Covered_or_Noncovered_Indicator: 'Covered' };
    const file = await bench.write(
      'p.csv',
      csv(COLUMNS.general91, [
        {
          Record_ID: '1',
          ...slot(2, 'Knee', 'Device', device),
          ...slot(3, 'knee ', 'Device', device),
          ...slot(5, 'Botox', 'Biological'),
        },
        { Record_ID: '2', ...slot(1, 'Botox', 'Biological'), ...slot(2, 'Knee', 'Device', device) },
        { Record_ID: '3', ...slot(4, 'Botox', 'Biological') },
        { Record_ID: '4', ...slot(1, '', '', { Covered_or_Noncovered_Indicator: 'Covered' }) },
      ]),
    );
    await importing(file);
    const lists = `SELECT record_id, product, product_type, product_code, product_covered, other_products FROM general
      JOIN product_list ON product_list.key = product_list_key ORDER BY record_id`;
    expect(await bench.rows(lists)).toEqual([
      ['1', 'KNEE; BOTOX', 'Device; Biological', 'PDI7', 'Covered', 'BOTOX'],
      ['2', 'BOTOX; KNEE', 'Biological; Device', 'PDI7', 'Covered', 'KNEE'],
      ['3', 'BOTOX', 'Biological', null, null, null],
      ['4', null, null, null, null, null],
    ]);
    const members = `SELECT record_id, list(product.product ORDER BY listed_product.place) FROM general
      JOIN listed_product ON list_key = product_list_key JOIN product ON product.key = product_key GROUP BY ALL ORDER BY 1`;
    expect(await bench.rows(members)).toEqual([
      ['1', ['KNEE', 'BOTOX']],
      ['2', ['BOTOX', 'KNEE']],
      ['3', ['BOTOX']],
      ['4', [null]],
    ]);
    // Read again in a later file, they are the same lists.
    const later = { Program_Year: '2023', Record_ID: '9', ...slot(1, 'Botox', 'Biological') };
    await importing(await bench.write('q.csv', csv(COLUMNS.general91, [later])));
    expect(await bench.rows('SELECT count(*)::INT FROM product_list')).toEqual([[4]]);
  });

  it('every specialty and primary type of a record, of which the first specialty counts by itself', async () => {
    const slots = (prefix: string, values: string[]) =>
      Object.fromEntries(values.map((value, index) => [`Covered_Recipient_${prefix}_${index + 1}`, value]));
    const [skin, bone] = ['Physicians|Dermatology', 'Podiatric|Foot Surgery'];
    const heart = 'Physicians|Internal Medicine|Cardiology';
    const nurse = ['Medical Doctor', '', '', '', '', 'Nurse Practitioner'];
    const current = csv(COLUMNS.general91, [
      { Record_ID: '1', ...slots('Specialty', ['', skin, skin, '', bone, heart]), ...slots('Primary_Type', nurse) },
      { Record_ID: '2', ...slots('Specialty', [heart]), ...slots('Primary_Type', ['Medical Doctor']) },
      { Record_ID: '3', ...slots('Specialty', ['', '', '', '', '', heart]) },
      { Record_ID: '4' },
    ]);
    const old = { Physician_Specialty: heart, Physician_Primary_Type: 'Medical Doctor', Program_Year: '2014' };
    await importing(
      await bench.write('s.csv', current),
      await bench.write('old.csv', csv(COLUMNS.general65, [{ Record_ID: '5', ...old }])),
      await bench.write('own.csv', csv(COLUMNS.ownership30, [{ Record_ID: '6', ...old }])),
    );
    const records = ['general', 'ownership'].map(
      (facts) => `SELECT record_id, specialty.specialty, primary_type_list.primary_type, specialty_list.specialty,
        specialty_list.specialty_group, specialty_list.specialty_classification, (SELECT list(specialty_key ORDER BY place) FROM listed_specialty WHERE list_key = specialty_list_key)
          [1] = specialty_key
      FROM ${facts} JOIN specialty ON specialty.key = specialty_key JOIN specialty_list ON specialty_list.key = specialty_list_key
        JOIN primary_type_list ON primary_type_list.key = primary_type_list_key`,
    );
    const classes = 'Dermatology; Foot Surgery; Internal Medicine';
    expect(await bench.rows(`${records.join(' UNION ALL ')} ORDER BY record_id`)).toEqual([
      [
        '1',
        skin,
        'Medical Doctor; Nurse Practitioner',
        `${skin}; ${bone}; ${heart}`,
        'Physicians; Podiatric',
        classes,
        true,
      ],
      ['2', heart, 'Medical Doctor', heart, 'Physicians', 'Internal Medicine', true],
      ['3', heart, null, heart, 'Physicians', 'Internal Medicine', true],
      ['4', null, null, null, null, null, true],
      ['5', heart, 'Medical Doctor', heart, 'Physicians', 'Internal Medicine', true],
      ['6', heart, 'Medical Doctor', heart, 'Physicians', 'Internal Medicine', true],
    ]);
    const counts = 'SELECT (SELECT count(*) FROM specialty_list)::INT, (SELECT count(*) FROM primary_type_list)::INT';
    expect(await bench.rows(counts)).toEqual([[3, 3]]);
  });

  it('research: hospitals and other entities', async () => {
    const file = await bench.write(
      'r.csv',
      csv(COLUMNS.research252, [
        {
          Record_ID: '1',
          Covered_Recipient_Profile_ID: '',
          Covered_Recipient_First_Name: '',
          Covered_Recipient_Last_Name: '',
          Teaching_Hospital_ID: '77',
          Teaching_Hospital_Name: 'Mercy',
          Preclinical_Research_Indicator: 'true',
        },
        {
          Record_ID: '2',
          Covered_Recipient_Profile_ID: '',
          Covered_Recipient_First_Name: '',
          Covered_Recipient_Last_Name: '',
          Noncovered_Recipient_Entity_Name: 'Institute, The',
        },
      ]),
    );
    await importing(file);
    expect(
      await bench.rows(`SELECT recipient_id, recipient, preclinical FROM research
        JOIN recipient ON recipient.key = recipient_key ORDER BY record_id`),
    ).toEqual([
      ['TH77', 'Mercy', true],
      [expect.stringMatching(/^N[0-9A-F]{16}$/), 'Institute, The', null],
    ]);
  });

  it('research: principal investigators are the people who are paid elsewhere, by profile or NPI, under the same name', async () => {
    const led = (number: number, parts: Row): Row =>
      Object.fromEntries(
        Object.entries(parts).map(([name, value]) => [`Principal_Investigator_${number}_${name}`, value]),
      );
    const [skin, heart] = ['Physicians|Dermatology', 'Physicians|Cardiology'];
    const ada = { Profile_ID: '0012345.0', First_Name: 'A.', Last_Name: 'Example', State: 'VT' };
    const bo = { NPI: '1003000126', First_Name: 'Bo', Last_Name: 'Ek', Covered_Recipient_Type: 'Nurse' };
    const paid = { Covered_Recipient_Profile_ID: '777', Covered_Recipient_NPI: '1003000126' };
    await importing(
      await bench.write('g.csv', csv(COLUMNS.general91, [{}, { ...paid, Covered_Recipient_First_Name: 'Robert' }])),
      await bench.write(
        'r.csv',
        csv(COLUMNS.research252, [
          {
            Record_ID: '1',
            ...led(1, { ...ada, Primary_Type_1: 'Medical Doctor', Specialty_2: skin, Specialty_3: heart }),
            ...led(3, bo),
            ...led(5, { Last_Name: 'Ny' }),
          },
          { Record_ID: '2', ...led(4, bo) },
          { Record_ID: '3' },
        ]),
      ),
      await bench.write(
        'old.csv',
        csv(COLUMNS.research166, [
          {
            Record_ID: '4',
            Program_Year: '2014',
            ...led(2, { ...ada, Primary_Type: 'Medical Doctor', Specialty: skin }),
          },
        ]),
      ),
    );
    const members = `SELECT record_id, m.investigator_id, m.investigator, m.npi, m.recipient_type, m.primary_type, m.specialty,
        m.specialty_group, m.state
      FROM research JOIN listed_investigator ON list_key = investigator_list_key JOIN investigator m ON m.key = investigator_key
      ORDER BY record_id, place`;
    const asAda = ['0012345', 'Ada Example', null];
    const asBo = ['777', 'Robert Example', '1003000126', 'Nurse', null, null, null, null];
    const physician = 'Covered Recipient Physician';
    expect(await bench.rows(members)).toEqual([
      ['1', ...asAda, null, 'Medical Doctor', skin, 'Physicians', 'VT'],
      ['1', ...asBo],
      ['1', expect.stringMatching(/^N[0-9A-F]{16}$/), 'Ny', null, null, null, null, null, null],
      ['2', ...asBo],
      ['3', null, null, null, null, null, null, null, null],
      ['4', ...asAda, physician, 'Medical Doctor', skin, 'Physicians', 'VT'],
    ]);
    const texts = 'SELECT record_id, investigator FROM research JOIN investigator_list ON key = investigator_list_key';
    expect(await bench.rows(`${texts} ORDER BY 1 LIMIT 1`)).toEqual([['1', 'Ada Example; Robert Example; Ny']]);
    // A newer name of the recipient is that of the investigator, read in another file.
    const renamed = { Program_Year: '2025', Covered_Recipient_Last_Name: 'Newname' };
    await importing(await bench.write('n.csv', csv(COLUMNS.general91, [renamed])));
    expect(await bench.rows(`${texts} ORDER BY 1 LIMIT 1`)).toEqual([['1', 'Ada Newname; Robert Example; Ny']]);
  });

  it('a column missing or unknown: refused with the nearest layout and the difference, nothing loaded', async () => {
    const columns = COLUMNS.general91.map((column) => (column === 'Record_ID' ? 'Record_Number' : column));
    const good = await bench.write('good.csv', csv(COLUMNS.general91, [{}]));
    const bad = await bench.write('bad.csv', csv(columns, [{}]));
    await expect(importing(good, bad)).rejects.toThrow(
      /bad\.csv has no known layout\. Nearest: general since 2016 \(91 columns\); missing Record_ID; unknown Record_Number\./,
    );
    expect(await bench.rows('SELECT count(*)::INT FROM general')).toEqual([[0]]);
  });

  it('columns that no question reads may be missing and others be there, in any order: both are said', async () => {
    const unread = ['Covered_Recipient_Middle_Name', 'Delay_in_Publication_Indicator'];
    const columns = COLUMNS.general91.filter((column) => !unread.includes(column)).toReversed();
    const file = await bench.write('own.csv', csv(['Row_Number', ...columns], [{ Record_ID: '1', Row_Number: '7' }]));
    expect((await importing(file)).files).toMatchObject([
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

describe('packages', () => {
  const text = csv(COLUMNS.ownership30, [{ Record_ID: '1' }]);

  it('gzip, zip with two members, plain: the same content counts once', async () => {
    const plain = await bench.write('o.csv', text);
    const gz = await bench.write('o.csv.gz', gzipSync(text));
    const second = csv(COLUMNS.ownership30, [{ Record_ID: '2', Value_of_Interest: '0.05' }]);
    const zip = await bench.write('o.zip', zipped({ 'readme.txt': 'about', 'o.csv': text, 'p.csv': second }));
    const { files, dataSets } = await importing(plain, gz, zip);
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
    await expect(importing(good, bad)).rejects.toThrow(message);
    await expect(importing(`${bench.folder}/missing.csv`)).rejects.toThrow(/missing\.csv does not exist/);
    await expect(importing(bench.folder)).rejects.toThrow(/is a folder/);
    expect(await bench.rows('SELECT count(*)::INT FROM general')).toEqual([[0]]);
    expect((await importing(good)).changed).toBe(true);
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
      const { files } = await importing(file);
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
    const { files } = await importing(file);
    expect(files).toMatchObject([{ rowsRead: 3, kept: 2, setAside: 1, controlTotal: '20.00' }]);
    expect(files[0]?.rejected).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) }]);
  });

  it('bytes of an old spreadsheet are read as what they meant', async () => {
    const text = csv(COLUMNS.general91, [{ Record_ID: '1', Covered_Recipient_Last_Name: 'Müller' }]);
    const file = await bench.write('latin.csv', Buffer.from(text, 'latin1'));
    await importing(file);
    expect(await bench.rows('SELECT recipient FROM recipient WHERE key > 0')).toEqual([['Ada Müller']]);
  });
});

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
    for (const name of order) await importing(`${bench.folder}/${name}`);
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
    await importing(await file('a.csv', ['1', 'Acessa', 2022], ['1', 'Hologic', 2024], ['2', 'Acessa', 2024]));
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
    await importing(await file('a.csv', ['1', 'Old', 2022], ['1', 'New', 2023], ['3', 'Zeta', 2022]));
    await importing(await file('b.csv', ['2', 'Daughter', 2024]));
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
    expect(await importing(deleted)).toMatchObject({
      changed: false,
      files: [{ outcome: 'already loaded', removed: 0 }],
    });
  });

  it('deleted records too stop at a fifth of a year', async () => {
    const general = await payments('a.csv', { Record_ID: '1' }, { Record_ID: '2' });
    const deleted = await heldBack(['General', '2024', '1']);
    await expect(importing(general, deleted)).resolves.toMatchObject({ dataSets: [{ records: 1 }] });
    const more = await bench.write(
      'more.csv',
      'Change_Type,Program_Year,Payment_Type,Record_ID\nREMOVED,2024,GENERAL,2\n',
    );
    await expect(importing(more)).rejects.toThrow('general 2024 has 1 rows and would have 0');
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
    await importing(await payments('before.csv', paid('11'), paid('12')));
    const { files } = await importing(profiles);
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
    await importing(await payments('after.csv', paid('13'), paid('14', '1649393182')));
    expect(await bench.rows('SELECT recipient_id, recipient_npi FROM recipient WHERE key > 0 ORDER BY 1')).toEqual([
      ['11', '1003000126'],
      ['12', null],
      ['13', '1124662234'],
      ['14', '1649393182'],
    ]);
  });

  it('one without a column that is read is refused by name', async () => {
    const file = await bench.write('d.csv', 'Change_Type,Payment_Type,Record_ID\nDELETED,General,1\n');
    await expect(importing(file)).rejects.toThrow('d.csv is a file of deleted records without Program_Year');
  });
});

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
    await importing(await part('1.csv', 2024, '06/30/2025', 'a'), await part('2.csv', 2024, '06/30/2025', 'b'));
    await importing(await part('3.csv', 2023, '06/30/2025', 'c'));
    expect(await held()).toEqual([
      [2023, 'c'],
      [2024, 'a'],
      [2024, 'b'],
    ]);
    const newer = await replacing(await part('4.csv', 2024, '01/20/2026', 'd'));
    expect(newer.files).toMatchObject([{ kept: 1, superseded: 0, removed: 2 }]);
    expect(newer.dataSets).toMatchObject([
      { programYear: 2024, publicationDate: '2026-01-20', records: 1, total: '10.00' },
      { programYear: 2023, publicationDate: '2025-06-30', records: 1 },
    ]);
    expect((await importing(`${bench.folder}/1.csv`)).files[0]).toMatchObject({ outcome: 'superseded' });
    const older = await importing(await part('5.csv', 2024, '06/30/2025', 'e'));
    expect(older).toMatchObject({ changed: false, files: [{ outcome: 'superseded', kept: 0, superseded: 1 }] });
    expect(await held()).toEqual([
      [2023, 'c'],
      [2024, 'd'],
    ]);
  });

  it('one that would take away more than a fifth of a year is refused, and done when it is meant', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
    await importing(await part('1.csv', 2024, '06/30/2025', ...ids(10)), await part('2.csv', 2023, '06/30/2025', 'x'));
    const before = await bench.rows('FROM warehouse_state');
    const few = await part('3.csv', 2024, '01/20/2026', ...ids(7));
    await expect(importing(few)).rejects.toThrow(
      'Too many rows would be removed: general 2024 has 10 rows and would have 7. Nothing was changed. Add --replace if the files are complete.',
    );
    expect(await held()).toHaveLength(11);
    expect(await bench.rows('FROM warehouse_state')).toEqual(before);
    expect(await bench.rows('SELECT count(*)::INT FROM data_file')).toEqual([[2]]);

    // A publication in several files is judged as a whole, and a fifth itself may go.
    const eighth = await part('4.csv', 2024, '01/20/2026', 'r7');
    expect((await importing(few, eighth)).files).toMatchObject([{ removed: 10 }, { removed: 0 }]);
    const fewer = await replacing(await part('5.csv', 2024, '01/20/2027', 'a'));
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
    const { files } = await importing(await part('n.csv', 2023, '01/20/2026', 'c'), mixed);
    expect(files[1]).toMatchObject({ rowsRead: 2, kept: 1, superseded: 1, controlTotal: '10.00' });
    expect(await held()).toEqual([
      [2022, 'a'],
      [2023, 'c'],
    ]);
  });

  it('a blank publication date is that of the file name, or older than any', async () => {
    await importing(await part('OP_DTL_GNRL_PGYR2024_P06302025_06162025.csv', 2024, '', 'a'));
    const { files } = await importing(
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
    await importing(file);
    expect(await bench.rows('SELECT data_version FROM warehouse_state')).not.toEqual(before);
  });

  it('is seen by readers all at once', async () => {
    await importing(await part('1.csv', 2024, '06/30/2025', 'a'));
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
