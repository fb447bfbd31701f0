import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice } from './notices.ts';

const NoticeHost = lazy(() => import('./notice-host.tsx').then((module) => ({ default: module.NoticeHost })));

/** Waits for the first notice and only then loads what draws them. */
export function NoticeArea() {
  const [hasNotices, setHasNotices] = useState(false);
  useEffect(() => onNotice(() => setHasNotices(true)), []);
  if (!hasNotices) return null;
  return (
    <Suspense fallback={null}>
      <NoticeHost />
    </Suspense>
  );
}
