import { useEffect } from 'react';
import type { NativeViewer } from './native-viewer.ts';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) wherever the focus is, but in text fields, which have an undo of their own. */
export function useUndoKeys(viewer: NativeViewer, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null;
      if (typing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) viewer.redo();
      else viewer.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [viewer, enabled]);
}
