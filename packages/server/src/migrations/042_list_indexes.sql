-- Lists of a hundred thousand records in any order, and found by a part of a name.

CREATE INDEX app_user_sort_login ON app_user (lower(login) COLLATE "C", id);
CREATE INDEX app_user_sort_email ON app_user (lower(email) COLLATE "C", id);
CREATE INDEX app_user_sort_first_name ON app_user (lower(first_name) COLLATE "C", id);
CREATE INDEX app_user_sort_first_name_desc ON app_user (lower(first_name) COLLATE "C" DESC NULLS LAST, id);
CREATE INDEX app_user_sort_last_name ON app_user (lower(last_name) COLLATE "C", id);
CREATE INDEX app_user_sort_last_name_desc ON app_user (lower(last_name) COLLATE "C" DESC NULLS LAST, id);
CREATE INDEX app_user_sort_sign_in ON app_user (last_sign_in_at, id);
CREATE INDEX app_user_sort_sign_in_desc ON app_user (last_sign_in_at DESC NULLS LAST, id);
CREATE INDEX app_user_by_activated ON app_user (activated, id);
CREATE INDEX user_authority_by_authority ON user_authority (authority, user_id);

-- An index over every three letters finds parts of names. It is a help and no need: a database that does not have the
-- extension, or whose account may not add it, reads the table instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX app_user_part_login ON app_user USING gin (login gin_trgm_ops);
  CREATE INDEX app_user_part_email ON app_user USING gin (email gin_trgm_ops);
  CREATE INDEX app_user_part_first_name ON app_user USING gin (first_name gin_trgm_ops);
  CREATE INDEX app_user_part_last_name ON app_user USING gin (last_name gin_trgm_ops);
  CREATE INDEX company_part_name ON company USING gin (company_name gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'Without the extension pg_trgm parts of names are found by reading every row';
END $$;
