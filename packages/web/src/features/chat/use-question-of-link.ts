import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Asks what the link says that one came by, once: the answer is that of whoever opens it (docs/promises/chat.md#links). */
export function useQuestionOfLink(ask: (question: string) => boolean): void {
  const [search, setSearch] = useSearchParams();
  const question = search.get('question');
  useEffect(() => {
    if (question === null) return;
    setSearch({}, { replace: true });
    ask(question);
  }, [question, ask, setSearch]);
}
