import { describe, expect, it } from 'vitest';
import { updateSchema } from '../entity/schemas.ts';
import { userDef } from '../users/user.ts';
import { EmailAddress } from './password.ts';

const userEmail = (email: string) =>
  !updateSchema(userDef)
    .safeParse({ id: 1, email })
    .error?.issues.some(({ path }) => path[0] === 'email');

// docs/promises/accounts.md#addresses
describe('an e-mail address', () => {
  it.each(['ada@example.org', "o'neil.x+tag@sub.example.co", 'josé@exämple.org', 'a_b-c@xn--bcher-kva.xn--p1ai'])(
    'may be %s',
    (email) => expect([EmailAddress.safeParse(email).success, userEmail(email)]).toEqual([true, true]),
  );

  it.each([
    'Ada <ada@example.org>',
    '<ada@example.org>',
    'ada@example.org,eve@evil.example',
    'ada@example.org;eve@evil.example',
    'ada@example.org\r\nbcc: eve@evil.example',
    'ada@@example.org',
    '.ada@example.org',
    'ada..b@example.org',
    'ada@example',
    'ada@.org',
    'ada @example.org',
  ])('is not %j, neither of an account nor of a user', (email) => {
    expect(EmailAddress.safeParse(email).success).toBe(false);
    expect(userEmail(email)).toBe(false);
  });

  it.each(['.', 'a', 'a.', '@', 'a@', '-'])('is refused at once when it is a megabyte of %s', (unit) => {
    const text = `a@${unit.repeat(1_000_000 / unit.length)}`;
    const began = performance.now();
    expect([EmailAddress.safeParse(text).success, userEmail(text)]).toEqual([false, false]);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
