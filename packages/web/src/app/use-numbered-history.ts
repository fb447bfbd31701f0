import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Numbers the entries of the history that the router did not make: those of an address typed by hand. Going back to an
 * entry without a number, the router asks no form whether it may be left, and what was typed would be lost.
 */
export function useNumberedHistory(): void {
  const location = useLocation();
  const last = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry that is shown is looked at
  useEffect(() => {
    const state = history.state as { idx?: number | null } | null;
    const isNumbered = typeof state?.idx === 'number';
    last.current = isNumbered ? Number(state.idx) : last.current + 1;
    if (!isNumbered) history.replaceState({ ...state, idx: last.current }, '');
  }, [location]);
}
