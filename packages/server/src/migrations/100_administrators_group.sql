-- Dashboards are shown to the groups that they list, administrators included, who saw all of them before: those without a
-- group get one, with every page of today.
WITH without AS (
  SELECT u.id FROM app_user u JOIN user_authority a ON a.user_id = u.id
  WHERE a.authority = 'ROLE_ADMIN' AND u.user_group_id IS NULL AND u.company_id IS NULL
), made AS (
  INSERT INTO user_group (name) SELECT 'Administrators' WHERE EXISTS (SELECT 1 FROM without) RETURNING id
), listed AS (
  INSERT INTO page_info_user_group (page_info_id, user_group_id)
    SELECT p.id, made.id FROM page_info p, made WHERE NOT p.is_deleted
)
UPDATE app_user SET user_group_id = made.id FROM made WHERE app_user.id IN (SELECT id FROM without);
