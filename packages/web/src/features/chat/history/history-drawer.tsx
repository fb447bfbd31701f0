import type { ChatSession } from '@pellucid/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { Chat } from '../chat.ts';
import { HISTORY_SIZE, useChatSessions, useSessionActions } from './chat-history.ts';
import { HistoryEntry } from './history-entry.tsx';
import './history.css';

/** How long typing pauses before the list is searched, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 250;

interface HistoryDrawerProps {
  open: boolean;
  onClose: () => void;
  chat: Chat;
  /** The session on screen. */
  current: string | null;
}

/** The person's conversations: found, opened, renamed and deleted. */
export function HistoryDrawer({ open, onClose, ...rest }: HistoryDrawerProps) {
  return (
    <Drawer title="History" placement="right" size={420} open={open} onClose={onClose} destroyOnHidden>
      <HistoryList {...rest} onDone={onClose} />
    </Drawer>
  );
}

function HistoryList({ chat, current, onDone }: Pick<HistoryDrawerProps, 'chat' | 'current'> & { onDone: () => void }) {
  const [search, setSearch] = useState('');
  const query = useDebounced(search.trim(), SEARCH_DEBOUNCE_MS);
  const { data, isPending, isError } = useChatSessions(query);
  const { rename, remove, open } = useSessionActions(chat);
  const show = (session: ChatSession) =>
    open.mutate(session, {
      onSuccess: (kept) => {
        chat.open(kept);
        onDone();
      },
    });
  return (
    <div className="chat-history" aria-busy={isPending}>
      <input
        type="search"
        className="field-input"
        aria-label="Search your conversations"
        placeholder="Search titles and questions"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="chat-note">
        {isError ? 'The conversations could not be loaded.' : noteOf(data?.length, query)}
      </p>
      <ul aria-label="Conversations">
        {data?.map((session) => (
          <li key={session.id}>
            <HistoryEntry
              session={session}
              isCurrent={session.id === current}
              onOpen={() => show(session)}
              onRename={(title) => rename.mutate({ id: session.id, title })}
              onDelete={() => remove.mutate(session)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function noteOf(found: number | undefined, query: string): string {
  if (found === undefined) return '';
  if (found === 0) return query === '' ? 'Nothing was asked yet.' : `No conversation has “${query}” in it.`;
  return found === HISTORY_SIZE ? `The newest ${HISTORY_SIZE}; search for older ones.` : '';
}
