import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertKey, type KeyPurpose } from './key-repository.ts';

/** Hours that a key works, from the mail that carries it. */
export const KEY_HOURS = 24;

/** Makes a key of 256 random bits for a user, stores its fingerprint, and returns the key for the mail. */
export async function issueKey(tx: Db, userId: number, purpose: KeyPurpose, clock: Clock): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + KEY_HOURS * 3_600_000);
  await insertKey(tx, { keyHash: fingerprint(key), userId, purpose, createdAt, expiresAt });
  return key;
}

/** What is stored of a key. It has too many random bits to be guessed from a fast hash. */
export function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
