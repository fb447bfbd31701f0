-- Pages of the catalogue that an installation was given, by their texts in it: what administrators delete does not come back,
-- and a later version of the catalogue brings what is new, once.
CREATE TABLE seeded_page (
  catalogue_path varchar(800) PRIMARY KEY,
  -- The page that it became; what a later catalogue has under it goes there.
  page_info_id bigint REFERENCES page_info (id) ON DELETE SET NULL,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX seeded_page_by_page_info ON seeded_page (page_info_id);

-- An installation with pages was given these by the versions before. Menus are known by their icon and pages by their name:
-- the text that the menu shows is the administrators' to change.
INSERT INTO seeded_page (catalogue_path, page_info_id)
  SELECT path, (SELECT min(id) FROM page_info
    WHERE created_by = 'system' AND parent_menu_id IS NULL AND icon ->> 'name' = shipped.icon)
  FROM (VALUES ('Industry', 'industry'), ('Explore', 'explore'), ('User Guide', 'user-guide')) AS shipped (path, icon)
  WHERE EXISTS (SELECT 1 FROM page_info);

INSERT INTO seeded_page (catalogue_path, page_info_id)
  SELECT concat(menu, '/', name), (SELECT min(p.id) FROM page_info p JOIN seeded_page m ON m.page_info_id = p.parent_menu_id
    WHERE p.created_by = 'system' AND m.catalogue_path = shipped.menu AND p.page_name = shipped.name)
  FROM (VALUES
    ('Industry', 'Top Companies by Spend'), ('Industry', 'Top Physicians by Spend'), ('Industry', 'Top Drugs by Spend'),
    ('Industry', 'Top Devices by Spend'), ('Industry', 'Top 10 Specialty by Spend'), ('Industry', 'General Spend by NoP'),
    ('Explore', 'Company Analysis')) AS shipped (menu, name)
  WHERE EXISTS (SELECT 1 FROM page_info);
