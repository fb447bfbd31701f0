import { useEffect } from 'react';

/** Escape, wherever the focus is, unless what has the focus knows what to do with it. */
export function useEscape(enabled: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const taken = event.defaultPrevented || !(event.target instanceof Element);
      if (event.key !== 'Escape' || taken || event.target.closest('input, [role="dialog"], [role="menu"]')) return;
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, onEscape]);
}
