import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../base/clock.ts';

const ALGORITHM = 'HS512';
const AUDIENCE = 'pellucid';
/** Tokens whose good signature is remembered. */
const VERIFIED = 10_000;

export interface Tokens {
  issue(of: { sessionId: string; login: string; issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** The id of the session that a token names; null unless we signed it for this purpose and its time has not passed. */
  verify(token: string): Promise<string | null>;
}

/** Signed tokens (JWT). The key is a KeyObject: preparing it from text on each call would cost four times as much. */
export function createTokens(key: KeyObject, clock: Clock): Tokens {
  const verified = new Map<string, { sessionId: string; expiresAt: number }>();
  return {
    issue({ sessionId, login, issuedAt, expiresAt }) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(login)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
    },
    async verify(token) {
      // A token that was good once is good until its time has passed; whether its session still lives is asked elsewhere.
      const known = verified.get(token);
      if (known && clock().getTime() < known.expiresAt) return known.sessionId;
      try {
        const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: clock() };
        const { payload } = await jwtVerify(token, key, options);
        if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
        if (verified.size >= VERIFIED) verified.clear();
        verified.set(token, { sessionId: payload.sid, expiresAt: payload.exp * 1000 });
        return payload.sid;
      } catch {
        return null;
      }
    },
  };
}
