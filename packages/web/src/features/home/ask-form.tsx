import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useQuestion } from '../../lib/use-question.ts';

/** A question to the assistant, which answers on its own screen. */
export function AskForm() {
  const navigate = useNavigate();
  const { field, isBlank, onSubmit } = useQuestion((question) => void navigate(paths.chatbotAsking(question)));
  return (
    <form className="start-ask" onSubmit={onSubmit}>
      <input {...field} aria-label="Ask your data" placeholder="Ask your data, such as: top 10 companies in 2023" />
      <button type="submit" className="button" aria-disabled={isBlank}>
        Ask
      </button>
    </form>
  );
}
