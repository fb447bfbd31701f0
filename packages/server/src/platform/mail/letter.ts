/** A mail in plain text: what is put in needs no escaping there. */
export interface MailText {
  kind: 'activation' | 'invitation' | 'reset' | 'password-changed' | 'email-changed' | 'referral';
  subject: string;
  body: string;
  /** Hours after which sending it is of no use; absent when it never gets stale. */
  usefulHours?: number;
}

/** Whose mail it is. */
export interface Sender {
  productName: string;
  /** Address of the portal without a slash at its end, as people open it. Never taken from a request. */
  publicUrl: string;
}

/** A mail of plain paragraphs, signed with the product's name. */
export function letter(
  { productName }: Sender,
  kind: MailText['kind'],
  subject: string,
  paragraphs: string[],
): MailText {
  return { kind, subject: oneLine(subject), body: `${[...paragraphs, `— ${productName}`].join('\n\n')}\n` };
}

/** A subject is one line: a name with a line break in it must not become a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
}
