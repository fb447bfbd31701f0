import { letter, type MailText, type Sender } from '../../platform/mail/letter.ts';
import { KEY_HOURS } from './account-keys.ts';

const IGNORE = 'If this was not you, you need not do anything: without the link above nothing changes.';

export function activationMail(sender: Sender, login: string, key: string): MailText {
  const subject = `Activate your ${sender.productName} account`;
  return {
    usefulHours: KEY_HOURS,
    ...letter(sender, 'activation', subject, [
      `Hello ${login},`,
      `your account is ready. Open this link within ${KEY_HOURS} hours to activate it:`,
      `${sender.publicUrl}/#/activate?key=${key}`,
      'A password was chosen when the account was registered. If someone else registered it for you, open the link and choose another password there: they know the first one.',
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
