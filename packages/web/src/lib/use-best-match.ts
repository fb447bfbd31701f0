import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface BestMatch {
  /** What is typed; '' has no match. */
  readonly typed: string;
  /** Whether the matches are those of what is typed. */
  readonly isCurrent: boolean;
  readonly best: string | undefined;
  readonly onTake: (match: string) => void;
}

/**
 * Enter takes the best match of a type-ahead, even when it is pressed before the matches are there. The handler belongs on the
 * input, in the capturing phase: while the list shows matches of an earlier text, the list must not see the key.
 */
export function useBestMatch({ typed, isCurrent, best, onTake }: BestMatch) {
  const [enterPressed, setEnterPressed] = useState(false);
  const latest = useRef(onTake);
  latest.current = onTake;
  useEffect(() => {
    if (!enterPressed || !isCurrent) return;
    setEnterPressed(false);
    if (best !== undefined && typed !== '') latest.current(best);
  }, [enterPressed, isCurrent, best, typed]);
  return {
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key !== 'Enter' || typed === '' || isCurrent) return;
      event.preventDefault();
      event.stopPropagation();
      setEnterPressed(true);
    },
    /** The person types on, chooses or leaves. */
    forgetEnter: () => setEnterPressed(false),
  };
}
