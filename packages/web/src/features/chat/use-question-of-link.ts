import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { boardViewOf } from '../../viewer/board-links.ts';
import type { Chat } from './chat.ts';

/**
 * Asks what the link says that one came by, once: the answer is that of whoever opens it (docs/promises/chat.md#links). From a board it
 * begins a conversation of its own.
 */
export function useQuestionOfLink({ ask, clear }: Pick<Chat, 'ask' | 'clear'>): void {
  const [search, setSearch] = useSearchParams();
  const question = search.get('question');
  const id = search.get('board');
  const state = search.toString();
  useEffect(() => {
    if (question === null) return;
    setSearch({}, { replace: true });
    const view = boardViewOf(state);
    if (id === null || view === null) {
      ask(question);
      return;
    }
    clear();
    ask(question, { id, view });
  }, [question, id, state, ask, clear, setSearch]);
}
