import { REFERRALS_PER_DAY, referFriend } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { referralMail } from '../../platform/mail/templates.ts';

/** Recommending the product to friends by mail, a few a day, so that nobody makes a spam machine of it. */
export function referralRoutes(server: Server, { mailer, clock }: { mailer: Mailer; clock: Clock }): void {
  const perDay = createRateLimiter(clock, { count: REFERRALS_PER_DAY, seconds: 24 * 3_600 });

  mount(server, referFriend, async ({ body }, context) => {
    const caller = requireCaller(context);
    const emails = [...new Set(body.emails)];
    perDay.consume(caller.userId, emails.length);
    const words = referralMail(mailer.sender, caller.email, body.message ?? '');
    await mailer.transaction(async (tx) => {
      for (const email of emails) {
        if (!(await mailer.hasEnough(tx, email, 'referral'))) await mailer.queue(tx, email, words);
      }
      const { id: requestId, ip: address } = context.request;
      const event = {
        actor: caller.login,
        action: 'referral.send',
        new: { recipients: emails.length },
        address,
        requestId,
      };
      await recordAudit(tx, event, clock());
    });
    return undefined;
  });
}
