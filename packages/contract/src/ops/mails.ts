import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { PAGING } from '../http/page.ts';

export const MailStatus = z.enum(['waiting', 'sent', 'failed']);
export type MailStatus = z.infer<typeof MailStatus>;

/** A mail of the product, without its words: they may hold a key. */
export const Mail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: MailStatus,
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** From then on the key in it is dead and sending it of no use. */
  usefulUntil: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
});
export type Mail = z.infer<typeof Mail>;

export const listMails = endpoint({
  id: 'listMails',
  summary: 'Mails of the product, newest first: waiting, sent and failed',
  tag: 'operations',
  method: 'GET',
  path: 'api/mails',
  access: ['ROLE_ADMIN'],
  query: z.object({ ...PAGING, status: MailStatus.optional() }),
  response: z.array(Mail),
});

/** 404 for an unknown mail, 409 for one that was sent already or whose key is dead. */
export const resendMail = endpoint({
  id: 'resendMail',
  summary: 'Try again to send a mail that failed',
  tag: 'operations',
  method: 'POST',
  path: 'api/mails/{id}/resend',
  access: ['ROLE_ADMIN'],
  params: z.object({ id: z.coerce.number().pipe(z.int().min(1)) }),
});
