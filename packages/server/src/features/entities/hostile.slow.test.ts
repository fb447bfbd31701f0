import { type Analytics, QueryRefused } from '@pellucid/analytics';
import * as contract from '@pellucid/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance, REQUESTS, requestFor, TELLS_TOO_MUCH } from '../../testing/hostile.ts';
import { buildTestApp, noAnalytics, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

/** The seed is fixed, so that what fails once fails again. */
const SEED = 20_261_121;
/** An answer that takes longer than this, in milliseconds, hangs. */
const HANG = 20_000;
/** Calls that have a test of this kind of their own, or ask the warehouse alone. */
const ELSEWHERE = ['account', 'operations', 'analytics', 'boards'];

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'tag' in value;
}

/** Every call of the administration, alone or among the calls of an entity, with the entity's fields. */
const CALLS = Object.values(contract as Record<string, unknown>)
  .flatMap((value) => (isEndpoint(value) ? [value] : Object.values(value ?? {}).filter(isEndpoint)))
  .filter(({ tag }) => !ELSEWHERE.includes(tag))
  .map((endpoint) => {
    const entity = contract.ENTITIES.find(({ definition }) => definition.path === endpoint.tag);
    return { endpoint, fields: entity?.definition.fields };
  });

/** They are tried more often: only what is written can break something for others. */
const WRITES = CALLS.filter(({ endpoint, fields }) => fields !== undefined && endpoint.method !== 'GET');

/** The warehouse is not what is attacked here. */
const refuse = async () => {
  throw new QueryRefused('invalid', 'Not asked here');
};
const analytics: Analytics = {
  ...noAnalytics,
  run: refuse,
  check: refuse,
  stream: refuse,
  search: refuse,
  describe: refuse,
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database, analytics });
  });
  afterAll(() => app.close());

  /** Accounts of this test alone, new ones each time: the requests change and delete accounts. */
  async function people(round: number): Promise<[string, Person][]> {
    const made = ['analyst', 'poweruser', 'entityadmin', 'asadmin', 'admin'].map(async (role) => {
      const login = `${role}-${round}`;
      await app.database.pool.query(
        `INSERT INTO app_user (login, email, password_hash, activated, company_id, user_group_id, created_by, last_modified_by)
         SELECT $1::text, $1::text || '@pellucid.example', $2, true, (SELECT min(id) FROM company),
           (SELECT min(id) FROM user_group), 'test', 'test'`,
        [login, hash],
      );
      await app.database.pool.query(
        'INSERT INTO user_authority SELECT u.id, a FROM app_user u, unnest($2::text[]) a WHERE u.login = $1::text',
        [login, ['ROLE_USER', ...(ROLES[role] ?? [])]],
      );
      return [login, await app.signIn(login)] as [string, Person];
    });
    return [['nobody', app.anonymous], ...(await Promise.all(made))];
  }
  const ROLES: Record<string, contract.Authority[]> = {
    // A customer's own administrator of entities.
    poweruser: ['ROLE_POWER_USER', 'ROLE_ENTITY_ADMIN'],
    entityadmin: ['ROLE_ENTITY_ADMIN'],
    asadmin: ['ROLE_AS_ADMIN'],
    admin: ['ROLE_ADMIN'],
  };
  let hash: string;
  beforeAll(async () => {
    const { rows } = await app.database.pool.query(`SELECT password_hash FROM app_user WHERE login = 'admin'`);
    hash = rows[0].password_hash;
  });

  test(`${REQUESTS} random and hostile requests break nothing and tell nothing`, {
    timeout: 600_000 + 100 * REQUESTS,
  }, async () => {
    expect(CALLS.length).toBeGreaterThan(120);
    const dice = chance(SEED);
    let crowd = await people(0);
    // The requests end sessions, also those of who sends them.
    let isSignedOut = false;
    const statuses = new Map<number, number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      if (isSignedOut) crowd = await people(n);
      // Most as someone who may, or most would be refused before anything is read.
      const [name, person] = dice.happens(0.5) ? (crowd[5] ?? dice.oneOf(crowd)) : dice.oneOf(crowd);
      const { endpoint, fields } = CALLS[n] ?? dice.oneOf(dice.happens(0.4) ? WRITES : CALLS);
      const request = requestFor(endpoint, dice, fields);
      const began = performance.now();
      const answer = await person.send(request);
      const what = `#${n} ${name} ${request.method} ${request.url.slice(0, 200)} ${String(request.payload).slice(0, 400)}`;
      isSignedOut = answer.status === 401 && name !== 'nobody';
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, `${what}: ${answer.text.slice(0, 300)} ${app.errors.at(-1)}`).toBeLessThan(500);
      expect(performance.now() - began, what).toBeLessThan(HANG);
      expect(answer.text.slice(0, 100_000), what).not.toMatch(TELLS_TOO_MUCH);
      if (answer.status < 400) continue;
      expect(answer.headers['content-type'], what).toMatch(/problem\+json/);
      // A line that says what to do, or the fields that are wrong: 'Bad Request' alone helps nobody.
      const { title, detail, fieldErrors } = answer.body;
      if (answer.status === 400)
        expect(detail ?? fieldErrors?.[0] ?? (title !== 'Bad Request' && title), what).toBeTruthy();
    }
    // Else the requests were so wrong that nothing was tried.
    for (const status of [200, 201, 204, 400, 401, 403, 404])
      expect(statuses.get(status) ?? 0, `${status} of ${JSON.stringify([...statuses])}`).toBeGreaterThan(1);
  });
});
