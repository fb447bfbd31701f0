import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFiles, openWarehouse } from '../ingest/index.ts';
import { demoCompanies, demoCustomers } from './cast.ts';
import { generateDemoFiles } from './generate.ts';
import { loadDemoLedger } from './ledger.ts';
import { npiOf } from './people.ts';

const SHARED = join(import.meta.dirname, '../../../../../shared');
const between = (low: number, high: number) => (value: number) => value >= low && value <= high;
const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'b-demo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const small = { generalRows: 2_000, years: [2023, 2024] };

describe('demonstration files', () => {
  it('are the same bytes for the same seed, and others for another', async () => {
    const [one, again, other] = await Promise.all([
      generateDemoFiles({ ...small, folder: join(folder, 'one'), seed: 5 }),
      generateDemoFiles({ ...small, folder: join(folder, 'again'), seed: 5 }),
      generateDemoFiles({ ...small, folder: join(folder, 'other'), seed: 6 }),
    ]);
    expect(one.map((path) => basename(path))).toEqual(
      [2023, 2024].flatMap((year) =>
        ['GNRL', 'RSRCH', 'OWNRSHP'].map((type) => `OP_DTL_${type}_PGYR${year}_P06302025_06162025.csv`),
      ),
    );
    expect(again.map(sha256)).toEqual(one.map(sha256));
    expect(new Set([...one, ...other].map(sha256)).size).toBe(12);
  });

  it('hold the same when they are compressed', async () => {
    const [plain] = await generateDemoFiles({ ...small, folder: join(folder, 'plain') });
    const [packed] = await generateDemoFiles({ ...small, folder: join(folder, 'packed'), gzip: true });
    expect(gunzipSync(readFileSync(packed ?? '')).equals(readFileSync(plain ?? ''))).toBe(true);
  });

  it.skipIf(!existsSync(SHARED))('have the published columns in the published order (needs ../shared)', async () => {
    const paths = await generateDemoFiles({ generalRows: 10, years: [2024], folder: join(folder, 'header') });
    for (const [index, type] of ['general', 'research', 'ownership'].entries()) {
      const published = readFileSync(join(SHARED, `domain/headers/detail_${type}_2024.txt`), 'utf8')
        .trim()
        .split('\n');
      const header = readFileSync(paths[index] ?? '', 'utf8').split('\n')[0];
      expect(header).toBe(published.map((column) => `"${column}"`).join(','));
    }
  });
});

describe('the demonstration industry', () => {
  let connection: DuckDBConnection;
  const one = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson()[0] ?? [];
  const share = async (condition: string, of = 'general') =>
    Number((await one(`SELECT 100 * avg((${condition})::INTEGER) FROM ${of}`))[0]);

  beforeAll(async () => {
    await generateDemoFiles({ folder: join(folder, 'industry'), generalRows: 100_000 });
    connection = await (await DuckDBInstance.create()).connect();
    for (const [table, code] of Object.entries({ general: 'GNRL', research: 'RSRCH', ownership: 'OWNRSHP' })) {
      // A line with a field too many or too few is an error.
      await connection.run(
        `CREATE TABLE ${table} AS FROM read_csv('${folder}/industry/OP_DTL_${code}_*.csv', all_varchar = true, header = true)`,
      );
    }
  }, 120_000);
  afterAll(() => connection.closeSync());

  it('pays for what the real one pays for', async () => {
    expect(await one('SELECT count(*)::INTEGER, count(DISTINCT Record_ID)::INTEGER FROM general')).toEqual([
      100_000, 100_000,
    ]);
    expect(await share(`Nature_of_Payment_or_Transfer_of_Value = 'Food and Beverage'`)).toSatisfy(between(91, 92));
    expect(await share(`Form_of_Payment_or_Transfer_of_Value LIKE 'In-kind%'`)).toSatisfy(between(85, 89));
    expect(await share(`Related_Product_Indicator = 'Yes'`)).toSatisfy(between(93, 95));
    const [services] =
      await one(`SELECT (sum(Total_Amount_of_Payment_USDollars::DOUBLE) FILTER (Nature_of_Payment_or_Transfer_of_Value
      IN ('Royalty or License', 'Consulting Fee') OR Nature_of_Payment_or_Transfer_of_Value LIKE 'Compensation%')
      / sum(Total_Amount_of_Payment_USDollars::DOUBLE)) FROM general`);
    expect(Number(services)).toBeGreaterThan(0.5);
  });

  it('pays whom the real one pays', async () => {
    const ofType = (type: string) => share(`Covered_Recipient_Type = 'Covered Recipient ${type}'`);
    expect(await ofType('Physician')).toSatisfy(between(61, 65));
    expect(await ofType('Non-Physician Practitioner')).toSatisfy(between(35, 39));
    expect(await ofType('Teaching Hospital')).toSatisfy(between(0.15, 0.35));
    const [states, specialties] = await one(
      'SELECT count(DISTINCT Recipient_State)::INTEGER, count(DISTINCT Covered_Recipient_Specialty_1)::INTEGER FROM general',
    );
    expect(states).toBeGreaterThan(50);
    expect(specialties).toBeGreaterThan(200);
    const [namesakes] =
      await one(`SELECT count(*)::INTEGER FROM (SELECT 1 FROM general GROUP BY Covered_Recipient_First_Name,
      Covered_Recipient_Last_Name HAVING count(DISTINCT Covered_Recipient_NPI) > 1)`);
    expect(namesakes).toBeGreaterThan(5);
  });

  it('has its seasons, its years and its stories', async () => {
    const inMonth = (month: string) => share(`Date_of_Payment LIKE '${month}/%'`);
    const [april, october, december] = await Promise.all(['04', '10', '12'].map(inMonth));
    expect(october).toBeGreaterThan(Number(december) * 1.3);
    expect(april).toBeGreaterThan(Number(december) * 1.2);
    expect(await share(`right(Date_of_Payment, 4) = Program_Year`)).toBe(100);
    const grown = async (name: string) => {
      const [first, last] =
        await one(`SELECT count(*) FILTER (Program_Year = '2021'), count(*) FILTER (Program_Year = '2024')
        FROM general WHERE Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Name = '${name.replaceAll("'", "''")}'`);
      return Number(last) / Math.max(1, Number(first));
    };
    const withStory = (story: string) => demoCompanies.find((company) => company.story === story)?.name ?? '';
    expect(await grown(withStory('riser'))).toBeGreaterThan(2);
    expect(await grown(withStory('faller'))).toBeLessThan(0.6);
    expect(await grown(withStory('newcomer'))).toBeGreaterThan(20);
    const launched = demoCustomers.analyst.products.find((product) => product.launched);
    expect(
      await share(
        `Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_1 = '${launched?.name}' AND Program_Year < '2023'`,
      ),
    ).toBe(0);
    expect(
      await share(`Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_1 = '${launched?.name}'`),
    ).toBeGreaterThan(0.3);
  });

  it('has provider numbers with a valid check digit that nobody holds', async () => {
    const luhn = (npi: string) =>
      [...`80840${npi}`].reverse().reduce((sum, digit, index) => {
        const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
        return sum + (value > 9 ? value - 9 : value);
      }, 0) % 10;
    expect(luhn('1234567893')).toBe(0);
    for (const number of [0, 1, 99, 123_456, 9_999_999]) {
      expect(npiOf(number)).toMatch(/^29\d{8}$/);
      expect(luhn(npiOf(number))).toBe(0);
    }
    expect(await share(`Covered_Recipient_NPI IS NULL OR Covered_Recipient_NPI LIKE '29%'`)).toBe(100);
  });

  it.skipIf(!existsSync(SHARED))('names no company and no product of the real one (needs ../shared)', async () => {
    await connection.run(`CREATE TABLE real AS SELECT DISTINCT upper(Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Name) AS company,
      upper(Name_of_Drug_or_Biological_or_Device_or_Medical_Supply_1) AS product
      FROM read_csv('${SHARED}/data/open-payments/OP_DTL_GNRL_PGYR202*.csv.gz', all_varchar = true, header = true)`);
    const names = demoCompanies.map(({ name }) => name.split(/[ ,]/)[0]?.toUpperCase());
    const products = demoCompanies.flatMap((company) => company.products.map(({ name }) => name.toUpperCase()));
    const [companies] = await one(
      `SELECT list(company) FROM real WHERE split_part(replace(company, ',', ''), ' ', 1) IN (${names.map((name) => `'${name}'`)})`,
    );
    expect(companies).toBeNull();
    const [sold] = await one(
      `SELECT list(product) FROM real WHERE product IN (${products.map((name) => `'${name}'`)})`,
    );
    expect(sold).toBeNull();
  });
});

describe('import of the demonstration data', () => {
  it('keeps every row, and ledgers that belong to their owners', async () => {
    const files = await generateDemoFiles({ ...small, folder: join(folder, 'import') });
    const warehouse = await openWarehouse({ folder: join(folder, 'warehouse') });
    try {
      const report = await importFiles({ warehouse, files });
      expect(report.files.map(({ setAside, outcome }) => ({ setAside, outcome }))).toEqual(
        files.map(() => ({ setAside: 0, outcome: 'loaded' })),
      );
      const ledgers = [
        { ownerCompanyId: 1, companyName: demoCustomers.analyst.name, rows: 2_000 },
        { ownerCompanyId: 2, companyName: demoCustomers.rival.name, rows: 801 },
      ];
      await warehouse.withConnection(async (connection) => {
        expect(await loadDemoLedger(connection, ledgers)).toBe(2_000 + 801 + 10 + 4);
        expect(await loadDemoLedger(connection, ledgers)).toBe(0);
        const rows = await connection.runAndReadAll(`SELECT owner_company_id, company, count(*)::INTEGER,
            count(*) FILTER (amount < 0)::INTEGER, count(*) FILTER (amount = 0)::INTEGER, list_sort(list(DISTINCT program_year))::VARCHAR,
            bool_and(amount > 0) FILTER (reportable), (count(*) FILTER (NOT reportable) > 0)::BOOLEAN,
            count(DISTINCT record_id) = count(*)
          FROM ledger JOIN ledger_company USING (owner_company_id) WHERE key = company_key GROUP BY ALL ORDER BY 1`);
        expect(rows.getRows()).toEqual([
          [1, demoCustomers.analyst.name, 2_010, 8, 6, '[2023, 2024]', true, true, true],
          [2, demoCustomers.rival.name, 805, 4, 4, '[2023, 2024]', true, true, true],
        ]);
      });
    } finally {
      await warehouse.close();
    }
  });

  it('refuses a ledger of a company that is not in the cast', async () => {
    const warehouse = await openWarehouse({ folder: join(folder, 'unknown') });
    try {
      await warehouse.withConnection((connection) =>
        expect(loadDemoLedger(connection, [{ ownerCompanyId: 1, companyName: 'Nobody', rows: 10 }])).rejects.toThrow(
          /Nobody is not/,
        ),
      );
    } finally {
      await warehouse.close();
    }
  });
});
