import * as contract from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { appUser } from '../../platform/db/tables.ts';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

/** Requests for each database. The seed is fixed, so that what fails once fails again. */
const REQUESTS = 5_000;
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

const STRINGS = [
  '',
  ' ',
  '\0',
  '\r\nSet-Cookie: a=b',
  "' OR '1'='1' --",
  '"; DROP TABLE app_user; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '\ud800',
  '‮moc.elpmaxe',
  '🦊'.repeat(60),
  'a'.repeat(70_000),
  'a@'.repeat(200),
  `${'a'.repeat(60)}@example.org`,
  'rival',
  'rival@pellucid.example',
  'free',
  'Sunshine#2026',
  'constructor',
  '__proto__',
  'data:image/png;base64,iVBORw0KGgo=',
  '-1',
  '1e309',
  '9223372036854775808',
  'NaN',
  'failed',
];
const OTHERS: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  [],
  {},
  [[]],
  ['x', null],
  { toString: 1 },
  { $gt: '' },
  { length: -1 },
];

/** Small and repeatable; quality of chance does not matter here. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    oneOf: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    happens: (probability: number) => next() < probability,
  };
}
type Chance = ReturnType<typeof chance>;

const anything = (dice: Chance): unknown => (dice.happens(0.7) ? dice.oneOf(STRINGS) : dice.oneOf(OTHERS));
const text = (dice: Chance) => encodeURIComponent(`${Buffer.from(dice.oneOf(STRINGS))}`);
const fieldsOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

function bodyFor(endpoint: contract.Endpoint, dice: Chance): string {
  if (dice.happens(0.05)) return dice.oneOf(['{', '{"a":', 'null', '[', '"', '{"__proto__":{"isAdmin":true}}', '\0']);
  const fields = fieldsOf(endpoint.body);
  if (fields.length === 0) return JSON.stringify(anything(dice));
  const sent = fields.filter(() => dice.happens(0.85)).map((field) => [field, anything(dice)]);
  if (dice.happens(0.2)) sent.push([String(dice.oneOf(STRINGS)).slice(0, 50), anything(dice)]);
  return JSON.stringify(Object.fromEntries(sent));
}

function requestFor(endpoint: contract.Endpoint, dice: Chance) {
  const path = endpoint.path.replace(/\{\w+\}/g, () => (dice.happens(0.02) ? '%zz' : text(dice) || 'x'));
  const query = fieldsOf(endpoint.query).map((field) => `${field}=${text(dice)}`);
  if (dice.happens(0.1)) query.push(`${text(dice)}=${text(dice)}`);
  const method = dice.happens(0.95) ? endpoint.method : dice.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const);
  const type = dice.happens(0.9)
    ? 'application/json'
    : dice.oneOf(['text/plain', 'text/xml', 'multipart/form-data', '']);
  const hasBody = method !== 'GET' && dice.happens(0.95);
  return {
    method,
    url: `/${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { 'user-agent': dice.oneOf(['', "'--", 'x'.repeat(500)]), ...(hasBody && { 'content-type': type }) },
    ...(hasBody && { payload: bodyFor(endpoint, dice) }),
    // The throttles are attacked elsewhere; here they would keep most requests from getting far.
    remoteAddress: `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`,
  };
}

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

  test(`${REQUESTS} random and hostile requests break nothing and tell nothing`, { timeout: 300_000 }, async () => {
    expect(ENDPOINTS.length).toBeGreaterThan(20);
    const dice = chance(SEED);
    let crowd = await people();
    const statuses = new Map<number, number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % 500 === 499) crowd = await people();
      const name = dice.oneOf(['nobody', 'analyst', 'admin']);
      const request = requestFor(dice.oneOf(ENDPOINTS), dice);
      const began = performance.now();
      const answer = await (crowd[name] ?? app.anonymous).send(request);
      const what = `#${n} ${name} ${request.method} ${request.url.slice(0, 200)} ${String(request.payload).slice(0, 200)}`;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
      expect(performance.now() - began, what).toBeLessThan(HANG);
      expect(answer.text, what).not.toMatch(/argon2|node_modules|\.ts:\d|at \w+ \(|SELECT |password_hash/);
      if (name !== 'admin') expect(answer.text, what).not.toMatch(/Canary-(?!analyst")/);
      if (answer.status >= 400) expect(answer.headers['content-type'], what).toMatch(/problem\+json|text\/plain/);
    }
    // Else the requests were so wrong that nothing was tried.
    for (const status of [200, 400, 401, 403, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(5);
  });
});
