import { join } from 'node:path';
import type { Sender } from './letter.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './transport.ts';

/** What is read of the configuration to say who sends. */
export interface SenderConfig {
  productName: string;
  publicUrl: string | undefined;
  host: string;
  port: number;
}

/** Links in mails lead to PUBLIC_URL, else to this machine; never to what a request says that it was sent to. */
export function senderOf({ productName, publicUrl, host, port }: SenderConfig): Sender {
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
  return { productName, publicUrl: (publicUrl ?? local).replace(/\/+$/, '') };
}

/** The mail server of SMTP_URL, else the outbox folder. */
export function mailTransportOf(
  config: SenderConfig & { smtpUrl: string | undefined; dataDir: string },
): MailTransport {
  const from = { name: config.productName, host: new URL(senderOf(config).publicUrl).hostname };
  return config.smtpUrl === undefined
    ? outboxTransport(join(config.dataDir, 'outbox'), from)
    : smtpTransport(config.smtpUrl, from);
}
