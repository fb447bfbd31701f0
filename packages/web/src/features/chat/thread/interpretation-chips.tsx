import type { ChatMessage } from '../messages/chat-message.ts';

interface InterpretationChipsProps {
  message: ChatMessage;
  /** Brings the question back with the words of a chip selected. */
  onEdit: (question: string, words?: string) => void;
}

/** How the question was read, before any figure: whoever was misunderstood sees it, and changes those words. */
export function InterpretationChips({ message, onEdit }: InterpretationChipsProps) {
  const { interpretation, question, text } = message;
  const { chips = [], assumptions = [] } = interpretation ?? {};
  const unsaid = assumptions.filter((assumption) => !text.includes(assumption));
  return (
    <>
      {chips.length > 0 && (
        <ul className="chat-chips" aria-label="How the question was read">
          {chips.map(({ slot, label, text: words }) => (
            <li key={`${slot} ${label} ${words}`}>
              <button
                type="button"
                title="Change this in the question"
                onClick={() => onEdit(question, words)}
                data-slot={slot}
              >
                <span>{label}</span> {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      {unsaid.map((assumption) => (
        <p key={assumption} className="chat-note">
          {assumption}
        </p>
      ))}
    </>
  );
}
