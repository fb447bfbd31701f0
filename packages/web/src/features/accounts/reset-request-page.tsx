import { RESET_REFUSAL, requestPasswordReset } from '@pellucid/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiProblem, call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { AccountFrame } from './account-frame.tsx';
import { GENERIC_FAILURE, RESET_FAILURE, SUCCESS } from './messages.ts';
import { LIMITS, usernameError } from './rules.ts';

/** Forgot password: sends a mail with a link to a new one. */
export function Component() {
  const { alert, succeed, fail, clear } = useTransientAlert();
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { username: '' },
    check: ({ username }) => ({ username: usernameError(username.trim()) }),
    send: async ({ username }) => {
      clear();
      try {
        await call(requestPasswordReset, { body: username });
        setSent(true);
        succeed(SUCCESS.resetRequested);
      } catch (error) {
        fail(failureOf(error));
      }
    },
  });

  return (
    <AccountFrame
      title="Forgot password"
      lead={
        sent
          ? 'The link in the mail works for 24 hours. Nothing came? Look into the spam folder, or send it again.'
          : 'Tell us who you are and we send you a link to a new password.'
      }
    >
      <form className="account-form" onSubmit={form.submit} noValidate>
        <TransientAlert alert={alert} />
        <ErrorSummary summary={form.summary} />
        <TextField
          {...form.field('username')}
          label="USERNAME or EMAIL"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LIMITS.usernameInput}
        />
        <button type="submit" className="button button-primary button-wide" aria-disabled={form.busy}>
          SUBMIT
        </button>
      </form>
      <p className="account-links">
        <Link to={paths.login}>Log in</Link>
        <Link to={paths.activate}>Activate your account</Link>
      </p>
    </AccountFrame>
  );
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiProblem) || (error.status !== 400 && error.status !== 401)) return GENERIC_FAILURE;
  const { detail } = error.problem;
  if (detail === RESET_REFUSAL.unknown) return RESET_FAILURE.unknown;
  return detail === RESET_REFUSAL.deactivated ? RESET_FAILURE.deactivated : GENERIC_FAILURE;
}
