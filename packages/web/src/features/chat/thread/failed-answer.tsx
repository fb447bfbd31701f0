import { Button } from 'antd';
import { reloadPage } from '../../../lib/reload.ts';
import { CHAT_TEXTS } from '../chat-texts.ts';
import type { ChatMessage } from '../messages/chat-message.ts';

/** Why there is no answer, and the way on. */
export function FailedAnswer({ message, onRetry }: { message: ChatMessage; onRetry: (() => void) | null }) {
  const { type, text, detail } = message;
  if (type === 'auth-error')
    return (
      <div className="chat-failure banner banner-danger">
        <h3>{CHAT_TEXTS.authTitle}</h3>
        <p>{text}</p>
        <Button type="primary" onClick={reloadPage}>
          {CHAT_TEXTS.signInAgain}
        </Button>
      </div>
    );
  return (
    <div className="chat-failure banner banner-danger">
      <p>{text}</p>
      {detail !== '' && detail !== text && <p className="chat-note">{detail}</p>}
      {onRetry !== null && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
