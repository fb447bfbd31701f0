import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect } from 'vitest';
import { installation } from './installation.ts';

/** A mail as a mail server took it. */
export interface Letter {
  to: string[];
  /** Headers and words, in the characters that a reader sees. */
  text: string;
}

export interface MailServer {
  /** The newest mail to an address whose text matches; waits for it. */
  letterTo(address: string, about: RegExp): Promise<Letter>;
  /** The key in the newest mail to an address whose link leads to this screen; waits for the mail. */
  keyTo(address: string, screen: 'activate' | 'reset/finish'): Promise<string>;
  /** Nobody answers on its port any more, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The mail server that the product's SMTP_URL names. It runs while the tests of a file do; in other files mail waits. */
export function useMailServer(): MailServer {
  const letters: Letter[] = [];
  let server: SMTPServer | undefined;

  async function start(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          letters.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded(Buffer.concat(chunks)) });
          done();
        });
      },
    });
    const socket = server.listen(installation().smtpPort, '127.0.0.1');
    await once(socket, 'listening');
  }

  async function stop(): Promise<void> {
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    server = undefined;
  }

  async function letterTo(address: string, about: RegExp): Promise<Letter> {
    const find = () => letters.findLast(({ to, text }) => to.includes(address) && about.test(text));
    await expect.poll(find, { timeout: 20_000, message: `a mail to ${address} with ${about}` }).toBeDefined();
    return find() ?? { to: [], text: '' };
  }

  beforeAll(start);
  afterAll(stop);
  return {
    start,
    stop,
    letterTo,
    async keyTo(address, screen) {
      const link = new RegExp(`#/${screen}\\?key=([\\w-]+)`);
      return link.exec((await letterTo(address, link)).text)?.[1] ?? '';
    },
  };
}

/** A mail with the soft line breaks and the coded bytes of its transfer encoding undone. */
function decoded(raw: Buffer): string {
  const text = raw.toString('latin1');
  if (!/^content-transfer-encoding: quoted-printable/im.test(text)) return raw.toString('utf8');
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
