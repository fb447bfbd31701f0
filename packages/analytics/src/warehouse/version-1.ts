const PAYMENT_COLUMNS = `
  program_year SMALLINT NOT NULL, date DATE, amount DECIMAL(18,2) NOT NULL, payments INTEGER NOT NULL,
  company_key INTEGER NOT NULL, submitting_company_key INTEGER NOT NULL, recipient_key INTEGER NOT NULL,
  recipient_type_key INTEGER NOT NULL, specialty_key INTEGER NOT NULL, state_key INTEGER NOT NULL, place_key INTEGER NOT NULL,
  nature_key INTEGER NOT NULL, form_key INTEGER NOT NULL, product_key INTEGER NOT NULL, third_party_key INTEGER NOT NULL,
  dispute_status_key INTEGER NOT NULL, record_id VARCHAR, other_products VARCHAR, context VARCHAR,
  data_set_id INTEGER NOT NULL, data_file_id INTEGER NOT NULL`;

/** The tables of the first version, for tests of the upgrades. */
export const VERSION_1 = `CREATE TABLE company (key INTEGER PRIMARY KEY, company_id VARCHAR, company VARCHAR, company_state VARCHAR, company_country VARCHAR);
CREATE TABLE submitting_company (key INTEGER PRIMARY KEY, submitting_company VARCHAR);
CREATE TABLE recipient (key INTEGER PRIMARY KEY, recipient_id VARCHAR, recipient VARCHAR, recipient_npi VARCHAR, named_in SMALLINT);
CREATE TABLE recipient_type (key INTEGER PRIMARY KEY, recipient_type VARCHAR);
CREATE TABLE specialty (key INTEGER PRIMARY KEY, specialty VARCHAR, specialty_group VARCHAR);
CREATE TABLE place (key INTEGER PRIMARY KEY, state VARCHAR, city VARCHAR, country VARCHAR);
CREATE TABLE state (key INTEGER PRIMARY KEY, state VARCHAR);
CREATE TABLE nature (key INTEGER PRIMARY KEY, nature VARCHAR);
CREATE TABLE form (key INTEGER PRIMARY KEY, form VARCHAR);
CREATE TABLE product (key INTEGER PRIMARY KEY, product VARCHAR, product_type VARCHAR, product_category VARCHAR);
CREATE TABLE third_party (key INTEGER PRIMARY KEY, third_party VARCHAR);
CREATE TABLE dispute_status (key INTEGER PRIMARY KEY, dispute_status VARCHAR);

CREATE TABLE general (${PAYMENT_COLUMNS}, travel_city VARCHAR, travel_state VARCHAR, travel_country VARCHAR,
  physician_ownership BOOLEAN, charity BOOLEAN);
CREATE TABLE research (${PAYMENT_COLUMNS}, study VARCHAR, clinical_trial_id VARCHAR, preclinical BOOLEAN,
  principal_investigators VARCHAR);
CREATE TABLE ownership (program_year SMALLINT NOT NULL, amount_invested DECIMAL(18,2) NOT NULL,
  value_of_interest DECIMAL(18,2) NOT NULL, company_key INTEGER NOT NULL, submitting_company_key INTEGER NOT NULL,
  recipient_key INTEGER NOT NULL, recipient_type_key INTEGER NOT NULL, specialty_key INTEGER NOT NULL,
  state_key INTEGER NOT NULL, place_key INTEGER NOT NULL, dispute_status_key INTEGER NOT NULL, record_id VARCHAR,
  terms VARCHAR, interest_held_by VARCHAR, data_set_id INTEGER NOT NULL, data_file_id INTEGER NOT NULL);
CREATE TABLE ledger (${PAYMENT_COLUMNS}, owner_company_id INTEGER NOT NULL, home_system_id VARCHAR,
  reportable BOOLEAN NOT NULL);

CREATE TABLE data_set (id INTEGER PRIMARY KEY, type VARCHAR NOT NULL, program_year SMALLINT NOT NULL,
  publication_date DATE, records BIGINT NOT NULL, total DECIMAL(38,2) NOT NULL, total_invested DECIMAL(38,2));
CREATE TABLE data_file (id INTEGER PRIMARY KEY, sha256 VARCHAR NOT NULL, name VARCHAR NOT NULL, layout VARCHAR NOT NULL,
  imported_at TIMESTAMPTZ NOT NULL, rows_read BIGINT NOT NULL, rows_kept BIGINT NOT NULL, rows_set_aside BIGINT NOT NULL,
  rows_superseded BIGINT NOT NULL, total DECIMAL(38,2) NOT NULL, total_invested DECIMAL(38,2));
CREATE SEQUENCE data_set_id;
CREATE SEQUENCE data_file_id;
CREATE TABLE rejected_row (data_file_id INTEGER NOT NULL, line BIGINT NOT NULL, reason VARCHAR NOT NULL, text VARCHAR);
CREATE TABLE warehouse_state (data_version BIGINT NOT NULL, schema_version INTEGER NOT NULL);
`;
