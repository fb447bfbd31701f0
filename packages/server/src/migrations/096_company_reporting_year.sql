-- The year that a company reports on, where it is not the installation's own.
CREATE TABLE company_reporting_year (
  company_id bigint PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
  -- A year that is taken from the list is nobody's: the company reports on the installation's again.
  web_reporting_year_id bigint NOT NULL REFERENCES web_reporting_year (id) ON DELETE CASCADE,
  changed_by varchar(50) NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_reporting_year_by_year ON company_reporting_year (web_reporting_year_id);
