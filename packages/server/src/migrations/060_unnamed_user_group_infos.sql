-- Clients know a user group info as an id, its pages and its user groups: a name is for people.
ALTER TABLE user_group_info ALTER COLUMN name DROP NOT NULL;
