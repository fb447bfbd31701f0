import type { Clock } from '../../base/clock.ts';
import type { Db } from '../db/database.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { MailText, Sender } from './letter.ts';
import { countRecentMails, queueMail } from './repository.ts';

/** Mails of one kind to one address in an hour. */
const MAX_PER_HOUR = 5;

/** What features write mail with. */
export interface Mailer {
  sender: Sender;
  /** Queues a mail in the transaction of the change that causes it. */
  queue(tx: Db, recipient: string, mail: MailText): Promise<void>;
  /**
   * Whether an address got as many mails of a kind within the last hour as one needs: a stranger must not be able to fill
   * someone's mailbox.
   */
  limitReached(tx: Db, recipient: string, kind: MailText['kind']): Promise<boolean>;
  /** A transaction in which mail may be queued; what was queued is sent as soon as it has been committed. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export function createMailer(deps: { db: Db; sender: Sender; clock: Clock; dispatcher: Dispatcher }): Mailer {
  const { db, sender, clock, dispatcher } = deps;
  return {
    sender,
    queue: (tx, recipient, mail) => queueMail(tx, recipient, mail, clock()),
    async limitReached(tx, recipient, kind) {
      const since = new Date(clock().getTime() - 3_600_000);
      return (await countRecentMails(tx, recipient, kind, since)) >= MAX_PER_HOUR;
    },
    async transaction(work) {
      const result = await db.transaction(work);
      dispatcher.wake();
      return result;
    },
  };
}
