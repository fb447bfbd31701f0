import { type Account, getRoleMessagesOfCompany, type RoleMessage } from '@pellucid/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { CloseIcon } from '../../ui/icons.tsx';

/** Ids of the messages that were closed. It is cleared at sign-out: each sign-in shows the messages once. */
const CLOSED_KEY = 'closedRoleMessages';

type Company = NonNullable<Account['company']>;

const messagesQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['role-messages', companyId],
    queryFn: ({ signal }) => call(getRoleMessagesOfCompany, { params: { id: String(companyId) } }, { signal }),
    staleTime: 5 * 60_000,
  });

/** Whether it is known what the company says, if there is one: a message that came later would push down the screen. */
export function useMessagesAsked(company: Company | null): boolean {
  const { data, failureCount } = useQuery({ ...messagesQuery(company?.id ?? 0), enabled: company !== null });
  return company === null || data !== undefined || failureCount > 0;
}

/** What a company tells its people after they sign in. The messages are shown as plain text, whatever was entered. */
export function RoleMessages({ company }: { company: Company }) {
  const [closed, setClosed] = useState(readClosed);
  const { data: messages = [] } = useQuery(messagesQuery(company.id));
  const open = messages.filter((message) => !closed.includes(keyOf(message)));
  if (open.length === 0) return null;

  const close = (message: RoleMessage) => {
    const next = [...closed, keyOf(message)];
    sessionStorage.setItem(CLOSED_KEY, JSON.stringify(next));
    setClosed(next);
  };

  return (
    <aside className="role-messages" aria-label="Messages of your company">
      {open.map((message) => (
        <div key={message.id} className="role-message">
          <p>
            <strong>Info!</strong> {message.message}
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={`Close the message: ${message.message.slice(0, 60)}`}
            onClick={() => close(message)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </aside>
  );
}

/** A message that was changed since is another message. */
function keyOf({ id, message }: RoleMessage): string {
  return `${id}:${message}`;
}

function readClosed(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CLOSED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
