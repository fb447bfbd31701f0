import { CopyOutlined, LinkOutlined, ReloadOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { boardAddress } from '../../../viewer/board-links.ts';
import type { ChatMessage } from '../messages/chat-message.ts';
import type { Interpretation } from '../messages/interpretation.ts';
import { answerAsText } from './answer-text.ts';
import { ReasonForm, Thumbs, useFeedback } from './feedback.tsx';
import { copyWithNotice, ToolButton } from './tool-button.tsx';

/** What can be done with an answer that has ended. */
export function AnswerTools({ message, onRetry }: { message: ChatMessage; onRetry: (() => void) | null }) {
  const board = message.interpretation?.board ?? null;
  const feedback = useFeedback(message.questionId, message.helpful);
  return (
    <>
      <div className="chat-tools">
        <ToolButton
          icon={<CopyOutlined />}
          label="Copy the answer"
          onClick={() => copyWithNotice(answerAsText(message))}
        />
        {/* A link says the question, which an edited answer is no longer of. */}
        {!message.isEdited && (
          <ToolButton
            icon={<LinkOutlined />}
            label="Copy a link that asks this"
            onClick={() => copyWithNotice(linkThatAsks(message.question))}
          />
        )}
        <ToolButton
          icon={<ReloadOutlined />}
          label="Ask again"
          disabled={onRetry === null}
          onClick={() => onRetry?.()}
        />
        {message.questionId !== null && <Thumbs feedback={feedback} />}
        {board !== null && <BoardLinks board={board} />}
      </div>
      {feedback.asksReason && <ReasonForm feedback={feedback} />}
    </>
  );
}

/** Where the records behind the figures are, and the board that they are on. */
function BoardLinks({ board: { page, title, view } }: { board: NonNullable<Interpretation['board']> }) {
  return (
    <span className="chat-board-links">
      <Link to={boardAddress(page, view, true)}>Show the records</Link>
      <Link to={boardAddress(page, view, false)}>Open in {title}</Link>
    </span>
  );
}

function linkThatAsks(question: string): string {
  return `${location.href.split('#')[0]}#${paths.chatbotAsking(question)}`;
}
