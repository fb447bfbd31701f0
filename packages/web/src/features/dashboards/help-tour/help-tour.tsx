import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { tellCovering } from '../../../ui/notices.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useOverlayFade } from './use-overlay-fade.ts';
import './help-tour.css';

/** The help text of a dashboard as the tip of a tour, over an overlay that keeps everything else back until it is left. */
export function HelpTour({ title, text, onLeave }: { title: string; text: string; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [leaving, setLeaving] = useState(false);
  const opacity = useOverlayFade(leaving ? 'out' : 'in', onLeave);
  const leave = () => setLeaving(true);
  useReturnFocus();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    tellCovering();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="help-tour"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard leaves by Escape and the button */}
      <div className="help-tour-overlay" style={{ opacity }} onClick={leave} />
      <div className="help-tour-tip">
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        <Button type="primary" onClick={leave}>
          Leave the tour
        </Button>
      </div>
    </dialog>
  );
}
