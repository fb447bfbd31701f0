import {
  type Account,
  changePassword,
  changePasswordOf,
  GUESSABLE_PASSWORD,
  getUserByLogin,
  SAME_PASSWORD,
} from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { ApiProblem, call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { refreshAccount, useSession } from '../../lib/session.ts';
import { askToSignInFor } from '../../lib/sign-in-dialog.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { PASSWORD_NOT_CHANGED, SUCCESS } from './messages.ts';
import { PasswordGuidelines } from './password-guidelines.tsx';
import { confirmationError, LIMITS, newPasswordError } from './rules.ts';
import { useGuessable } from './use-guessable.ts';
import './accounts.css';

const MISMATCH = 'Password and Confirm password must match';
const EMPTY = { password: '', confirmation: '' };

/** Changes the own password, or that of the user whom the address names. */
export function Component() {
  const { account } = useSession();
  const login = useParams().login;
  if (account === null) return null;
  return login === undefined || login === account.login ? (
    <PasswordForm user={account} own />
  ) : (
    <PasswordOfAnother key={login} login={login} />
  );
}

function PasswordOfAnother({ login }: { login: string }) {
  const { data, error } = useQuery({
    queryKey: ['user', login],
    queryFn: ({ signal }) => call(getUserByLogin, { params: { login } }, { signal }),
  });
  if (data !== undefined) return <PasswordForm user={data} own={false} />;
  if (error instanceof ApiProblem)
    return <Navigate to={paths.error} state={{ status: error.status, message: error.message }} replace />;
  return <Loading label="Looking up the user" />;
}

function PasswordForm({ user, own }: { user: Account; own: boolean }) {
  const { alert, succeed, fail, clear } = useTransientAlert();
  const { isGuessable, isRefusal } = useGuessable();
  const isOwnersGuessable = (password: string) =>
    isGuessable(password, user.login, user.email, user.firstName, user.lastName);
  const form = useForm({
    initial: EMPTY,
    check: ({ password, confirmation }) => ({
      password: newPasswordError(password, isOwnersGuessable(password)),
      confirmation: confirmationError(password, confirmation, MISMATCH),
    }),
    send: async ({ password }) => {
      clear();
      const body = { userEmail: user.email, newPassword: password };
      try {
        if (own) await call(changePassword, { body });
        else await call(changePasswordOf, { params: { login: user.login }, body });
      } catch (error) {
        if (!askToSignInFor(error)) fail(isRefusal(error, password) ? GUESSABLE_PASSWORD : refusalText(error));
        return;
      }
      form.reset();
      succeed(SUCCESS.changed);
      // The password is changed whatever becomes of this: it only tells the guards that nothing is left to choose.
      if (own) await refreshAccount().catch(() => undefined);
    },
  });
  const shared = { autoComplete: 'new-password', required: true, maxLength: LIMITS.password };

  return (
    <div className="account-screen">
      <section className="account-card card" aria-labelledby="password-title">
        <h1 id="password-title">{own ? 'Change password' : `Password of ${user.login}`}</h1>
        <p className="account-lead">
          {own
            ? 'All your other sessions end, and a mail tells you about the change.'
            : 'The user is told by mail and chooses an own password at the next sign-in.'}
        </p>
        {own && user.mustChangePassword === true && (
          <p className="banner">An administrator has set your password. Choose your own to go on.</p>
        )}
        <form className="account-form" onSubmit={form.submit} noValidate>
          <TransientAlert alert={alert} />
          <ErrorSummary summary={form.summary} />
          <TextField label="Username" name="username" autoComplete="username" readOnly value={user.login} />
          <TextField label="Email" name="email" autoComplete="email" readOnly value={user.email} />
          <PasswordField {...form.field('password')} {...shared} label="New password" />
          <PasswordField {...form.field('confirmation')} {...shared} label="Confirm password" />
          <PasswordGuidelines password={form.values.password} guessable={isOwnersGuessable(form.values.password)} />
          <button type="submit" className="button button-primary" aria-disabled={form.busy}>
            UPDATE
          </button>
        </form>
      </section>
    </div>
  );
}

/** One sentence for every cause that has none of its own. */
function refusalText(error: unknown): string {
  return error instanceof ApiProblem && error.problem.detail === SAME_PASSWORD ? SAME_PASSWORD : PASSWORD_NOT_CHANGED;
}
