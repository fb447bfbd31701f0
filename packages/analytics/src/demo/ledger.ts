import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { contentsOf } from '../ingest/contents.ts';
import { readShape } from '../ingest/header.ts';
import { SPECIALTY_LIST } from '../ingest/list-tables.ts';
import { GROUPS } from '../ingest/lookups.ts';
import { RECIPIENT_COLUMNS } from '../ingest/recipients.ts';
import { createStaging, DROP_REJECTS, SEPARATORS, STAGING, stageFile } from '../ingest/stage.ts';
import { loadLedger } from '../ledger/load-ledger.ts';
import { type DemoCompany, demoCompanies } from './cast.ts';
import { writeCsv } from './csv.ts';
import { Fragments } from './fragments.ts';
import { paymentLines } from './general.ts';
import { currentColumns, DEMO_DEFAULTS } from './generate.ts';
import { quartersOfCompany } from './market.ts';
import { publicationOf, recordIdsOf } from './plan.ts';
import { Random } from './random.ts';
import { Recipients } from './recipients.ts';

/** A company whose users find a ledger of their own. */
export interface DemoLedger {
  /** Id of the company in the application: only its users and administrators see the rows. */
  ownerCompanyId: number;
  /** Name of one of `demoCompanies`. */
  companyName: string;
  /** Transactions over the two newest program years. */
  rows: number;
}

const YEARS = 2;

/**
 * Below the small amount of its program year a payment need not be reported, unless the recipient received more than
 * the annual amount from the company (42 CFR 403.904(i)(2); the amounts are those that CMS announced for each year).
 */
const THRESHOLDS: Readonly<Record<number, { small: number; annual: number }>> = {
  2021: { small: 11.04, annual: 110.4 },
  2022: { small: 11.64, annual: 116.35 },
  2023: { small: 12.69, annual: 126.89 },
  2024: { small: 13.07, annual: 130.66 },
};

/** Every how-manieth transaction is a zero amount, a reversal, or booked twice: what a real ledger has to be cleaned of. */
const ZERO = 331;
const REVERSED = 257;
const TWICE = 211;

/**
 * Loads private ledgers that go with the demonstration data: the same people and products. A company that has one
 * already keeps it.
 *
 * @returns the number of transactions that were added.
 * @throws Error when a company is not one of `demoCompanies`.
 */
export async function loadDemoLedger(
  connection: DuckDBConnection,
  ledgers: readonly DemoLedger[],
  seed: number = DEMO_DEFAULTS.seed,
): Promise<number> {
  const { years, generalRows } = DEMO_DEFAULTS;
  const recipients = new Recipients(seed, generalRows / years.length);
  const fragments = new Fragments(seed, recipients);
  const folder = await mkdtemp(join(tmpdir(), 'demo-ledger-'));
  let added = 0;
  await connection.run('BEGIN');
  try {
    for (const ledger of ledgers) {
      const owner = Math.trunc(ledger.ownerCompanyId);
      const known = await connection.runAndReadAll(`SELECT 1 FROM ledger WHERE owner_company_id = ${owner} LIMIT 1`);
      if (known.currentRowCount > 0) continue;
      const path = join(folder, `${owner}.csv`);
      const lines = ledgerLines(seed, ledger, recipients, fragments);
      await writeCsv({ path, columns: currentColumns('general'), gzip: false }, lines, () => {});
      await stageLines(connection, path);
      added += await loadLedger(connection, { ownerCompanyId: owner, lines: LINES });
      await connection.run(`DROP TABLE ${LINES}`);
    }
    await connection.run('COMMIT');
    return added;
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function* ledgerLines(
  seed: number,
  ledger: DemoLedger,
  recipients: Recipients,
  fragments: Fragments,
): Generator<string> {
  const company = companyNamed(ledger.companyName);
  const { years } = DEMO_DEFAULTS;
  const { date } = publicationOf(years);
  for (let index = 0; index < YEARS; index++) {
    const yearIndex = years.length - YEARS + index;
    const programYear = years[yearIndex] ?? 0;
    const rows = Math.floor(ledger.rows / YEARS) + (index < ledger.rows % YEARS ? 1 : 0);
    const year = { seed, programYear, yearIndex, rows, publicationDate: date, newest: true };
    yield* paymentLines(year, recipients, fragments, {
      random: new Random(seed, 'ledger', company.id, programYear),
      quarters: quartersOfCompany(company, yearIndex),
      recordId: recordIdsOf('ledger', programYear),
    });
  }
}

function companyNamed(name: string): DemoCompany {
  const company = demoCompanies.find((known) => known.name === name);
  if (!company) throw new Error(`${name} is not a company of the demonstration data.`);
  return company;
}

/** Lines as a company's own system would give them, while they are loaded. */
const LINES = 'demo_ledger_line';

async function stageLines(connection: DuckDBConnection, path: string): Promise<void> {
  const [content] = await contentsOf(path);
  if (!content) throw new Error(`${path} holds no transactions.`);
  await connection.run(createStaging('general'));
  await connection.run(DROP_REJECTS);
  await connection.run(stageFile(path, await readShape(content), { repaired: false }));
  await connection.run(`CREATE OR REPLACE TEMP TABLE ${LINES} AS ${bookedLines()}`);
  await connection.run(`DROP TABLE ${STAGING}`);
}

/** A line names one product and one specialty; other products are a text. */
const FIRST_OF_LISTS = {
  ...SPECIALTY_LIST.columns,
  product: "nullif(upper(slots[1][1]), '')",
  product_type: "nullif(slots[1][2], '')",
  product_category: "nullif(slots[1][3], '')",
};

function bookedLines(): string {
  const cases = (part: 'small' | 'annual') =>
    Object.entries(THRESHOLDS).map(([year, amounts]) => `WHEN ${year} THEN ${amounts[part]}`);
  const limit = (part: 'small' | 'annual') => `CASE booked.program_year ${cases(part).join(' ')} ELSE 0 END`;
  const named = new Map(
    GROUPS.general.flatMap(({ lookups }) => lookups.flatMap(({ columns }) => Object.entries(columns))),
  );
  // A company calls its payers what its own books call them.
  for (const [attribute, expression] of Object.entries(FIRST_OF_LISTS)) named.set(attribute, expression);
  named.set('company', named.get('company_reported') ?? '');
  const names = [...named].map(([attribute, expression]) => `${expression} AS ${attribute}`);
  return `WITH numbered AS (SELECT *, right(record_id, 9)::INTEGER AS number,
      split_part(specialties, ${SEPARATORS.slots}, 1) AS specialty,
      list_transform(string_split(products, ${SEPARATORS.slots}), lambda slot: string_split(slot, ${SEPARATORS.attributes})) AS slots
      FROM ${STAGING}),
    booked AS (
      SELECT * REPLACE (CASE WHEN number % ${ZERO} = 7 THEN 0 WHEN number % ${REVERSED} = 11 THEN -amount ELSE amount END AS amount),
        'T' || program_year || '-' || lpad(number::VARCHAR, 6, '0') AS home_system_id
      FROM numbered
      UNION ALL
      SELECT *, 'A' || program_year || '-' || lpad(number::VARCHAR, 6, '0') FROM numbered WHERE number % ${TWICE} = 13)
    SELECT program_year, date, amount, coalesce(payments, 1) AS payments, home_system_id AS record_id, context,
      array_to_string(list_transform(slots[2:], lambda slot: slot[1]), '; ') AS other_products,
      home_system_id, amount > 0 AND (amount >= ${limit('small')}
        OR sum(amount) OVER (PARTITION BY program_year, profile_id, hospital_id) > ${limit('annual')}) AS reportable,
      ${RECIPIENT_COLUMNS}, ${names.join(', ')}
    FROM booked`;
}
