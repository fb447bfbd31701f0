import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { onEachDatabase } from '../../testing/index.ts';
import { administratorsGroup } from './administrators-group.ts';

const UPGRADE = new URL('../../migrations/100_administrators_group.sql', import.meta.url);

// docs/promises/pages.md#showing-a-page
onEachDatabase((database) => {
  let opened: Database;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());

  const rows = async (statement: string) => (await opened.pool.query(statement)).rows;
  const count = async (from: string) => Number((await rows(`SELECT count(*) AS n FROM ${from}`))[0].n);

  test('an upgrade gives administrators without a group one with every page, which new ones join', async () => {
    const { n: pages } = (await rows('SELECT count(*) AS n FROM page_info WHERE NOT is_deleted'))[0];
    const upgrade = await readFile(UPGRADE, 'utf8');
    await opened.pool.query(upgrade);
    expect(await count("user_group WHERE name = 'Administrators'")).toBe(0);
    const [{ id }] = await rows(`INSERT INTO app_user (login, email, password_hash)
      VALUES ('boss', 'boss@pellucid.example', 'x') RETURNING id`);
    await opened.pool.query(`INSERT INTO user_authority (user_id, authority) VALUES (${id}, 'ROLE_ADMIN')`);
    await opened.pool.query(upgrade);
    const group = await administratorsGroup(opened.db);
    expect(group).toMatchObject({ name: 'Administrators', isNew: false });
    expect(await rows(`SELECT user_group_id::int AS id FROM app_user WHERE login = 'boss'`)).toEqual([
      { id: group.id },
    ]);
    expect(await count(`page_info_user_group WHERE user_group_id = ${group.id}`)).toBe(Number(pages));
    expect(Number(pages)).toBeGreaterThan(10);
  });

  test('where there is none the first administrator brings it', async () => {
    await opened.pool.query("UPDATE user_group SET name = 'Formerly' WHERE name = 'Administrators'");
    const { id, isNew } = await administratorsGroup(opened.db);
    expect(isNew).toBe(true);
    expect(await count(`page_info_user_group WHERE user_group_id = ${id}`)).toBeGreaterThan(10);
  });
});
