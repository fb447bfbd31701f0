import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { KEY_HOURS } from '../../platform/mail/templates.ts';
import { insertKey, type KeyPurpose } from './key-repository.ts';

/** Makes a key of 256 random bits for a user, keeps its fingerprint, and returns it for the mail. */
export async function issueKey(tx: Db, userId: number, purpose: KeyPurpose, clock: Clock): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + KEY_HOURS * 3_600_000);
  await insertKey(tx, { keyHash: fingerprint(key), userId, purpose, createdAt, expiresAt });
  return key;
}

/** What is kept of a key. It has too many random bits to be guessed from a fast hash. */
export function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
