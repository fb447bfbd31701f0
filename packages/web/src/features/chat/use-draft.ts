import { type RefObject, useRef, useState } from 'react';

export interface Draft {
  readonly text: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  set(text: string): void;
  /** Brings a question back to be changed, with the words of it that are meant selected. */
  edit(question: string, words?: string): void;
}

/** What is being typed. */
export function useDraft(): Draft {
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, set] = useState('');
  const edit = (question: string, words?: string) => {
    set(question);
    const [from, to] = placeOf(question, words);
    // Once the text is there.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(from, to);
    });
  };
  return { text, input, set, edit };
}

/** Where the words stand in a question; its end where they are not in it as they are. */
export function placeOf(question: string, words = ''): [from: number, to: number] {
  const from = words === '' ? -1 : question.toLowerCase().indexOf(words.toLowerCase());
  return from < 0 ? [question.length, question.length] : [from, from + words.length];
}
