import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWarehouse } from './open-warehouse.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { VERSION_1 } from './version-1.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgraded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const FACULTY = 'Compensation for serving as faculty or as a speaker for';

/** A file of the first version: ledgers point to the lookup tables of the published records. */
async function writeFirstVersion(): Promise<void> {
  const instance = await DuckDBInstance.create(join(folder, 'warehouse.duckdb'));
  const connection = await instance.connect();
  await connection.run(VERSION_1);
  await connection.run(`INSERT INTO warehouse_state VALUES (7, 1);
    INSERT INTO company (key) VALUES (0);
    INSERT INTO company (key, company_id, company) VALUES (1, '100', 'Aster'), (2, '200', 'Aster ledger only'), (3, '100', 'Aster Works');
    INSERT INTO nature VALUES (0, NULL), (1, 'Gift'), (2, '${FACULTY} an accredited or certified continuing education program');
    INSERT INTO place VALUES (0, NULL, NULL, NULL), (1, 'IA', 'IOWA CITY', NULL), (2, 'IA', 'Iowa City', NULL);
    INSERT INTO recipient (key) VALUES (0);
    INSERT INTO recipient (key, recipient_id, recipient) VALUES (1, '1001', 'Ada'), (2, 'P1', 'Private person');`);
  const keys = `0 AS submitting_company_key, 0 AS recipient_type_key, 0 AS specialty_key, 0 AS state_key, 0 AS place_key,
    0 AS nature_key, 0 AS form_key, 0 AS product_key, 0 AS third_party_key, 0 AS dispute_status_key,
    5 AS amount, 1 AS payments, 0 AS data_set_id, 0 AS data_file_id`;
  await connection.run(
    `INSERT INTO general BY NAME SELECT ${keys}, 2024 AS program_year, 1 AS company_key, 1 AS recipient_key`,
  );
  await connection.run(
    `INSERT INTO general BY NAME SELECT ${keys}, 2021 AS program_year, 3 AS company_key, 1 AS recipient_key`,
  );
  await connection.run(`INSERT INTO ledger BY NAME SELECT ${keys}, 2024 AS program_year, true AS reportable, owner_company_id, company_key, recipient_key
    FROM (VALUES (1, 1, 1), (1, 2, 2), (2, 2, 2), (2, 0, 1)) lines(owner_company_id, company_key, recipient_key)`);
  connection.closeSync();
  instance.closeSync();
}

async function rowsOf(connection: DuckDBConnection, text: string): Promise<unknown[][]> {
  return (await connection.runAndReadAll(text)).getRows();
}

it('gives each ledger of an older file lookup rows of its own, once, and takes private names from the public ones', async () => {
  await writeFirstVersion();
  for (const _ of [1, 2]) {
    const warehouse = await openWarehouse({ folder });
    await warehouse.withConnection(async (connection) => {
      const names = await rowsOf(
        connection,
        `SELECT l.owner_company_id, c.company, r.recipient, c.owner_company_id IN (0, l.owner_company_id), r.owner_company_id = l.owner_company_id
          FROM ledger l JOIN ledger_company c ON c.key = company_key JOIN ledger_recipient r ON r.key = recipient_key ORDER BY ALL`,
      );
      expect(names).toEqual([
        [1, 'Aster', 'Ada', true, true],
        [1, 'Aster ledger only', 'Private person', true, true],
        [2, 'Aster ledger only', 'Private person', true, true],
        [2, null, 'Ada', true, true],
      ]);
      expect(await rowsOf(connection, 'SELECT company FROM company ORDER BY key')).toEqual([
        [null],
        ['Aster'],
        ['Aster'],
      ]);
      expect(await rowsOf(connection, 'SELECT recipient FROM recipient ORDER BY key')).toEqual([[null], ['Ada']]);
      expect(await rowsOf(connection, 'SELECT schema_version FROM warehouse_state')).toEqual([[SCHEMA_VERSION]]);
    });
    await warehouse.close();
  }
});

it('gives companies, natures and cities of an older file their names of today, once, and keeps those published', async () => {
  await writeFirstVersion();
  for (const _ of [1, 2]) {
    const warehouse = await openWarehouse({ folder });
    await warehouse.withConnection(async (connection) => {
      const companies =
        'SELECT company_reported, company, former_name, company_family, named_in FROM company WHERE key > 0';
      expect(await rowsOf(connection, `${companies} ORDER BY key`)).toEqual([
        ['Aster', 'Aster', null, 'Aster', 2024],
        ['Aster Works', 'Aster', 'Aster Works', 'Aster', 2021],
      ]);
      expect(await rowsOf(connection, 'SELECT city_reported, city FROM place ORDER BY key')).toEqual([
        [null, null],
        ['IOWA CITY', 'Iowa City'],
        ['Iowa City', 'Iowa City'],
      ]);
      expect(await rowsOf(connection, 'SELECT nature_reported, nature FROM nature WHERE key > 0 ORDER BY key')).toEqual(
        [
          ['Gift', 'Gift'],
          [
            `${FACULTY} an accredited or certified continuing education program`,
            `${FACULTY} a medical education program`,
          ],
        ],
      );
    });
    await warehouse.close();
  }
});

it('refuses a file of a newer version, and says what to do', async () => {
  const warehouse = await openWarehouse({ folder });
  await warehouse.withConnection((connection) => connection.run('UPDATE warehouse_state SET schema_version = 99'));
  await warehouse.close();
  await expect(openWarehouse({ folder })).rejects.toThrow(/newer version of the product: start that one/);
});

it('makes lists of the products of an older file, answers as before, and asks for the files again', async () => {
  await writeFirstVersion();
  const instance = await DuckDBInstance.create(join(folder, 'warehouse.duckdb'));
  const old = await instance.connect();
  await old.run(`INSERT INTO product VALUES (0, NULL, NULL, NULL), (1, 'BOTOX', 'Biological', NULL), (2, 'KNEE', 'Device', NULL);
    INSERT INTO data_set VALUES (1, 'general', 2024, '2025-06-30', 4, 10, NULL), (2, 'ownership', 2024, '2025-06-30', 0, 0, 0);
    DELETE FROM general`);
  const keys = [
    'company',
    'submitting_company',
    'recipient',
    'recipient_type',
    'specialty',
    'state',
    'place',
    'nature',
    'form',
  ];
  await old.run(`INSERT INTO general BY NAME SELECT 2024 AS program_year, i AS amount, 1 AS payments, i::VARCHAR AS record_id,
    ${[...keys, 'third_party', 'dispute_status'].map((table) => `0 AS ${table}_key`).join(', ')}, 1 AS data_set_id, 1 AS data_file_id,
    [0, 1, 1, 2][i] AS product_key, [NULL, NULL, 'Knee; Hip', 'Botox'][i] AS other_products FROM range(1, 5) t(i)`);
  old.closeSync();
  instance.closeSync();
  for (const _ of [1, 2]) {
    const warehouse = await openWarehouse({ folder });
    await warehouse.withConnection(async (connection) => {
      const lists = `SELECT record_id, l.product, l.other_products, string_agg(p.product) FROM general
        JOIN product_list l ON l.key = product_list_key JOIN listed_product ON list_key = product_list_key
        JOIN product p ON p.key = product_key GROUP BY ALL ORDER BY record_id`;
      expect(await rowsOf(connection, lists)).toEqual([
        ['1', null, null, null],
        ['2', 'BOTOX', null, 'BOTOX'],
        ['3', 'BOTOX', 'Knee; Hip', 'BOTOX'],
        ['4', 'KNEE', 'Botox', 'KNEE'],
      ]);
    });
    expect(await warehouse.filesToImport()).toMatch(
      /^An earlier version loaded general 2024, ownership 2024: until .* are imported again, /,
    );
    await warehouse.close();
  }
});

/** A file of the last version before specialties were lists: products are, and the facts lack the keys of other lists. */
async function writeVersion3(): Promise<void> {
  const blank = (...tables: string[]): string => tables.map((table) => `0 AS ${table}_key`).join(', ');
  const shared = blank(
    'company',
    'submitting_company',
    'recipient',
    'recipient_type',
    'state',
    'place',
    'dispute_status',
  );
  const added = ['specialty_list', 'listed_specialty', 'primary_type', 'primary_type_list', 'listed_primary_type'];
  await (await openWarehouse({ folder })).close();
  const instance = await DuckDBInstance.create(join(folder, 'warehouse.duckdb'));
  const old = await instance.connect();
  await old.run(`UPDATE warehouse_state SET schema_version = 3; DELETE FROM warehouse_upgrade WHERE name = 'lists of specialties';
    ${added.map((table) => `DROP TABLE ${table};`).join(' ')}
    ${['general', 'research', 'ownership']
      .flatMap((facts) =>
        ['specialty_list_key', 'primary_type_list_key'].map((key) => `ALTER TABLE ${facts} DROP ${key};`),
      )
      .join(' ')}
    INSERT INTO specialty (key, specialty, specialty_group) VALUES (1, 'Physicians|Dermatology', 'Physicians'), (2, 'Physicians|Cardiology', 'Physicians');
    INSERT INTO data_set VALUES (1, 'general', 2024, '2025-06-30', 3, 6, NULL, 3), (2, 'ownership', 2024, '2025-06-30', 1, 1, 1, 3);
    INSERT INTO ownership BY NAME SELECT 2024 AS program_year, 1 AS amount_invested, 1 AS value_of_interest, 'O1' AS record_id,
      ${shared},
      2 AS specialty_key, 2 AS data_set_id, 1 AS data_file_id;
    INSERT INTO general BY NAME SELECT 2024 AS program_year, i AS amount, 1 AS payments, i::VARCHAR AS record_id,
      ${shared}, ${blank('nature', 'form', 'third_party', 'product_list')},
      i - 1 AS specialty_key, 1 AS data_set_id, 1 AS data_file_id FROM range(1, 4) t(i)`);
  old.closeSync();
  instance.closeSync();
}

it('makes lists of the specialties of an older file, which name the first alone, and asks for the files again', async () => {
  await writeVersion3();
  for (const _ of [1, 2]) {
    const warehouse = await openWarehouse({ folder });
    await warehouse.withConnection(async (connection) => {
      const lists = ['general', 'ownership'].map(
        (
          facts,
        ) => `SELECT record_id, first.specialty, l.specialty, l.specialty_group, s.specialty, primary_type_list_key FROM ${facts}
        JOIN specialty first ON first.key = specialty_key JOIN specialty_list l ON l.key = specialty_list_key
        JOIN listed_specialty ON list_key = specialty_list_key JOIN specialty s ON s.key = listed_specialty.specialty_key`,
      );
      const [skin, heart] = ['Physicians|Dermatology', 'Physicians|Cardiology'];
      expect(await rowsOf(connection, `${lists.join(' UNION ALL ')} ORDER BY record_id`)).toEqual([
        ['1', null, null, null, null, 0],
        ['2', skin, skin, 'Physicians', skin, 0],
        ['3', heart, heart, 'Physicians', heart, 0],
        ['O1', heart, heart, 'Physicians', heart, 0],
      ]);
    });
    expect(await warehouse.filesToImport()).toMatch(/^An earlier version loaded general 2024, ownership 2024: /);
    await warehouse.close();
  }
});

it('makes people of the names of investigators of an older file, found by any of them', async () => {
  await writeVersion3();
  const instance = await DuckDBInstance.create(join(folder, 'warehouse.duckdb'));
  const old = await instance.connect();
  await old.run(`DELETE FROM warehouse_upgrade WHERE name = 'lists of investigators';
    ALTER TABLE research ADD COLUMN principal_investigators VARCHAR`);
  await old.run(`INSERT INTO research BY NAME SELECT general.* EXCLUDE (record_id, travel_city, travel_state, travel_country, physician_ownership, charity),
    'P' || record_id AS record_id, ['Bo Ek; Al Ny', 'AL NY', NULL][record_id::INTEGER] AS principal_investigators FROM general`);
  old.closeSync();
  instance.closeSync();
  for (const _ of [1, 2]) {
    const warehouse = await openWarehouse({ folder });
    await warehouse.withConnection(async (connection) => {
      const people = `SELECT record_id, l.investigator, m.investigator, m.investigator_id LIKE 'N%' FROM research
        JOIN investigator_list l ON l.key = investigator_list_key JOIN listed_investigator ON list_key = l.key
        JOIN investigator m ON m.key = investigator_key ORDER BY record_id, place`;
      expect(await rowsOf(connection, people)).toEqual([
        ['P1', 'Bo Ek; AL NY', 'Bo Ek', true],
        ['P1', 'Bo Ek; AL NY', 'AL NY', true],
        ['P2', 'AL NY', 'AL NY', true],
        ['P3', null, null, null],
      ]);
      const columns = `SELECT column_name FROM duckdb_columns() WHERE table_name = 'research'`;
      expect((await rowsOf(connection, columns)).flat()).not.toContain('principal_investigators');
    });
    await warehouse.close();
  }
});

it('gives the specialties of an older file their second level, and their lists', async () => {
  await (await openWarehouse({ folder })).close();
  const instance = await DuckDBInstance.create(join(folder, 'warehouse.duckdb'));
  const old = await instance.connect();
  await old.run(`UPDATE warehouse_state SET schema_version = 4; DELETE FROM warehouse_upgrade WHERE name = 'classifications of specialties';
    ALTER TABLE specialty DROP specialty_classification; ALTER TABLE specialty_list DROP specialty_classification;
    INSERT INTO specialty VALUES (1, 'Physicians|Internal Medicine|Cardiology', 'Physicians'), (2, 'Physicians|Urology', 'Physicians'),
      (3, 'Physicians/ Internal Medicine/ Oncology', 'Physicians'), (4, 'Hospitals', 'Hospitals');
    INSERT INTO specialty_list SELECT * FROM specialty WHERE key <> 0;
    INSERT INTO specialty_list VALUES (5, 'all of them', 'Physicians; Hospitals');
    INSERT INTO listed_specialty SELECT key, 1, key FROM specialty WHERE key <> 0;
    INSERT INTO listed_specialty VALUES (5, 1, 2), (5, 2, 3), (5, 3, 1), (5, 4, 4)`);
  old.closeSync();
  instance.closeSync();
  for (const _ of [1, 2]) {
    const warehouse = await openWarehouse({ folder });
    await warehouse.withConnection(async (connection) => {
      const classes = (table: string) =>
        rowsOf(connection, `SELECT specialty_classification FROM ${table} ORDER BY key`);
      const each = [[null], ['Internal Medicine'], ['Urology'], ['Internal Medicine'], ['Hospitals']];
      expect(await classes('specialty')).toEqual(each);
      expect(await classes('specialty_list')).toEqual([...each, ['Urology; Internal Medicine; Hospitals']]);
    });
    await warehouse.close();
  }
});
