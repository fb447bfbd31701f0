import { HistoryOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { announcementOf } from './announcement.ts';
import { chatOf } from './chat.ts';
import { ChatHome } from './chat-home.tsx';
import { ChatInput } from './chat-input.tsx';
import { CHAT_TEXTS } from './chat-texts.ts';
import { HistoryDrawer } from './history/history-drawer.tsx';
import { Thread } from './thread/thread.tsx';
import { useDraft } from './use-draft.ts';
import { useQuestionOfLink } from './use-question-of-link.ts';
import './chat.css';

/** The assistant: questions in plain English, and what the data says. Only for those who are signed in. */
export function Component() {
  const { account } = useSession();
  usePageTitle(CHAT_TEXTS.pageTitle);
  return account === null ? null : <ChatScreen login={account.login} />;
}

function ChatScreen({ login }: { login: string }) {
  const chat = chatOf(login);
  const { messages, phase, sessionId } = useSyncExternalStore(chat.onChange, chat.snapshot);
  useQuestionOfLink(chat);
  const draft = useDraft();
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <section className="chat" aria-labelledby="chat-title">
      <header className="chat-head">
        <h1 id="chat-title">{CHAT_TEXTS.pageTitle}</h1>
        <Button icon={<PlusOutlined aria-hidden="true" />} disabled={messages.length === 0} onClick={chat.clear}>
          New chat
        </Button>
        <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={() => setShowsHistory(true)}>
          History
        </Button>
      </header>
      {messages.length === 0 ? (
        <ChatHome onAsk={chat.ask} />
      ) : (
        <Thread
          messages={messages}
          isIdle={phase === 'idle'}
          onAsk={chat.ask}
          onRetry={chat.retry}
          onEdit={draft.edit}
          onEditChip={chat.edit}
        />
      )}
      <div className="chat-foot">
        {phase !== 'idle' && (
          <p className="chat-generating">
            <span className="chat-pulse" aria-hidden="true" />
            {CHAT_TEXTS.generating}
          </p>
        )}
        <ChatInput phase={phase} draft={draft} onAsk={chat.ask} onStop={chat.stop} />
      </div>
      <p className="visually-hidden" role="status">
        {announcementOf(messages)}
      </p>
      <HistoryDrawer open={showsHistory} onClose={() => setShowsHistory(false)} chat={chat} current={sessionId} />
    </section>
  );
}
