import { LoadingOutlined, SendOutlined } from '@ant-design/icons';
import { MAX_BODY_LENGTH } from '@pellucid/contract';
import type { FormEvent, KeyboardEvent } from 'react';
import type { ChatPhase } from './chat.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import type { Draft } from './use-draft.ts';

interface ChatInputProps {
  phase: ChatPhase;
  draft: Draft;
  /** Whether the question was sent. */
  onAsk: (question: string) => boolean;
  onStop: () => void;
}

/** The field for a question, and the button that sends it or stops the answer (docs/promises/chat.md#input). */
export function ChatInput({ phase, draft, onAsk, onStop }: ChatInputProps) {
  const isBusy = phase === 'submitted';
  const act = () => {
    if (phase === 'streaming') onStop();
    else if (phase === 'idle' && onAsk(draft.text)) draft.set('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    act();
    draft.input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends the composing of a letter sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <form className="chat-input card" onSubmit={onSubmit}>
      <textarea
        ref={draft.input}
        rows={1}
        maxLength={MAX_BODY_LENGTH}
        aria-label={CHAT_TEXTS.placeholder}
        placeholder={CHAT_TEXTS.placeholder}
        value={draft.text}
        // Not disabled: that would take the focus, and Enter with it.
        readOnly={isBusy}
        aria-disabled={isBusy}
        onChange={(event) => draft.set(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <SendButton phase={phase} isBlank={draft.text.trim() === ''} />
    </form>
  );
}

function SendButton({ phase, isBlank }: { phase: ChatPhase; isBlank: boolean }) {
  if (phase === 'streaming')
    return (
      <button type="submit" className="button chat-send">
        <span className="chat-stop-sign" aria-hidden="true" />
        {CHAT_TEXTS.stop}
      </button>
    );
  if (phase === 'submitted')
    return (
      <button type="submit" className="button button-primary chat-send" disabled>
        <LoadingOutlined aria-hidden="true" />
        {CHAT_TEXTS.sending}
      </button>
    );
  return (
    <button type="submit" className="button button-primary chat-send" disabled={isBlank}>
      <SendOutlined aria-hidden="true" />
      {CHAT_TEXTS.send}
    </button>
  );
}
