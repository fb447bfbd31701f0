import { expect, test } from 'vitest';
import { hashPassword, unusablePassword, verifyPassword } from './passwords.ts';

test('a password is kept as argon2id at the cost that OWASP asks for, each with a salt of its own', async () => {
  const [one, two] = [await hashPassword('Clear#Water1'), await hashPassword('Clear#Water1')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(two).not.toBe(one);
});

test('it is compared exactly: every character, its case, and nothing cut off', async () => {
  const long = `${'Clear#Water1'.repeat(8)}-é`;
  const kept = await hashPassword(long);
  expect(await verifyPassword(kept, long)).toBe(true);
  for (const other of [long.slice(0, -1), `${long} `, long.toLowerCase(), long.replace('é', 'e'), '']) {
    expect(await verifyPassword(kept, other)).toBe(false);
  }
});

test('no password opens an account that has none, or that does not exist', async () => {
  expect(await verifyPassword(await unusablePassword(), '')).toBe(false);
  expect(await verifyPassword(undefined, 'Clear#Water1')).toBe(false);
});
