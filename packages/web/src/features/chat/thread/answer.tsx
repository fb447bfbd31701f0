import type { ChatChip } from '@pellucid/contract';
import type { ReactNode } from 'react';
import { CHAT_TEXTS } from '../chat-texts.ts';
import { type ChatMessage, hasContent, hasFailed } from '../messages/chat-message.ts';
import { AnswerTools } from './answer-tools.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { Figures } from './figures.tsx';
import { InterpretationChips } from './interpretation-chips.tsx';
import './answer.css';

export interface AnswerProps {
  message: ChatMessage;
  /** Nothing is on its way: a related question can be asked, and this one again. */
  isIdle: boolean;
  onAsk: (question: string) => void;
  onRetry: (answerId: string) => void;
  /** Brings the question back to be changed. */
  onEdit: (question: string) => void;
  onEditChip: (answerId: string, chip: ChatChip, words: string) => void;
}

/** An answer as far as it has come (docs/promises/chat.md#answer). */
export function Answer({ message, isIdle, onAsk, onRetry, onEditChip }: AnswerProps) {
  const { id, lack, isPartial } = message;
  const retry = isIdle ? () => onRetry(id) : null;
  if (hasFailed(message)) return <FailedAnswer message={message} onRetry={retry} />;
  if (lack === 'not-asked') return <KeptAnswer onShow={retry} />;
  return (
    <div className="chat-answer card" aria-busy={isPartial}>
      <InterpretationChips message={message} onEdit={isIdle ? (chip, words) => onEditChip(id, chip, words) : null} />
      {isPartial && !hasContent(message) && <Waiting status={message.status} />}
      <AnswerText text={message.text} isPartial={isPartial} />
      {message.sql !== '' && (
        <details className="chat-sql" open>
          <summary>Generated SQL</summary>
          <pre>{message.sql}</pre>
        </details>
      )}
      <Figures message={message} />
      {message.explanation !== '' && (
        <Part title="Analysis and insights">
          <Paragraphs text={message.explanation} />
        </Part>
      )}
      {lack !== null && <p className="chat-note">{LACKS[lack]}</p>}
      {!isPartial && <AnswerTools message={message} onRetry={retry} />}
      {message.followupQuestions.length > 0 && <RelatedQuestions message={message} onAsk={isIdle ? onAsk : null} />}
    </div>
  );
}

const LACKS = {
  stopped: 'You stopped this answer; it is not complete.',
  'cut-off': 'The connection broke off; this answer may not be complete.',
} as const;

function Waiting({ status }: { status: string }) {
  return (
    <p className="chat-waiting">
      <span className="chat-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {status || CHAT_TEXTS.thinking}
    </p>
  );
}

/** The first paragraph has the figure; the others say what it is of. */
function AnswerText({ text, isPartial }: { text: string; isPartial: boolean }) {
  if (text === '') return null;
  return (
    <div className="chat-text" data-typing={isPartial}>
      <Paragraphs text={text} />
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow
      <p key={index}>{paragraph}</p>
    ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="chat-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What follow-up questions are, after an answer, a question back and a refusal. */
const TITLES = { answer: 'Related questions', ask: 'Which one do you mean?', refuse: 'What you can ask' } as const;

/** What can be asked next, or instead; where the answer is a question back, what can be meant, in words that tell one from the other. */
function RelatedQuestions({ message, onAsk }: { message: ChatMessage; onAsk: AnswerProps['onAsk'] | null }) {
  const { interpretation, followupQuestions } = message;
  const labelOf = (question: string) =>
    interpretation?.choices.find((choice) => choice.question === question)?.label ?? question;
  return (
    <Part title={TITLES[interpretation?.kind ?? 'answer']}>
      <ul className="chat-related">
        {followupQuestions.map((question) => (
          <li key={question}>
            <button type="button" aria-disabled={onAsk === null} onClick={() => onAsk?.(question)}>
              {labelOf(question)}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The figures of an earlier visit are asked again: data and rights may be others by now. */
function KeptAnswer({ onShow }: { onShow: (() => void) | null }) {
  return (
    <button type="button" className="chat-kept" aria-disabled={onShow === null} onClick={() => onShow?.()}>
      Show the answer with the data of today
    </button>
  );
}
