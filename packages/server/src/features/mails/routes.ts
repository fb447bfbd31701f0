import { ALERT_HEADER, listMails, type Mail, resendMail } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { actorOf } from '../../crud/entity-routes.ts';
import { pageHeaders } from '../../crud/page-headers.ts';
import { mount, type Server } from '../../http/mount.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type ListedMail, listMails as readMails } from '../../platform/mail/repository.ts';
import { createMailResender } from './service.ts';

/** What administrators see of the product's mail, and that what failed can be sent again. */
export function mailsRoutes(server: Server, { db, ...deps }: { db: Db; clock: Clock; mailer: Mailer }): void {
  const resend = createMailResender(deps);
  mount(server, listMails, async ({ query }, { request, reply }) => {
    const { rows, total } = await readMails(db, query);
    reply.headers(pageHeaders(request.url, query, total));
    return rows.map(asAnswered);
  });

  mount(server, resendMail, async ({ params }, context) => {
    await resend(params.id, actorOf(context));
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
