import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from './icons.tsx';
import { tellCovering } from './notices.ts';
import { useReturnFocus } from './use-return-focus.ts';

const FIRST_CHOICE = '.dialog-body button';

/** A modal over the page by the browser's own dialog: it holds the focus and gives it back, and Escape closes it. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useReturnFocus();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    tellCovering();
    // The first thing to fill in or, where nothing is asked for, to choose; not the button that closes.
    const inputs = [...(element?.querySelectorAll('input') ?? [])];
    const first = inputs.find((input) => input.value === '') ?? element?.querySelector<HTMLElement>(FIRST_CHOICE);
    first?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
