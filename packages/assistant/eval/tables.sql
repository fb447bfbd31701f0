-- What the SQL of the questions reads: the tables of the warehouse put together with their lookup tables, once, in the words of the field.
-- A record is a row. It shares nothing with the query gate.
CREATE TEMP MACRO cents(x) AS CAST(x AS DECIMAL(38, 2));
-- Halfway between the two middle amounts, half a cent upwards: the engine's own cuts it off.
CREATE TEMP MACRO middle(x) AS CAST(round(median(CAST(x * 100 AS BIGINT))) / 100 AS DECIMAL(38, 2));
-- Money divided by a number, half a cent upwards, in whole numbers: as a fraction 28509.26 / 188 is a little less than 151.645.
CREATE TEMP MACRO average(total, number) AS
  CAST((2 * CAST(total * 100 AS HUGEINT) + number) // (2 * number) / 100 AS DECIMAL(38, 2));
CREATE TEMP MACRO kind_of(published) AS CASE published
  WHEN 'Covered Recipient Physician' THEN 'physician'
  WHEN 'Covered Recipient Non-Physician Practitioner' THEN 'practitioner'
  WHEN 'Covered Recipient Teaching Hospital' THEN 'hospital'
  WHEN 'Non-covered Recipient Entity' THEN 'entity'
  WHEN 'Non-covered Recipient Individual' THEN 'individual' END;

-- General payments.
CREATE TEMP TABLE paid AS SELECT
    record_id, program_year::INTEGER AS year, date, amount, payments::BIGINT AS payments, company, company_family AS family, company_id,
    company_state, company_country, recipient, recipient_id, recipient_npi AS npi, recipient_type AS kind_published,
    kind_of(recipient_type) AS kind, specialty, st.state, city, country, nature, form, third_party, dispute_status = 'Yes' AS disputed,
    context, travel_city, travel_state, travel_country, physician_ownership AS owner, charity, change_type AS change,
    product_list_key, primary_type_list_key
  FROM general f
  JOIN company c ON c.key = f.company_key
  JOIN recipient r ON r.key = f.recipient_key
  JOIN recipient_type t ON t.key = f.recipient_type_key
  JOIN specialty s ON s.key = f.specialty_key
  JOIN state st ON st.key = f.state_key
  JOIN place p ON p.key = f.place_key
  JOIN nature n ON n.key = f.nature_key
  JOIN form fo ON fo.key = f.form_key
  JOIN third_party tp ON tp.key = f.third_party_key
  JOIN dispute_status d ON d.key = f.dispute_status_key
  JOIN change_type ch ON ch.key = f.change_type_key;

-- A row for each record and each product that it names, in any of its places; without a product the name is empty.
CREATE TEMP VIEW paid_product AS SELECT * FROM paid JOIN (
    SELECT list_key, product, any_value(product_type) AS product_type, any_value(product_category) AS product_category
    FROM listed_product JOIN product ON product.key = product_key GROUP BY list_key, product
  ) ON list_key = product_list_key;
-- The same by the kinds and by the areas of the products: a record counts once in each.
CREATE TEMP VIEW paid_type AS SELECT * FROM paid JOIN (
    SELECT DISTINCT list_key, product_type FROM listed_product JOIN product ON product.key = product_key) ON list_key = product_list_key;
CREATE TEMP VIEW paid_category AS SELECT * FROM paid JOIN (
    SELECT DISTINCT list_key, product_category FROM listed_product JOIN product ON product.key = product_key) ON list_key = product_list_key;
-- The professions that a record names for its recipient.
CREATE TEMP VIEW paid_profession AS SELECT DISTINCT record_id, primary_type AS profession
  FROM paid JOIN listed_primary_type ON list_key = primary_type_list_key JOIN primary_type ON primary_type.key = primary_type_key;

CREATE TEMP TABLE researched AS SELECT
    record_id, program_year::INTEGER AS year, date, amount, payments::BIGINT AS payments, company, company_family AS family, company_id,
    recipient, recipient_id, recipient_type AS kind_published, kind_of(recipient_type) AS kind, specialty, st.state, city, form,
    dispute_status = 'Yes' AS disputed, study, clinical_trial_id AS trial, preclinical, expenditure_categories AS spent_on,
    product_list_key, investigator_list_key
  FROM research f
  JOIN company c ON c.key = f.company_key
  JOIN recipient r ON r.key = f.recipient_key
  JOIN recipient_type t ON t.key = f.recipient_type_key
  JOIN specialty s ON s.key = f.specialty_key
  JOIN state st ON st.key = f.state_key
  JOIN place p ON p.key = f.place_key
  JOIN form fo ON fo.key = f.form_key
  JOIN dispute_status d ON d.key = f.dispute_status_key;
-- Research by each of its principal investigators.
CREATE TEMP VIEW led AS SELECT * FROM researched JOIN (
    SELECT DISTINCT list_key, investigator_id, investigator FROM listed_investigator JOIN investigator ON investigator.key = investigator_key
    WHERE investigator_id IS NOT NULL) ON list_key = investigator_list_key;

CREATE TEMP TABLE owned AS SELECT
    record_id, program_year::INTEGER AS year, amount_invested AS invested, value_of_interest AS value, company, company_family AS family,
    company_id, recipient, recipient_id, recipient_type AS kind_published, specialty, st.state, city, dispute_status = 'Yes' AS disputed,
    terms, interest_held_by AS held_by
  FROM ownership f
  JOIN company c ON c.key = f.company_key
  JOIN recipient r ON r.key = f.recipient_key
  JOIN recipient_type t ON t.key = f.recipient_type_key
  JOIN specialty s ON s.key = f.specialty_key
  JOIN state st ON st.key = f.state_key
  JOIN place p ON p.key = f.place_key
  JOIN dispute_status d ON d.key = f.dispute_status_key;

-- All three, as CMS adds them up: of ownership the value of the interest.
CREATE TEMP VIEW everything AS
  SELECT 'General' AS payment_kind, year, amount, company, family, company_id, recipient, recipient_id, kind, state, city FROM paid
  UNION ALL
  SELECT 'Research', year, amount, company, family, company_id, recipient, recipient_id, kind, state, city FROM researched
  UNION ALL
  SELECT 'Ownership', year, value, company, family, company_id, recipient, recipient_id, 'physician', state, city FROM owned;
