/** Expressions that may take more than linear time, or are taken for such: file, expression, and why that harms nobody. */
export const EXCEPTIONS: readonly [file: string, literal: string, reason: string][] = [
  [
    'contract/src/accounts/password.ts',
    '/^(?=.*\\d)(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*[^\\p{L}\\d\\s])/u',
    'Bound to the start, and each part reads the text once',
  ],
  [
    'server/src/commands/import-report.ts',
    '/\\B(?=(\\d{3})+\\.)/g',
    'Reads totals of at most 38 digits that the import itself computed',
  ],
  ['server/src/platform/mail/sender.ts', '/\\/+$/', 'Reads PUBLIC_URL, once at the start'],
];

/** Files that put expressions together when they run, and what comes out there. */
export const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  // The addresses and patterns themselves are read from the contract.
  'contract/src/accounts/login.ts': [],
  'contract/src/accounts/password.ts': [],
  'contract/src/entity/schemas.ts': ['^-?\\d{1,15}(\\.\\d{1,2})?$'],
  'contract/src/ops/audits.ts': ['^(auditEventDate|principal|auditEventType)(,(asc|desc))?$'],
  'server/src/http/not-found.ts': ['^/api/things/[^/]+/of/[^/]+/[^/]+$'],
};
