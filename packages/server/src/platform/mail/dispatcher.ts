import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../db/database.ts';
import { loggedError } from '../db/logged-error.ts';
import { claimDueMail, markFailed, markSent, type StoredMail } from './repository.ts';
import type { MailTransport } from './transport.ts';

/** Seconds to wait after the first, second … failed attempt; after the last one the mail has failed. */
export const RETRY_AFTER = [30, 120, 600, 3_600, 4 * 3_600, 12 * 3_600];

/** Seconds between looks for mail that is due; a new mail does not wait for it (`wake`). */
const LOOK_EVERY = 15;

/** Seconds until a mail whose sender vanished in the middle is tried again. */
const LEASE = 300;

/** Sends what waits in the table, one after another, and tries again later what could not be sent. */
export interface Dispatcher {
  start(): void;
  /** Looks now. Call it when a transaction that queued a mail has been committed. */
  wake(): void;
  /** Resolves when everything that is due has been tried. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
}

export function createDispatcher(deps: {
  db: Db;
  transport: MailTransport;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}): Dispatcher {
  const { db, transport, clock, log } = deps;
  const after = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function send(mail: StoredMail): Promise<void> {
    const { id, kind } = mail;
    try {
      const where = await transport.deliver(mail);
      await markSent(db, id, clock());
      if (transport.sends) log.info({ mail: id, kind, where }, 'mail sent');
      else log.warn({ mail: id, kind, file: where }, 'mail written to a file; set SMTP_URL to send it');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const next = isFinal(error) ? null : nextAttempt(mail);
      await markFailed(db, id, reason, next);
      log.warn({ mail: id, kind, reason, next }, next ? 'mail could not be sent yet' : 'mail could not be sent');
    }
  }

  function nextAttempt({ attempts, usefulUntil }: StoredMail): Date | null {
    const wait = RETRY_AFTER[attempts - 1];
    if (wait === undefined) return null;
    const next = after(wait);
    return usefulUntil && next >= usefulUntil ? null : next;
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const mail = stopped ? undefined : await claimDueMail(db, clock(), after(LEASE));
      if (!mail) return;
      await send(mail);
    }
  }

  function sendDue(): Promise<void> {
    running = running
      .then(sendAll)
      .catch((error) => log.error({ err: loggedError(error) }, 'mail queue could not be read'));
    return running;
  }

  return {
    start() {
      timer = setInterval(sendDue, LOOK_EVERY * 1000);
      timer.unref();
      void sendDue();
    },
    wake: () => void sendDue(),
    sendDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** Whether the server knows no such recipient: that does not change by waiting. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode >= 550;
}
