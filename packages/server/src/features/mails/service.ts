import type { Clock } from '../../base/clock.ts';
import type { Actor } from '../../crud/entity-service.ts';
import { conflict, notFound } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findMail, requeueMail } from '../../platform/mail/repository.ts';

const EXPIRED = 'The link in this mail has expired: ask its recipient to request a new one.';

/** Sends a mail again that failed. Errors: 404, 409 when it was sent or the link in it has expired. */
export function createMailResender({ mailer, clock }: { mailer: Mailer; clock: Clock }) {
  return (id: number, { caller, address, requestId }: Actor): Promise<void> =>
    mailer.transaction(async (tx) => {
      const mail = await findMail(tx, id);
      if (!mail) throw notFound(`There is no mail ${id}`);
      if (mail.status === 'sent') throw conflict('This mail was sent already.', 'error.mailsent');
      if (mail.usefulUntil && mail.usefulUntil <= clock()) throw conflict(EXPIRED, 'error.mailexpired');
      await requeueMail(tx, mail.id, clock());
      const event = { actor: caller.login, action: 'mail.resend' as const, entity: 'mail', entityId: mail.id };
      const old = { status: mail.status, lastError: mail.lastError };
      await recordAudit(tx, { ...event, address, requestId, old }, clock());
    });
}
