import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, COLUMNS, csv, openBench, type Row } from './fixture-files.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

describe('a record keeps', () => {
  it('natures that CMS has merged since are called by their name of today, and the published one is kept', async () => {
    const nature = (id: string, name: string) => ({ Record_ID: id, Nature_of_Payment_or_Transfer_of_Value: name });
    const faculty = 'Compensation for serving as faculty or as a speaker for';
    await bench.importing(
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

  it('cities in one spelling, and the published one beside it', async () => {
    const cities = ['IOWA CITY', 'Iowa City', 'iowa  city', 'WINSTON-SALEM', ''];
    await bench.importing(
      await bench.write(
        'c.csv',
        csv(
          COLUMNS.general91,
          cities.map((city, at) => ({ Record_ID: String(at), Recipient_City: city })),
        ),
      ),
    );
    expect(
      await bench.rows(`SELECT city, count(*)::INT, list(city_reported ORDER BY record_id) FROM general
        JOIN place ON place.key = place_key GROUP BY city ORDER BY city NULLS LAST`),
    ).toEqual([
      ['Iowa City', 3, ['IOWA CITY', 'Iowa City', 'iowa  city']],
      ['Winston-Salem', 1, ['WINSTON-SALEM']],
      [null, 1, [null]],
    ]);
  });

  it('addresses, the change since the last publication and what research was spent on', async () => {
    const row = {
      Record_ID: '1',
      Change_Type: 'CHANGED',
      Recipient_Primary_Business_Street_Address_Line1: ' 1 Main Street',
      Recipient_Primary_Business_Street_Address_Line2: 'Suite 2',
    };
    await bench.importing(
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
    await bench.importing(file);
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
    await bench.importing(await bench.write('q.csv', csv(COLUMNS.general91, [later])));
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
    await bench.importing(
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
    await bench.importing(file);
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
    await bench.importing(
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
    await bench.importing(await bench.write('n.csv', csv(COLUMNS.general91, [renamed])));
    expect(await bench.rows(`${texts} ORDER BY 1 LIMIT 1`)).toEqual([['1', 'Ada Newname; Robert Example; Ny']]);
  });
});
