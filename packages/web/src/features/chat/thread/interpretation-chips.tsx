import { CloseOutlined } from '@ant-design/icons';
import type { ChatChip } from '@pellucid/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../messages/chat-message.ts';
import './interpretation-chips.css';

/** Asks again with a part said otherwise; without words it is left out. */
type OnEdit = (chip: ChatChip, words: string) => void;

interface InterpretationChipsProps {
  message: ChatMessage;
  /** Null while something is on its way. */
  onEdit: OnEdit | null;
}

/** How the question was read, before any figure: whoever was misunderstood sees it, and says that part otherwise. */
export function InterpretationChips({ message: { interpretation, text }, onEdit }: InterpretationChipsProps) {
  const { chips = [], assumptions = [] } = interpretation ?? {};
  const unsaid = assumptions.filter((assumption) => !text.includes(assumption));
  const figures = chips.filter(({ slot }) => slot === 'figure');
  return (
    <>
      {chips.length > 0 && (
        <ul className="chat-chips" aria-label="How the question was read" tabIndex={-1}>
          {chips.map((chip) => (
            <li key={`${chip.slot} ${chip.label} ${chip.text}`} data-slot={chip.slot}>
              <Chip
                chip={chip}
                onEdit={onEdit}
                canBeRemoved={chip.slot !== 'source' && (chip.slot !== 'figure' || figures.length > 1)}
              />
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

interface ChipProps {
  chip: ChatChip;
  onEdit: OnEdit | null;
  canBeRemoved: boolean;
}

function Chip({ chip, onEdit, canBeRemoved }: ChipProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { slot, label, text } = chip;
  if (isEditing && onEdit !== null) {
    const close = (hasFocus: boolean) => {
      setEditing(false);
      if (hasFocus) requestAnimationFrame(() => opener.current?.focus());
    };
    return <ChipForm chip={chip} onEdit={onEdit} onClose={close} />;
  }
  const words = (
    <>
      <span>{label}</span> {text}
    </>
  );
  return (
    <>
      {slot === 'board' ? (
        <span className="chat-chip-text">{words}</span>
      ) : (
        <button
          ref={opener}
          type="button"
          className="chat-chip-text"
          title="Change this part"
          aria-disabled={onEdit === null}
          onClick={() => setEditing(true)}
        >
          {words}
        </button>
      )}
      {canBeRemoved && (
        <button
          type="button"
          className="chat-chip-remove"
          aria-label={`Leave out ${label} ${text}`}
          aria-disabled={onEdit === null}
          onClick={({ currentTarget }) => {
            if (onEdit === null) return;
            focusList(currentTarget);
            onEdit(chip, '');
          }}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </>
  );
}

/** The focus waits at the parts while the answer is on its way: the one that was changed is gone with it. */
function focusList(element: Element): void {
  element.closest('ul')?.focus();
}

/** A part as words, to be typed over: Enter asks again, Escape leaves it as it is. */
function ChipForm({ chip, onEdit, onClose }: { chip: ChatChip; onEdit: OnEdit; onClose: (hasFocus: boolean) => void }) {
  const [words, setWords] = useState(chip.text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (said === '' || said === chip.text) return onClose(true);
    focusList(event.currentTarget);
    onEdit(chip, said);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(true);
  };
  return (
    <form className="chat-chip-form" onSubmit={onSubmit}>
      <label>
        <span>{chip.label}</span>
        <input
          ref={input}
          maxLength={200}
          size={Math.min(Math.max(words.length, 8), 40)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => onClose(false)}
        />
      </label>
    </form>
  );
}
