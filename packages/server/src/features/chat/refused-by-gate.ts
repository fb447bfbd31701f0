import { QueryRefused, type RefusalCode } from '@pellucid/analytics';
import type { Refused } from '@pellucid/assistant';

/** What the question may not ask is told in words: nothing failed. */
const TOLD: readonly RefusalCode[] = ['invalid', 'freemium', 'forbidden'];

/** A question whose words may not even be looked for is refused with the reason of the gate. Any other error is thrown on. */
export function refusedByGate(error: unknown): Refused {
  if (error instanceof QueryRefused && TOLD.includes(error.code))
    return { kind: 'refuse', reason: 'not-allowed', text: error.message, offers: [] };
  throw error;
}
