import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

/**
 * Milliseconds that a list and a menu may take on a machine that does nothing else. A slower or busier one is measured by
 * what it needs to count the users in SQL, which every list with an exact total has to wait for.
 */
const LIST = 50;
const MENU = 20;
const COUNTS = 4;

/** Filling the database takes longer than all other suites of the server: SPEED=1 runs this one and prints what it measured. */
const isAskedFor = process.env.SPEED !== undefined;

const LISTS = [
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

describe.skipIf(!isAskedFor)('speed (SPEED=1)', () =>
  onEachDatabase((database) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await buildTestApp({ database });
      for (const statement of FILL) await app.database.pool.query(statement);
    }, 300_000);
    afterAll(() => app.close());

    const best = async (work: () => Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 6; round++) {
        const begin = performance.now();
        await work();
        times.push(performance.now() - begin);
      }
      return Math.min(...times);
    };
    const measured = async (login: string, path: string) => {
      const call = await best(async () => expect((await app.as(login).get(`/api/${path}`)).status, path).toBe(200));
      const count = await best(() => app.database.pool.query("SELECT count(*) FROM app_user WHERE login <> ''"));
      console.log(`${database.kind}: ${call.toFixed(1)} ms, ${(call / count).toFixed(2)} counts, ${login}: ${path}`);
      return { call, count };
    };

    describe('with 100,000 users, 10,000 companies and 5,000 pages', { retry: 1 }, () => {
      it.each(LISTS)('%s', async (path) => {
        const { call, count } = await measured('admin', path);
        expect(call).toBeLessThan(Math.max(LIST, COUNTS * count));
      });

      it.each(['admin', 'analyst'])('the menu of %s', async (login) => {
        const { call, count } = await measured(login, 'page-infos/mainMenu/true');
        expect(call).toBeLessThan(Math.max(MENU, count));
      });
    });
  }),
);

const FILL = [
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
