import { finishPasswordReset, GUESSABLE_PASSWORD, verifyResetKey } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { AccountFrame } from './account-frame.tsx';
import { RESET_FAILURE, SUCCESS } from './messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordGuidelines } from './password-guidelines.tsx';
import { confirmationError, newPasswordError } from './rules.ts';
import { useGuessable } from './use-guessable.ts';

const MISMATCH = 'Password and Confirm Password must match';
/** After which the log-in page follows: docs/promises/accounts.md#messages. */
const TO_LOGIN_MS = 1500;

/** Where the link of the reset mail leads: a new password, if the key still works. */
export function Component() {
  const key = useSearchParams()[0].get('key') ?? '';
  const { isPending, isError } = useQuery({
    queryKey: ['reset-key', key],
    queryFn: async ({ signal }) => {
      if (key === '') throw new Error('The link has no key');
      await call(verifyResetKey, { params: { key } }, { signal });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AccountFrame
      title="Reset password"
      lead={
        isError
          ? 'This link does not work any more. A new one comes by mail.'
          : 'Choose a new password for your account.'
      }
    >
      {isPending && <Loading label="Checking your link" />}
      {isError && <Expired />}
      {!isPending && !isError && <ResetForm resetKey={key} />}
    </AccountFrame>
  );
}

/** The alert goes after 3 s as on all account screens; the lead above says for good what to do. */
function Expired() {
  const { alert, fail } = useTransientAlert();
  useEffect(() => fail(RESET_FAILURE.expired), [fail]);
  return (
    <>
      <TransientAlert alert={alert} />
      <Link to={paths.resetRequest} className="button button-primary button-wide">
        Request a new link
      </Link>
      <p className="account-links">
        <Link to={paths.login}>Log in</Link>
      </p>
    </>
  );
}

function ResetForm({ resetKey }: { resetKey: string }) {
  const navigate = useNavigate();
  const { alert, succeed, fail, clear } = useTransientAlert();
  const [done, setDone] = useState(false);
  const { isGuessable, isRefusal } = useGuessable();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => ({
      password: newPasswordError(password, isGuessable(password)),
      confirmation: confirmationError(password, confirmation, MISMATCH),
    }),
    send: async ({ password }) => {
      if (done) return;
      clear();
      try {
        await call(finishPasswordReset, { body: { key: resetKey, newPassword: password } });
        succeed(SUCCESS.reset);
        setDone(true);
      } catch (error) {
        fail(isRefusal(error, password) ? GUESSABLE_PASSWORD : RESET_FAILURE.expired);
      }
    },
  });

  const guessable = isGuessable(form.values.password);
  return (
    <form className="account-form" onSubmit={form.submit} noValidate>
      <TransientAlert alert={alert} />
      <ErrorSummary summary={form.summary} />
      <NewPasswordFields
        field={form.field}
        password={form.values.password}
        guessable={guessable}
        labels={{ password: 'New password', confirmation: 'Confirm Password' }}
      >
        <PasswordGuidelines password={form.values.password} guessable={guessable} />
      </NewPasswordFields>
      <button type="submit" className="button button-primary button-wide" aria-disabled={form.busy || done}>
        RESET PASSWORD
      </button>
      <p className="account-links">
        <Link to={paths.resetRequest}>Request a new link</Link>
        <Link to={paths.login}>Log in</Link>
      </p>
    </form>
  );
}
