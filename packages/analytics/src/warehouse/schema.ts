/**
 * Tables of the embedded warehouse. Facts hold integer keys into small lookup tables, so that grouping and filtering work
 * on integers and names are searched where they are few. Amounts are exact decimals. The loader inserts each data set sorted
 * by company and date, which lets the engine skip what a filter excludes.
 *
 * A lookup row, once written, keeps its key; key 0 stands for "blank" in every lookup table. There is one recipient per
 * recipient_id, under the name that it has in the newest program year loaded (`named_in`). A company has one row for each way in
 * which it was published; what of it is the company's own is worked out over all rows of its id, see `company-names.ts`.
 *
 * What a record has several of (products, specialties, investigators) is a list: the facts hold the key of the list, which is one row of a list table with
 * its texts as people read them, and a bridge table has a row for each of its members. Lists are few where records are many.
 */
/** Of the tables below; a file with a higher one is not opened, one with a lower one is upgraded. */
export const SCHEMA_VERSION = 6;

/** Data sets that were loaded under a lower version lack something that their files have. */
export const COMPLETE_SINCE = 4;

const INVESTIGATOR = `key INTEGER PRIMARY KEY, investigator_id VARCHAR, investigator VARCHAR, npi VARCHAR, recipient_type VARCHAR,
  primary_type VARCHAR, specialty VARCHAR, specialty_group VARCHAR, state VARCHAR`;

export const LOOKUP_TABLES = `
CREATE TABLE IF NOT EXISTS company (key INTEGER PRIMARY KEY, company_id VARCHAR, company VARCHAR, company_state VARCHAR, company_country VARCHAR,
  company_reported VARCHAR, named_in SMALLINT, former_name VARCHAR, company_family VARCHAR);
CREATE TABLE IF NOT EXISTS submitting_company (key INTEGER PRIMARY KEY, submitting_company VARCHAR);
CREATE TABLE IF NOT EXISTS recipient (key INTEGER PRIMARY KEY, recipient_id VARCHAR, recipient VARCHAR, recipient_npi VARCHAR, named_in SMALLINT);
CREATE TABLE IF NOT EXISTS recipient_type (key INTEGER PRIMARY KEY, recipient_type VARCHAR);
CREATE TABLE IF NOT EXISTS specialty (key INTEGER PRIMARY KEY, specialty VARCHAR, specialty_group VARCHAR, specialty_classification VARCHAR);
CREATE TABLE IF NOT EXISTS specialty_list (key INTEGER PRIMARY KEY, specialty VARCHAR, specialty_group VARCHAR, specialty_classification VARCHAR);
CREATE TABLE IF NOT EXISTS primary_type (key INTEGER PRIMARY KEY, primary_type VARCHAR);
CREATE TABLE IF NOT EXISTS primary_type_list (key INTEGER PRIMARY KEY, primary_type VARCHAR);
CREATE TABLE IF NOT EXISTS investigator (${INVESTIGATOR});
CREATE TABLE IF NOT EXISTS investigator_list (${INVESTIGATOR});
CREATE TABLE IF NOT EXISTS place (key INTEGER PRIMARY KEY, state VARCHAR, city VARCHAR, country VARCHAR, city_reported VARCHAR);
CREATE TABLE IF NOT EXISTS state (key INTEGER PRIMARY KEY, state VARCHAR);
CREATE TABLE IF NOT EXISTS nature (key INTEGER PRIMARY KEY, nature VARCHAR, nature_reported VARCHAR);
CREATE TABLE IF NOT EXISTS form (key INTEGER PRIMARY KEY, form VARCHAR);
CREATE TABLE IF NOT EXISTS product (key INTEGER PRIMARY KEY, product VARCHAR, product_type VARCHAR, product_category VARCHAR,
  product_code VARCHAR, product_covered VARCHAR);
CREATE TABLE IF NOT EXISTS product_list (key INTEGER PRIMARY KEY, product VARCHAR, product_type VARCHAR, product_category VARCHAR,
  product_code VARCHAR, product_covered VARCHAR, other_products VARCHAR);
CREATE TABLE IF NOT EXISTS third_party (key INTEGER PRIMARY KEY, third_party VARCHAR);
CREATE TABLE IF NOT EXISTS dispute_status (key INTEGER PRIMARY KEY, dispute_status VARCHAR);
CREATE TABLE IF NOT EXISTS change_type (key INTEGER PRIMARY KEY, change_type VARCHAR);
CREATE TABLE IF NOT EXISTS address (key INTEGER PRIMARY KEY, street VARCHAR, zip_code VARCHAR, province VARCHAR);
`;

/** The members of each list, in the order in which records name them; the blank list has the blank member. */
export const BRIDGE_TABLES = `
CREATE TABLE IF NOT EXISTS listed_product (list_key INTEGER NOT NULL, place SMALLINT NOT NULL, product_key INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS listed_specialty (list_key INTEGER NOT NULL, place SMALLINT NOT NULL, specialty_key INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS listed_primary_type (list_key INTEGER NOT NULL, place SMALLINT NOT NULL, primary_type_key INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS listed_investigator (list_key INTEGER NOT NULL, place SMALLINT NOT NULL, investigator_key INTEGER NOT NULL);
`;

/**
 * Lookup tables of private records, by the names of the public ones, with their attributes. What a company calls its vendors,
 * recipients and products is its own: each row has an owner, and nothing in the public tables comes of private records.
 */
export const LEDGER_LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  company: ['company_id', 'company', 'company_state', 'company_country'],
  submitting_company: ['submitting_company'],
  recipient: ['recipient_id', 'recipient', 'recipient_npi'],
  recipient_type: ['recipient_type'],
  specialty: ['specialty', 'specialty_group'],
  place: ['state', 'city', 'country'],
  state: ['state'],
  nature: ['nature'],
  form: ['form'],
  product: ['product', 'product_type', 'product_category'],
  third_party: ['third_party'],
  dispute_status: ['dispute_status'],
};

/** A key is of one owner, so that a row of facts has no way to another's. */
export const LEDGER_LOOKUP_TABLES = [
  'CREATE SEQUENCE IF NOT EXISTS ledger_key;',
  ...Object.entries(LEDGER_LOOKUPS).map(
    ([table, attributes]) =>
      `CREATE TABLE IF NOT EXISTS ledger_${table} (key INTEGER PRIMARY KEY, owner_company_id INTEGER NOT NULL, ${attributes
        .map((attribute) => `${attribute} VARCHAR`)
        .join(', ')});`,
  ),
].join('\n');

/** The blank rows that a warehouse begins with. */
export const BLANK_ROWS = [
  ...[...LOOKUP_TABLES.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(
    ([, table]) => `INSERT INTO ${table} (key) SELECT 0 WHERE NOT EXISTS (FROM ${table} WHERE key = 0);`,
  ),
  ...[...BRIDGE_TABLES.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(
    ([, table]) => `INSERT INTO ${table} SELECT 0, 1, 0 WHERE NOT EXISTS (FROM ${table} WHERE list_key = 0);`,
  ),
  ...Object.keys(LEDGER_LOOKUPS).map(
    // Of nobody, and read for all: ids of companies begin with 1.
    (table) => `INSERT INTO ledger_${table} (key, owner_company_id) SELECT 0, 0
      WHERE NOT EXISTS (FROM ledger_${table} WHERE key = 0);`,
  ),
].join('\n');

/** Columns that tables of earlier versions lack, added where they do. */
export const ADDED_COLUMNS = [
  'company ADD COLUMN IF NOT EXISTS company_reported VARCHAR',
  'company ADD COLUMN IF NOT EXISTS named_in SMALLINT',
  'company ADD COLUMN IF NOT EXISTS former_name VARCHAR',
  'company ADD COLUMN IF NOT EXISTS company_family VARCHAR',
  'nature ADD COLUMN IF NOT EXISTS nature_reported VARCHAR',
  'place ADD COLUMN IF NOT EXISTS city_reported VARCHAR',
  'specialty ADD COLUMN IF NOT EXISTS specialty_classification VARCHAR',
  'specialty_list ADD COLUMN IF NOT EXISTS specialty_classification VARCHAR',
  ...['general', 'research', 'ownership'].flatMap((facts) => [
    `${facts} ADD COLUMN IF NOT EXISTS change_type_key INTEGER DEFAULT 0`,
    `${facts} ADD COLUMN IF NOT EXISTS address_key INTEGER DEFAULT 0`,
    `${facts} ADD COLUMN IF NOT EXISTS primary_type_list_key INTEGER DEFAULT 0`,
  ]),
  'research ADD COLUMN IF NOT EXISTS expenditure_categories VARCHAR',
  'research ADD COLUMN IF NOT EXISTS investigator_list_key INTEGER DEFAULT 0',
  'product ADD COLUMN IF NOT EXISTS product_code VARCHAR',
  'product ADD COLUMN IF NOT EXISTS product_covered VARCHAR',
  'data_set ADD COLUMN IF NOT EXISTS schema_version INTEGER',
  'rollup_state ADD COLUMN IF NOT EXISTS row_count BIGINT',
  'rollup_state ADD COLUMN IF NOT EXISTS seconds DOUBLE',
]
  .map((column) => `ALTER TABLE IF EXISTS ${column};`)
  .join('\n');

/** Columns that general, research and ledger facts share. */
const PAYMENT_COLUMNS = `
  program_year SMALLINT NOT NULL, date DATE, amount DECIMAL(18,2) NOT NULL, payments INTEGER NOT NULL,
  company_key INTEGER NOT NULL, submitting_company_key INTEGER NOT NULL, recipient_key INTEGER NOT NULL,
  recipient_type_key INTEGER NOT NULL, specialty_key INTEGER NOT NULL, state_key INTEGER NOT NULL, place_key INTEGER NOT NULL,
  nature_key INTEGER NOT NULL, form_key INTEGER NOT NULL, third_party_key INTEGER NOT NULL,
  dispute_status_key INTEGER NOT NULL, record_id VARCHAR, context VARCHAR,
  data_set_id INTEGER NOT NULL, data_file_id INTEGER NOT NULL`;

/** What published records have beside, and private ones do not. */
const PUBLISHED_COLUMNS = `change_type_key INTEGER DEFAULT 0, address_key INTEGER DEFAULT 0,
  specialty_list_key INTEGER DEFAULT 0, primary_type_list_key INTEGER DEFAULT 0`;

export const FACT_TABLES = `
CREATE TABLE IF NOT EXISTS general (${PAYMENT_COLUMNS}, product_list_key INTEGER NOT NULL, ${PUBLISHED_COLUMNS}, travel_city VARCHAR, travel_state VARCHAR, travel_country VARCHAR,
  physician_ownership BOOLEAN, charity BOOLEAN);
CREATE TABLE IF NOT EXISTS research (${PAYMENT_COLUMNS}, product_list_key INTEGER NOT NULL, ${PUBLISHED_COLUMNS}, study VARCHAR, clinical_trial_id VARCHAR,
  preclinical BOOLEAN, investigator_list_key INTEGER DEFAULT 0, expenditure_categories VARCHAR);
CREATE TABLE IF NOT EXISTS ownership (program_year SMALLINT NOT NULL, amount_invested DECIMAL(18,2) NOT NULL,
  value_of_interest DECIMAL(18,2) NOT NULL, company_key INTEGER NOT NULL, submitting_company_key INTEGER NOT NULL,
  recipient_key INTEGER NOT NULL, recipient_type_key INTEGER NOT NULL, specialty_key INTEGER NOT NULL,
  state_key INTEGER NOT NULL, place_key INTEGER NOT NULL, dispute_status_key INTEGER NOT NULL, record_id VARCHAR,
  ${PUBLISHED_COLUMNS}, terms VARCHAR, interest_held_by VARCHAR, data_set_id INTEGER NOT NULL, data_file_id INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS ledger (${PAYMENT_COLUMNS}, product_key INTEGER NOT NULL, other_products VARCHAR, owner_company_id INTEGER NOT NULL, home_system_id VARCHAR,
  reportable BOOLEAN NOT NULL);
`;

/**
 * `warehouse_state` has the data version of what is published, which every import raises; `private_version` that of the rows of
 * one owner in a private source, which only their loads raise.
 *
 * What was loaded: a data set is a type, program year and publication date; a file belongs to one or more of them.
 * `schema_version` is the one under which a data set was loaded, empty before 3: what that did not keep comes with its files.
 * `rollup_state` says of which declaration each roll-up was made, and how long that took the last time.
 * `total` sums the amounts; for ownership it is the value of interest, and `total_invested` the amount invested.
 */
export const CATALOGUE_TABLES = `
CREATE TABLE IF NOT EXISTS data_set (id INTEGER PRIMARY KEY, type VARCHAR NOT NULL, program_year SMALLINT NOT NULL,
  publication_date DATE, records BIGINT NOT NULL, total DECIMAL(38,2) NOT NULL, total_invested DECIMAL(38,2),
  schema_version INTEGER);
CREATE TABLE IF NOT EXISTS data_file (id INTEGER PRIMARY KEY, sha256 VARCHAR NOT NULL, name VARCHAR NOT NULL, layout VARCHAR NOT NULL,
  imported_at TIMESTAMPTZ NOT NULL, rows_read BIGINT NOT NULL, rows_kept BIGINT NOT NULL, rows_set_aside BIGINT NOT NULL,
  rows_superseded BIGINT NOT NULL, total DECIMAL(38,2) NOT NULL, total_invested DECIMAL(38,2));
CREATE SEQUENCE IF NOT EXISTS data_set_id;
CREATE SEQUENCE IF NOT EXISTS data_file_id;
CREATE TABLE IF NOT EXISTS rejected_row (data_file_id INTEGER NOT NULL, line BIGINT NOT NULL, reason VARCHAR NOT NULL, text VARCHAR);
CREATE TABLE IF NOT EXISTS private_version (source VARCHAR NOT NULL, owner_company_id INTEGER NOT NULL, version BIGINT NOT NULL,
  PRIMARY KEY (source, owner_company_id));
CREATE TABLE IF NOT EXISTS npi_crosswalk (profile_id VARCHAR NOT NULL, npi VARCHAR NOT NULL);
CREATE TABLE IF NOT EXISTS company_family (company_id VARCHAR PRIMARY KEY, company_family VARCHAR NOT NULL);
CREATE TABLE IF NOT EXISTS rollup_state (relation VARCHAR PRIMARY KEY, declaration VARCHAR NOT NULL, row_count BIGINT, seconds DOUBLE);
CREATE TABLE IF NOT EXISTS warehouse_upgrade (name VARCHAR PRIMARY KEY, made_at TIMESTAMPTZ NOT NULL);
CREATE TABLE IF NOT EXISTS warehouse_state (data_version BIGINT NOT NULL, schema_version INTEGER NOT NULL);
`;

/** Everything, made where it is missing. */
export const TABLES = CATALOGUE_TABLES + LOOKUP_TABLES + BRIDGE_TABLES + LEDGER_LOOKUP_TABLES + FACT_TABLES;
