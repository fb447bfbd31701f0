import { MessageOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useQuestion } from '../../lib/use-question.ts';
import './ask-board.css';

interface AskBoardProps {
  board: string;
  /** The view as a link says it. */
  state: () => string;
}

/** A question to the assistant about what the board shows: its filters and marks go with it. */
export function AskBoard(props: AskBoardProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      open={open}
      onOpenChange={setOpen}
      content={<AskForm {...props} onClose={() => setOpen(false)} />}
    >
      <Button size="small" type="text" icon={<MessageOutlined aria-hidden="true" />} aria-expanded={open}>
        Ask
      </Button>
    </Popover>
  );
}

function AskForm({ board, state, onClose }: AskBoardProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const { field, isBlank, onSubmit } = useQuestion(
    (question) => void navigate(paths.chatbotAskingOn(question, board, state())),
  );
  return (
    <form
      className="board-ask"
      aria-label="Ask the assistant"
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it was opened to type into
        autoFocus
        {...field}
        aria-label="Ask about these figures"
        placeholder="Ask about these figures"
      />
      <Button htmlType="submit" type="primary" aria-disabled={isBlank}>
        Ask
      </Button>
      <p>The answer keeps to what is filtered and marked here.</p>
    </form>
  );
}
