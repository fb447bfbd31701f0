-- Tells the servers of changes to what they keep in memory, on the channel `change`: a topic, and the user concerned where
-- it is one. Told at COMMIT; a connection that made the change and listens hears of it before its COMMIT is answered.
--   caller   what an account may do and is: its sessions, roles, group, company
--   pages    which pages a group sees, and where they lead

-- Of everyone or everything of a topic.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('change', TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Of the user whose id is in a column of the row; of everyone where the column is empty.
CREATE FUNCTION tell_caller_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  user_id bigint;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO user_id USING OLD;
    PERFORM pg_notify('change', concat_ws(' ', 'caller', user_id));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO user_id USING NEW;
    PERFORM pg_notify('change', concat_ws(' ', 'caller', user_id));
  END IF;
  RETURN NULL;
END $$;

-- When a session was last seen is no change of what it may, and is written all the time.
CREATE TRIGGER tell_caller AFTER UPDATE OF id, user_id, expires_at, ended_at OR DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_caller_change('user_id');
CREATE TRIGGER tell_caller AFTER UPDATE OR DELETE ON app_user
  FOR EACH ROW EXECUTE FUNCTION tell_caller_change('id');
CREATE TRIGGER tell_caller AFTER INSERT OR UPDATE OR DELETE ON user_authority
  FOR EACH ROW EXECUTE FUNCTION tell_caller_change('user_id');
CREATE TRIGGER tell_caller AFTER INSERT OR UPDATE OR DELETE ON assigned_roles
  FOR EACH ROW EXECUTE FUNCTION tell_caller_change('users_id');
CREATE TRIGGER tell_caller AFTER UPDATE OR DELETE ON company
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('caller');
CREATE TRIGGER tell_caller AFTER UPDATE OR DELETE ON user_group
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('caller');

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['session', 'app_user', 'user_authority', 'assigned_roles', 'company', 'user_group'] LOOP
    EXECUTE format('CREATE TRIGGER tell_caller_truncated AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change(''caller'')', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['page_info', 'page_info_user_group', 'user_group_info_page_info', 'user_group', 'company',
                              'analysis_path_suffix', 'version_year_mapping'] LOOP
    EXECUTE format('CREATE TRIGGER tell_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_change(''pages'')', name);
  END LOOP;
END $$;
