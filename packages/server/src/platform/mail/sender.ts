import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Sender } from './templates.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './transport.ts';

/** Links in mails lead to PUBLIC_URL, else to this machine; never to what a request says that it was sent to. */
export function senderOf({ productName, publicUrl, host, port }: Config): Sender {
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
  return { productName, publicUrl: (publicUrl ?? local).replace(/\/+$/, '') };
}

/** The mail server of SMTP_URL, else the outbox folder. */
export function mailTransportOf(config: Config): MailTransport {
  const from = { name: config.productName, host: new URL(senderOf(config).publicUrl).hostname };
  return config.smtpUrl === undefined
    ? outboxTransport(join(config.dataDir, 'outbox'), from)
    : smtpTransport(config.smtpUrl, from);
}
