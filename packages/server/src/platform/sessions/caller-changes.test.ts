import { createSecretKey, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountFinder } from '../../features/accounts/repository.ts';
import { onEachDatabase, PATIENCE } from '../../testing/index.ts';
import { ChangeFeed } from '../db/change-feed.ts';
import type { Database } from '../db/database.ts';
import { sessionFinder } from './repository.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

/** Every way in which what a caller is and may can change: $1 is the user, $2 another company's group, $3 that company. */
const CHANGES: [what: string, change: string][] = [
  ['a session that is ended', 'UPDATE session SET ended_at = now() WHERE user_id = $1'],
  ['a session that expires earlier', 'UPDATE session SET expires_at = created_at WHERE user_id = $1'],
  ['a session that is deleted', 'DELETE FROM session WHERE user_id = $1'],
  ['a user who is deactivated', 'UPDATE app_user SET activated = false WHERE id = $1'],
  ['a user who is deleted', 'DELETE FROM app_user WHERE id = $1'],
  ['another name', "UPDATE app_user SET login = 'renamed' WHERE id = $1"],
  ['another address', "UPDATE app_user SET email = 'renamed@example.com' WHERE id = $1"],
  ['a password that someone else set', 'UPDATE app_user SET must_change_password = true WHERE id = $1'],
  ['another group', 'UPDATE app_user SET user_group_id = $2 WHERE id = $1'],
  ['no group', 'UPDATE app_user SET user_group_id = NULL WHERE id = $1'],
  ['another company', 'UPDATE app_user SET company_id = $3 WHERE id = $1'],
  ['a role more', "INSERT INTO user_authority VALUES ($1, 'ROLE_ADMIN')"],
  ['another role', "UPDATE user_authority SET authority = 'ROLE_ADMIN' WHERE user_id = $1"],
  ['a role less', 'DELETE FROM user_authority WHERE user_id = $1'],
  ['no roles at all', 'TRUNCATE user_authority'],
  ['an assigned role', "INSERT INTO assigned_roles (authority, users_id) VALUES ('ROLE_AS_ADMIN', $1)"],
  [
    'an assigned role of the group',
    "INSERT INTO assigned_roles (authority, user_group_id) SELECT 'ROLE_AS_ADMIN', user_group_id FROM app_user WHERE id = $1",
  ],
  ['another tier', "UPDATE company SET tier = 'FREE' WHERE id = (SELECT company_id FROM app_user WHERE id = $1)"],
  ['another name of the company', "UPDATE company SET company_name = 'Renamed' WHERE company_name = 'Changing'"],
  ['another name of the group', "UPDATE user_group SET name = 'Renamed' WHERE name = 'Changing'"],
];

/** Changes of what an assigned role gives: it is there before. */
const CHANGES_OF_ASSIGNED: [what: string, change: string][] = [
  ['another assigned role', "UPDATE assigned_roles SET authority = 'ROLE_POWER_USER' WHERE users_id = $1"],
  ['an assigned role that is given to another', 'UPDATE assigned_roles SET users_id = NULL, user_group_id = $2'],
  ['an assigned role that is deleted', 'DELETE FROM assigned_roles WHERE users_id = $1'],
];

onEachDatabase((database) => {
  let opened: Database;
  let sessions: Sessions;
  let fresh: Sessions;
  let token: string;
  let user: { id: number; otherGroup: number; otherCompany: number };

  const tokens = createTokens(createSecretKey(randomBytes(64)), () => new Date());
  const sessionsWith = (changes: ChangeFeed) =>
    createSessions({ db: opened.db, tokens, clock: () => new Date(), changes });
  const idOf = async (statement: string, ...values: unknown[]): Promise<number> =>
    (await opened.pool.query(`${statement} RETURNING id`, values)).rows[0].id;
  const run = (change: string) => {
    const values = [user.id, user.otherGroup, user.otherCompany];
    // The driver refuses values that a statement does not use.
    const text = change.replace(/\$(\d)/g, (_, n) => String(values[Number(n) - 1]));
    return opened.pool.query(text);
  };

  beforeAll(async () => {
    opened = await database.open();
    await opened.changeListener?.start({ info: () => undefined, warn: () => undefined });
    sessions = sessionsWith(opened.changes);
    fresh = sessionsWith(new ChangeFeed(true));
  });
  afterAll(() => opened.close());

  beforeEach(async () => {
    await opened.pool.query(`DELETE FROM assigned_roles;
      DELETE FROM app_user WHERE password_hash = 'changing';
      DELETE FROM user_group g USING company c WHERE c.id = g.company_id AND c.company_state = 'changing';
      DELETE FROM company WHERE company_state = 'changing'`);
    const company = (name: string) =>
      idOf("INSERT INTO company (company_name, company_state, tier) VALUES ($1, 'changing', 'UNLIMITED')", name);
    const group = (name: string, of: number) =>
      idOf('INSERT INTO user_group (name, company_id) VALUES ($1, $2)', name, of);
    const [own, other] = [await company('Changing'), await company('Other')];
    const [ownGroup, otherGroup] = [await group('Changing', own), await group('Other', other)];
    const id = await idOf(
      `INSERT INTO app_user (login, email, password_hash, activated, company_id, user_group_id)
       VALUES ('changing', 'changing@example.com', 'changing', true, $1, $2)`,
      own,
      ownGroup,
    );
    user = { id, otherGroup, otherCompany: other };
    await run("INSERT INTO user_authority VALUES ($1, 'ROLE_USER')");
    const origin = { address: '10.0.0.1', userAgent: 'test' };
    token = await sessions.open(opened.db, { userId: id, login: 'changing', remembered: false, ...origin });
  });

  /** The caller as it is kept. What the set-up changed is told to other connections a moment later. */
  const keptCaller = () =>
    vi.waitFor(async () => {
      const before = await sessions.resolve(token);
      expect(await sessions.resolve(token)).toBe(before);
      return before;
    }, PATIENCE);

  async function expectSeenAtOnce(change: string): Promise<void> {
    const before = await keptCaller();
    expect(before).not.toBeNull();
    await run(change);
    const after = await sessions.resolve(token);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await fresh.resolve(token));
  }

  test.each(CHANGES)('the next request knows of %s', (_, change) => expectSeenAtOnce(change));

  test.each(CHANGES_OF_ASSIGNED)('the next request knows of %s', async (_, change) => {
    await run("INSERT INTO assigned_roles (authority, users_id) VALUES ('ROLE_AS_ADMIN', $1)");
    await expectSeenAtOnce(change);
  });

  test('the next request after a COMMIT knows of it, one before it does not', async () => {
    const before = await keptCaller();
    await opened.db.transaction(async (tx) => {
      await sessions.endAllOf(tx, user.id, 'ended-by-admin');
      expect(await sessions.resolve(token)).toEqual(before);
    });
    expect(await sessions.resolve(token)).toBeNull();
  });

  test('what is rolled back changes nothing', async () => {
    const before = await keptCaller();
    const undone = opened.db.transaction(async (tx) => {
      await sessions.endAllOf(tx, user.id, 'ended-by-admin');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sessions.resolve(token)).toEqual(before);
  });

  test('every table that a caller is read from tells of its changes', async () => {
    const query = vi.spyOn(opened.pool, 'query');
    await sessionFinder(opened.db)('');
    await accountFinder(opened.db)(0);
    const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    query.mockRestore();
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      const { rows } = await opened.pool.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
      const tables = [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table);
      expect(tables).toContain('app_user');
      const { rows: silent } = await opened.pool.query(
        `SELECT t.name FROM unnest($1::text[]) t (name) WHERE (
           SELECT coalesce(bit_or(tgtype), 0) & 56 FROM pg_trigger
           WHERE tgrelid = t.name::regclass AND tgname LIKE 'tell_caller%'
         ) <> 56`,
        [tables],
      );
      expect(silent, 'tables without triggers for UPDATE, DELETE and TRUNCATE').toEqual([]);
    }
  });
});
