import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default variant) at OWASP's minimum cost: about 12 ms and 19 MiB a check. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash that no password fits, for an account whose owner has not chosen one yet. */
export function unusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64'));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. For an account that does not exist pass undefined: the answer is no, and takes as long as
 * a wrong password does, so that time does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= unusablePassword();
  const right = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && right;
}
