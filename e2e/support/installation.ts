import { inject } from 'vitest';

/** A running product with its own data: what one worker's journeys do is not seen in another's. */
export interface Installation {
  origin: string;
  /** Where it looks for a mail server; `useMailServer` runs one there. */
  smtpPort: number;
}

/** The installation of this worker. */
export function installation(): Installation {
  const installations = inject('installations');
  const found = installations[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % installations.length];
  if (!found) throw new Error('The set-up of the journeys started no server');
  return found;
}
