import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useDocumentTitle } from '../lib/page-title.ts';
import { DEFAULT_PRODUCT_NAME, useProfileInfo } from '../lib/profile-info.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session.ts';
import { useSignInReason } from '../lib/sign-in-dialog.ts';
import { usePageViews } from '../lib/use-page-views.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NoticeArea } from '../ui/notice-area.tsx';
import { announceHttp } from './http-notices.ts';
import { useSessionWatch } from './session-watch.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useNumberedHistory } from './use-numbered-history.ts';

const loadSignIn = () =>
  import('../features/accounts/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog }));
/** After the first screen has loaded what it needs itself. */
const SIGN_IN_AT_HAND_MS = 5000;
const SignInDialog = lazy(loadSignIn);

/** Around every screen: title, notices, the sign-in dialog, the watch over the session, and page views. */
export function Root() {
  const signInReason = useSignInReason();
  useSessionWatch();
  useFocusOnNavigation();
  useFocusFallback();
  useNumberedHistory();
  useSignInAtHand();
  useEffect(announceHttp, []);
  const routeTitle = useRouteTitle();
  useDocumentTitle(routeTitle, useProfileInfo()?.productName ?? DEFAULT_PRODUCT_NAME);
  usePageViews(routeTitle);

  return (
    <>
      <button type="button" className="skip-link" onClick={focusContent}>
        Skip to content
      </button>
      <Outlet />
      <ErrorBoundary part="Notices" fallback={null}>
        <NoticeArea />
      </ErrorBoundary>
      {signInReason !== null && (
        <ErrorBoundary part="The log-in dialog" resetKey={signInReason}>
          <Suspense fallback={null}>
            <SignInDialog />
          </Suspense>
        </ErrorBoundary>
      )}
      <ScrollRestoration />
    </>
  );
}

/** Loads the dialog while all is well: a session also ends when the server is replaced, and then it is too late to ask. */
function useSignInAtHand(): void {
  const signedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => void loadSignIn().catch(() => undefined), SIGN_IN_AT_HAND_MS);
    return () => clearTimeout(timer);
  }, [signedIn]);
}

/** A link to #content would change the address of a hash router, so a button moves the focus. */
function focusContent(): void {
  const content = document.getElementById('content');
  if (content === null) return;
  content.tabIndex = -1;
  content.focus();
}

function useRouteTitle(): string | undefined {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.title !== undefined)?.title;
}
