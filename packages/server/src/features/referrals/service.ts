import { REFERRALS_PER_DAY, type ReferFriend } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import type { Actor } from '../../crud/entity-service.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { referralMail } from './referral-mail.ts';

/** Recommends the product to friends by mail, a few a day, so that nobody makes a spam machine of it. Errors: 429. */
export function createReferrals({ mailer, clock }: { mailer: Mailer; clock: Clock }) {
  const perDay = createRateLimiter(clock, { count: REFERRALS_PER_DAY, seconds: 24 * 3_600 });
  return async ({ emails, message }: ReferFriend, { caller, address, requestId }: Actor): Promise<void> => {
    const recipients = [...new Set(emails)];
    perDay.consume(caller.userId, recipients.length);
    const mail = referralMail(mailer.sender, caller.email, message ?? '');
    await mailer.transaction(async (tx) => {
      for (const email of recipients) {
        if (!(await mailer.limitReached(tx, email, 'referral'))) await mailer.queue(tx, email, mail);
      }
      const event = { actor: caller.login, action: 'referral.send' as const, new: { recipients: recipients.length } };
      await recordAudit(tx, { ...event, address, requestId }, clock());
    });
  };
}
