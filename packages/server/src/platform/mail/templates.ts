/** Words of a mail, in plain text: what is put in needs no escaping there. */
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

/** Hours that an activation or reset key is good for (decisions, section 8). */
export const KEY_HOURS = 24;

const IGNORE = 'If this was not you, you need not do anything: without the link above nothing changes.';

export function activationMail(sender: Sender, login: string, key: string): MailText {
  const subject = `Activate your ${sender.productName} account`;
  return {
    usefulHours: KEY_HOURS,
    ...letter(sender, 'activation', subject, [
      `Hello ${login},`,
      `your account is ready. Open this link within ${KEY_HOURS} hours to activate it:`,
      `${sender.publicUrl}/#/activate?key=${key}`,
      IGNORE,
    ]),
  };
}

/** To someone whom an administrator made a user; the key is one for a new password. */
export function invitationMail(sender: Sender, login: string, key: string): MailText {
  const subject = `Your ${sender.productName} account`;
  return {
    usefulHours: KEY_HOURS,
    ...letter(sender, 'invitation', subject, [
      `Hello ${login},`,
      `an administrator made you an account of ${sender.productName}. Choose your password within ${KEY_HOURS} hours:`,
      `${sender.publicUrl}/#/reset/finish?key=${key}`,
      `Your login is ${login}. Should the link have expired, ask for another one: ${sender.publicUrl}/#/reset/request`,
    ]),
  };
}

export function resetMail(sender: Sender, login: string, key: string): MailText {
  const subject = `Reset your ${sender.productName} password`;
  return {
    usefulHours: KEY_HOURS,
    ...letter(sender, 'reset', subject, [
      `Hello ${login},`,
      `a new password was asked for your account. Choose one within ${KEY_HOURS} hours:`,
      `${sender.publicUrl}/#/reset/finish?key=${key}`,
      IGNORE,
    ]),
  };
}

export function passwordChangedMail(sender: Sender, login: string, byAdministrator: boolean): MailText {
  return letter(sender, 'password-changed', `Your ${sender.productName} password was changed`, [
    `Hello ${login},`,
    byAdministrator
      ? 'an administrator set a new password for your account and ended its sessions. You choose your own when you next sign in.'
      : 'the password of your account was changed, and its other sessions were ended.',
    `If you did not expect this, reset your password at once: ${sender.publicUrl}/#/reset/request`,
  ]);
}

/** Goes to the address that the account had until now: whoever took the account over cannot read it. */
export function emailChangedMail(sender: Sender, login: string): MailText {
  return letter(sender, 'email-changed', `The e-mail address of your ${sender.productName} account was changed`, [
    `Hello ${login},`,
    'the e-mail address of your account was changed; mail about it goes to the new one from now on.',
    'If you did not expect this, tell your administrator at once.',
  ]);
}

export function referralMail(sender: Sender, from: string, message: string): MailText {
  return letter(sender, 'referral', `${from} recommends ${sender.productName}`, [
    'Hello,',
    `${from} thinks that ${sender.productName} could be of use to you: it explores Open Payments data for compliance teams.`,
    ...(message === '' ? [] : [`${from} writes:`, message]),
    `Have a look: ${sender.publicUrl}/`,
  ]);
}

function letter({ productName }: Sender, kind: MailText['kind'], subject: string, paragraphs: string[]): MailText {
  return { kind, subject: oneLine(subject), body: `${[...paragraphs, `— ${productName}`].join('\n\n')}\n` };
}

/** A subject is one line: a name with a line break in it must not become a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
}
