import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnalytics, refreshRollups } from '@pellucid/analytics';
import { importFiles, openWarehouse, type Warehouse } from '@pellucid/analytics/ingest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from './free-tier.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/open-payments');
const present = existsSync(FOLDER);
if (!present) console.log('Skipped: figures of published files, because ../shared/data/open-payments is not there');

const PAYER = 'Applicable_Manufacturer_or_Applicable_GPO_Making_Payment';
/** The general payments as they lie there, with no line of the importer or the gate having a part in it; companies by their newest name. */
const BY_HAND = `CREATE TEMP TABLE published AS
  SELECT first_value(trim(${PAYER}_Name)) OVER (PARTITION BY ${PAYER}_ID ORDER BY Program_Year DESC, trim(${PAYER}_Name) DESC) AS company,
    split_part(coalesce(Covered_Recipient_Profile_ID, Physician_Profile_ID), '.', 1) AS person,
    Covered_Recipient_Type AS person_type, Recipient_State AS state,
    regexp_replace(Nature_of_Payment_or_Transfer_of_Value, 'for an? .*(accredited|certified) .*', 'for a medical education program') AS nature,
    Program_Year AS year, strptime(Date_of_Payment, '%m/%d/%Y') AS date,
    CAST(Total_Amount_of_Payment_USDollars AS DECIMAL(18,2)) AS amount,
    CAST(Number_of_Payments_Included_in_Total_Amount AS INTEGER) AS payments
  FROM read_csv('${FOLDER}/OP_DTL_GNRL_*.csv.gz', all_varchar = true, union_by_name = true)`;
const FIGURES = 'sum(amount) AS total, CAST(sum(payments) AS INTEGER) AS payments FROM published';

describe.skipIf(!present)('boards over the published files (needs ../shared)', () => {
  let folder: string;
  let warehouse: Warehouse;
  let connection: Awaited<ReturnType<Warehouse['connect']>>;
  let app: TestApp;

  beforeAll(async () => {
    const { model, boards } = await loadCatalogue();
    folder = await mkdtemp(join(tmpdir(), 'pellucid-published-'));
    warehouse = await openWarehouse({ folder });
    const files = (await readdir(FOLDER))
      .filter((name) => name.startsWith('OP_DTL_GNRL_'))
      .map((name) => join(FOLDER, name));
    await importFiles({
      warehouse,
      files,
      refreshRollups: (connection, source, years) => refreshRollups(connection, model, source, years),
    });
    connection = await warehouse.connect();
    await connection.run(BY_HAND);
    const analytics = await createAnalytics({ warehouse, model, freeTier: freeTierOf(boards, model) });
    app = await buildTestApp({ database: embedded, analytics });
  }, 300_000);
  afterAll(async () => {
    await app?.close();
    connection?.closeSync();
    await warehouse?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function byHand(sql: string): Promise<unknown[][]> {
    return (await connection.runAndReadAll(sql)).getRowsJson();
  }

  /** The rows of a tile without the shares that stand beside its figures. */
  async function tile(board: string, page: string, id: string, view: object = {}): Promise<unknown[][]> {
    const { body } = await app.as('analyst').post(`/api/boards/${board}/run`, { page, tiles: [id], ...view });
    const { columns, rows } = body.answers[0].result;
    return rows.map((row: unknown[]) => row.filter((_, at) => columns[at].type !== 'share'));
  }

  it('total spend and payments', async () => {
    const [[total, payments] = []] = await byHand(`SELECT ${FIGURES}`);
    expect(await tile('top-companies-by-spend', 'overview', 'total')).toEqual([[total]]);
    expect(await tile('general-spend-by-nop', 'overview', 'payments')).toEqual([[payments]]);
    // What the README beside the files says of them, added up.
    expect(total).toBe('76341903.55');
  });

  it('the companies that spend most', async () => {
    expect(await tile('top-companies-by-spend', 'overview', 'top-companies')).toEqual(
      await byHand(`SELECT company, ${FIGURES} GROUP BY company ORDER BY total DESC LIMIT 15`),
    );
  });

  it('the physicians who receive most, told apart by id', async () => {
    const rows = await tile('top-physicians-by-spend', 'overview', 'top-physicians');
    expect(rows.map(([id, , ...figures]) => [id, ...figures])).toEqual(
      await byHand(`SELECT person, ${FIGURES} WHERE person_type = 'Covered Recipient Physician'
        GROUP BY person ORDER BY total DESC LIMIT 20`),
    );
  });

  it('natures of payment in a year and a state', async () => {
    const filters = [
      { field: 'program_year', op: 'eq', value: 2014 },
      { field: 'state', op: 'eq', value: 'IA' },
    ];
    expect(await tile('general-spend-by-nop', 'overview', 'natures', { filters })).toEqual(
      await byHand(
        `SELECT nature, ${FIGURES} WHERE year = '2014' AND state = 'IA' GROUP BY nature ORDER BY total DESC`,
      ),
    );
  });

  it('months of one company, and the records behind one of them', async () => {
    const [[company] = []] = await tile('top-companies-by-spend', 'overview', 'top-companies');
    const filters = [{ field: 'company', op: 'eq', value: company }];
    const ofCompany = `company = '${String(company).replaceAll("'", "''")}'`;
    const months = await tile('company-analysis', 'overview', 'monthly-spend', { filters });
    expect(months).toEqual(
      await byHand(`SELECT CAST(date_trunc('month', date)::DATE AS VARCHAR) AS month, ${FIGURES} WHERE ${ofCompany}
        GROUP BY month ORDER BY month`),
    );

    const [month, amount, payments] = months.at(-1) ?? [];
    const view = { page: 'overview', filters, marks: [{ tile: 'monthly-spend', field: 'date', values: [month] }] };
    const [[records] = []] = await byHand(`SELECT CAST(count(*) AS INTEGER) FROM published WHERE ${ofCompany}
      AND date_trunc('month', date) = TIMESTAMP '${month}'`);
    const { body } = await app.as('analyst').post('/api/boards/company-analysis/details', view);
    expect(body.total).toEqual({ records, sums: { total_amount: amount, payments: String(payments) } });
    const file = await app.as('analyst').post('/api/boards/company-analysis/details/export', view);
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(1 + Number(records));
  });
});
