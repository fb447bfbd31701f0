import { useDebounced } from '../../lib/use-debounced.ts';

/** What passes more quickly is not worth a word. */
const SLOW_MS = 1_000;

interface BoardProgressProps {
  /** Whether an answer is waited for. */
  on: boolean;
  /** What is being done, for who waits longer. */
  text: string;
  onCancel: () => void;
}

/** A line that moves while an answer is waited for; after a second it says so, and offers to stop it. */
export function BoardProgress({ on, text, onCancel }: BoardProgressProps) {
  const slow = useDebounced(on, SLOW_MS) && on;
  return (
    <div className="board-progress" data-screen-only data-on={on} data-slow={slow}>
      {slow && (
        <p role="status">
          {text}{' '}
          <button type="button" className="board-link" onClick={onCancel}>
            Cancel
          </button>
        </p>
      )}
    </div>
  );
}
