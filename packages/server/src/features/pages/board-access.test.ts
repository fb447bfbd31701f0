import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '../../base/caller.ts';
import type { Database } from '../../platform/db/database.ts';
import { onEachDatabase, PATIENCE } from '../../testing/index.ts';
import { boardAccess, type MayOpenBoard } from './board-access.ts';

/** Every way in which a board is lost: $1 is the page, $2 the group, $3 its company, $4 a set of pages. */
const LOST: [what: string, change: string][] = [
  ['a page that is deleted', 'UPDATE page_info SET is_deleted = true WHERE id = $1'],
  ['another path', "UPDATE page_info SET sp_canalysis_path = '/Elsewhere' WHERE id = $1"],
  ['a page that is taken from the group', 'DELETE FROM page_info_user_group WHERE page_info_id = $1'],
  ['a suffix', "INSERT INTO analysis_path_suffix (position, kind, suffix, is_active) VALUES (1, 'CMS', '-cms', true)"],
  [
    'a suffix of the company',
    `INSERT INTO analysis_path_suffix (position, kind, suffix, is_active, company_id) VALUES (1, 'CMS', '-own', true, $3)`,
  ],
];

onEachDatabase((database) => {
  let opened: Database;
  let mayOpen: MayOpenBoard;
  let ids: { page: number; group: number; company: number; set: number };

  const caller = () =>
    ({ userGroup: { id: ids.group, name: '' }, company: { id: ids.company, companyName: 'Opening' } }) as Caller;
  const maySee = () => mayOpen('kept-board', caller());
  const run = (change: string) => {
    const values = [ids.page, ids.group, ids.company, ids.set];
    return opened.pool.query(change.replace(/\$(\d)/g, (_, n) => String(values[Number(n) - 1])));
  };
  const idOf = async (statement: string): Promise<number> =>
    (await opened.pool.query(`${statement} RETURNING id`)).rows[0].id;
  /** What the set-up changed is told to other connections a moment later. */
  const isKept = () =>
    vi.waitFor(async () => {
      expect(await maySee()).toBe(true);
      const query = vi.spyOn(opened.pool, 'query');
      await maySee();
      const asked = query.mock.calls.length;
      query.mockRestore();
      expect(asked).toBe(0);
    }, PATIENCE);

  beforeAll(async () => {
    opened = await database.open();
    await opened.changeListener?.start({ info: () => undefined, warn: () => undefined });
    ({ mayOpenBoard: mayOpen } = boardAccess({ ...opened, clock: () => new Date() }));
    const [page] = (await opened.pool.query('SELECT id FROM page_info ORDER BY id LIMIT 1')).rows;
    const company = await idOf("INSERT INTO company (company_name) VALUES ('Opening')");
    const set = await idOf("INSERT INTO user_group_info (name) VALUES ('Opening')");
    const group = await idOf(`INSERT INTO user_group (name, company_id) VALUES ('Opening', ${company})`);
    ids = { page: page.id, group, company, set };
  });
  beforeEach(async () => {
    await opened.pool.query('DELETE FROM analysis_path_suffix; DELETE FROM user_group_info_page_info');
    await run("UPDATE company SET company_name = 'Opening' WHERE id = $3");
    await run('UPDATE user_group SET user_group_info_id = NULL WHERE id = $2');
    await run(
      "UPDATE page_info SET is_deleted = false, sp_canalysis_path = '/Pellucid/Boards/kept-board' WHERE id = $1",
    );
    await run('INSERT INTO page_info_user_group VALUES ($1, $2) ON CONFLICT DO NOTHING');
  });
  afterAll(() => opened.close());

  test('who has no group opens none', async () => {
    expect(await mayOpen('kept-board', { ...caller(), userGroup: null })).toBe(false);
    expect(await mayOpen('another-board', caller())).toBe(false);
  });

  test.each(LOST)('the next call knows of %s', async (_, change) => {
    await isKept();
    await run(change);
    expect(await maySee()).toBe(false);
  });

  test('the next call knows of a group that sees a set of pages, and of a set that changes', async () => {
    await run('DELETE FROM page_info_user_group WHERE page_info_id = $1');
    expect(await maySee()).toBe(false);
    await run('UPDATE user_group SET user_group_info_id = $4 WHERE id = $2');
    await run('INSERT INTO user_group_info_page_info VALUES ($4, $1)');
    await isKept();
    await run('DELETE FROM user_group_info_page_info');
    expect(await maySee()).toBe(false);
  });

  test('the next call knows of another version of the data, and of another name of a company', async () => {
    await run('UPDATE page_info SET show_by_version = true WHERE id = $1');
    await run(`INSERT INTO analysis_path_suffix (position, kind, suffix, is_active, data_version)
      SELECT 1, 'CMS', '-old', true, version_id FROM version_year_mapping WHERE NOT current LIMIT 1`);
    await isKept();
    await run(`UPDATE version_year_mapping SET current = true WHERE version_id =
      (SELECT data_version FROM analysis_path_suffix LIMIT 1)`);
    expect(await maySee()).toBe(false);
    await run("UPDATE analysis_path_suffix SET data_version = NULL, company_id = $3, suffix = '-own'");
    expect(await maySee()).toBe(false);
    await run("UPDATE company SET company_name = 'Renamed' WHERE id = $3");
    expect(await maySee()).toBe(true);
  });
});
