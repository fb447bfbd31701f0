import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { ChatSession } from '@pellucid/contract';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { momentText } from '../../../lib/moment.ts';

const MAX_TITLE_LENGTH = 200;

interface HistoryEntryProps {
  session: ChatSession;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

/** A conversation of the list; it is renamed and deleted in its place. */
export function HistoryEntry({ session, isCurrent, onOpen, onRename, onDelete }: HistoryEntryProps) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const { title, updatedAt } = session;
  const close = () => setDoing(null);
  if (doing === 'rename') return <RenameForm title={title} onRename={onRename} onClose={close} />;
  if (doing === 'delete')
    return (
      <fieldset className="chat-history-ask">
        <legend>Delete “{title}” with its questions?</legend>
        <Button size="small" danger type="primary" autoFocus onClick={onDelete}>
          Delete
        </Button>
        <Button size="small" onClick={close}>
          Keep
        </Button>
      </fieldset>
    );
  return (
    <>
      <button type="button" className="chat-history-open" aria-current={isCurrent} onClick={onOpen}>
        <strong>{title}</strong>
        <span>{momentText(updatedAt)}</span>
      </button>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden="true" />}
        aria-label={`Rename ${title}`}
        onClick={() => setDoing('rename')}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={`Delete ${title}`}
        onClick={() => setDoing('delete')}
      />
    </>
  );
}

interface RenameFormProps {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}

function RenameForm({ title, onRename, onClose }: RenameFormProps) {
  const [text, setText] = useState(title);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    if (next !== '' && next !== title) onRename(next);
    onClose();
  };
  return (
    <form className="chat-history-ask" onSubmit={onSubmit}>
      <input
        className="field-input"
        aria-label={`New name of ${title}`}
        maxLength={MAX_TITLE_LENGTH}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the person asked for this field
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" type="primary" htmlType="submit">
        Save
      </Button>
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
