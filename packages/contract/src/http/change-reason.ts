import { z } from 'zod';

/**
 * Why a person makes a change: kept in the audit trail with it. The text is percent-encoded, because a header holds ASCII
 * alone. Every call that changes a record takes it.
 */
export const REASON_HEADER = 'X-Change-Reason';

export const MAX_REASON_LENGTH = 500;

export function encodeReason(reason: string): string {
  return encodeURIComponent(reason.trim());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** One line or several; no other control characters, and nothing that the database could not keep. */
const Reason = z
  .string()
  .max(MAX_REASON_LENGTH)
  .regex(/^(?:[^\p{Cc}\p{Surrogate}]|[\n\r\t])*$/u);

/** The headers of a call that takes a reason; the others pass as they are. */
export const ReasonHeaders = z.looseObject({
  [REASON_HEADER.toLowerCase()]: z
    .string()
    .max(MAX_REASON_LENGTH * 12)
    .transform(decoded)
    .pipe(Reason)
    .optional(),
});
