import { ENTITIES } from '../entities.ts';

/** What the audit trail can tell that is not a change of a record, as people read it. */
const NAMED_ACTIONS = {
  'audit.export': 'Audit trail exported',
  'audit.verify': 'Audit trail checked',
  'data.import': 'Spend data imported',
  'mail.resend': 'Mail sent again',
  'password.change': 'Password changed',
  'password.reset': 'Password reset',
  'password.reset-request': 'Password reset requested',
  'password.set': 'Password set by an administrator',
  'private-data.ask': 'Private data asked',
  'private-data.check': 'Question about private data checked',
  'private-data.delete': 'Private data deleted',
  'private-data.export': 'Private data exported',
  'private-data.search': 'Private data searched',
  'referral.send': 'Product recommended to friends',
  'session.end': 'Session ended',
  'session.end-all': 'All sessions ended',
  'session.end-others': 'Other sessions ended',
  'sign-in': 'Signed in',
  'sign-in-disabled': 'Sign-in to a deactivated account',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'user.activate': 'Account activated',
  'user.register': 'Account registered',
  'user.settings': 'Own settings changed',
  'user.unlock': 'Sign-in unlocked',
} as const;

/** What can happen to a record. */
const RECORD_ACTIONS = { create: 'created', update: 'changed', delete: 'deleted', undelete: 'restored' } as const;
export type RecordAction = keyof typeof RECORD_ACTIONS;

/** What happened, as the audit trail keeps it: `sign-in`, `company.update`. The server writes no other. */
export type AuditAction = keyof typeof NAMED_ACTIONS | `${string}.${RecordAction}`;

const NOUNS: ReadonlyMap<string, string> = new Map(
  ENTITIES.map(({ definition }) => [definition.name, definition.noun.one]),
);

/** A name of code as people read it: `mealLimit` → `Meal limit`. */
export function inWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What people call a kind of record of the trail: its definition's noun, or else its name in words. */
export function entityLabel(entity: string): string {
  return inWords(NOUNS.get(entity) ?? entity);
}

/** What people read for an action of the trail: `Company changed`. One that an earlier version wrote is told by its code. */
export function auditActionLabel(action: string): string {
  const labels: Readonly<Record<string, string>> = NAMED_ACTIONS;
  if (Object.hasOwn(labels, action)) return labels[action] ?? action;
  const [entity = '', verb = ''] = action.split('.', 2);
  const verbs: Readonly<Record<string, string>> = RECORD_ACTIONS;
  return Object.hasOwn(verbs, verb) ? `${entityLabel(entity)} ${verbs[verb]}` : action;
}
