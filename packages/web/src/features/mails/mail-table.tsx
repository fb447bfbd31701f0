import type { Mail } from '@pellucid/contract';
import { momentText } from '../../lib/moment.ts';
import { isExpired, kindText, STATUS_LABELS, stateText } from './mail-text.ts';
import { ResendButton } from './resend-button.tsx';

/** Mails one below the other; on narrow screens each row becomes a card. */
export function MailTable({ mails, empty }: { mails: readonly Mail[]; empty: string }) {
  if (mails.length === 0) return <p className="mails-empty card">{empty}</p>;
  return (
    <table className="mail-table card" aria-label="Mails, newest first">
      <thead>
        <tr>
          <th scope="col">Queued at</th>
          <th scope="col">Mail</th>
          <th scope="col">Recipient</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td className="mail-when">{momentText(mail.createdAt)}</td>
            <td>
              <p className="mail-subject">{mail.subject}</p>
              <p className="mail-detail">{kindText(mail.kind)}</p>
            </td>
            <td className="mail-recipient">{mail.recipient}</td>
            <td>
              <MailState mail={mail} />
            </td>
            <td className="mail-actions">
              <ResendButton mail={mail} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MailState({ mail }: { mail: Mail }) {
  const expired = mail.status !== 'sent' && isExpired(mail, Date.now());
  return (
    <>
      <span className={`mail-state mail-state-${mail.status}`}>{STATUS_LABELS[mail.status]}</span>
      <p className="mail-detail">{stateText(mail)}</p>
      {mail.lastError !== null && <p className="mail-error">{mail.lastError}</p>}
      {expired && <p className="mail-detail">Its link has expired: ask the recipient to request a new one.</p>}
    </>
  );
}
