import { useEffect, useState } from 'react';

/** The longest that a screen stays unseen for what would move it; an answer that hangs must not leave it blank. */
export const MOST_WAIT_MS = 3000;

/** Whether a screen can be seen: what stands above it is known, or has been waited for long enough. It stays so. */
export function useReady(isKnown: boolean): boolean {
  const [isSeen, setSeen] = useState(isKnown);
  if (isKnown && !isSeen) setSeen(true);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), MOST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSeen;
}
