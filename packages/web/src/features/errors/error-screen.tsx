import { Link, useLocation } from 'react-router';
import { ERROR_TEXTS, type ErrorStatus } from '../../lib/error-texts.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { openSignIn } from '../../lib/sign-in-dialog.ts';
import './errors.css';

interface ErrorState {
  status?: ErrorStatus;
  message?: string;
}

/** The screens error, accessdenied and 404; a navigation to `error` may carry a status and a message in its state. */
export function ErrorScreen({ status }: { status?: ErrorStatus | undefined }) {
  const state = (useLocation().state ?? {}) as ErrorState;
  const shown = status ?? state.status;
  const text = (shown === undefined ? undefined : ERROR_TEXTS[shown]) ?? state.message;
  const signedIn = useSession().account !== null;

  return (
    <section className="error-screen">
      <Ripples />
      <h1>Error Page!</h1>
      {text !== undefined && <p className="error-text">{text}</p>}
      {state.message !== undefined && state.message !== text && <p>{state.message}</p>}
      <p className="error-actions">
        {shown === 403 && !signedIn && (
          <button type="button" className="button button-primary" onClick={openSignIn}>
            Log in
          </button>
        )}
        <Link className="button" to={signedIn ? paths.home : paths.landing}>
          {signedIn ? 'Go to home' : 'Go to the start page'}
        </Link>
      </p>
    </section>
  );
}

function Ripples() {
  return (
    <svg className="error-ripples" viewBox="0 0 240 120" aria-hidden="true">
      {[100, 72, 44, 18].map((radius, index) => (
        <ellipse
          key={radius}
          cx="120"
          cy="74"
          rx={radius}
          ry={radius * 0.32}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          opacity={0.2 + index * 0.22}
        />
      ))}
      <path d="M120 8c8 9 13 16 13 23a13 13 0 0 1-26 0c0-7 5-14 13-23z" fill="currentColor" />
    </svg>
  );
}
