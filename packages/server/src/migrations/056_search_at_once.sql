-- An index over parts of names keeps what is new in a list that every search reads, until the database is vacuumed; the
-- embedded one never is by itself. People are added seldom and searched for often, so what is new goes into the index.
DO $$
DECLARE
  part text;
BEGIN
  FOR part IN SELECT indexname FROM pg_indexes
    WHERE schemaname = current_schema() AND indexdef LIKE '%USING gin%gin_trgm_ops%'
  LOOP
    EXECUTE format('ALTER INDEX %I SET (fastupdate = off)', part);
    PERFORM gin_clean_pending_list(part::regclass);
  END LOOP;
END $$;
