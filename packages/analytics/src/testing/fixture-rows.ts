import { LEDGER_LOOKUPS } from '../warehouse/schema.ts';

/**
 * A warehouse that fits on one page and holds the traps of real data: one company under two ids, one that was
 * renamed, one city name in two states,
 * one product in two categories, records with several products (a name twice, one without a name), specialties, primary types and investigators (paid elsewhere or not), two recipients of one name, empty labels and dates, zero and negative amounts, a date outside
 * its program year, names with quotes and wildcards. Figures follow from the row number, so they can be computed by hand.
 */
export const LOOKUP_ROWS = `
INSERT INTO company (key, company_id, company, company_state, company_country, company_reported, former_name, company_family) VALUES
  (1, '100000000001', 'Aster Pharma', 'NJ', 'United States', 'Aster Pharma', NULL, 'Aster Group'),
  (2, '100000000002', 'Borealis Medical', 'MN', 'United States', 'Borealis Medical', NULL, 'Borealis Medical'),
  (3, '100000000003', 'Aster Pharma', 'CA', 'United States', 'Aster Pharma', NULL, 'Aster Group'),
  (4, '100000000004', 'O''Hara & "Sons" 100%', NULL, 'Ireland', 'O''Hara & "Sons" 100%', NULL, 'Aster Group'),
  (6, '100000000002', 'Borealis Medical', 'MN', 'United States', 'Northern Lights Devices', 'Northern Lights Devices',
    'Borealis Medical');
INSERT INTO submitting_company VALUES (1, 'Aster Holdings'), (2, 'Borealis Medical');
INSERT INTO recipient (key, recipient_id, recipient, recipient_npi) VALUES (1, '1001', 'Ada Moreno', '1003000126'), (2, '1002', 'Ben Okafor', '1124662234'),
  (3, '1003', 'Ada Moreno', NULL), (4, '9001', 'Lakeside Teaching Hospital', NULL), (5, 'N0A1B2C3D4E5F601', 'Nameless Trust', NULL);
INSERT INTO recipient_type VALUES (1, 'Covered Recipient Physician'), (2, 'Covered Recipient Teaching Hospital'),
  (3, 'Covered Recipient Non-Physician Practitioner');
INSERT INTO specialty VALUES (1, 'Physicians|Internal Medicine|Cardiology', 'Internal Medicine', 'Internal Medicine'),
  (2, 'Physicians|Internal Medicine|Oncology', 'Internal Medicine', 'Internal Medicine'),
  (3, 'Physicians|Dermatology', 'Dermatology', 'Dermatology');
INSERT INTO specialty_list SELECT * FROM specialty WHERE key <> 0;
INSERT INTO specialty_list VALUES (4, 'Physicians|Internal Medicine|Cardiology; Physicians|Internal Medicine|Oncology', 'Internal Medicine', 'Internal Medicine'),
  (5, 'Physicians|Dermatology; Physicians|Internal Medicine|Cardiology', 'Dermatology; Internal Medicine',
    'Dermatology; Internal Medicine'),
  (6, 'Physicians|Internal Medicine|Oncology; Physicians|Dermatology; Physicians|Internal Medicine|Cardiology', 'Internal Medicine; Dermatology',
    'Internal Medicine; Dermatology');
INSERT INTO listed_specialty VALUES (1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 1, 1), (4, 2, 2), (5, 1, 3), (5, 2, 1), (6, 1, 2), (6, 2, 3), (6, 3, 1);
INSERT INTO primary_type VALUES (1, 'Medical Doctor'), (2, 'Nurse Practitioner');
INSERT INTO primary_type_list VALUES (1, 'Medical Doctor'), (2, 'Nurse Practitioner'), (3, 'Medical Doctor; Nurse Practitioner');
INSERT INTO listed_primary_type VALUES (1, 1, 1), (2, 1, 2), (3, 1, 1), (3, 2, 2);
INSERT INTO investigator VALUES (1, '1001', 'Ada Moreno', '1003000126', 'Covered Recipient Physician', 'Medical Doctor', 'Physicians|Internal Medicine|Cardiology', 'Internal Medicine', 'IL'),
  (2, '1002', 'Ben Okafor', '1124662234', 'Covered Recipient Physician', 'Medical Doctor', 'Physicians|Dermatology', 'Dermatology', 'MA'),
  (3, '1003', 'Ada Moreno', NULL, 'Covered Recipient Non-Physician Practitioner', 'Nurse Practitioner', NULL, NULL, 'MA'),
  (4, '2001', 'Ida Grün', NULL, 'Covered Recipient Physician', NULL, NULL, NULL, NULL);
INSERT INTO investigator_list SELECT * FROM investigator WHERE key <> 0;
INSERT INTO investigator_list VALUES (5, '1002; 1001', 'Ben Okafor; Ada Moreno', '1124662234; 1003000126', 'Covered Recipient Physician', 'Medical Doctor',
    'Physicians|Dermatology; Physicians|Internal Medicine|Cardiology', 'Dermatology; Internal Medicine', 'MA; IL'),
  (6, '1001; 1003; 2001', 'Ada Moreno; Ida Grün', '1003000126', 'Covered Recipient Physician; Covered Recipient Non-Physician Practitioner',
    'Medical Doctor; Nurse Practitioner', 'Physicians|Internal Medicine|Cardiology', 'Internal Medicine', 'IL; MA');
INSERT INTO listed_investigator VALUES (1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 1, 4), (5, 1, 2), (5, 2, 1), (6, 1, 1), (6, 2, 3), (6, 3, 4);
INSERT INTO place (key, state, city, country) VALUES (1, 'IL', 'Springfield', 'United States'), (2, 'MA', 'Springfield', 'United States'), (3, 'MA', 'Boston', 'United States');
INSERT INTO state VALUES (1, 'IL'), (2, 'MA');
INSERT INTO nature VALUES (1, 'Food and Beverage', 'Food and Beverage'), (2, 'Consulting Fee', 'Consulting Fee'),
  (3, 'Royalty or License', 'Royalty or License');
INSERT INTO form VALUES (1, 'Cash or cash equivalent'), (2, 'In-kind items and services');
INSERT INTO product VALUES (1, 'Cardiozan', 'Drug', 'Cardiology', '0003-1111', 'Covered'),
  (2, 'Cardiozan', 'Drug', 'Oncology', '0003-2222', 'Covered'), (3, 'OrthoFix', 'Device', 'Spine', NULL, 'Non-Covered'),
  (4, 'Serazol', 'Biological', NULL, NULL, NULL), (5, NULL, 'Device', 'Spine', NULL, NULL);
INSERT INTO product_list VALUES (1, 'Cardiozan', 'Drug', 'Cardiology', '0003-1111', 'Covered', NULL),
  (2, 'Cardiozan', 'Drug', 'Oncology', '0003-2222', 'Covered', NULL), (3, 'OrthoFix', 'Device', 'Spine', NULL, 'Non-Covered', NULL),
  (4, 'Cardiozan; OrthoFix', 'Drug; Device', 'Cardiology; Spine', '0003-1111', 'Covered; Non-Covered', 'OrthoFix'),
  (5, 'Cardiozan', 'Drug', 'Cardiology; Oncology', '0003-1111; 0003-2222', 'Covered', NULL),
  (6, 'OrthoFix; Serazol; Cardiozan', 'Device; Biological; Drug', 'Spine; Cardiology', '0003-1111', 'Non-Covered; Covered', 'Serazol; Cardiozan'),
  (7, 'Serazol', 'Biological', NULL, NULL, NULL, NULL), (8, NULL, 'Device', 'Spine', NULL, NULL, NULL),
  (9, 'Cardiozan', 'Drug; Device', 'Cardiology; Spine', '0003-1111', 'Covered', NULL),
  (10, 'Cardiozan', 'Drug', 'Oncology; Cardiology', '0003-2222; 0003-1111', 'Covered', NULL);
INSERT INTO listed_product VALUES (1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 1, 1), (4, 2, 3), (5, 1, 1), (5, 2, 2), (6, 1, 3), (6, 2, 4),
  (6, 3, 1), (7, 1, 4), (8, 1, 5), (9, 1, 1), (9, 2, 5), (10, 1, 2), (10, 2, 1);
INSERT INTO third_party VALUES (1, 'No Third Party Payment'), (2, 'Entity');
INSERT INTO dispute_status VALUES (1, 'No'), (2, 'Yes');
INSERT INTO change_type VALUES (1, 'NEW'), (2, 'UNCHANGED');
INSERT INTO address VALUES (1, '1 Main Street, Suite 2', '62701', NULL), (2, '1 Main Street', '02101-1234', NULL);
`;

/** What two companies call things in their ledgers: what the public does, but for a vendor and a person of their own. */
const LEDGER_LOOKUP_ROWS = `${Object.entries(LEDGER_LOOKUPS)
  .map(
    ([table, attributes]) => `INSERT INTO ledger_${table} (key, owner_company_id, ${attributes.join(', ')})
  SELECT owner * 100 + key, owner, ${attributes.join(', ')} FROM ${table}, range(1, 3) owners(owner) WHERE key <> 0;`,
  )
  .join('\n')}
INSERT INTO ledger_company VALUES (105, 1, '100000000005', 'Private Ledger Vendor', 'TX', 'United States'),
  (205, 2, '100000000005', 'Private Ledger Vendor', 'TX', 'United States');
INSERT INTO ledger_recipient VALUES (106, 1, '1006', 'Private Ledger Person', NULL), (207, 2, '1007', 'Rival Ledger Person', NULL);
`;

/** Columns that general, research and ledger facts share, computed from the row number `i`. */
const PAYMENT = `
  2021 + i % 4 AS program_year,
  CASE WHEN i % 17 = 0 THEN NULL WHEN i % 23 = 0 THEN DATE '2020-12-31' ELSE make_date(2021 + i % 4, 1 + i % 12, 1 + i % 28) END AS date,
  CASE WHEN i % 13 = 0 THEN 0 WHEN i % 29 = 0 THEN -12.34 ELSE i * 10 + (i % 7) * 0.11 END AS amount, 1 + i % 3 AS payments,
  CASE WHEN i % 19 = 0 THEN 0 WHEN i % 12 = 1 THEN 6 ELSE 1 + i % 4 END AS company_key, i % 3 AS submitting_company_key, i % 6 AS recipient_key,
  1 + i % 3 AS recipient_type_key, i % 4 AS specialty_key, CASE i % 4 WHEN 0 THEN 0 WHEN 1 THEN 1 ELSE 2 END AS state_key,
  i % 4 AS place_key, 1 + i % 3 AS nature_key, i % 3 AS form_key, 1 + i % 2 AS third_party_key,
  1 + i % 2 AS dispute_status_key, 'R' || lpad(CAST(i AS VARCHAR), 4, '0') AS record_id,
  CASE WHEN i % 7 = 0 THEN '=cmd, "quoted"' END AS context,
  1 AS data_set_id, 1 AS data_file_id`;

/** What published records name several of: the first specialty is the one of `specialty_key`. */
const PROFESSIONS = `CASE WHEN i % 3 > 0 THEN i % 4 ELSE [0, 4, 6, 5][1 + i % 4] END AS specialty_list_key,
  i % 5 % 4 AS primary_type_list_key`;

/** What published records name, and the one that a line of a ledger does. */
const PRODUCTS = 'CASE WHEN i % 5 = 0 THEN 4 + (i // 5) % 7 ELSE i % 4 END AS product_list_key';
const ONE_PRODUCT = "i % 4 AS product_key, CASE WHEN i % 5 = 0 THEN 'OrthoFix' END AS other_products";

const ofOwner = (table: string) =>
  `CASE WHEN ${table}_key = 0 THEN 0 ELSE owner_company_id * 100 + ${table}_key END AS ${table}_key`;

export const FACT_ROWS = `
INSERT INTO general BY NAME SELECT ${PAYMENT}, ${PROFESSIONS}, ${PRODUCTS}, CASE WHEN i % 11 = 0 THEN 'Reno' END AS travel_city, NULL AS travel_state,
  i % 3 AS change_type_key, i % 3 AS address_key, NULL AS travel_country, CASE WHEN i % 3 > 0 THEN i % 3 = 1 END AS physician_ownership, false AS charity
  FROM range(1, 101) t(i);
INSERT INTO research BY NAME SELECT ${PAYMENT}, ${PROFESSIONS}, ${PRODUCTS}, 'Study ' || i % 2 AS study, NULL AS clinical_trial_id, i % 2 = 0 AS preclinical,
  i % 2 AS address_key, CASE WHEN i % 2 = 0 THEN 'Patient Care; Other' END AS expenditure_categories,
  i % 7 AS investigator_list_key FROM range(1, 21) t(i);
INSERT INTO ownership BY NAME SELECT 2021 + i % 4 AS program_year, i * 100 AS amount_invested, i * 1000 AS value_of_interest,
  1 + i % 4 AS company_key, 0 AS submitting_company_key, 1 + i % 3 AS recipient_key, 1 AS recipient_type_key,
  i % 4 AS specialty_key, ${PROFESSIONS}, 1 AS state_key, 1 AS place_key, 1 AS dispute_status_key, 'O' || i AS record_id, 'Stock' AS terms,
  'Physician Covered Recipient' AS interest_held_by, 2 AS data_set_id, 2 AS data_file_id FROM range(1, 11) t(i);
${LEDGER_LOOKUP_ROWS}
INSERT INTO ledger BY NAME SELECT * EXCLUDE (i) REPLACE (${Object.keys(LEDGER_LOOKUPS).map(ofOwner).join(', ')})
  FROM (SELECT * REPLACE (CASE WHEN i <= 8 THEN 6 ELSE 7 END AS recipient_key, 5 AS company_key)
  FROM (SELECT i, ${PAYMENT}, ${ONE_PRODUCT}, CASE WHEN i <= 8 THEN 1 ELSE 2 END AS owner_company_id, 'H' || i AS home_system_id, true AS reportable
  FROM range(1, 13) t(i)));
UPDATE warehouse_state SET data_version = data_version + 1;
`;
