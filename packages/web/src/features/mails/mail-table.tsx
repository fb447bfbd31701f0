import type { Mail } from '@pellucid/contract';
import { momentText } from '../../lib/moment.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { isExpired, kindText, STATUS_LABELS, stateText } from './mail-text.ts';
import { ResendButton } from './resend-button.tsx';

const COLUMNS: readonly Column<Mail>[] = [
  { key: 'createdAt', title: 'Queued at', className: 'mail-when', cell: ({ createdAt }) => momentText(createdAt) },
  {
    key: 'subject',
    title: 'Mail',
    cell: ({ subject, kind }) => (
      <>
        <p className="mail-subject">{subject}</p>
        <p className="mail-detail">{kindText(kind)}</p>
      </>
    ),
  },
  { key: 'recipient', title: 'Recipient', className: 'mail-recipient', cell: ({ recipient }) => recipient },
  { key: 'state', title: 'State', className: 'mail-how', cell: (mail) => <MailState mail={mail} /> },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    className: 'mail-actions',
    cell: (mail) => <ResendButton mail={mail} />,
  },
];

/** The mails, newest first. */
export function MailTable({ mails, empty }: { mails: readonly Mail[]; empty: string }) {
  return (
    <DataTable
      className="mail-table"
      label="Mails, newest first"
      columns={COLUMNS}
      rows={mails}
      keyOf={({ id }) => id}
      empty={empty}
    />
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
