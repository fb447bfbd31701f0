import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWarehouse, type Warehouse } from '../warehouse/open-warehouse.ts';
import { importFiles } from './import-files.ts';
import { addAmounts, type ImportReport } from './report.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/open-payments');
const EXPORT = 'portal_export_2013_union_layout.csv.gz';
const present = existsSync(FOLDER);

interface Row {
  file: string;
  rows: number;
  amounts: string[];
}

/** What each file holds, counted and added up by plain SQL: its rows, and the one or two amounts. */
async function byHand(warehouse: Warehouse): Promise<Row[]> {
  const files = readdirSync(FOLDER).filter((name) => name.startsWith('OP_DTL_'));
  return warehouse.withConnection(async (connection) => {
    const rows: Row[] = [];
    for (const file of files.sort()) {
      const columns = file.includes('OWNRSHP')
        ? ['Total_Amount_Invested_USDollars', 'Value_of_Interest']
        : ['Total_Amount_of_Payment_USDollars'];
      const sums = columns.map((column) => `sum(${column}::DECIMAL(18,2))::VARCHAR`);
      const [[count, ...amounts] = []] = (
        await connection.runAndReadAll(`SELECT count(*)::INT, ${sums.join(', ')}
          FROM read_csv('${join(FOLDER, file)}', all_varchar = true)`)
      ).getRows();
      rows.push({ file, rows: Number(count), amounts: amounts.map(String) });
    }
    return rows;
  });
}

describe.skipIf(!present)('published files (needs ../shared)', () => {
  let folder = '';
  let warehouse: Warehouse;
  let report: ImportReport;
  let expected: Row[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'a-published-'));
    warehouse = await openWarehouse({ folder });
    expected = await byHand(warehouse);
    report = await importFiles({ warehouse, files: expected.map(({ file }) => join(FOLDER, file)) });
    // Unpacked and read once for all that is counted by hand.
    await rowsOf(`ATTACH ':memory:' AS files`);
    await rowsOf(`CREATE TABLE files.general AS SELECT
      "Applicable_Manufacturer_or_Applicable_GPO_Making_Payment_Name" AS company, Recipient_State AS state,
      Nature_of_Payment_or_Transfer_of_Value AS nature, Date_of_Payment AS date,
      Total_Amount_of_Payment_USDollars AS amount, Number_of_Payments_Included_in_Total_Amount AS payments
      FROM read_csv('${FOLDER}/OP_DTL_GNRL*', union_by_name = true, all_varchar = true)`);
  }, 120_000);

  afterAll(async () => {
    await warehouse?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are all kept, to the row and the cent', () => {
    expect(expected).toHaveLength(15);
    expect(
      report.files.map(({ name, rowsRead, kept, setAside, controlTotal, amountInvested }) => ({
        name,
        rowsRead,
        kept,
        setAside,
        amounts: amountInvested === undefined ? [controlTotal] : [amountInvested, controlTotal],
      })),
    ).toEqual(
      expected.map(({ file, rows, amounts }) => ({ name: file, rowsRead: rows, kept: rows, setAside: 0, amounts })),
    );
  });

  it('are in the facts as they are in the files', async () => {
    const [facts] =
      await rowsOf(`SELECT (SELECT count(*) FROM general)::INT, (SELECT sum(amount) FROM general)::VARCHAR,
      (SELECT count(*) FROM research)::INT, (SELECT sum(value_of_interest) FROM ownership)::VARCHAR`);
    const [raw] = await rowsOf(`SELECT count(*)::INT, sum(amount::DECIMAL(18,2))::VARCHAR FROM files.general`);
    const interest = addAmounts(expected.map(({ amounts }) => (amounts.length === 2 ? (amounts[1] ?? '') : '0.00')));
    expect(facts).toEqual([raw?.[0], raw?.[1], 5634, interest]);
  });

  it('give the same figures as SQL by hand, by company, state, nature and month', async () => {
    const byHand = `SELECT company, state, nature, strptime(date, '%m/%d/%Y')::DATE, count(*),
      sum(amount::DECIMAL(18,2)), sum(payments::INT) FROM files.general GROUP BY ALL`;
    const loaded = `SELECT company_reported, state.state, nature_reported, date, count(*), sum(amount), sum(payments)
      FROM general JOIN company ON company.key = company_key JOIN state ON state.key = state_key
      JOIN nature ON nature.key = nature_key GROUP BY ALL`;
    expect(await rowsOf(`(${byHand}) EXCEPT ALL (${loaded})`)).toEqual([]);
    expect(await rowsOf(`(${loaded}) EXCEPT ALL (${byHand})`)).toEqual([]);
  });

  it('are not counted twice', async () => {
    const again = await importFiles({ warehouse, files: expected.map(({ file }) => join(FOLDER, file)) });
    expect(again.changed).toBe(false);
    expect(new Set(again.files.map(({ outcome }) => outcome))).toEqual(new Set(['already loaded']));
    expect(again.dataSets).toEqual(report.dataSets);
  }, 120_000);

  it('a portal export is known for what it is, and as the newer publication replaces both years that it has', async () => {
    const { files, dataSets } = await importFiles({ warehouse, files: [join(FOLDER, EXPORT)], replace: true });
    expect(files).toMatchObject([
      { layout: 'portal export of general payments, all years (93 columns)', kept: 3000, controlTotal: '1262193.23' },
    ]);
    const early = dataSets.filter(({ type, programYear }) => type === 'general' && programYear < 2015);
    expect(early).toMatchObject([
      { programYear: 2014, publicationDate: '2019-01-18', records: 6 },
      { programYear: 2013, publicationDate: '2019-01-18', records: 2994 },
    ]);
  }, 120_000);

  async function rowsOf(sql: string) {
    return warehouse.withConnection(async (connection) => (await connection.runAndReadAll(sql)).getRows());
  }
});
