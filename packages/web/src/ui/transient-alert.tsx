import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { NOTICE_LIMITS } from './notices.ts';

interface Alert {
  kind: 'success' | 'danger';
  content: ReactNode;
}

/** An alert of an account screen: it goes by itself after 3 s (docs/promises/accounts.md#messages). */
export function useTransientAlert() {
  const [alert, setAlert] = useState<Alert | null>(null);
  useEffect(() => {
    if (alert === null) return;
    const timer = setTimeout(() => setAlert(null), NOTICE_LIMITS.alert.accountMilliseconds);
    return () => clearTimeout(timer);
  }, [alert]);
  return {
    alert,
    succeed: useCallback((content: ReactNode) => setAlert({ kind: 'success', content }), []),
    fail: useCallback((content: ReactNode) => setAlert({ kind: 'danger', content }), []),
    clear: useCallback(() => setAlert(null), []),
  };
}

export function TransientAlert({ alert }: { alert: Alert | null }) {
  if (alert === null) return null;
  return (
    <div
      className={alert.kind === 'danger' ? 'banner banner-danger' : 'banner banner-success'}
      role={alert.kind === 'danger' ? 'alert' : 'status'}
    >
      {alert.content}
    </div>
  );
}
