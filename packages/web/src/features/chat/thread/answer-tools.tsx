import { CopyOutlined, LinkOutlined, ReloadOutlined } from '@ant-design/icons';
import { paths } from '../../../lib/paths.ts';
import type { ChatMessage } from '../messages/chat-message.ts';
import { answerAsText } from './answer-text.ts';
import { ReasonForm, Thumbs, useFeedback } from './feedback.tsx';
import { copyWithNotice, ToolButton } from './tool-button.tsx';

/** What can be done with an answer that has ended. */
export function AnswerTools({ message, onRetry }: { message: ChatMessage; onRetry: (() => void) | null }) {
  const feedback = useFeedback(message.questionId, message.helpful);
  return (
    <>
      <div className="chat-tools">
        <ToolButton
          icon={<CopyOutlined />}
          label="Copy the answer"
          onClick={() => copyWithNotice(answerAsText(message))}
        />
        <ToolButton
          icon={<LinkOutlined />}
          label="Copy a link that asks this"
          onClick={() => copyWithNotice(linkThatAsks(message.question))}
        />
        <ToolButton
          icon={<ReloadOutlined />}
          label="Ask again"
          disabled={onRetry === null}
          onClick={() => onRetry?.()}
        />
        {message.questionId !== null && <Thumbs feedback={feedback} />}
      </div>
      {feedback.asksReason && <ReasonForm feedback={feedback} />}
    </>
  );
}

function linkThatAsks(question: string): string {
  return `${location.href.split('#')[0]}#${paths.chatbotAsking(question)}`;
}
