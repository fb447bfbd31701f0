import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import type { ChatMessage } from '../messages/chat-message.ts';
import { Answer, type AnswerProps } from './answer.tsx';
import { Question } from './question.tsx';
import './thread.css';

/** The conversation, the first question first. A question that was just asked comes to the top of the window. */
export function Thread({ messages, ...actions }: { messages: readonly ChatMessage[] } & Omit<AnswerProps, 'message'>) {
  const list = useRef<HTMLOListElement>(null);
  const { length } = messages;
  useEffect(() => {
    const question = list.current?.children[length - 2];
    question?.scrollIntoView?.({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [length]);
  return (
    <ol ref={list} className="chat-thread" aria-label="Conversation">
      {messages.map((message) => (
        <li key={message.id}>
          {message.sent ? (
            <Question message={message} onEdit={actions.onEdit} />
          ) : (
            <Answer message={message} {...actions} />
          )}
        </li>
      ))}
    </ol>
  );
}
