-- Administration of pages: who changed many at once, and what a company verified before it certifies.

-- 'bulk update by ' and a login.
ALTER TABLE page_info ALTER COLUMN last_modified_by TYPE varchar(100);

CREATE TABLE verified_dashboard (
  page_info_id bigint NOT NULL REFERENCES page_info (id) ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  verified boolean NOT NULL,
  verified_by varchar(50) NOT NULL,
  verified_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page_info_id, company_id)
);
