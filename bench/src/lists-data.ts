/** What an installation holds that is larger than any we know of: 100,000 users, 10,000 companies, 5,000 pages. */
export const FILL: readonly string[] = [
  `INSERT INTO company (company_name, company_state, company_country, tier)
    SELECT 'Co ' || n, 'TX', 'United States', 'UNLIMITED' FROM generate_series(1, 10000) n`,
  `INSERT INTO user_group (name, company_id) SELECT 'People ' || id, id FROM company WHERE company_name LIKE 'Co %'`,
  `INSERT INTO app_user (login, email, password_hash, first_name, last_name, activated, company_id, user_group_id, last_sign_in_at)
    SELECT 'person-' || n, 'person-' || n || '@example.org', '', 'First ' || n % 977, 'Last ' || n % 9973, n % 50 <> 0,
      c.id, g.id, now() - n * interval '1 minute'
    FROM generate_series(1, 100000) n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS r FROM company WHERE company_name LIKE 'Co %') c ON c.r = 1 + n % 10000
    JOIN user_group g ON g.company_id = c.id`,
  `INSERT INTO user_authority SELECT id, 'ROLE_USER' FROM app_user WHERE login LIKE 'person-%'`,
  `INSERT INTO page_info (menu, page_type, page_domain, page_url, ga_page_url, is_menu, position, parent_menu_id,
      sub_pages_from_spotfire, show_by_version, show_customizable_header, show_close, show_tool_bar, show_export_file,
      show_export_visualization, show_undo_redo, show_dod_panel, show_filter_panel, show_page_navigation,
      show_status_bar, show_author, enable_screenshot, enable_help)
    SELECT 'Page ' || n, 'Standard', 'General', '', '', false, 1 + n % 200, (SELECT id FROM page_info WHERE menu = 'Explore'),
      false, false, false, false, false, false, false, false, false, false, false, false, false, false, false
    FROM generate_series(1, 5000) n`,
  `INSERT INTO page_info_user_group SELECT p.id, g.id FROM page_info p, user_group g
    WHERE p.menu LIKE 'Page %' AND g.name = 'Analysts' AND p.id % 50 = 0`,
  'ANALYZE',
];

/** Lists as administrators ask for them: sorted by every kind of column, searched, filtered, and the last page. */
export const LISTS: readonly string[] = [
  'users?page=0&size=10&sort=id,asc',
  'users?page=9999&size=10&sort=id,asc',
  'users?size=10&sort=login,asc&sort=id',
  'users?size=10&sort=login,desc&sort=id',
  'users?size=10&sort=email,asc',
  'users?size=10&sort=lastName,asc',
  'users?size=10&sort=company,asc',
  'users?size=10&sort=company,desc',
  'users?size=10&sort=userGroup,asc',
  'users?size=10&sort=lastSignInAt,desc',
  'users?size=10&sort=activated,asc',
  'users?size=10&login.contains=person-4711',
  'users?size=10&search.contains=person-4711',
  'users?size=10&search.contains=4711%20nobody',
  'users?size=10&email.contains=99%40example',
  'users?size=10&lastName.contains=nobody',
  'users?size=10&companyId.equals=500',
  'users?size=10&authorities.equals=ROLE_ADMIN',
  'users?size=10&activated.equals=false',
  'companies?size=10&sort=id,asc',
  'companies?size=10&sort=companyName,desc',
  'companies?size=10&companyName.contains=co%2077',
  'page-infos?size=10&sort=id,asc',
  'page-infos?size=10&sort=menu,asc',
  'page-infos?size=10&sort=parentMenu,desc',
  'page-infos?size=10&menu.contains=page%2047&isDeleted.equals=false&isMenu.equals=false',
  'user-groups?size=10&sort=company,asc',
];
