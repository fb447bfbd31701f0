import { message, notification } from 'antd';
import { useEffect } from 'react';
import { drainNotices, NOTICE_LIMITS, onNotice } from './notices.ts';
import { ThemeProvider } from './theme-provider.tsx';

const { toast, popup, alert } = NOTICE_LIMITS;

/** Notices lie over the page's own buttons: what is pressed there is the page, but for the cross of a popup. */
const PRESSED_THROUGH = { pointerEvents: 'none' } as const;
const CLOSE_STYLES = { close: { pointerEvents: 'auto' } } as const;

/** Draws the notices, beginning with those that came while this part was loading. */
export function NoticeHost() {
  return (
    <ThemeProvider>
      <Host />
    </ThemeProvider>
  );
}

function Host() {
  const [toasts, toastHolder] = message.useMessage({
    duration: toast.milliseconds / 1000,
    maxCount: toast.stacked,
    top: toast.top,
  });
  const [popups, popupHolder] = notification.useNotification({
    duration: popup.milliseconds / 1000,
    maxCount: popup.stacked,
    placement: popup.placement,
  });

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
