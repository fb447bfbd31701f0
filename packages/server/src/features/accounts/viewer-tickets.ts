import { type Account, TokenResponse } from '@pellucid/contract';
import type { FastifyBaseLogger } from 'fastify';
import { AnswerTooLong, limitedText } from '../../base/limited-text.ts';

/** Where tickets of the analytics server are asked for; `secret` shows the service who asks. */
export interface TicketService {
  url: string;
  secret: string | undefined;
}

/** Whom tickets are for. */
type Person = Pick<Account, 'login' | 'email' | 'userGroup' | 'company'>;

export type ViewerTickets = (person: Person) => Promise<TokenResponse>;

/** A sign-in waits for the tickets: without them it goes on after this time. */
const TIMEOUT_MS = 3_000;
/** Far more than three tickets need. */
const MAX_ANSWER_BYTES = 16_384;
/** What a cookie can hold, and a browser keeps of it. */
const TICKET = /^[\w.~+/=:-]{1,2048}$/;

const NO_TICKETS: TokenResponse = {};

/**
 * Asks the ticket service for the tickets of a person; none where no service is set, or where it does not answer as it
 * should (docs/promises/pages.md#another-analytics-server). Who the person is comes from the session and not from the call,
 * and redirects are not followed.
 */
export function createViewerTickets(
  service: TicketService | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeoutMs = TIMEOUT_MS,
): ViewerTickets {
  return async (person) => {
    if (service === undefined) return NO_TICKETS;
    try {
      return await askFor(person, service, AbortSignal.timeout(timeoutMs));
    } catch (cause) {
      // Only the kind of error: a message could hold the address, an answer or a ticket.
      const isOurs = cause instanceof TicketsRefused || cause instanceof AnswerTooLong;
      const reason = isOurs ? cause.message : (cause as Error).name;
      log.warn({ reason }, 'The ticket service of the analytics server gave no tickets');
      return NO_TICKETS;
    }
  };
}

class TicketsRefused extends Error {}

async function askFor(
  { login, email, userGroup, company }: Person,
  { url, secret }: TicketService,
  signal: AbortSignal,
): Promise<TokenResponse> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify({ login, email, userGroup, company: company?.companyName ?? null }),
    redirect: 'error',
    signal,
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new TicketsRefused(`status ${answer.status}`);
  }
  const tickets = TokenResponse.safeParse(JSON.parse(await limitedText(answer, MAX_ANSWER_BYTES)));
  if (!tickets.success) throw new TicketsRefused('no tickets in the answer');
  if (!Object.values(tickets.data).every((ticket = '') => TICKET.test(ticket)))
    throw new TicketsRefused('a ticket that is no cookie');
  return tickets.data;
}
