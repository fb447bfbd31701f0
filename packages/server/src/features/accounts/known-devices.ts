import { type KeyObject, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../base/clock.ts';

const COOKIE = 'known-device';
const ALGORITHM = 'HS512';
/** Another audience than that of sessions: neither token passes for the other. */
const AUDIENCE = 'pellucid-device';
/** How long a sign-in makes a device one of the owner's, in seconds. */
const KNOWN_SECONDS = 90 * 24 * 3_600;

/** A device on which a user has signed in. */
export interface KnownDevice {
  id: string;
  userId: number;
}

/**
 * Knows a browser again on which a user has signed in, by a signed cookie that no script can read. It opens nothing: it only
 * tells the rate limiter that an attempt is not a stranger's.
 */
export interface KnownDevices {
  /** Null when the request's cookie is missing, old or not ours. */
  read(request: FastifyRequest): Promise<KnownDevice | null>;
  /** Makes the device that is answered one of this user's. */
  remember(reply: FastifyReply, userId: number): Promise<void>;
}

export function createKnownDevices(deps: { tokenKey: KeyObject; clock: Clock; secure: boolean }): KnownDevices {
  const { tokenKey, clock, secure } = deps;
  return {
    async read({ cookies }) {
      const token = cookies[COOKIE];
      if (token === undefined) return null;
      try {
        const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: clock() };
        const { payload } = await jwtVerify(token, tokenKey, options);
        const userId = Number(payload.sub);
        return payload.jti !== undefined && Number.isSafeInteger(userId) ? { id: payload.jti, userId } : null;
      } catch {
        return null;
      }
    },
    async remember(reply, userId) {
      const now = Math.floor(clock().getTime() / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setJti(randomBytes(12).toString('base64url'))
        .setIssuedAt(now)
        .setExpirationTime(now + KNOWN_SECONDS)
        .sign(tokenKey);
      reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: KNOWN_SECONDS });
    },
  };
}
