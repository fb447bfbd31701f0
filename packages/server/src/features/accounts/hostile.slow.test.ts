import * as contract from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../platform/db/tables.ts';
import { chance, REQUESTS, requestFor, TELLS_TOO_MUCH } from '../../testing/hostile.ts';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

/** The seed is fixed, so that what fails once fails again. */
const SEED = 20_260_301;
/** An answer that takes longer than this, in milliseconds, hangs; one to a hostile request takes a few on a free machine. */
const HANG = 20_000;

/** Every call of the contract about accounts and the running of the product. */
const ENDPOINTS = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'tag' in value &&
    (value.tag === 'account' || value.tag === 'operations'),
);

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  /** Signed in anew now and then, because the requests themselves sign people out and change what they may do. */
  async function people(): Promise<Record<string, Person>> {
    await app.database.db.update(appUser).set({ activated: true, mustChangePassword: false });
    // A name that only its owner and administrators may see.
    await app.database.db.update(appUser).set({ lastName: sql`concat('Canary-', login)` });
    return { nobody: app.anonymous, analyst: await app.signIn('analyst'), admin: await app.signIn('admin') };
  }

  test(`${REQUESTS} random and hostile requests break nothing and tell nothing`, {
    timeout: 300_000 + 100 * REQUESTS,
  }, async () => {
    expect(ENDPOINTS.length).toBeGreaterThan(20);
    const dice = chance(SEED);
    let crowd = await people();
    const statuses = new Map<number, number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % 500 === 499) crowd = await people();
      const name = dice.oneOf(['nobody', 'analyst', 'admin']);
      const request = requestFor(ENDPOINTS[n] ?? dice.oneOf(ENDPOINTS), dice);
      const began = performance.now();
      const answer = await (crowd[name] ?? app.anonymous).send(request);
      const what = `#${n} ${name} ${request.method} ${request.url.slice(0, 200)} ${String(request.payload).slice(0, 200)}`;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, `${what}: ${answer.text.slice(0, 300)} ${app.errors.at(-1)}`).toBeLessThan(500);
      expect(performance.now() - began, what).toBeLessThan(HANG);
      expect(answer.text, what).not.toMatch(TELLS_TOO_MUCH);
      if (name !== 'admin') expect(answer.text, what).not.toMatch(/Canary-(?!analyst")/);
      if (answer.status >= 400) expect(answer.headers['content-type'], what).toMatch(/problem\+json|text\/plain/);
    }
    // Else the requests were so wrong that nothing was tried.
    for (const status of [200, 400, 401, 403, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(5);
  });
});
