import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';

const MAX_LETTERS = 1_000;

/** A question to the assistant, which answers on its own screen. */
export function AskForm() {
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = question.trim();
    if (trimmed !== '') navigate(paths.chatbotAsking(trimmed));
  };
  return (
    <form className="start-ask" onSubmit={onSubmit}>
      <input
        className="field-input"
        aria-label="Ask your data"
        placeholder="Ask your data, such as: top 10 companies in 2023"
        maxLength={MAX_LETTERS}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <button type="submit" className="button" aria-disabled={question.trim() === ''}>
        Ask
      </button>
    </form>
  );
}
