import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail as it leaves: plain text, because every reader shows it and nothing can hide in it. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

/** Hands a mail over; resolves with where it went, rejects with why it could not. */
export interface MailTransport {
  /** Whether mail really leaves, or is only written down. */
  readonly sends: boolean;
  deliver(mail: OutgoingMail): Promise<string>;
  close(): void;
}

/** Milliseconds until a mail server that does not answer is given up. */
const TIMEOUT = 10_000;

/**
 * Sends through a mail server, `smtp://user:password@host:587` or `smtps://…`; a parameter `from` in the URL is the sender's
 * address. A server that offers encryption is spoken to in it, and its certificate must be good.
 */
export function smtpTransport(url: string, sender: { name: string; host: string }): MailTransport {
  const address = new URL(url);
  const given = address.searchParams.get('from');
  address.searchParams.delete('from');
  const from = { name: sender.name, address: given ?? `no-reply@${sender.host}` };
  const transport = createTransport({
    url: address.href,
    pool: true,
    maxConnections: 1,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return {
    sends: true,
    async deliver({ id, recipient, subject, body }) {
      // The same id at every attempt, so that a mail that was taken twice can be seen to be one.
      const messageId = `<${id}.pellucid@${sender.host}>`;
      const sent = await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId,
      });
      return sent.response;
    },
    close: () => transport.close(),
  };
}

/** Without a mail server: a file for each mail, `<folder>/<id>.eml`, which any mail reader opens. */
export function outboxTransport(folder: string, sender: { name: string; host: string }): MailTransport {
  const from = { name: sender.name, address: `no-reply@${sender.host}` };
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    sends: false,
    async deliver({ id, recipient, subject, body }) {
      const { message } = await composer.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(id).padStart(6, '0')}.eml`);
      // Whole or not at all: a reader of the folder never sees half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => composer.close(),
  };
}
