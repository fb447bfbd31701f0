import { randomBytes } from 'node:crypto';
import { shippedFile } from '../base/shipped-file.ts';
import { createWorkerPool } from './worker-pool.ts';

/** argon2id (the library's default variant) at OWASP's minimum cost: about 12 ms and 19 MiB a check. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checks at the same time. More would not be faster on small machines, and each takes its memory. */
const THREADS = 2;

/** Checks that may wait: the last of them is answered within a second or two. */
const MAX_WAITING = 100;

const pool = createWorkerPool({
  script: shippedFile('src/platform/password-worker.mjs'),
  threads: THREADS,
  maxWaiting: MAX_WAITING,
});

/** Errors: Overloaded when too many passwords wait to be hashed or checked; the same holds for all functions here. */
export async function hashPassword(password: string): Promise<string> {
  return String(await pool.run({ password, cost: COST }));
}

/** A hash that no password fits, for an account whose owner has not chosen one yet. */
export function unusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64'));
}

let decoy: Promise<string> | undefined;

/** Made once: sign-ins that come at once would each have one made, and fill the line of waiting checks with them. */
function decoyHash(): Promise<string> {
  decoy ??= unusablePassword().catch((error) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/**
 * Whether the password is right. For an account that does not exist pass undefined: the answer is no, and takes as long as
 * a wrong password does, so that time does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const kept = passwordHash ?? (await decoyHash());
  const right = await pool.run({ password, kept });
  return passwordHash !== undefined && right === true;
}
