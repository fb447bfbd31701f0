import { type RefObject, useRef, useState } from 'react';

export interface Draft {
  readonly text: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  set(text: string): void;
  /** Brings a question back to be changed. */
  edit(question: string): void;
}

/** What is being typed. */
export function useDraft(): Draft {
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, set] = useState('');
  const edit = (question: string) => {
    set(question);
    // Once the text is there.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(question.length, question.length);
    });
  };
  return { text, input, set, edit };
}
