import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = randomBytes(64);
const key = createSecretKey(secret);
let now = new Date('2026-06-01T12:00:00Z');
const tokens = createTokens(key, () => now);
const issue = () =>
  tokens.issue({ sessionId: 'the-session', login: 'ann', issuedAt: now, expiresAt: new Date(now.getTime() + 60_000) });

const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Signs whatever an attacker likes, with the algorithm and key that they like. */
function forge(header: object, payload: object, hash = 'sha512', by: Buffer | string = secret): string {
  const content = `${text(header)}.${text(payload)}`;
  return `${content}.${createHmac(hash, by).update(content).digest('base64url')}`;
}

test('names its session until its time has passed, also when it was seen before', async () => {
  const token = await issue();
  expect(await tokens.verify(token)).toBe('the-session');
  expect(await tokens.verify(forge({ alg: 'HS512', typ: 'JWT' }, payloadOf(token)))).toBe('the-session');
  now = new Date(now.getTime() + 60_000);
  expect(await tokens.verify(token)).toBeNull();
});

test('is worth nothing unsigned, altered, signed otherwise, or made for something else', async () => {
  const token = await issue();
  const [header = '', content = '', signature = ''] = token.split('.');
  const good = payloadOf(token);
  const { exp, aud, sid, ...rest } = good;
  const forged = {
    'alg none': `${text({ alg: 'none', typ: 'JWT' })}.${content}.`,
    'alg None with the signature': `${text({ alg: 'None' })}.${content}.${signature}`,
    'no signature': `${header}.${content}.`,
    'another subject': `${header}.${text({ ...good, sub: 'admin' })}.${signature}`,
    'another session': `${header}.${text({ ...good, sid: 'of-someone-else' })}.${signature}`,
    'another key': forge({ alg: 'HS512' }, good, 'sha512', randomBytes(64)),
    'no key': forge({ alg: 'HS512' }, good, 'sha512', ''),
    'a weaker algorithm': forge({ alg: 'HS256' }, good, 'sha256'),
    'a weaker signature under the right name': forge({ alg: 'HS512' }, good, 'sha256'),
    'a key of its own in the header': forge(
      { alg: 'HS512', jwk: { kty: 'oct', k: 'eA' }, kid: '/dev/null' },
      good,
      'sha512',
      'x',
    ),
    'a header that must be understood': forge({ alg: 'HS512', crit: ['exp'], b64: false }, good),
    'no end': forge({ alg: 'HS512' }, { aud, sid, ...rest }),
    'its end past': forge({ alg: 'HS512' }, { ...good, exp: Math.floor(now.getTime() / 1000) - 1 }),
    'its beginning to come': forge({ alg: 'HS512' }, { ...good, nbf: exp }),
    'another audience': forge({ alg: 'HS512' }, { ...good, aud: 'another-service' }),
    'no audience': forge({ alg: 'HS512' }, { exp, sid, ...rest }),
    'no session': forge({ alg: 'HS512' }, { exp, aud, ...rest }),
    'a session that is no text': forge({ alg: 'HS512' }, { ...good, sid: { $ne: null } }),
    'a part too many': `${token}.${signature}`,
  };
  for (const [what, attempt] of Object.entries(forged)) expect(await tokens.verify(attempt), what).toBeNull();
});
