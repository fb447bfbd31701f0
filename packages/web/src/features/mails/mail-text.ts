import type { Mail, MailStatus } from '@pellucid/contract';
import { momentText } from '../../lib/moment.ts';

export const STATUS_LABELS: Record<MailStatus, string> = { waiting: 'Queued', sent: 'Sent', failed: 'Failed' };

const KIND_LABELS: Record<string, string> = {
  activation: 'Activation',
  invitation: 'Invitation',
  reset: 'Password reset',
  'password-changed': 'Password changed',
  'email-changed': 'Email changed',
  referral: 'Referral',
};

/** What a mail is for; a kind that a newer server sends keeps its own name. */
export function kindText(kind: string): string {
  return KIND_LABELS[kind] ?? kind;
}

/** What happens with a mail, or has happened. */
export function stateText({ status, sentAt, nextAttemptAt, attempts }: Mail): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (status === 'sent') return sentAt === null ? 'Sent' : `Sent ${momentText(sentAt)}`;
  if (status === 'failed') return `Given up after ${tries}`;
  if (nextAttemptAt === null) return 'Being sent';
  return attempts === 0 ? `First try ${momentText(nextAttemptAt)}` : `${tries}, next try ${momentText(nextAttemptAt)}`;
}

/** Whether sending is of use: not when it was sent, and not when the link in it is dead. */
export function canResend({ status, usefulUntil }: Mail, now: number): boolean {
  return status !== 'sent' && !isExpired({ usefulUntil }, now);
}

export function isExpired({ usefulUntil }: Pick<Mail, 'usefulUntil'>, now: number): boolean {
  return usefulUntil !== null && Date.parse(usefulUntil) <= now;
}
