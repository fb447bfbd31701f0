import { Button } from 'antd';
import { useEffect } from 'react';
import { reloadPage } from '../../../lib/reload.ts';
import { useSession } from '../../../lib/session.ts';
import { offerWayBackIn } from '../../../lib/sign-in-dialog.ts';
import { CHAT_TEXTS } from '../chat-texts.ts';
import type { ChatMessage } from '../messages/chat-message.ts';

interface FailedAnswerProps {
  message: ChatMessage;
  onRetry: (() => void) | null;
}

/** Why there is no answer, and the way on. */
export function FailedAnswer(props: FailedAnswerProps) {
  const { message, onRetry } = props;
  const { type, text, detail } = message;
  if (type === 'auth-error') return <LoggedOut {...props} />;
  return (
    <div className="chat-failure banner banner-danger">
      <p>{text}</p>
      {detail !== '' && detail !== text && <p className="chat-note">{detail}</p>}
      {onRetry !== null && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

/** It has its own way back in, beside the sign-in dialog: whoever closes that comes to it. */
function LoggedOut({ message, onRetry }: FailedAnswerProps) {
  const { status } = useSession();
  useEffect(offerWayBackIn, []);
  return (
    <div className="chat-failure banner banner-danger">
      <h3>{CHAT_TEXTS.authTitle}</h3>
      <p>{message.text}</p>
      <Button type="primary" onClick={reloadPage}>
        {CHAT_TEXTS.signInAgain}
      </Button>
      {onRetry !== null && status === 'signed-in' && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
