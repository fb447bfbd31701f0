import { letter, type MailText, type Sender } from '../../platform/mail/letter.ts';

export function referralMail(sender: Sender, from: string, message: string): MailText {
  return letter(sender, 'referral', `${from} recommends ${sender.productName}`, [
    'Hello,',
    `${from} thinks that ${sender.productName} could be of use to you: it explores Open Payments data for compliance teams.`,
    ...(message === '' ? [] : [`${from} writes:`, message]),
    `Have a look: ${sender.publicUrl}/`,
  ]);
}
