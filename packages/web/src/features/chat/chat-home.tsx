import { getSampleQuestions } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import './chat-home.css';

/** What stands here before anything was asked: questions to begin with, or a card where there are none. */
export function ChatHome({ onAsk }: { onAsk: (question: string) => void }) {
  const { data = [], isPending } = useQuery({
    queryKey: ['chat-sample-questions'],
    queryFn: ({ signal }) => call(getSampleQuestions, undefined, { signal, quiet: true }),
  });
  if (isPending) return <div className="chat-home" role="status" aria-label="Loading the sample questions" />;
  if (data.length === 0) return <HomeCard />;
  return (
    <ul className="chat-home chat-tiles" aria-label="Sample questions">
      {data.map(({ id, title, displayText, question }) => (
        <li key={id}>
          <button type="button" className="chat-tile card" onClick={() => onAsk(question)}>
            <strong>{title}</strong>
            <span>{displayText}</span>
            <em>{question}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}

function HomeCard() {
  return (
    <section className="chat-home chat-home-card card" aria-labelledby="chat-home-title">
      <h2 id="chat-home-title">{CHAT_TEXTS.homeTitle}</h2>
      <p>Ask in plain English, such as “Top 10 companies by total amount in 2023” or “How many physicians in Ohio?”.</p>
    </section>
  );
}
