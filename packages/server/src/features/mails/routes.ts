import { ALERT_HEADER, listMails, type Mail, resendMail } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { pageHeaders } from '../../crud/page-headers.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { conflict, notFound } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findMail, type ListedMail, listMails as readMails, requeueMail } from '../../platform/mail/repository.ts';

/** What administrators see of the product's mail, and that what failed can be sent again. */
export function mailsRoutes(server: Server, { db, clock, mailer }: { db: Db; clock: Clock; mailer: Mailer }): void {
  mount(server, listMails, async ({ query }, { request, reply }) => {
    const { rows, total } = await readMails(db, query);
    reply.headers(pageHeaders(request.url, query, total));
    return rows.map(asAnswered);
  });

  mount(server, resendMail, async ({ params }, context) => {
    const caller = requireCaller(context);
    await mailer.transaction(async (tx) => {
      const mail = await findMail(tx, params.id);
      if (!mail) throw notFound(`There is no mail ${params.id}`);
      if (mail.status === 'sent') throw conflict('This mail was sent already.', 'error.mailsent');
      if (mail.usefulUntil && mail.usefulUntil <= clock()) {
        throw conflict(
          'The link in this mail has expired: ask its recipient to request a new one.',
          'error.mailexpired',
        );
      }
      await requeueMail(tx, mail.id, clock());
      const { id: requestId, ip: address } = context.request;
      const event = {
        actor: caller.login,
        action: 'mail.resend',
        entity: 'mail',
        entityId: mail.id,
        address,
        requestId,
      };
      await recordAudit(tx, { ...event, old: { status: mail.status, lastError: mail.lastError } }, clock());
    });
    context.reply.header(ALERT_HEADER.alert, 'The mail is sent again');
    return undefined;
  });
}

function asAnswered({ nextAttemptAt, createdAt, usefulUntil, sentAt, ...mail }: ListedMail): Mail {
  return {
    ...mail,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    usefulUntil: usefulUntil?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}
