import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import type { ChatMessage } from '../messages/chat-message.ts';
import { copyWithNotice, ToolButton } from './tool-button.tsx';

/** What the person asked. */
export function Question({ message, onEdit }: { message: ChatMessage; onEdit: (question: string) => void }) {
  const { text } = message;
  return (
    <div className="chat-question">
      <h2 className="chat-question-text">
        <span className="visually-hidden">You asked: </span>
        {text}
      </h2>
      <div className="chat-tools">
        <ToolButton icon={<EditOutlined />} label="Edit the question" onClick={() => onEdit(text)} />
        <ToolButton icon={<CopyOutlined />} label="Copy the question" onClick={() => copyWithNotice(text)} />
      </div>
    </div>
  );
}
