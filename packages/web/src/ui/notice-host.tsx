import { message, notification } from 'antd';
import { useEffect, useState } from 'react';
import { drainNotices, NOTICE_LIMITS, onCovering, onNotice } from './notices.ts';
import { ThemeProvider } from './theme-provider.tsx';

const { toast, popup, alert } = NOTICE_LIMITS;

/** Notices lie over the page's own buttons: what is pressed there is the page, but for the cross of a popup. */
const PRESSED_THROUGH = { pointerEvents: 'none' } as const;
const CLOSE_STYLES = { close: { pointerEvents: 'auto' } } as const;

/** Draws the notices, beginning with those that came while this part was loading. */
export function NoticeHost() {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  return (
    <ThemeProvider>
      <div ref={setLayer} className="notice-layer" popover="manual" />
      {layer !== null && <Host layer={layer} />}
    </ThemeProvider>
  );
}

/** The browser puts what was shown last over everything else, the backdrop of a dialog too. */
function raise(layer: HTMLElement): void {
  // What does not know layers draws the notices as part of the page.
  if (typeof layer.showPopover !== 'function') return;
  layer.hidePopover();
  layer.showPopover();
}

function Host({ layer }: { layer: HTMLElement }) {
  const [toasts, toastHolder] = message.useMessage({
    duration: toast.milliseconds / 1000,
    maxCount: toast.stacked,
    top: toast.top,
    getContainer: () => layer,
  });
  const [popups, popupHolder] = notification.useNotification({
    duration: popup.milliseconds / 1000,
    maxCount: popup.stacked,
    placement: popup.placement,
    getContainer: () => layer,
  });

  useEffect(() => {
    raise(layer);
    return onCovering(() => raise(layer));
  }, [layer]);

  useEffect(() => {
    const show = () => {
      for (const notice of drainNotices()) {
        const { kind: type, text } = notice;
        if (notice.form === 'popup') {
          popups.open({ type, title: notice.title, description: text, style: PRESSED_THROUGH, styles: CLOSE_STYLES });
        } else {
          const { milliseconds } = notice.form === 'alert' ? alert : toast;
          void toasts.open({ type, content: text, duration: milliseconds / 1000, style: PRESSED_THROUGH });
        }
      }
    };
    show();
    return onNotice(show);
  }, [toasts, popups]);

  return (
    <>
      {toastHolder}
      {popupHolder}
    </>
  );
}
