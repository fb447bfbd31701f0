import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { takeRememberedUrl } from '../../lib/return-url.ts';
import { changePerson, forgetSession, readSession, useSession, useSignOutReason } from '../../lib/session.ts';
import { closeSignIn, hasWayBackIn, useSignInReason } from '../../lib/sign-in-dialog.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { SIGN_IN_NOTICE, SIGNED_OUT } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';
import './accounts.css';

/**
 * The sign-in over any screen. Over an expired session it brings the same person back to the screen as it is; for another
 * person the page is loaded anew with nothing of the first one's left. Who closes it there leaves the screen, unless that says
 * itself how to sign in again.
 */
export function SignInDialog() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const session = useSession();
  const again = useSignInReason() === 'again' && session.status === 'signed-in';
  const interrupted = useRef(again || session.status === 'expired' ? session.account : null).current;
  const signedOut = useSignOutReason();
  const { alert, fail, clear } = useTransientAlert();

  const done = useRef(false);
  const signedIn = () => {
    if (done.current) return;
    done.current = true;
    closeSignIn();
    if (interrupted !== null) {
      if (readSession().account?.id !== interrupted.id) return changePerson();
      void queries.invalidateQueries();
      return;
    }
    queries.clear();
    void navigate(takeRememberedUrl() ?? paths.home, { replace: true });
  };

  // The sign-in may happen in another tab, too.
  const signedInElsewhere = !again && session.status === 'signed-in';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it happens
  useEffect(() => {
    if (signedInElsewhere) signedIn();
  }, [signedInElsewhere]);

  // Opened over a public screen it does not follow the person to another one; accessdenied is the screen that it is for.
  const { pathname } = useLocation();
  const openedAt = useRef(pathname).current;
  const isLeft = interrupted === null && pathname !== openedAt && pathname !== paths.accessDenied;
  useEffect(() => {
    if (!isLeft) return;
    // A screen that needs a sign-in leads back to accessdenied at once.
    const timer = setTimeout(closeSignIn, 200);
    return () => clearTimeout(timer);
  }, [isLeft]);

  const leaveTo = (path: string) => {
    closeSignIn();
    if (interrupted === null) void navigate(path);
    else forgetSession(path);
  };

  const link = (path: string, text: string) => (
    <Link
      to={path}
      onClick={(event) => {
        event.preventDefault();
        leaveTo(path);
      }}
    >
      {text}
    </Link>
  );

  return (
    <Dialog
      title="Log in"
      onClose={() => {
        if (interrupted === null || again || hasWayBackIn()) closeSignIn();
        else leaveTo(paths.landing);
      }}
    >
      {interrupted !== null && (
        <p className="banner">
          {again
            ? 'For your security, sign in again for this change, then send it once more: nothing on the screen is lost.'
            : 'Your session has ended. Sign in and go on where you were: nothing on the screen is lost.'}
        </p>
      )}
      {interrupted === null && signedOut !== null && <p className="banner">{SIGNED_OUT[signedOut]}</p>}
      <TransientAlert alert={alert} />
      <SignInForm
        username={interrupted?.login}
        onSignedIn={signedIn}
        onAttempt={clear}
        onFailure={(failure) => fail(SIGN_IN_NOTICE[failure])}
      />
      <p className="account-links">
        {link(paths.resetRequest, 'Forgot/Reset Password')}
        {link(paths.register, 'Register a new account')}
        {link(paths.activate, 'Activate your account')}
      </p>
    </Dialog>
  );
}
